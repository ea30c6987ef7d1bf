import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { notFeasible, operations } from '../answers.ts';
import { COLUMN_NOUNS, columnsIn } from './column-words.ts';
import { partsOf, tablesOf } from './find-table.ts';

const FILLER = wordList(
  `the a an my our your its their this that these those it them all every each of in on to into for with at as by from be being is are should must
  shall can could may might will would need needs have has and , . : ; - / ( ) -> use show shows make put set get want wants like here please
  then table tables tabular item items line lines lines row rows list lists entry entries product products service services records record data
  order ordering orders invoice quote quotation receipt bill document way so one ones comes come goes go stands first top up down values value
  position positions column columns based according depending their them everything contents content than we you i do not instead so thing things start starts begin begins with which that
  what left rest remaining job jobs task tasks work`,
);
const SORTING = wordList(
  `sort | sorted | sorting | sort order | order | ordered | order by | arrange | arranged | rank | ranked | reorder | re-order | reordered | rearrange | rearranged | organize | organise
  | organized | organised | list | listed | put | show | sequence | resort | re-sort | alphabetize | alphabetise | group | grouped | display | place | arrangement`,
);
const DIRECTIONS = meanings({
  up: `ascending | asc | increasing | rising | lowest first | lowest to highest | low to high | smallest first | smallest to largest | smallest to biggest | small to large | small to big
    | lowest | smallest | least | fewest | upwards | lowest at the top | lowest on top | ascendingly | low-to-high | from low to high | from the lowest | from lowest | up`,
  down: `descending | desc | decreasing | falling | highest first | highest to lowest | high to low | largest first | largest to smallest | biggest to smallest | large to small | big to small
    | biggest first | highest | biggest | largest | greatest | most | downwards | high-to-low | from high to low | from the highest | from highest | from the top down | descendingly | largest amounts
    | in reverse`,
});
/** Words that say by what as well as which way. */
const KEYS = meanings({
  'price up': `cheapest | cheapest first | cheap to expensive | cheapest to most expensive | from cheap to expensive | least expensive | least expensive first | cheapest ones | cheaper first
    | from cheapest to most expensive | from cheapest to priciest | lowest price | lowest price first | lowest prices first | cheapest to dearest | lowest-priced`,
  'price down': `most expensive | most expensive first | expensive to cheap | most expensive to cheapest | from expensive to cheap | priciest | costliest | dearest | priciest first | highest price
    | from most expensive to cheapest | from priciest to cheapest | highest price first | highest prices first | dearest first | highest-priced | expensive first`,
  'name up': `alphabetical | alphabetically | a-z | a to z | from a to z | a - z | a z | in alphabetical order | alphabetic | by alphabet | abc | alphabet | alphabetize | alphabetise
    | the alphabet | a ... z | atoz | az`,
  'name down': `z-a | z to a | from z to a | reverse alphabetical | reverse alphabetically | reverse alphabetical order | z - a | reversed alphabetical | in reverse alphabetical order
    | alphabetically descending | alphabetically reversed`,
});
const KINDS = meanings({
  price: 'price | prices | unit price | cost | costs | rate | rates',
  amount:
    'total | totals | amount | amounts | line total | sum | line totals | line amount | value | figures',
  quantity:
    'quantity | qty | quantities | count | hours | how many | number of units | units | pieces',
  description:
    'name | names | description | descriptions | item name | title | item description | product name | service name | item names | work | text',
});
const TURNING = wordList(
  `reverse | reversed | reversing | invert | inverted | flip | flipped | backwards | backward | upside down | upside-down | the other way round | the other way around | other way round
  | other way around | in reverse | in reverse order | reverse order | from bottom to top | bottom to top | bottom up | last first | opposite order | in the opposite order | opposite | turn around
  | turned around | last to first | from last to first | turn | last item first | first item last | last row first | first row last | last one first | first one last | last line first | first line last
  | bottom to the top | other direction`,
);
/** "…, the cheapest last": the order begins with the others. */
const ENDING = wordList(
  `last | bottom | the bottom | at the bottom | to the bottom | end | the end | at the end | to the end | very end | very bottom | ends with | end with | finish with | ending with`,
);
const ABOUT =
  /\b(?:rows?|items?|lines?|line-items?|table|list|entries|products|services|order|records|positions)\b/;
const ONE_END = /^(?:last|first) (?:item|row|one|line) (?:first|last)$/;
const MOST_WORDS = 24;

/** "items sorted by price", "largest total first", "A-Z", "in reverse order": what by, and which way, in any order of words. */
export const rowOrder: Rule = {
  name: 'row-order',
  read(clause, context) {
    const [table] = tablesOf(context);
    if (table === undefined || clause.tokens.length > MOST_WORDS) return undefined;
    return turned(clause, context) ?? sorted(clause, context) ?? byUnknown(clause, table);
  },
};

