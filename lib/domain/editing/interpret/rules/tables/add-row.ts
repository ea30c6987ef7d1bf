import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, notFeasible, operations } from '../answers.ts';
import { partsOf, rowsNamed, tablesOf, writingIn } from './find-table.ts';
import { lineSaid, type SaidLine } from './line-wording.ts';
import { newLines } from './new-lines.ts';
import { newRow, TOLD } from './new-row.ts';
import { placeOf, placings, rowPlace } from './row-places.ts';

const ADD = '(?:add|insert|include|append|create|put(?: in)?|throw in|need|have|bill|charge|write)';
const NEW =
  '(?: (?:me|us|in|on))?(?: (?:a|an|another|one more|one|the|some))?(?: (?:new|extra|additional|further|more|separate))*';
/** "add a new", or only "another": politeness is taken off with "we need". */
const ADDED = `(?:${ADD}${NEW}|(?:another|one more|an? (?:new|extra|additional|further)|new|extra))`;
const ROW = '(?:line[ -]?items?|lines?|rows?|items?|entry|entries|product|position|service|charge)';
const TO =
  '(?: (?:to|in|into|on) (?:the|this|our|my) (?:[a-z -]*?(?:table|items|list|invoice|quote|bill|estimate|receipt|line items|document|order)))?';
const AT =
  '(?:,? (?<place>at the|as the|before|after|above|below) (?<where>top|start|beginning|first(?: (?:row|line|item|one))?|end|bottom|last(?: (?:row|line|item|one))?|.+?))?';

const PATTERNS = [
  new RegExp(
    `^${ADDED} ${ROW}${TO}${AT} ?(?:for|of|called|named|saying|with|:|,|that says|reading|-) ?(?:the )?(?<rest>.+)$`,
  ),
  new RegExp(`^${ADDED} ${ROW}${TO} (?<rest>".+)$`),
  new RegExp(`^${ADDED} ${ROW}${TO} (?<rest>[^,|;]+ [,|;] .+ [,|;] .+)$`),
];
/** Without the word "line": "add 3 hours of consulting at $150 (to the invoice)". */
const BARE = [
  new RegExp(`^${ADD} (?<rest>\\d.+? (?:at|@|for) .*?\\d.*?)${TO}$`),
  new RegExp(
    `^${ADD} (?<rest>.+? (?:at|@|for) .*?\\d.*?) (?:to|in|into) (?:the|this|our|my) (?:line items|items|table|items table|item list|list of items|services|products)$`,
  ),
  new RegExp(
    `^${ADD}${NEW} (?<rest>[^":;]{2,60}? (?:at|@|for|costing|worth|priced at) (?:us\\$|[$€£¥₹]) ?\\d[\\d.,]*(?: each)?)${TO}$`,
  ),
  new RegExp(`^${ADD} (?<rest>.+?) as (?:a|an|another)(?: new)? ${ROW}(?: (?:at|for) .+)?$`),
];
const PLACED =
  /^(?<rest>.+?),? (?<place>at the|to the|as the) (?<where>(?:very )?(?:end|bottom|top|start|beginning|first|last))(?: (?:row|line|item|one))?(?: of (?:the |this )?(?:table|list|items|line items|invoice|quote))?$/;
const NAMELESS = new RegExp(`^${ADDED} ${ROW}${TO}$`);

/** "new line: Flowers, 12 x $8.50": a line of which every word is accounted for. */
export const newLine: Rule = {
  name: 'new-line',
  read(clause, context) {
    const table = context.subject.content.lineItems;
    if (table === undefined) return undefined;
    const several = newLines(clause)?.map((line, at) =>
      lineOf(table, line, table.rows.length + at, context),
    );
    if (several !== undefined) return all(several);
    for (const { said, where } of placings(clause)) {
      const line = newRow(said);
      const at = where === undefined ? table.rows.length : rowPlace(where, table, context);
      if (line === undefined || at === undefined) continue;
      // "they had 8 wheel truings" may be of the line that is there.
      if (TOLD.test(said.text) && isThere(line.description, said, context)) return undefined;
      return lineOf(table, line, at, context);
    }
    return undefined;
  },
};

function isThere(name: string, said: Phrase, context: Context): boolean {
  const [first] = said.tokens;
  return (
    first !== undefined &&
    rowsNamed(said.with([{ ...first, word: name, raw: name, quoted: true }]), context).length > 0
  );
}

/** Several lines, and what all of them come to computed once. */
function all(readings: readonly (Reading | undefined)[]): Reading | undefined {
  const added = readings.flatMap((reading) =>
    reading?.result.kind === 'operations' ? reading.result.operations : [],
  );
  return readings.includes(undefined)
    ? undefined
    : operations([...added.filter(({ op }) => op !== 'recompute'), { op: 'recompute', keep: [] }]);
}

