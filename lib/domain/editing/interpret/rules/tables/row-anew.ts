import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { operations } from '../answers.ts';
import { setCellText } from './cells.ts';
import { partsOf, rowName, rowsNamed } from './find-table.ts';
import { newRow } from './new-row.ts';
import { figuresSet } from './row-changes.ts';

const FORM =
  /^(?:change|replace|swap|update|set|turn|make|correct) (?:the )?(?<row>[^":;]{2,60}?)(?: (?:line|row|item|entry))? (?:to|with|into|for|by) (?<rest>.*\d.*)$/;
const MOST_WORDS = 24;

/** "change row 2 to Cargo rack, 3, $175", "replace the checkup line with Spring checkup, 1 at $85": all that a row says. */
export function rowAnew(clause: Phrase, context: Context): Reading | undefined {
  if (clause.tokens.length > MOST_WORDS) return undefined;
  const { row: named, rest } = clause.match(FORM) ?? {};
  const [first] = rest?.tokens ?? [];
  if (named === undefined || rest === undefined || first === undefined) return undefined;
  const line = newRow(
    clause.with([
      ...['add', 'line'].map((word) => ({ ...first, word, raw: word, quoted: false })),
      ...rest.tokens,
    ]),
  );
  const [row, other] = line === undefined ? [] : rowsNamed(named, context);
  if (line === undefined || row === undefined || other !== undefined) return undefined;
  // "with Spring checkup at $85" says nothing of how many.
  const count = rest.tokens.filter(({ word, quoted }) => !quoted && /\d/.test(word)).length;
  const figures = figuresSet(row, count > 1 ? line.quantity : undefined, line.price, context);
  const cell = row.row.cells[partsOf(row.table, context).description ?? 0];
  if (figures?.result.kind !== 'operations' || cell === undefined) return undefined;
  if (plainWords(line.description) === plainWords(rowName(row, context))) return figures;
  const name = setCellText(cell, line.description, row, context);
  return name.result.kind === 'operations'
    ? operations([
        ...name.result.operations.filter(({ op }) => op !== 'recompute'),
        ...figures.result.operations,
      ])
    : undefined;
}
