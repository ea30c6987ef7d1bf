const MOST = 100;
const MOST_CHARS = 60_000;

/**
 * What was found out of the texts of style sheets. These are compared, not hashed: every document
 * brings a text of its own, and hashing it takes longer than all comparing.
 */
export class KnownSheets<Found> {
  #known: { readonly text: string; readonly found: Found }[] = [];

  once(text: string, find: (text: string) => Found): Found {
    for (const each of this.#known) if (each.text === text) return each.found;
    const found = find(text);
    if (text.length <= MOST_CHARS) {
      if (this.#known.length >= MOST) this.#known = [];
      this.#known.push({ text, found });
    }
    return found;
  }
}
