/** Who the reader is: nobody, a guest with a name, or somebody with an account. */
import { get, post } from "./net/web";

export interface Person {
  id: number;
  name: string;
  account: boolean;
}

class Me {
  person = $state<Person | null>(null);

  /** Ask the server who I am. */
  async look(): Promise<void> {
    this.person = await get<Person | null>("/api/visitor");
  }

  /** Be somebody; who is nobody yet becomes a guest with this name. */
  async become(name: string): Promise<Person> {
    if (!this.person) this.person = await post<Person>("/api/me", { name });
    return this.person;
  }

  /** Take over what signing in answered. */
  entered(person: Person | null): void {
    this.person = person;
  }
}

export const me = new Me();