const SORTS =
  /^(?:(?:sort|rank)\b.*?|(?:order|arrange|reorder|rearrange|organi[sz]e) (?:the |all |our )?(?:rows?|items?|lines?|line-items?|line items|table|entries|products|services)) by (?:the )?(?<by>[^",]+)$/;
const MOST_KEY = 4;

/** What there is to sort by is told, so that "by weight" is taken for no look. */
function byUnknown(clause: Clause, { columns }: ContentTable): Reading | undefined {
  const by = clause.match(SORTS)?.['by'];
  if (by === undefined || by.tokens.length > MOST_KEY) return undefined;
  const labels = columns.map(({ label }) => label).filter((label) => label !== '');
  return notFeasible(
    `The table has no column “${by.raw}”; its columns are ${labels.join(', ')}.`,
    labels.slice(-3).map((label) => `Sort the rows by ${label}`),
  );
}

type Clause = Parameters<Rule['read']>[0];

function turned(clause: Clause, context: Context): Reading | undefined {
  const slots = slotsOf(clause);
  const [table] = tablesOf(context);
  if (slots === undefined || table === undefined || !ABOUT.test(clause.text)) return undefined;
  const said = slots.takeAll(TURNING);
  // "last item first" moves one; with "first item last" all change places.
  const ends = said.filter(({ at, next }) => ONE_END.test(clause.slice(at, next).text));
  if (said.length === 0 || (ends.length === 1 && said.length === 1)) return undefined;
  slots.takeAll(SORTING);
  return slots.isDone(FILLER) ? operations([{ op: 'reverse-rows', table: table.id }]) : undefined;
}

/** "the vehicles by cost", where the table stands under that heading or says so above its first column. */
function takeName(slots: Slots, { region, columns }: ContentTable, { scope }: Context): void {
  const { tokens } = slots.phrase;
  const by = tokens.findIndex(({ word, quoted }) => !quoted && word === 'by');
  const part = scope.content.regions.find(({ name }) => name === region);
  const said = plainWords(tokens[by - 1]?.word ?? '');
  const names = [part?.heading, columns[0]?.label].map((name) => plainWords(name ?? ''));
  if (said !== '' && names.some((name) => said === name || said === `${name}s`))
    slots.mark(by - 1, by);
}

function sorted(clause: Clause, context: Context): Reading | undefined {
  const slots = slotsOf(clause);
  const [likely] = tablesOf(context);
  if (slots === undefined || likely === undefined) return undefined;
  const keys = slots.takeAll(KEYS);
  const directions = slots.takeAll(DIRECTIONS);
  takeName(slots, likely, context);
  const ended = endedBy([...keys, ...directions], slots);
  if (ended === 'both') return undefined;
  const heads = columnsIn(slots, context, false);
  const [head, other] = heads;
  if (other !== undefined && other.value.column !== head?.value.column) return undefined;
  const table = head?.value.table ?? likely;
  const kind = slots.take(KINDS)?.value;
  slots.takeAll(COLUMN_NOUNS);
  const isSort = slots.takeAll(SORTING).length > 0;
  const [by, way] = (keys[0]?.value ?? '').split(' ');
  if (keys.some(({ value }) => value.split(' ')[0] !== by)) return undefined;
  const [first] = directions;
  // "the biggest on top" is said of the items, "total" alone of one of the totals.
  const isAbout =
    isSort ||
    keys.length > 0 ||
    (first !== undefined && /first|top|\bto\b|ascend|descend/.test(clause.text));
  if (!isAbout || (isSort && !saysSort(clause.text) && first === undefined && keys.length === 0))
    return undefined;
  if (!slots.isDone(FILLER)) return undefined;
  const parts = partsOf(table, context);
  const column =
    head?.value.column ??
    (kind === undefined ? undefined : parts[kind]) ??
    (by === 'price' && isOfOne(clause) ? parts.amount : undefined) ??
    (by === 'price' ? (parts.price ?? parts.amount) : undefined) ??
    (by === 'name' ? (parts.description ?? 0) : undefined);
  if (column === undefined) return undefined;
  // Whoever ranks begins with the best.
  const isRanked = /\brank/.test(clause.text);
  const descending = (ended ?? first?.value ?? way ?? (isRanked ? 'down' : 'up')) === 'down';
  return operations([{ op: 'sort-rows', table: table.id, column, descending }]);
}

/** Which way it goes by what stands last; undefined where nothing does. */
function endedBy(said: readonly Found<string>[], slots: Slots): 'up' | 'down' | 'both' | undefined {
  const endings = slots.takeAll(ENDING);
  if (endings.length === 0) return undefined;
  const ends = said.toSorted((one, next) => one.at - next.at);
  const ways = ends.map(({ value, at }, index) => {
    const next = ends[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const isLast = endings.some((ending) =>
      slots.word(ending.next - 1) === 'with'
        ? ending.next <= at && at - ending.next < 2
        : ending.at > at && ending.at < next,
    );
    return value.endsWith('up') === isLast ? 'down' : 'up';
  });
  return ways.every((way) => way === ways[0]) ? ways[0] : 'both';
}

/** "the most expensive item" is what comes to most; "items by price" are sorted by what one costs. */
const isOfOne = ({ text }: Clause): boolean =>
  /\b(?:item|one|line|row|entry|position|job|thing|work)\b/.test(text) &&
  !/\b(?:price|rate)s?\b/.test(text);

/** "put", "list", "show" by themselves sort nothing. */
function saysSort(text: string): boolean {
  return /\b(?:sort|order|rank|arrang|rearrang|organi[sz]|alphabet|sequence|group)|(?:list|show|put|display|place).* by\b/.test(
    text,
  );
}
