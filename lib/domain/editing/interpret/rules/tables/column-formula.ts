import type { OperationOf } from '#lib/domain/editing/apply/effect.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations } from '../answers.ts';
import { columnNamed, type NamedColumn } from './find-table.ts';

type Compute = Exclude<OperationOf<'add-column'>['cells'], string[]>['compute'];

const ADD =
  '(?:(?:add|insert|include|append|create|put(?: in)?|have|show|need|introduce|calculate|compute|give (?:me|us|it|the table))(?: (?:a|an|another|one more|the|new|extra|additional|further|separate))*)';
const INTO =
  '(?: (?:at the end|on the right|as (?:the )?last(?: column)?|(?:to|in|for) (?:the |this |our |each |every )?(?:[a-z]+ )?(?:table|row|line|items?)))?';
const JOINT =
  '(?: (?:for|with|of|showing|containing|that shows|which shows|that is|which is|being|as|=|:|equal to|equals|that equals|calculated as|computed as|calculated from|computed from|called|named))*';
const MARK =
  '(?:=|:|,|as|equal to|being|calculated as|computed as|with|that is|which is|showing|which shows)';
const SIGN = '(?<sign>per|divided by|over|/|÷|minus|less|-|−|times|multiplied by|x|×|\\*|plus|\\+)';
const NAME = '(?<name>".+?"|(?!(?:an?|the|another|new|extra|one) )[a-z][^",:=]*?)';
const PATTERNS = [
  new RegExp(
    `^${ADD} columns? (?:(?:called|named|titled|headed|labelled|labeled) )?${NAME} ?(?:, )?${MARK}(?: the)? (?<one>.+?) ${SIGN}(?: the)? (?<other>.+?)${INTO}$`,
  ),
  new RegExp(
    `^${ADD} ${NAME} columns? ?(?:, |\\( )?${MARK}(?: the)? (?<one>.+?) ${SIGN}(?: the)? (?<other>.+?)(?: \\))?${INTO}$`,
  ),
  new RegExp(
    `^${ADD} columns?${JOINT}(?: the)? (?<one>.+?) ${SIGN}(?: the)? (?<other>.+?)${INTO}$`,
  ),
  new RegExp(`^${ADD} (?<one>.+?) ${SIGN} (?<other>.+?) columns?${INTO}$`),
  new RegExp(
    `^${ADD} columns?${JOINT}(?: the)? (?<sign>difference|sum|product|ratio|quotient)(?: (?:of|between))(?: the)? (?<one>.+?) (?:and|to|with)(?: the)? (?<other>.+?)${INTO}$`,
  ),
];

/** "called Check at the right" */
const PLACED = /^(?<name>.+?) (?:at|on|to) the (?:very )?(?:right|end|left|front|start|beginning)$/;
const AT_START = / (?:at|on|to) the (?:very )?(?:left|front|start|beginning)$/;

const COMPUTES: readonly (readonly [RegExp, Compute])[] = [
  [/^(?:per|divided by|over|\/|÷|ratio|quotient)$/, 'quotient'],
  [/^(?:minus|less|-|−|difference)$/, 'difference'],
  [/^(?:times|multiplied by|x|×|\*|product)$/, 'product'],
  [/^(?:plus|\+|sum)$/, 'sum'],
];

/** "a column cost per km", "a column Margin = price - cost": what two columns come to, row by row. */
export function columnFormula(clause: Phrase, context: Context): Reading | undefined {
  for (const pattern of PATTERNS) {
    const { name, one, other, sign } = clause.match(pattern) ?? {};
    if (one === undefined || other === undefined || sign === undefined) continue;
    const [first, second] = [columnNamed(one, context), columnNamed(other, context)];
    const compute = COMPUTES.find(([words]) => words.test(sign.text))?.[1];
    if (first === undefined || second === undefined || compute === undefined) continue;
    if (first.table !== second.table || !isNumeric(first) || !isNumeric(second)) continue;
    const label = name?.match(PLACED)?.['name'] ?? name ?? one.with(spanOf(clause, one, other));
    return operations([
      {
        op: 'add-column',
        table: first.table.id,
        at: AT_START.test(name?.text ?? '') ? 0 : first.table.columns.length,
        label: titled(label),
        cells: { compute, columns: [first.column, second.column] },
      },
    ]);
  }
  return undefined;
}

const isNumeric = ({ table, column }: NamedColumn) => table.columns[column]?.numeric === true;

/** "cost per km": from the one to the other. */
function spanOf({ tokens }: Phrase, one: Phrase, other: Phrase): Phrase['tokens'] {
  const [from, to] = [one.tokens[0], other.tokens.at(-1)];
  return tokens.slice(
    from === undefined ? 0 : tokens.indexOf(from),
    to === undefined ? 0 : tokens.indexOf(to) + 1,
  );
}

function titled({ raw, quoted }: Phrase): string {
  return quoted ? raw : raw.charAt(0).toUpperCase() + raw.slice(1);
}

const COMPUTING = /\b(?:divided by|minus|times|multiplied by|plus|per)\b|[=×÷]| [*/+-] /;

/** What is computed from a column in a way that is not understood is no name of an empty one. */
export function isFormula(label: Phrase, context: Context): boolean {
  return (
    !label.quoted &&
    COMPUTING.test(label.text) &&
    label.tokens.some((_, at) => columnNamed(label.slice(at, at + 1), context) !== undefined)
  );
}
