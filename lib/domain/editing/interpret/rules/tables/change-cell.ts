import { writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch } from '../answers.ts';
import { amountIn, cellNamed, changeOf, fitting, setCellText } from './cells.ts';
import { partsOf, rowsNamed, writingIn } from './find-table.ts';
import { figure } from './line-wording.ts';

const SET =
  '(?:change|set|update|make|edit|correct|fix|adjust|modify|increase|raise|reduce|lower|decrease|bump|put|turn|raise up)';
const TO = '(?:to(?: be)?|=|as|at|into|should be|must be|needs to be|has to be|is)';
const COLUMN =
  '(?<column>quantity|qty|unit price|price|rate|cost|unit cost|amount|total|line total|hours|units|description|name|count|number of (?:units|hours|items)|hourly rate|[a-z]+(?: [a-z]+)?)';

const PATTERNS = [
  new RegExp(
    `^${SET} (?:the )?${COLUMN}(?: column| value)? (?:of|for|on|in) (?:the )?(?<row>.+?)(?: from .+?)? ${TO} (?<value>.+)$`,
  ),
  new RegExp(`^(?:the )?${COLUMN} (?:of|for|on|in) (?:the )?(?<row>.+?) ${TO} (?<value>.+)$`),
  new RegExp(`^${SET} (?:the )?(?<row>.+?) 's ${COLUMN} ${TO} (?<value>.+)$`),
  new RegExp(`^(?:the )?(?<row>.+?) 's ${COLUMN} ${TO} (?<value>.+)$`),
];
/** "web design qty": where the name ends and the column begins is tried. */
const JOINED = [
  /^(?:the )?(?<cell>.+?) from \S+ to (?<value>.+)$/,
  new RegExp(`^${SET} (?:the )?(?<cell>.+?) ${TO} (?<value>.+)$`),
  /^(?:(?:make|set|put|change|update|correct) )?(?:the )?(?<cell>.+) (?<value>[$€£]?\d\S*)$/,
];
const HEADED = new RegExp(
  `^(?<row>.+?) ?: ?(?:change|set|update|make) (?:the |its )?${COLUMN} ${TO} (?<value>.+)$`,
);
const BESIDE =
  /^(?:the )?(?<row>.+?) (?<column>quantity|qty|unit price|price|rate|cost|hours|amount|total) (?:should be|must be|needs to be|has to be|is|=|:) (?<value>.+)$/;
const COSTS = [
  /^(?:the )?(?<row>.+?) (?:should|must|needs to|has to|ought to|will|shall)?(?: now)? ?(?:costs?|be priced at|be charged at|be billed at|sell for|go for) (?<value>.+)$/,
  /^(?:price|charge|bill) (?:the )?(?<row>.+?) (?:at|for) (?<value>.+)$/,
  /^(?:charge|bill) (?<value>[$€£]?\d\S*) for (?:the )?(?<row>.+)$/,
  /^make (?:the )?(?<row>.+?) (?:cost|be) (?<value>.+)$/,
];
const COUNT = [
  new RegExp(
    `^${SET} (?:the )?(?<row>.+?) ${TO} (?<value>\\d+(?:[.,]\\d+)?) (?:hours?|units?|pcs|pieces|items|days|hrs|nights)$`,
  ),
  /^(?:there )?(?:should be|make it|make that|bill) (?<value>\d+(?:[.,]\d+)?) (?:hours|units|pieces|days|x)? ?(?:of|for) (?:the )?(?<row>.+)$/,
  /^(?:we|i) (?:did|worked|delivered|had|used|sold|spent|need|needed) (?<value>\d+(?:[.,]\d+)?) (?:hours|units|pieces|days|x)? ?(?:of|for|on)? ?(?:the )?(?<row>.+?)(?: ?,? (?:not|instead of|rather than) \d+.*)?$/,
  /^(?:make (?:it|that)|there (?:are|should be)) (?<value>\d+) (?<row>\D+)$/,
  /^(?:double|triple|halve) the (?<column>quantity|qty|hours|price|rate) (?:of|for) (?:the )?(?<row>.+)$/,
];

/** "change the quantity of Design to 4", "the second item should cost 250" */
export const changeCell: Rule = {
  name: 'change-cell',
  read(clause, context) {
    for (const pattern of [...PATTERNS, BESIDE, HEADED]) {
      const groups = clause.match(pattern);
      const { column, row, value } = groups ?? {};
      if (column === undefined || row === undefined || value === undefined) continue;
      const found = changeOf(column, row, value, context);
      if (found !== undefined) return found;
    }
    for (const pattern of JOINED) {
      const { cell, value } = clause.match(pattern) ?? {};
      const found = cell && value && cellNamed(cell, value, context);
      if (found) return found;
    }
    const costs = firstMatch(clause, COSTS);
    if (
      costs?.['row'] !== undefined &&
      costs['value'] !== undefined &&
      amountIn(costs['value']) !== undefined
    )
      return changeOf(undefined, costs['row'], costs['value'], context);
    const count = firstMatch(clause, COUNT);
    return count?.['row'] === undefined ? undefined : counted(clause, count, count['row'], context);
  },
};
function counted(
  clause: Phrase,
  { value, column }: Readonly<Record<string, Phrase>>,
  row: Phrase,
  context: Context,
): Reading | undefined {
  const rows = rowsNamed(row, context);
  const [found] = rows;
  if (found === undefined || rows.length > 1) return undefined;
  const parts = partsOf(found.table, context);
  const at = column !== undefined && /price|rate/.test(column.text) ? parts.price : parts.quantity;
  const cell = at === undefined ? undefined : found.row.cells[at];
  const now = cell && writingIn(context).read(cell.text);
  if (cell === undefined || now === undefined) return undefined;
  const factor = { double: 2, triple: 3, halve: 0.5 }[clause.tokens[0]?.word ?? ''];
  const wanted = factor === undefined ? figure(value?.raw) : now.value * factor;
  return wanted === undefined
    ? undefined
    : setCellText(cell, writeLike(wanted, now, fitting(wanted, now.decimals)), found, context);
}
