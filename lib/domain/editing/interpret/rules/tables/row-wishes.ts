import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Token } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { singular } from '../../targets/class-names.ts';
import { documentTexts, firstWord, plainWords } from '../../targets/document-texts.ts';
import { notFeasible, operations } from '../answers.ts';
import { setCellText } from './cells.ts';
import { type NamedRow, ordinal, partsOf, rowName, tablesOf } from './find-table.ts';
import { rowAnew } from './row-anew.ts';
import { changedBy, freed } from './row-changes.ts';
import { figured, multiplied, ROW_FILLER } from './row-figures.ts';
import { stepped } from './row-steps.ts';

const ROW_NOUN =
  '(?:line[ -]?item|item|row|line|entry|product|service|position|record|task)(?: row)?';
const NTH = new RegExp(`^(\\S+) ${ROW_NOUN}$`);
const NUMBERED = new RegExp(`^${ROW_NOUN} (?:number |no |nr |# )?#?(\\d{1,3})$`);
const A_ROW = new RegExp(`\\b${ROW_NOUN}\\b`);
const MOST_ROW_WORDS = 6;
const MOST_WORDS = 24;

/** "Installation x 6", "third row first", "call Hosting “Cloud hosting”": one row of the table and what becomes of it. */
export const rowWishes: Rule = {
  name: 'row-wishes',
  read(clause, context) {
    if (tablesOf(context).length === 0 || clause.tokens.length > MOST_WORDS) return undefined;
    const anew = rowAnew(clause, context);
    if (anew !== undefined) return anew;
    const first = slotsOf(clause);
    const row = first && rowIn(first, context);
    if (row === undefined) return undefined;
    for (const read of [renamed, moved, stepped, changedBy, figured, multiplied, freed]) {
      const slots = slotsOf(clause);
      if (slots === undefined) return undefined;
      slots.mark(row.at, row.next);
      const reading = read(slots, row, context);
      if (reading !== undefined && slots.isDone(ROW_FILLER)) return reading;
    }
    return undefined;
  },
};

/** The one row that is named by its place or by what it begins with. */
function rowIn(slots: Slots, context: Context): Found<NamedRow> | undefined {
  const [table] = tablesOf(context);
  if (table === undefined) return undefined;
  const saysRow = A_ROW.test(slots.phrase.text);
  const isFirst = (first: string) => firstsOf(table, context).has(first);
  const mayBegin = ({ word, quoted }: Token) => {
    if (saysRow) return true;
    if (!quoted && ROW_FILLER.byWords.has(word)) return false;
    const first = firstWord(plainWords(word));
    return first === '' || isFirst(first);
  };
  const read = (words: Phrase): NamedRow | undefined => {
    const nth =
      words.quoted || !saysRow
        ? undefined
        : (NTH.exec(words.text) ?? NUMBERED.exec(words.text))?.[1];
    const at = nth === undefined ? undefined : ordinal(nth, table.rows.length);
    if (at !== undefined) return rowAt(at);
    const said = plainWords(words.quoted ? words.raw : words.text);
    const [first] = words.tokens;
    if (!isFirst(firstWord(said))) return undefined;
    if (said.length < 3 || (first && !words.quoted && ROW_FILLER.byWords.has(first.word)))
      return undefined;
    const one = singular(said);
    const found = namesOf(table, context).flatMap((name, index) =>
      name === said || name === one || name.startsWith(`${said} `) || name.endsWith(` ${one}`)
        ? [index]
        : [],
    );
    return found.length === 1 ? rowAt(found[0] ?? 0) : undefined;
  };
  return slots.takeRead(read, MOST_ROW_WORDS, mayBegin);
  function rowAt(index: number): NamedRow | undefined {
    const row = table?.rows[index];
    return table && row && { table, row };
  }
}

function namesOf(table: ContentTable, context: Context): readonly string[] {
  return context.scope.content.memo.get(namesOf, table, () =>
    table.rows.map((row) => plainWords(rowName({ table, row }, context))),
  );
}

/** The words that a row's name may begin with, or be called by its last, known before it is known which column names it. */
function firstsOf(table: ContentTable, { subject: { content } }: Context): ReadonlySet<string> {
  const { plainOf } = documentTexts(content);
  return content.memo.get(
    firstsOf,
    table,
    () =>
      new Set(
        table.rows.flatMap(({ cells }) =>
          cells.flatMap((cell) => {
            const words = plainOf(cell).split(' ');
            return [words[0] ?? '', words.at(-1) ?? '', `${words.at(-1) ?? ''}s`];
          }),
        ),
      ),
  );
}

const ENDS = meanings({
  first: `first | top | to the top | on top | at the top | first row | first item | first line | first position | top row | beginning | the beginning | start | number one | first place | very top
    | top position | at the beginning | top of the list | top of the table`,
  last: `last | bottom | to the bottom | at the bottom | last row | last item | last line | last position | at the end | to the end | at the very end | to the very end | very bottom | very end | last place | bottom row | final row`,
});
const MOVING = wordList(
  `move moved put place shift bring come comes go goes stand stands appear appears belong belongs start list listed get push pull drag make be show display very position`,
);

function moved(slots: Slots, { value }: Found<NamedRow>, context: Context): Reading | undefined {
  const ends = slots.takeAll(ENDS);
  const [end, other] = ends;
  if (end === undefined || (other !== undefined && other.value !== end.value)) return undefined;
  slots.takeAll(MOVING);
  const { rows } = value.table;
  const reference = end.value === 'first' ? rows[0] : rows.at(-1);
  if (reference === undefined || !slots.isDone(ROW_FILLER)) return undefined;
  if (reference === value.row)
    return notFeasible(`“${rowName(value, context)}” stands there already.`, []);
  const place = end.value === 'first' ? 'before' : 'after';
  return operations([{ op: 'move', target: value.row.id, place, reference: reference.id }]);
}

const NAMING = wordList(
  `rename renamed relabel relabelled retitle call called name named label labelled labeled title titled entitled say says read reads change changed replace replaced turn update
  description descriptions text become becomes be should reworded reword display instead with`,
);
const JOINTS = new Set(
  'to as be called named say says read reads -> into titled : = with become entitled'.split(' '),
);

function renamed(
  slots: Slots,
  { value, at }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  const { tokens, text } = slots.phrase;
  if (!/\b(?:rename|relabel|retitle|call|name|named|say|read|reworded?|description)|->/.test(text))
    return undefined;
  const { description } = partsOf(value.table, context);
  const cell = description === undefined ? undefined : value.row.cells[description];
  let from = tokens.findIndex((token, index) => token.quoted && slots.isFree(index));
  let to = from + 1;
  if (from < 0) {
    const joint = tokens.findLastIndex(
      ({ word, quoted }, index) => !quoted && slots.isFree(index) && JOINTS.has(word),
    );
    [from, to] = [joint + 1, tokens.length];
    if (joint < at) return undefined;
  }
  const said = slots.phrase.slice(from, to);
  // A figure is no name: that is another column's business.
  if (
    cell === undefined ||
    from >= to ||
    to - from > 8 ||
    !/\p{L}{3}/u.test(said.raw) ||
    /^\p{Sc}?\d/u.test(said.raw)
  )
    return undefined;
  slots.mark(from, to);
  slots.takeAll(NAMING);
  return slots.isDone(ROW_FILLER) ? setCellText(cell, said.raw, value, context) : undefined;
}
