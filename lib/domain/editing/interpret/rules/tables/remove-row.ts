import type { Context, Reading, Rule } from '../../rule.ts';
import { contentLoss, firstMatch, notFeasible } from '../answers.ts';
import { rowName, rowsNamed, tablesOf } from './find-table.ts';
import { REMOVE } from './remove-column.ts';

const ROW =
  '(?:line[ -]?items?|lines?|rows?|items?|entry|entries|products?|services?|positions?|records?)';
const ALL = [
  new RegExp(
    `^${REMOVE}(?: (?:all|every|each|all of))?(?: (?:the|our|my|these|those))?(?: (?:last|first) (?:two|three|four|\\d+))? (?:line[ -]?items|lines|rows|items|entries|products|services|item|row|line item)(?: (?:from|in|of) (?:the )?.+)?$`,
  ),
  /^(?:empty|clear|wipe|blank)(?: out)? the (?:items |line items |product )?(?:table|items|list)$/,
  new RegExp(`^${REMOVE} the (?:items|item|line items|line item|products?) (?:table|list)$`),
];
const ONE = [
  new RegExp(`^${REMOVE}(?: out)? (?<row>(?:the )?.*?\\b${ROW}(?: .+)?)$`),
  /^(?:do not (?:charge|bill)(?: them| the client)? for) (?<row>.+)$/,
  new RegExp(
    `^${REMOVE} (?<row>.+?) (?:from|in) (?:the )?(?:table|line items|items|item table|items table|invoice|quote|list)$`,
  ),
  new RegExp(`^${REMOVE} (?<row>.+)$`),
];

/** Rows are what a document is about: none is removed, and the caller hears which it would be. */
export const removeRow: Rule = {
  name: 'remove-row',
  read(clause, context) {
    const one = firstMatch(clause, ONE.slice(0, 3))?.['row'] ?? firstMatch(clause, ONE)?.['row'];
    if (one !== undefined) {
      const rows = /^(?:all|every)\b/.test(one.text) ? [] : rowsNamed(one, context);
      const [found] = rows;
      if (found !== undefined && rows.length > 1 && !/ and |,/.test(one.text))
        return notFeasible(
          'Several rows could be meant, and rows are not removed.',
          rows.slice(0, 3).map((row) => `Change the quantity of ${rowName(row, context)} to 0`),
        );
      if (found !== undefined && isNamed(one.text, rowName(found, context)))
        return contentLoss(`the line “${rowName(found, context)}”`);
    }
    return ALL.some((pattern) => pattern.test(clause.text)) ? all(context) : undefined;
  },
};

/** A single word of a long description names its row only with the word "row", "line" or "item" beside it. */
function isNamed(said: string, name: string): boolean {
  return (
    new RegExp(`\\b${ROW}\\b`).test(said) ||
    name.toLowerCase().startsWith(said.replace(/^the /, '').replaceAll('"', ''))
  );
}

function all(context: Context): Reading | undefined {
  const [table] = tablesOf(context);
  if (table === undefined) return undefined;
  const { length } = table.rows;
  return contentLoss(`the line items (${length} ${length === 1 ? 'row' : 'rows'})`);
}
