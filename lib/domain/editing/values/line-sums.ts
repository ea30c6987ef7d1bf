import type { Element } from 'domhandler';
import type { ContentModel, TableRow } from '../content-model.ts';
import type { DocumentWriting } from './document-writing.ts';
import { itemColumns } from './item-columns.ts';

/** A mark for the tax of all lines, each at the rate that it states. */
export const AT_OWN_RATES = 'at own rates';

/** A mark for lines that leave out the rate which others state. */
const WITHOUT_RATE = 'without a rate';

/** What tells some lines from the others: what they say, or the line or the heading itself. */
export type Mark = string | Element;

/** What the lines come to: all of them, and those that a mark is on. */
export interface LineSums {
  readonly all: number;
  readonly marked: ReadonlyMap<Mark, number>;
}

/** The marks that a tax at a rate may be of, the likeliest first. */
export function marksFor(rate: number | undefined, { marked }: LineSums): string[] {
  if (rate === undefined) return [AT_OWN_RATES];
  const said = [...marked.keys()]
    .filter((mark) => typeof mark === 'string')
    .filter((mark) => !mark.endsWith('%') && mark !== AT_OWN_RATES);
  const opposite = said.filter((mark) => mark !== WITHOUT_RATE).map((mark) => `not ${mark}`);
  return [`${rate}%`, ...said, ...opposite];
}

/** The lines, and the headings of several, that a discount may be of. */
export const partsIn = ({ marked }: LineSums): Element[] =>
  [...marked.keys()].filter((mark) => typeof mark !== 'string');

/** Also of the lines without a mark, by `not …`; undefined where a line does not state its rate. */
export function markedSum({ all, marked }: LineSums, mark: Mark): number | undefined {
  if (typeof mark === 'string' && mark.startsWith('not '))
    return all - (marked.get(mark.slice('not '.length)) ?? 0);
  return marked.get(mark) ?? (mark === AT_OWN_RATES ? undefined : 0);
}

/** What a line says of its tax: "Taxable", "exempt", "zero-rated", or a rate. */
const TAX_MARK =
  /\b(?:non-?)?tax(?:able|ed| free)\b|\b(?:no|ex|without|zero) (?:tax|vat|gst|hst)\b|\bexempt\b|\bzero[ -]rated\b|\bsteuerfrei\b|\bexon[ée]r[ée]e?\b|\bexento\b|\besente\b/giu;

/**
 * The amounts of all lines, and of those with each mark; undefined when one of them cannot be read.
 * @param instead amounts that cells will have
 * @param like the lines while their figures were right
 */
export function lineSums(
  { lineItems }: ContentModel,
  { read }: DocumentWriting,
  instead: ReadonlyMap<Element, number> = new Map(),
  like = lineItems,
): LineSums | undefined {
  if (lineItems === undefined || lineItems.rows.length === 0) return undefined;
  const { amount } = itemColumns(lineItems, read, like);
  if (amount === undefined) return undefined;
  let all = 0;
  let taxes: number | undefined = 0;
  const marked = new Map<Mark, number>();
  for (const row of lineItems.rows) {
    const cell = row.cells[amount];
    if (cell === undefined || cell.text === '') continue;
    const value = instead.get(cell.element) ?? read(cell.text)?.value;
    if (value === undefined) return undefined;
    all += value;
    const rate = rateOf(row, read);
    taxes = rate === undefined || taxes === undefined ? undefined : taxes + (value * rate) / 100;
    for (const mark of marksOf(row, read)) marked.set(mark, (marked.get(mark) ?? 0) + value);
  }
  if (taxes !== undefined) marked.set(AT_OWN_RATES, taxes);
  return { all, marked };
}

/** The one rate that a line states. */
function rateOf({ cells }: TableRow, read: DocumentWriting['read']): number | undefined {
  const rates = cells.flatMap(({ text }) => {
    const figure = read(text);
    return figure?.kind === 'percent' ? [figure.value] : [];
  });
  return rates.length === 1 ? rates[0] : undefined;
}

function marksOf({ element, heading, cells }: TableRow, read: DocumentWriting['read']): Set<Mark> {
  const rates = cells.flatMap(({ text }) => {
    const figure = read(text);
    return figure?.kind === 'percent' ? [`${figure.value}%`] : [];
  });
  const said = cells.flatMap(({ text }) => text.match(TAX_MARK) ?? []);
  const marks = [...rates, ...said.map((mark) => mark.toLowerCase())];
  const own = [element, ...(heading === undefined ? [] : [heading])];
  return new Set(rates.length > 0 ? [...marks, ...own] : [...marks, WITHOUT_RATE, ...own]);
}