/** "add a line for consulting, 3 hours at $150" */
export const addRow: Rule = {
  name: 'add-row',
  read(clause, context) {
    const [table] = tablesOf(context);
    const groups = firstMatch(clause, PATTERNS) ?? firstMatch(clause, BARE);
    if (groups === undefined)
      return NAMELESS.test(clause.text) && table !== undefined
        ? needsContent(table, 'a service', context)
        : undefined;
    const { rest } = groups;
    if (
      rest === undefined ||
      /\b(?:discount|tax|vat|shipping|deposit)\b/.test(clause.slice(0, 4).text)
    )
      return undefined;
    if (table === undefined)
      return notFeasible('The document has no table that a line could be added to.', []);
    const placed = rest.match(PLACED);
    const at = placeOf(placed ?? groups, table, context);
    if (at === undefined) return undefined;
    const said = placed?.['rest'] ?? rest;
    return table === context.subject.content.lineItems
      ? (cells(table, said, at, context) ?? lineItem(table, said, at, context))
      : record(table, said, at);
  },
};

/** A text for each column, figures where there are figures. */
function cells(
  table: ContentTable,
  rest: Phrase,
  at: number,
  context: Context,
): Reading | undefined {
  const row = record(table, rest, at);
  const [operation] = row?.result.kind === 'operations' ? row.result.operations : [];
  const { read } = writingIn(context);
  return operation?.op === 'add-row' &&
    operation.cells.every(
      (text, column) =>
        read(table.rows[0]?.cells[column]?.text ?? '') === undefined ||
        (read(text.replace(/ ?\p{L}+$/u, '')) !== undefined &&
          text.match(/\d[\d.,]*/g)?.length === 1),
    )
    ? row
    : undefined;
}

function lineItem(
  table: ContentTable,
  rest: Phrase,
  at: number,
  context: Context,
): Reading | undefined {
  const said = lineSaid(rest.raw) ?? lineSaid(rest.text);
  if (said === undefined) return needsContent(table, rest.raw, context);
  return lineOf(table, said, at, context);
}

/** A name that has a price in it is of two lines, or not wholly understood. */
const PRICED = /\d ?(?:at|@|x|×|for) ?\p{Sc}?\d|(?:at|@) \p{Sc} ?\d|\p{Sc} ?\d.*\b(?:and|so)\b/iu;

/** A line like the others; what it comes to is computed. */
function lineOf(
  table: ContentTable,
  said: SaidLine,
  at: number,
  context: Context,
): Reading | undefined {
  const parts = partsOf(table, context);
  const price = said.price ?? (said.amount ?? 0) / (said.quantity ?? 1);
  const quantity = said.quantity ?? 1;
  const amount = said.amount ?? price * quantity;
  const cells = table.columns.map((_, index) => {
    if (index === parts.description) return said.description;
    if (index === parts.quantity) return String(quantity);
    if (index === parts.price) return plain(price);
    if (index === parts.amount) return plain(amount);
    return '';
  });
  if (parts.description === undefined || PRICED.test(said.description)) return undefined;
  const described = parts.quantity === undefined && quantity !== 1 && parts.amount !== undefined;
  if (described) cells[parts.description] = `${said.description} (${quantity} × ${plain(price)})`;
  return operations([
    { op: 'add-row', table: table.id, at, cells: numbered(table, cells, at) },
    { op: 'recompute', keep: [] },
  ]);
}

/** A column of line numbers goes on. */
function numbered(table: ContentTable, cells: string[], at: number): string[] {
  return cells.map((cell, column) => {
    const counts = table.rows.every((row, index) => row.cells[column]?.text === String(index + 1));
    return cell === '' && counts && at === table.rows.length ? String(at + 1) : cell;
  });
}

function plain(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Cells in the order of the columns. */
function record(table: ContentTable, rest: Phrase, at: number): Reading | undefined {
  const cells = rest.raw.split(/\s*[,;|]\s*(?!\d{3}\b)/).map((cell) =>
    cell
      .replace(/^["'](.*)["']$/, '$1')
      .replace(/^and /, '')
      .trim(),
  );
  const { length } = table.columns;
  if (cells.length !== length || length < 2) return undefined;
  return operations([
    { op: 'add-row', table: table.id, at, cells },
    { op: 'recompute', keep: [] },
  ]);
}

function needsContent(table: ContentTable, what: string, context: Context): Reading {
  const name = /^[\w .&-]{2,40}$/.test(what) ? what : 'a service';
  const isItems = table === context.subject.content.lineItems;
  const labels = table.columns.map(({ label }) => label).join(', ');
  return notFeasible(
    isItems ? 'A new line needs a price.' : `A new row needs a text for each column: ${labels}.`,
    isItems
      ? [`Add a line for ${name}, 1 at 100`, `Add a line for ${name}, 2 at 50`]
      : [`Add a row with ${table.columns.map((_, index) => `text ${index + 1}`).join(', ')}`],
  );
}
