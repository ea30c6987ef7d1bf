import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { documentTexts, firstWord, plainWords } from '../../targets/document-texts.ts';
import { notFeasible, operations } from '../answers.ts';
import { changeOf, setCellText } from './cells.ts';
import { COLUMN_NOUNS, columnsIn } from './column-words.ts';
import { type NamedRow, ordinal, partsOf, rowName, tablesOf, writingIn } from './find-table.ts';

const FILLER = wordList(
  `'s the a an my our your its their this that it of in on to into for with at as by from be being is are was were should must shall can could may might will would need needs
  have has had and , . : ; - ( ) -> = make makes made set put use change changed changes update updated correct corrected adjust raise raised lower lowered increase increased
  decrease reduce reduced bump please we i you do does there actually only now then here item items line lines row rows entry product service position task column value
  invoice quote quotation receipt bill table charge charged bill billed did want like instead say says so just get really took list listed show shown up`,
);
const ROW_NOUN =
  '(?:line[ -]?item|item|row|line|entry|product|service|position|record|task)(?: row)?';
const NTH = new RegExp(`^(\\S+) ${ROW_NOUN}$`);
const NUMBERED = new RegExp(`^${ROW_NOUN} (?:number |no |nr |# )?#?(\\d{1,3})$`);
const MOST_ROW_WORDS = 6;
const MOST_WORDS = 24;

/** "Installation x 6", "third row first", "call Hosting “Cloud hosting”": one row of the table and what becomes of it. */
export const rowWishes: Rule = {
  name: 'row-wishes',
  read(clause, context) {
    if (tablesOf(context).length === 0 || clause.tokens.length > MOST_WORDS) return undefined;
    const first = slotsOf(clause);
    const row = first && rowIn(first, context);
    if (row === undefined) return undefined;
    for (const read of [renamed, moved, figured]) {
      const slots = slotsOf(clause);
      if (slots === undefined) return undefined;
      slots.mark(row.at, row.next);
      const reading = read(slots, row, context);
      if (reading !== undefined && slots.isDone(FILLER)) return reading;
    }
    return undefined;
  },
};

/** The one row that is named by its place or by what it begins with. */
function rowIn(slots: Slots, context: Context): Found<NamedRow> | undefined {
  const [table] = tablesOf(context);
  if (table === undefined) return undefined;
  const firsts = firstsOf(table, context);
  return slots.takeRead((words): NamedRow | undefined => {
    const nth = words.quoted ? undefined : (NTH.exec(words.text) ?? NUMBERED.exec(words.text))?.[1];
    const at = nth === undefined ? undefined : ordinal(nth, table.rows.length);
    if (at !== undefined) return rowAt(at);
    const said = plainWords(words.quoted ? words.raw : words.text);
    const [first] = words.tokens;
    if (!firsts.has(firstWord(said))) return undefined;
    if (said.length < 3 || (first && !words.quoted && FILLER.byWords.has(first.word)))
      return undefined;
    const found = namesOf(table, context).flatMap((name, index) =>
      name === said || name.startsWith(`${said} `) ? [index] : [],
    );
    return found.length === 1 ? rowAt(found[0] ?? 0) : undefined;
  }, MOST_ROW_WORDS);
  function rowAt(index: number): NamedRow | undefined {
    const row = table?.rows[index];
    return table && row && { table, row };
  }
}

function namesOf(table: ContentTable, context: Context): readonly string[] {
  return context.scope.content.kept.once(namesOf, table, () =>
    table.rows.map((row) => plainWords(rowName({ table, row }, context))),
  );
}

/** The words that a row may begin its name with, known before it is known which column names it. */
function firstsOf(table: ContentTable, { subject: { content } }: Context): ReadonlySet<string> {
  const { plainOf } = documentTexts(content);
  return content.kept.once(
    firstsOf,
    table,
    () => new Set(table.rows.flatMap(({ cells }) => cells.map((cell) => firstWord(plainOf(cell))))),
  );
}

const ENDS = meanings({
  first: `first | top | to the top | on top | at the top | first row | first item | first line | first position | top row | beginning | the beginning | start | number one | first place | very top
    | top position | at the beginning | top of the list | top of the table`,
  last: `last | bottom | to the bottom | at the bottom | last row | last item | last line | last position | end | the end | very bottom | very end | last place | bottom row | final row`,
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
  if (reference === undefined || !slots.isDone(FILLER)) return undefined;
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
  return slots.isDone(FILLER) ? setCellText(cell, said.raw, value, context) : undefined;
}

const PER = wordList(
  'each | apiece | a piece | per hour | per unit | per piece | per item | an hour | a day | per day | hourly | / h | / hour | / hr | / unit | / day | / piece | per night | per month | a month',
);
const COUNTED = wordList(
  'hours | hour | hrs | units | unit | pcs | pieces | piece | items | days | day | nights | x | × | times | sessions | boxes | seats | licenses | pc | h | hr',
);
const FIGURE =
  /^(?:(?:us\$|[$€£¥₹]) ?\d[\d,.]*|\d[\d,.]* ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|[€£$])?|\d+x|x\d+)$/;

function figured(
  slots: Slots,
  { value, at, next }: Found<NamedRow>,
  context: Context,
): Reading | undefined {
  const figures = slots.takeAllRead((words) => (FIGURE.test(words.text) ? words : undefined), 2);
  const old = figures.find((one) => slots.unwished(one));
  const [figure, other] = figures.filter((one) => one !== old);
  if (figure === undefined || other !== undefined) return undefined;
  const isEach = slots.takeAll(PER).length > 0;
  const heads = columnsIn(slots, context, true);
  slots.takeAll(COLUMN_NOUNS);
  const isCount = slots.takeAll(COUNTED).length > 0 || /x/.test(figure.value.text);
  const isMoney = /\p{Sc}|[a-z]{3}/u.test(figure.value.text);
  const { price, amount, quantity } = partsOf(value.table, context);
  const [head, more] = heads;
  const column =
    head?.value.column ??
    (isEach || isMoney
      ? (price ?? amount)
      : isCount
        ? quantity
        : columnOf(old?.value, value, context));
  if (column === undefined || (more !== undefined && more.value.column !== column))
    return undefined;
  if (!slots.isDone(FILLER)) return undefined;
  const label = value.table.columns[column]?.label ?? '';
  const row = slots.phrase.slice(at, next);
  return changeOf(
    figure.value.with([
      { ...(figure.value.tokens[0] as Token), word: label, raw: label, quoted: true },
    ]),
    row,
    figure.value,
    context,
  );
}

type Token = Phrase['tokens'][number];

/** The column whose figure is said to be wrong: "6, not 5". */
function columnOf(
  old: Phrase | undefined,
  { row }: NamedRow,
  context: Context,
): number | undefined {
  const { read } = writingIn(context);
  const wrong = old && read(old.raw)?.value;
  if (wrong === undefined) return undefined;
  const found = row.cells.flatMap(({ text }, column) =>
    read(text)?.value === wrong ? [column] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}
