/** Whether something is found in a piece of markup: by patterns that match within an element or a sheet. */
export type Finds = (markup: string) => boolean;

const OPEN = '<style>';
const CLOSE = '</style>';
/** Shorter sheets are looked through sooner than looked up. */
const LEAST_CHARACTERS = 2_000;
const MOST_CHARACTERS = 20_000;
const MOST_SHEETS = 64;

/** What was found in sheets that came before. */
const known = new Map<string, Map<Finds, boolean>>();

/**
 * Whether it is found anywhere in the markup. Most of a short document is its style sheet, the same one as
 * that of others before it: what is found in a sheet is remembered. `finds` is to be the same function each
 * time. A sheet is what stands between its tags and holds no `<`, whatever the parser makes of the tags: no
 * match can then begin in it and end elsewhere, or the other way round.
 */
export function isFoundIn(markup: string, finds: Finds): boolean {
  let from = 0;
  for (let open = markup.indexOf(OPEN); open >= 0; open = markup.indexOf(OPEN, open + 1)) {
    const start = open + OPEN.length;
    const end = markup.indexOf('<', start);
    if (end < 0) break;
    const length = end - start;
    if (length < LEAST_CHARACTERS || length > MOST_CHARACTERS) continue;
    if (!markup.startsWith(CLOSE, end)) continue;
    if (finds(markup.slice(from, start)) || isInSheet(markup.slice(start, end), finds)) return true;
    from = end;
  }
  return finds(from === 0 ? markup : markup.slice(from));
}

function isInSheet(sheet: string, finds: Finds): boolean {
  const found = known.get(sheet) ?? remember(sheet);
  let isFound = found.get(finds);
  if (isFound === undefined) {
    isFound = finds(sheet);
    found.set(finds, isFound);
  }
  return isFound;
}

function remember(sheet: string): Map<Finds, boolean> {
  const [oldest] = known.keys();
  if (known.size === MOST_SHEETS && oldest !== undefined) known.delete(oldest);
  const found = new Map<Finds, boolean>();
  // A copy: a piece of a string keeps the whole of it.
  known.set(Buffer.from(sheet, 'utf16le').toString('utf16le'), found);
  return found;
}
