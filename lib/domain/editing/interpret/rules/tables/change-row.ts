import type { Operation } from '#lib/domain/editing/operations.ts';
import { writeLike } from '#lib/domain/editing/values/written-number.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { notFeasible, operations, setNodeText } from '../answers.ts';
import { cellSaid, fitting, severalRows } from './cells.ts';
import { partsOf, rowName, rowsNamed, writingIn } from './find-table.ts';
import { figure } from './line-wording.ts';

const NUMBER = '\\d+(?:[.,]\\d+)*';
const UNIT =
  '(?:hours?|hrs?|h|days?|units?|pcs|pieces?|items?|nights?|weeks?|months?|sessions?|seats?|users?|licen[cs]es?|people|pages?|boxes|box|tickets?|bottles?|kg|km|x)';
const SIGN = '(?:us\\$|[$€£¥₹]|usd|eur|gbp|chf)';
const WORD = '(?:dollars?|bucks|euros?|pounds?|francs?|usd|eur|gbp|chf|[€£$])';
const EACH = '(?: (?:each|apiece|a piece|an hour|a day|a night|hourly|daily|per \\w+)| ?/ ?\\w+)';
const OLD = '(?:,? (?:instead of|rather than|not|and not) .+)?';

/** What a row's figures are to be. */
const FIGURES: readonly RegExp[] = [
  new RegExp(
    `^(?<quantity>${NUMBER})(?: ?${UNIT})?(?: (?:at|@|x|×|\\*|for|,|and|times))+ ${SIGN}? ?(?<price>${NUMBER})(?: ?${WORD})?${EACH}?${OLD}$`,
  ),
  new RegExp(`^(?:only )?(?<quantity>${NUMBER}) ?${UNIT}${OLD}$`),
  new RegExp(`^(?:only )?${SIGN} ?(?<price>${NUMBER})${EACH}?${OLD}$`),
  new RegExp(`^(?:only )?(?<price>${NUMBER})(?: ?${WORD}${EACH}?|${EACH})${OLD}$`),
];

/** "rate 130", "quantity to 5": one of a row's figures. */
const CELL =
  /^(?<column>[a-z]+(?: [a-z]+)?) (?:(?:to|=|:|is|should be) )?(?<value>(?:us\$|[$€£¥₹])? ?\d\S*)$/;

/** A row's quantity, price, or both, as they are said of it. undefined: no row, or no figures. */
export function rowSaid(row: Phrase, to: Phrase, context: Context): Reading | undefined {
  const cell = to.match(CELL);
  if (cell?.['column'] !== undefined && cell['value'] !== undefined)
    return cellSaid(row, cell['column'], cell['value'], context);
  if (!/^(?:only )?(?:us\$|[$€£¥₹]|usd|eur|gbp|chf)? ?\d/.test(to.text)) return undefined;
  const groups = FIGURES.map((form) => form.exec(to.text)?.groups).find(Boolean);
  if (groups === undefined) return undefined;
  const rows = rowsNamed(row, context);
  const [found] = rows;
  if (found === undefined) return undefined;
  if (rows.length > 1) return severalRows(rows, undefined, to, context);
  const { quantity, price, amount } = partsOf(found.table, context);
  const list: Operation[] = [];
  const wanted = [
    [quantity, groups['quantity']],
    [price ?? amount, groups['price']],
  ] as const;
  for (const [column, said] of wanted) {
    if (said === undefined) continue;
    const cell = column === undefined ? undefined : found.row.cells[column];
    const now = cell && writingIn(context).read(cell.text);
    const value = figure(said);
    if (cell === undefined || now === undefined || value === undefined)
      return notFeasible(
        `“${rowName(found, context)}” has no figure of that sort to be changed.`,
        [],
      );
    list.push(setNodeText(cell, writeLike(value, now, fitting(value, now.decimals, now.kind))));
  }
  return operations([...list, { op: 'recompute', keep: [] }]);
}
