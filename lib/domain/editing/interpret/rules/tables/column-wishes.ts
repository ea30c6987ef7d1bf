import { type Phrase, phraseOf } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { style } from '../style/style-rule.ts';
import { relabelled } from '../texts/rename.ts';
import {
  COLUMN_FILLER,
  COLUMN_NOUNS,
  columnsIn,
  ENDS,
  HEAD_NOUNS,
  MOVING,
  PLACES,
  placedColumn,
} from './column-words.ts';
import type { NamedColumn } from './find-table.ts';
import { inOrder, moves, swapOf } from './move-column.ts';
import { columnsTaken } from './remove-column.ts';

/** What is said of the columns that a clause names, whatever the order of its words. */
interface Said {
  readonly slots: Slots;
  readonly columns: readonly Found<NamedColumn>[];
  /** Whether "column" is said. */
  readonly isNamed: boolean;
  readonly context: Context;
}

const READERS: readonly ((said: Said) => Reading | undefined)[] = [
  ordered,
  swapped,
  keptOnly,
  placed,
  taken,
  wider,
  aligned,
];

/** A clause of more words does not speak of columns alone. */
const MOST_WORDS = 24;

/** "Qty column out", "Amount column first", "only Description and Amount", "columns in this order: …" */
export const columnWishes: Rule = {
  name: 'column-wishes',
  read(clause, context) {
    if (context.subject.content.tables.length === 0 || clause.tokens.length > MOST_WORDS)
      return undefined;
    const named = renamed(clause, context);
    if (named !== undefined) return named;
    for (const read of READERS) {
      const slots = slotsOf(clause);
      if (slots === undefined) return undefined;
      const isNamed = /\b(?:col|colum|column|collumn|coloumn)s?\b/.test(clause.text);
      const heads = columnsIn(slots, context, isNamed);
      const nth = heads.length > 0 ? undefined : placedColumn(slots, context);
      const columns = nth === undefined ? heads : [nth];
      slots.takeAll(COLUMN_NOUNS);
      const [first] = columns;
      if (first === undefined) return undefined;
      if (columns.some(({ value }) => value.table !== first.value.table)) return undefined;
      const reading = read({ slots, columns, isNamed, context });
      if (reading !== undefined && slots.isDone(COLUMN_FILLER)) return reading;
    }
    return undefined;
  },
};

const distinct = (columns: readonly Found<NamedColumn>[]) =>
  columns.filter(
    ({ value }, at) => columns.findIndex((one) => one.value.column === value.column) === at,
  );

const ORDERING = wordList(
  `order | order of | reorder | re-order | ordered | arrange | arranged | rearrange | rearranged | sequence | sequenced | sort | sorted | organize | organise
  | organized | in this order | in the order | in the following order | in that order | column order | new order | like this | following | as follows | change`,
);

function ordered({ slots, columns }: Said): Reading | undefined {
  const all = distinct(columns);
  if (all.length < 3 || slots.takeAll(ORDERING).length === 0) return undefined;
  slots.takeAll(MOVING);
  return inOrder(all.map(({ value }) => value));
}

const SWAPPING = wordList(
  `swap | swap places | switch | switch places | exchange | flip | interchange | change places | trade places | swap around | switch around | swapped | switched
  | exchanged | swap round | reverse | trade | other way round | other way around | order of | positions of | places of | position | positions | order
  | swap positions | change positions | change seats | swap seats | trade seats | change seat | change place | the other way round | round | around | over`,
);

function swapped({ slots, columns }: Said): Reading | undefined {
  const all = distinct(columns);
  const [first, second] = all;
  const said = slots.takeAll(SWAPPING);
  const isSwap = said.some(({ at, next }) =>
    /swap|switch|exchang|flip|change|trade|reverse|other way/.test(
      slots.phrase.slice(at, next).text,
    ),
  );
  if (all.length !== 2 || !first || !second || !isSwap) return undefined;
  return swapOf(first.value, second.value);
}

const ONLY = wordList(
  'only | just | nothing but | solely | merely | exclusively | no other | no more than | nothing else than',
);
const KEEPING = wordList(
  'keep | keeping | leave | retain | show | showing | have | contain | contains | include | with | display | needs | need | want | list | be | left | hold | consist',
);

