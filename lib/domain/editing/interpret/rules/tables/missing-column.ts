import type { Rule } from '../../rule.ts';
import { firstMatch, notFeasible } from '../answers.ts';
import { columnNamed, tablesOf } from './find-table.ts';
import { REMOVE } from './remove-column.ts';

const VERB = `(?:${REMOVE}|rename|move|widen|narrow|align|center|highlight|sort by|make|color)`;
const WORD =
  '(?!(?:first|second|third|last|next|other|same|of|with|to|and|the|a|an|this|that|it|column) )[^ ",:]+';
const PATTERNS = [
  new RegExp(
    `^${VERB} (?:the |our |my )?(?<name>"[^"]+"|${WORD}(?: ${WORD}){0,2}) column(?: .*)?$`,
  ),
  new RegExp(
    `^${VERB} (?:the )?column (?!(?:head|title|label|name|caption)(?:er|ing)?s?\\b)(?:called |named )?(?<name>"[^"]+"|${WORD})(?: (?:from|in|of|to|bold|right|left|wider) .*)?$`,
  ),
];

/** "remove the SKU column" of a table that has none, or none any more. */
export const missingColumn: Rule = {
  name: 'missing-column',
  read(clause, context) {
    const name = firstMatch(clause, PATTERNS)?.['name'];
    const [table] = tablesOf(context);
    if (name === undefined || table === undefined || columnNamed(name, context) !== undefined)
      return undefined;
    const labels = table.columns.map(({ label }) => label).filter((label) => label !== '');
    return notFeasible(`The table has no column “${name.raw}”. It has ${labels.join(', ')}.`, []);
  },
};
