import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import {
  roundTo,
  type WrittenNumber,
  writeLike,
} from '#lib/domain/editing/values/written-number.ts';
import type { Context, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { tablesOf, writingIn } from './find-table.ts';

const SUM = '(?:grand totals?|totals?|sums?|summary|summation|column totals?)';
const TABLE = '(?:the |this |our )?(?<table>(?:[\\p{L}\\d-]+ ){0,3}table)';
const END =
  '(?: (?:to|in|for|at|of|on|below|under|as) (?:the )?(?:(?:very )?(?:bottom|end|foot)|last(?: row| line)?|rows|columns))*';
const PATTERNS = [
  new RegExp(
    `^(?:add|insert|append|include|put(?: in)?|create|show|have|need|give (?:it|me|us)) (?:(?:a|an|the|one|another|new|final|last|closing|bottom|extra) )*${SUM} (?:rows?|lines?)${END}(?: (?:to|in|for|of|on|below|under) ${TABLE})?${END}$`,
    'u',
  ),
  new RegExp(
    `^(?:add|insert|append|include|put(?: in)?|create|show|have|need|give (?:it|me|us)) (?:(?:a|an|the|one|another|new|final|last|closing|bottom|extra) )*(?:rows?|lines?)${END} (?:with|for|of|showing|containing)(?: all)?(?: the)?(?: column)? ?${SUM}(?: of (?:each|every|all|the)(?: the)?(?: numeric| number)? columns?)?${END}(?: (?:to|in|for|of|on|below|under) ${TABLE})?${END}$`,
    'u',
  ),
  new RegExp(
    `^(?:sum(?: up)?|total(?: up)?|add up)(?: all)?(?: the)?(?: numeric| number)? (?:columns?|numbers|figures|rows|table|values)(?: (?:in|into|of|to) ${TABLE})?(?: (?:in|into|with|as) (?:a|the|an extra|one) (?:(?:last|final|new|bottom|extra|total|totals|closing) )*(?:row|line))?${END}$`,
    'u',
  ),
];

/** What adds up to nothing: shares, rates, averages, and what only numbers or dates a row. */
const NO_SUM =
  /%|\b(?:per|price|rate|average|avg|mean|median|share|ratio|percent(?:age)?|score|year|month|week|day|date|no|nr|number|id|sku|code|phone|zip|version|rank|position|age|index)\b|[/#]/i;

/** "add a total row to the table": what its columns of figures add up to, where nothing says so yet. */
export const totalRow: Rule = {
  name: 'total-row',
  read(clause, context) {
    const found = PATTERNS.map((pattern) => clause.match(pattern)).find(Boolean);
    if (found === undefined || context.subject.content.totals.length > 0) return undefined;
    const named = found['table'] && context.target(found['table'])?.table;
    const table = named ?? tablesOf(context)[0];
    if (table === undefined) return undefined;
    const sums = table.columns.map((_, at) => sumOf(table, at, context));
    const first = sums.indexOf(undefined);
    if (first < 0 || sums.every((sum) => sum === undefined))
      return notFeasible('The table has no columns that could be added up.', []);
    const cells = sums.map((sum, at) => (at === first ? 'Total' : (sum ?? '')));
    return operations([{ op: 'add-row', table: table.id, at: table.rows.length, cells }]);
  },
};

/** Where every row has a figure of one kind. */
function sumOf(table: ContentTable, at: number, context: Context): string | undefined {
  const { numeric, label } = table.columns[at] ?? {};
  if (numeric !== true || label === undefined || NO_SUM.test(label)) return undefined;
  const { read } = writingIn(context);
  const figures: WrittenNumber[] = [];
  for (const { cells } of table.rows) {
    const text = cells[at]?.text ?? '';
    const figure = read(text);
    if (figure === undefined && text.trim() !== '') return undefined;
    if (figure !== undefined) figures.push(figure);
  }
  const [first] = figures;
  const isOne = figures.every(
    ({ kind, currency }) => kind === first?.kind && currency === first.currency,
  );
  if (first === undefined || !isOne || first.kind === 'percent') return undefined;
  const decimals = Math.max(...figures.map((figure) => figure.decimals));
  const sum = figures.reduce((whole, { value }) => whole + value, 0);
  const like = figures.find(({ grouped }) => grouped !== undefined) ?? first;
  return writeLike(roundTo(sum, decimals), like, decimals);
}
