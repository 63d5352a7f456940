/** Putting a text where it can be pasted from. */

/** Copy a text; whether that was possible. Browsers offer it to safe origins only, and else show it to be copied by hand. */
export async function copiedText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    prompt("", text);
    return true;
  }
}