function keptOnly({ slots, columns, isNamed, context }: Said): Reading | undefined {
  if (slots.takeAll(ONLY).length === 0) return undefined;
  slots.takeAll(KEEPING);
  const kept = distinct(columns);
  const table = kept[0]?.value.table;
  if (table === undefined || (kept.length < 2 && !isNamed)) return undefined;
  const others = table.columns.flatMap((_, column) =>
    kept.some(({ value }) => value.column === column) ? [] : [{ table, column }],
  );
  return others.length === 0 ? undefined : columnsTaken(others, context);
}

function placed({ slots, columns, isNamed }: Said): Reading | undefined {
  const all = distinct(columns);
  const [first, second, third] = all;
  if (first === undefined) return undefined;
  const places = slots.takeAll(PLACES);
  const ends = slots.takeAll(ENDS);
  const verbs = slots.takeAll(MOVING).length;
  const place = places[0];
  const [end] = ends;
  const { table } = first.value;
  const edge = end?.value === 'first' ? 0 : table.columns.length;
  if (place !== undefined && places.length === 1 && second !== undefined) {
    if (place.value === 'between')
      return end !== undefined || third === undefined || all.length > 3
        ? undefined
        : operations(moves(first.value, Math.max(second.value.column, third.value.column)));
    // "after Qty comes the price": what stands behind the place is what it is beside.
    const beside = all.find(({ at }) => at >= place.next);
    const moved = all.find((one) => one !== beside);
    if (beside === undefined || moved === undefined || all.length > 2) return undefined;
    const at = beside.value.column + (place.value === 'before' ? 0 : 1);
    // "first, before the description": said twice, unless these are two places.
    if (ends.some(({ value }) => value !== end?.value) || (end !== undefined && at !== edge))
      return undefined;
    return operations(moves(moved.value, at));
  }
  if (end === undefined || places.length > 0 || all.length > 1) return undefined;
  if (ends.some(({ value }) => value !== end.value) || (!isNamed && verbs === 0)) return undefined;
  return operations(moves(first.value, edge));
}

const TAKEN = wordList(
  `remove | removed | delete | deleted | drop | dropped | omit | omitted | skip | lose | erase | exclude | excluded | eliminate | cut | strip | clear | take out | take away
    | take off | taken out | get rid of | rid of | leave out | left out | throw out | without | no need for | not needed | not necessary | not required | is not needed
    | are not needed | no | can go | should go | must go | out | away | gone | go away | unnecessary | superfluous | redundant | do not need | do not want | not want | not need | kill | ditch | scrap
    | axe | toss | off | not include | do not include | no longer needed | not needed anymore | dispensable | may go | has to go | have to go | do without
    | hide | hidden | not show | do not show | do not display | not display | not shown | not be shown | conceal | invisible | suppress | not be visible | not visible
    | do not print | not print | not displayed | not appear | not be displayed | stop showing | do not list`,
);

function taken({ slots, columns, isNamed, context }: Said): Reading | undefined {
  const ways = slots.takeAll(TAKEN);
  if (ways.length === 0) return undefined;
  const all = distinct(columns);
  // A bare word may be the name of something else: then other rules know better.
  if (!isNamed && all.length === 1 && !isColumnAlone(all[0]?.value)) return undefined;
  return columnsTaken(
    all.map(({ value }) => value),
    context,
  );
}

/** Heads that are also called something else on such a document. */
function isColumnAlone(column: NamedColumn | undefined): boolean {
  const label = column?.table.columns[column.column]?.label.toLowerCase() ?? '';
  return !/^(?:total|amount|description|item|items|date|name|notes?|details?|title|service|work)$/.test(
    label,
  );
}

const WIDTHS = meanings({
  wider: `wider | widen | broader | broaden | more width | more room | more space | too narrow | too tight | too small | bigger | larger | expand | enlarge | more horizontal space
    | stretch | increase the width | increase width | extend | roomier | a larger width | too thin | not wide enough | too cramped | wide`,
  narrower: `narrower | narrow | less width | less room | less space | too wide | too broad | slimmer | thinner | shrink | reduce the width | reduce width | decrease the width
    | too big | smaller | tighten | too large | slim`,
});
const HEDGES = wordList(
  'a bit | a little | slightly | somewhat | much | little | bit | some | width | more | way | lot | a lot | far | is | provide | needs',
);

