import type { OperationOf } from '#lib/domain/editing/apply/effect.ts';
import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context, Reading } from '../../rule.ts';
import { operations } from '../answers.ts';
import { COLUMN_FILLER, COLUMN_NOUNS, columnsIn, ENDS, PLACES } from './column-words.ts';
import { type NamedColumn, partsOf, tablesOf } from './find-table.ts';
import { literalShare } from './literal-share.ts';
import { hasNameBesides, nameIn, runFrom, titleOf } from './new-column-name.ts';

type Cells = OperationOf<'add-column'>['cells'];

const ADDING = wordList(
  `add | insert | include | append | create | put | put in | have | need | introduce | give | new | another | extra | additional | one more | separate | own | further | compute
  | calculate | place | set up | make | want | there should be | establish | with`,
);
const VALUING = wordList(
  `value | values | saying | says | say | filled with | containing | contains | filled | with the value | with the text | text | entry | entries | content | contents | reading | reads | default
  | default value | which says | that says | holding | fill | fill it | fill with | cells say | set to`,
);
const EACH = wordList(
  `in every row | in each row | in all rows | for every row | for each row | for all rows | for every line | for each line | in every line | in each line | for all items | for each item
  | for every item | in each cell | in every cell | in all cells | everywhere | every row | each row | all rows | per line | per row | per item | for all lines | in all lines | each line | every line
  | every item | each item | all items | for each line item | for every line item | on every line | on each line | on all rows | on every row | line by line | throughout | each | every | of each line | by line | each line total | each row total | every line total | each line amount`,
);
const ON_TOP = wordList(
  `incl | incl . | incl. | including | inclusive of | inclusive | plus | + | added | on top | with tax | gross of | included | increased by | added on top | with vat | tax added | raised by`,
);
const COMPUTING = wordList(
  `% | percent | per cent | computed | calculated | calculation | percentage | computation | of | showing | shows | show | that show | that is | that shows | which shows | which is | i . e . | i.e | i.e. | e.g | rate | at | is | equal | equals | amounts | based
  | works out | that works out | which works out | working out | works out to | that comes to | comes to | that gives | giving | times | multiplied by | x | × | * | - | with | share | worth | the | line | amount | total | totals | a rate of | that equals | line total | line totals | row total | line amount`,
);
const NUMBERED = wordList(
  `counting | counting the rows | counting the lines | counting up | that counts the rows | that counts the lines | with the row numbers | row numbers | with row numbers | numbered
  | numbering | running numbers | with running numbers | consecutive numbers | with consecutive numbers | with the line numbers | with line numbers | line numbers | numbers the rows | that numbers the rows
  | number the rows | number the lines | number the items | number the positions | number the entries | number all rows | number all lines | for the positions | for all positions | for the entries`,
);
const SEQUENCE = /^1 , 2(?: , 3)?(?: , 4)?(?: ,)?(?: (?:\.|…|etc|and so on))*$/;
const TAXES = wordList('tax | taxes | vat | gst | sales tax | hst | mwst');
/** These are filled by what the rows hold. */
const COUNTING =
  /^(?:#|(?:row |line |item |position )?(?:no|nos|numbers?|totals?|amounts?|sums?)\b)/i;
const MOST_WORDS = 32;

interface Computed {
  readonly rate: number;
  /** Added to what it is taken of. */
  readonly onTop: boolean;
}

/** "new column Gross: amount plus 20%", "after Qty add a column Unit with pcs in each row". undefined: not wholly understood. */
export function newColumn(clause: Phrase, context: Context): Reading | undefined {
  const [table] = tablesOf(context);
  const slots = clause.tokens.length > MOST_WORDS ? undefined : slotsOf(clause);
  if (table === undefined || slots === undefined) return undefined;
  const nouns = slots.takeAll(COLUMN_NOUNS);
  const [noun] = nouns;
  if (noun === undefined || nouns.length > 2) return undefined;
  if (/^(?:empty|blank)$/.test(slots.word(noun.at - 1))) slots.mark(noun.at - 1, noun.at);
  const at = placeIn(slots, context);
  const listed = listIn(slots, table.rows.length);
  const literal = literalShare(slots);
  const rate = literal === undefined ? rateIn(slots) : undefined;
  const columns = columnsIn(slots, context, false).filter(({ value }) => value.table === table);
  const adding = slots.takeAll(ADDING);
  const adds = adding.length > 0 || slots.word(0) === 'number';
  if (!adds && rate === undefined) return undefined;
  const isNumbered =
    slots.takeAll(NUMBERED).length +
      slots.takeAllRead((words) => SEQUENCE.test(words.text) || undefined, 10).length >
    0;
  const each = slots.takeAll(EACH).at(-1);
  const value = literal ?? valueIn(slots, each);
  const onTop = rate !== undefined && (rate.onTop || slots.takeAll(ON_TOP).length > 0);
  const name = nameIn(slots, noun);
  const tax = slots.takeAll(TAXES)[0];
  slots.takeAll(COMPUTING);
  slots.takeAll(VALUING);
  slots.takeAll(ADDING);
  if (!slots.isDone(COLUMN_FILLER)) return undefined;
  const said = { name, at, listed, value, isNumbered, columns };
  if (rate === undefined) return written(said, table);
  if (value !== undefined || listed !== undefined) return undefined;
  const names = { name, tax: tax && titleOf(clause, tax) };
  return computed({ rate: rate.rate, onTop }, names, columns, at, context);
}

interface Said {
  readonly name: string | undefined;
  readonly at: number | undefined;
  /** One of each row. */
  readonly listed: string[] | undefined;
  /** Of all rows. */
  readonly value: string | undefined;
  readonly isNumbered: boolean;
  readonly columns: readonly unknown[];
}

/** A column that nothing is computed of. */
function written(
  { name, at, listed, value, isNumbered, columns }: Said,
  table: ContentTable,
): Reading | undefined {
  if (columns.length > 0) return undefined;
  const end = at ?? table.columns.length;
  if (listed !== undefined)
    return name === undefined || value !== undefined ? undefined : added(table, end, name, listed);
  if (isNumbered && value === undefined)
    return added(table, at ?? 0, name ?? '#', { compute: 'row-number', columns: [] });
  if (name === undefined) return undefined;
  const isLost = value === undefined && (at === undefined || COUNTING.test(name));
  return isLost
    ? undefined
    : added(
        table,
        end,
        name,
        table.rows.map(() => value ?? ''),
      );
}

function added(table: ContentTable, at: number, label: string, cells: Cells): Reading {
  return operations([{ op: 'add-column', table: table.id, at, label, cells }]);
}

/** A share of a column, or a column with a share of it added. */
function computed(
  { rate, onTop }: Computed,
  { name, tax }: { readonly name: string | undefined; readonly tax: string | undefined },
  columns: readonly Found<NamedColumn>[],
  at: number | undefined,
  context: Context,
): Reading | undefined {
  const [said, ...others] = columns;
  const [table] = tablesOf(context);
  if (table === undefined || others.length > 0) return undefined;
  const { amount, price } = partsOf(table, context);
  const base = said?.value.column ?? amount ?? price;
  if (base === undefined || table.columns[base]?.numeric !== true) return undefined;
  const head = table.columns[base]?.label ?? '';
  const isTax = name === undefined || TAXES.byWords.has(name.toLowerCase());
  const sum = [`${head} incl. ${rate}%`, isTax ? (name ?? tax) : undefined];
  const label =
    onTop && isTax ? sum.filter(Boolean).join(' ') : (name ?? (tax && `${tax} (${rate}%)`));
  if (label === undefined) return undefined;
  return added(table, at ?? (onTop ? table.columns.length : base), label, {
    compute: 'percent-of',
    columns: [base],
    percent: onTop ? 100 + rate : rate,
  });
}

/** Where it is to stand: a place and the columns right behind it, or an end of the table. */
function placeIn(slots: Slots, context: Context): number | undefined {
  const place = slots.take(PLACES);
  if (place === undefined) {
    const end = slots.take(ENDS)?.value ?? (slots.word(0) === 'append' ? 'last' : undefined);
    const [table] = tablesOf(context);
    return end === undefined ? undefined : end === 'first' ? 0 : table?.columns.length;
  }
  // Only what follows the place is beside it: the rest may be what is computed from.
  const rest = slotsOf(slots.phrase.slice(place.next)) as Slots;
  const [first, second] = columnsIn(rest, context, true).map(({ value, at, next }) => ({
    value,
    at: at + place.next,
    next: next + place.next,
  }));
  if (first === undefined) return undefined;
  slots.mark(first.at, first.next);
  if (place.value === 'between' && second !== undefined) {
    slots.mark(second.at, second.next);
    return Math.max(first.value.column, second.value.column);
  }
  return place.value === 'before' ? first.value.column : first.value.column + 1;
}

const LISTS = /^(?::|with|containing|holding|values?|says?|saying|reads?)$/;

/** "…: 1 wk, 4 wks, 2 days": what each row says, where as many are given as there are rows. */
function listIn(slots: Slots, rows: number): string[] | undefined {
  const { tokens } = slots.phrase;
  const from = tokens.findLastIndex(
    ({ word, quoted }, at) => !quoted && slots.isFree(at) && LISTS.test(word),
  );
  if (from < 0 || rows < 2 || SEQUENCE.test(slots.phrase.slice(from + 1).text)) return undefined;
  const values: string[] = [];
  for (let at = from + 1, start = at; at <= tokens.length; at++) {
    const isEnd = at === tokens.length || /^(?:,|;|\/|and)$/.test(slots.word(at));
    if (!isEnd && !slots.isFree(at)) return undefined;
    if (!isEnd) continue;
    if (at > start) values.push(slots.phrase.slice(start, at).raw);
    start = at + 1;
  }
  if (values.length !== rows) return undefined;
  slots.mark(from, tokens.length);
  return values;
}

const FRACTIONS = 'half third quarter fifth'.split(' ');

/** "10%", "10 percent", "x 1.2", "/ 4", "a quarter of". */
function rateIn(slots: Slots): Computed | undefined {
  const found = slots.takeAllRead((words): Computed | undefined => {
    const share = /^\(?(\d{1,3}(?:[.,]\d{1,3})?) ?(?:%|percent|per cent)\)?$/.exec(words.text)?.[1];
    if (share !== undefined) return { rate: Number(share.replace(',', '.')), onTop: false };
    const parts = /^(?:\/|÷|divided by|split by) (\d{1,2})$/.exec(words.text)?.[1];
    const part = /^(?:an? |one )?(half|third|quarter|fifth) of$/.exec(words.text)?.[1] ?? '';
    const count = parts === undefined ? FRACTIONS.indexOf(part) + 2 : Number(parts);
    if (parts !== undefined || part !== '') return { rate: 100 / count, onTop: false };
    const factor = /^(?:x|×|\*|times) 1[.,](\d{1,3})$/.exec(words.text)?.[1];
    if (factor === undefined) return undefined;
    return { rate: Number((Number(`0.${factor}`) * 100).toFixed(2)), onTop: true };
  }, 4);
  const [first] = found;
  return found.every(({ value }) => value.rate === first?.value.rate) ? first?.value : undefined;
}

/** What every cell says: in quotes behind "value", "with", "says", or the words there. */
function valueIn(slots: Slots, each: Found<true> | undefined): string | undefined {
  const isEach = each !== undefined;
  const { tokens } = slots.phrase;
  const marker = slots.take(VALUING);
  const quoted = tokens.flatMap((token, at) => (token.quoted && slots.isFree(at) ? [at] : []));
  const last = quoted.at(-1);
  const isLast =
    quoted.length > 1 || (marker !== undefined && last !== undefined && last >= marker.next);
  if (last !== undefined && (isLast || (isEach && hasNameBesides(slots, last)))) {
    slots.mark(last, last + 1);
    return tokens[last]?.raw;
  }
  const bracket = tokens.findIndex(({ word }, at) => word === '(' && slots.isFree(at + 1));
  const withWord = tokens.findLastIndex(
    ({ word }, at) => /^(?:with|saying|:|,|of)$/.test(word) && slots.isFree(at + 1) && at > 1,
  );
  const start =
    marker !== undefined
      ? marker.next
      : bracket > 0
        ? bracket + 1
        : isEach && withWord > 0
          ? withWord + 1
          : isEach && /\d/.test(tokens[each.next]?.word ?? '')
            ? each.next
            : -1;
  if (start < 0) return undefined;
  const run = runFrom(slots, start);
  const isTable = run !== undefined && tokens[run[0]]?.word === 'table';
  if (run === undefined || isTable) return undefined;
  slots.mark(run[0], run[1]);
  return slots.phrase.slice(run[0], run[1]).raw;
}
