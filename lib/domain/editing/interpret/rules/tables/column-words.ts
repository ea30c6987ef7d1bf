import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, wordList } from '../../language/slots.ts';
import type { Token } from '../../language/tokens.ts';
import type { Context } from '../../rule.ts';
import { firstWord, plainWords } from '../../targets/document-texts.ts';
import { columnNamed, type NamedColumn, tablesOf } from './find-table.ts';

/** What may stand around a wish about columns. */
export const COLUMN_FILLER = wordList(
  `'s the a an my our your its their this that these those it them all every each both of in on to into for with at as by from be being is
  are was should must shall can could may might will would need needs needed has have had and or & , . : ; - / ( ) = + use show make put set
  get want wants like look table tables tabular items item line lines list please just also here so i we you there up down side one ones
  whole invoice quote quotation receipt bill document page right directly immediately very same row rows section data block give leave
  let do does columns column positioned placed located inserted`,
);
export const COLUMN_NOUNS = wordList(
  'column | columns | col | cols | colum | table column | table columns | coloumn | collumn | field column',
);
export const HEAD_NOUNS = wordList(
  `header | headers | heading | headings | head | heads | title | titles | label | labels | caption | name | table header | table head | table heading
  | table headers | column header | column heading | column head | column title | column name | column label | column headers | header row | head row
  | header cell | heading text | header text`,
);
export const PLACES = meanings({
  before: `before | in front of | ahead of | left of | to the left of | on the left of | prior to | preceding | on the left side of | left from | to the left side of`,
  after: `after | behind | following | right of | to the right of | on the right of | next to | beside | right behind | subsequent to | on the right side of | past
    | to the right side of`,
  between: 'between | in between',
});
export const ENDS = meanings({
  first: `first | first place | first position | front | the front | leftmost | left-most | beginning | the beginning | start | far left | very left | very first
    | most left | left end | to the left side | on the left side | left edge | at the left | on the left | number one | in first place | utmost left`,
  last: `last | last place | last position | end | the end | rightmost | right-most | far right | very right | very end | very last | right end
    | to the right side | on the right side | right edge | back | at the right | on the right | most right | final`,
});
export const MOVING = wordList(
  `move moved moving put place placed shift shifted bring come comes go goes stand stands appear appears position positioned belong belongs start starts begin begins
  have show list listed get push pull drag make be relocate sit sits`,
);

const MOST_NAME_WORDS = 4;

/** Columns by their own heads, in singular or plural; by the part they play where `loosely`. */
export function columnsIn(
  slots: Slots,
  context: Context,
  loosely: boolean,
): readonly Found<NamedColumn>[] {
  const heads = headsOf(context);
  const read = loosely ? heads.loosely : heads.strictly;
  return slots.takeAllRead(
    (words) => words.once(read, 0, () => read(words)),
    MOST_NAME_WORDS,
    loosely ? undefined : heads.mayBegin,
  );
}

type ReadHead = (words: Phrase) => NamedColumn | undefined;

interface Heads {
  readonly strictly: ReadHead;
  readonly loosely: ReadHead;
  /** Whether a head, strictly, may begin with a word. */
  readonly mayBegin: (token: Token) => boolean;
}

/** How columns are found by their heads: several rules ask for the same words. */
function headsOf(context: Context): Heads {
  return context.scope.content.memo.get(headsOf, context, () => headsIn(context));
}

function headsIn(context: Context): Heads {
  const byHead = new Map<string, NamedColumn>();
  for (const table of tablesOf(context))
    for (const [column, { label }] of table.columns.entries()) {
      const said = plain(label);
      if (!byHead.has(said)) byHead.set(said, { table, column });
    }
  const read = (words: Phrase, loosely: boolean) => {
    const said = plain(words.quoted ? words.raw : words.text);
    if (said === '' || words.tokens.some(({ word }) => !/[\p{L}\p{N}#%]/u.test(word)))
      return undefined;
    const column = byHead.get(said);
    // "the totals" are no column of that name.
    if (column !== undefined) return words.text === 'totals' ? undefined : column;
    return loosely || QUANTITIES.test(said) ? byPart(words, context) : undefined;
  };
  const firsts = new Set([...byHead.keys(), 'qty', 'quantity', 'quantitie', 'unit'].map(firstWord));
  return {
    mayBegin: ({ word }) => {
      const first = firstWord(plainWords(word));
      return first === '' || firsts.has(first) || firsts.has(first.replace(/s$/, ''));
    },
    strictly: (words: Phrase) => read(words, false),
    loosely: (words: Phrase) => read(words, true),
  };
}

const QUANTITIES = /^(?:qty|quantity|quantitie|unit price)$/;
/** Words that name a column by its part only with "column" beside, and never by themselves in a phrase. */
const NO_PART =
  /\b(?:the|a|an|column|columns|col|and|of|in|to|table|row|rows|first|second|third|fourth|last|final|top|bottom|left|right|new|it|that|this)\b/;

function byPart(words: Phrase, context: Context): NamedColumn | undefined {
  if (words.quoted || NO_PART.test(words.text) || !/^[\p{L} -]+$/u.test(words.text))
    return undefined;
  return columnNamed(words, context);
}

function plain(text: string): string {
  return plainWords(text).replace(/s$/, '');
}

const NTH = meanings({
  '0': 'first | 1st',
  '1': 'second | 2nd',
  '2': 'third | 3rd',
  '3': 'fourth | 4th',
  '4': 'fifth | 5th',
  '-1': 'last | final | rightmost',
});

/** "the second column", "column 2": these alone, and the word "column" with them. */
export function placedColumn(slots: Slots, context: Context): Found<NamedColumn> | undefined {
  const [table] = tablesOf(context);
  if (table === undefined) return undefined;
  const found = slots.takeRead((words) => {
    const { text } = words;
    const nth = /^(\S+) (?:column|col)$/.exec(text)?.[1];
    const number = /^(?:column|col) (?:number |no |# )?#?(\d{1,2})$/.exec(text)?.[1];
    const at =
      number === undefined ? Number(NTH.byWords.get(nth ?? '') ?? Number.NaN) : Number(number) - 1;
    const column = at < 0 ? table.columns.length + at : at;
    return table.columns[column] === undefined ? undefined : column;
  }, 3);
  return found && { ...found, value: { table, column: found.value } };
}
