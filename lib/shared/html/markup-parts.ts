/** Whether something is found in a piece of markup: by patterns that match within an element or a sheet. */
export type MarkupTest = (markup: string) => boolean;

/** A style sheet, and what was found in it. */
interface Sheet {
  readonly css: string;
  readonly found: Map<MarkupTest, boolean>;
}

const OPEN = '<style>';
const CLOSE = '</style>';
/** Shorter sheets are looked through sooner than looked up. */
const LEAST_CHARACTERS = 2_000;
const MOST_CHARACTERS = 20_000;
const MOST_SHEETS = 64;

/** Sheets that came before. */
const known = new Map<string, Sheet>();
/** What was asked about last, which is asked about several times in a row: to look a sheet up is to read it. */
let last: { readonly markup: string; readonly parts: readonly (string | Sheet)[] } | undefined;

/**
 * Whether it is found anywhere in the markup. Most of a short document is its style sheet, the same one as
 * that of others before it: what is found in a sheet is remembered. `finds` is to be the same function each
 * time. A sheet is what stands between its tags and holds no `<`, whatever the parser makes of the tags: no
 * match can then begin in it and end elsewhere, or the other way round.
 */
export function isFoundIn(markup: string, finds: MarkupTest): boolean {
  if (last?.markup !== markup) last = { markup, parts: partsOf(markup) };
  return last.parts.some((part) => (typeof part === 'string' ? finds(part) : isIn(part, finds)));
}

function partsOf(markup: string): (string | Sheet)[] {
  const parts: (string | Sheet)[] = [];
  let from = 0;
  for (let open = markup.indexOf(OPEN); open >= 0; open = markup.indexOf(OPEN, open + 1)) {
    const start = open + OPEN.length;
    const end = markup.indexOf('<', start);
    if (end < 0) break;
    const length = end - start;
    if (length < LEAST_CHARACTERS || length > MOST_CHARACTERS) continue;
    if (!markup.startsWith(CLOSE, end)) continue;
    parts.push(markup.slice(from, start), sheetOf(markup.slice(start, end)));
    from = end;
  }
  parts.push(from === 0 ? markup : markup.slice(from));
  return parts;
}

function isIn({ css, found }: Sheet, finds: MarkupTest): boolean {
  let isFound = found.get(finds);
  if (isFound === undefined) {
    isFound = finds(css);
    found.set(finds, isFound);
  }
  return isFound;
}

function sheetOf(piece: string): Sheet {
  const before = known.get(piece);
  if (before !== undefined) return before;
  const [oldest] = known.keys();
  if (known.size === MOST_SHEETS && oldest !== undefined) known.delete(oldest);
  // A copy: a piece of a string keeps the whole of it.
  const css = Buffer.from(piece, 'utf16le').toString('utf16le');
  const sheet = { css, found: new Map<MarkupTest, boolean>() };
  known.set(css, sheet);
  return sheet;
}