function wider({ slots, columns, isNamed, context }: Said): Reading | undefined {
  const ways = slots.takeAll(WIDTHS);
  const [way] = ways;
  const [column] = distinct(columns);
  if (way === undefined || column === undefined || !isNamed || ways.length > 1) return undefined;
  // "60% wide" is a width, and no widening.
  if (way.next - way.at === 1 && /^\d/.test(slots.word(way.at - 1))) return undefined;
  slots.takeAll(HEDGES);
  return inStyleWords(`make the ${labelOf(column.value)} column ${way.value}`, context);
}

const SIDES = meanings({
  left: 'left | left-aligned | left aligned | left-align | left align | flush left',
  right: 'right | right-aligned | right aligned | right-align | right align | flush right',
  center: 'center | centre | centered | centred | middle | center-aligned | center aligned',
});
const ALIGNING = wordList(
  'align | aligned | alignment | aligns | justify | justified | flush | numbers | values | figures | text | texts | content | contents | cells | amounts | prices | hand',
);

function aligned({ slots, columns, isNamed, context }: Said): Reading | undefined {
  const side = slots.take(SIDES);
  const how = slots.takeAll(ALIGNING).length > 0 || /align|center|centre/.test(slots.phrase.text);
  const all = distinct(columns);
  if (side === undefined || !how || !isNamed || all.length !== 1 || !all[0]) return undefined;
  return inStyleWords(`align the ${labelOf(all[0].value)} column ${side.value}`, context);
}

function labelOf({ table, column }: NamedColumn): string {
  return table.columns[column]?.label ?? '';
}

function inStyleWords(text: string, context: Context): Reading | undefined {
  return style.read(phraseOf(tokensOf(text), text), context);
}

const SIGNS = wordList('-> =');
const NAMING = wordList(
  `rename | renamed | relabel | relabelled | retitle | retitled | call | called | name | named | label | labelled | labeled | title | titled | entitled | say | says | read
  | reads | change | changed | replace | turn | turned | update | switch | edit | instead of | rather than | in place of | become | becomes | be | should | display | show`,
);
const SAID_AS = new Set([
  'to',
  'as',
  'be',
  'called',
  'named',
  'say',
  'says',
  'read',
  'reads',
  '->',
  'into',
  'titled',
  'labelled',
  'labeled',
  ':',
  '=',
  'with',
  'become',
  'by',
]);
const SURE = /\b(?:renam|relabel|retitl|call|name|label|titl|head|say|read)|->/;

/** "the Amount column should be called Line total": a column, and behind the joint or in quotes its new name. */
function renamed(clause: Phrase, context: Context): Reading | undefined {
  const slots = slotsOf(clause);
  if (slots === undefined || !SURE.test(clause.text)) return undefined;
  const { tokens } = clause;
  const isHead = /\b(?:col|column)s?\b|\bhead(?:er|ing)?s?\b/.test(clause.text);
  if (!isHead) return undefined;
  const [column, ...others] = columnsIn(slots, context, false);
  if (column === undefined || others.length > 0) return undefined;
  const quoted = tokens.findIndex((token, at) => token.quoted && slots.isFree(at));
  let from = quoted;
  let to = quoted + 1;
  if (quoted < 0) {
    const joint = tokens.findLastIndex(
      ({ word, quoted: isText }, at) => !isText && slots.isFree(at) && SAID_AS.has(word),
    );
    if (joint < 0 || joint < column.at - 1) return undefined;
    from = joint + 1;
    to = tokens.length;
  }
  if (from >= to || to - from > 6) return undefined;
  const text = clause.slice(from, to);
  if (!text.quoted && TAKEN.byWords.has(text.text)) return undefined;
  slots.mark(from, to);
  slots.takeAll(COLUMN_NOUNS);
  slots.takeAll(HEAD_NOUNS);
  slots.takeAll(NAMING);
  slots.takeAll(SIGNS);
  if (!slots.isDone(COLUMN_FILLER)) return undefined;
  return relabelled(clause.slice(column.at, column.next), text, context);
}
