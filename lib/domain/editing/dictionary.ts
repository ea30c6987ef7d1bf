/**
 * A table that is looked up by words of a document or of a caller: what is not its own entry is not in
 * it, be the word `constructor`.
 */
export function dictionary<Entry>(
  entries: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry>> {
  return Object.assign(Object.create(null), entries);
}
