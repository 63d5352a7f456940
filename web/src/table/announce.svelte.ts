/** What is read aloud to those who cannot see it change. */
class Announced {
  polite = $state("");
  urgent = $state("");

  /** Tell what happened; it waits for a pause. */
  tell(text: string): void {
    this.polite = text;
  }

  /** Tell what is wanted now. */
  call(text: string): void {
    this.urgent = text;
  }
}

export const announced = new Announced();
