import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, meanings, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { Context } from '../../rule.ts';
import { writingIn } from '../tables/find-table.ts';
import { FILLER } from './format-words.ts';
import { negatives } from './negative-formats.ts';
import { centsOf, exampleOf } from './number-examples.ts';
import type { Mark, Numbers } from './number-wish.ts';

const SUBJECTS = wordList(
  `numbers | number | amounts | amount | prices | price | figures | money | totals | costs | monetary values | money values | monetary amounts
  | number format | number formats | number formatting | number style | numeric format | numerals | currency amounts | currency values | sums
  | numeric values | dollar amounts | euro amounts | pound amounts | number notation | decimal format | big numbers | large numbers | numeric notation
  | amount format | price format | values`,
);
const REGIONS = meanings({
  dot: `german | germany | european | continental | italian | spanish | dutch | danish | austrian | portuguese | brazilian | indonesian | turkish | eu | europe
    | deutsch | greek | belgian | german-style | european-style | eu-style`,
  space:
    'french | polish | czech | russian | norwegian | swedish | finnish | si | france | french-style | ukrainian | slovak | hungarian | bulgarian',
  swiss: 'swiss | switzerland | swiss-style | liechtenstein',
  english: `us | american | english | british | uk | anglo | u.s. | us-style | american-style | anglo-saxon | australian | canadian | irish | usa`,
});
const OF_REGION = dictionary<Numbers>({
  dot: { decimalMark: ',', grouping: '.' },
  space: { decimalMark: ',', grouping: ' ' },
  swiss: { decimalMark: '.', grouping: "'" },
  english: { decimalMark: '.', grouping: ',' },
});

const CENTS = wordList(
  `decimals | decimal | decimal places | decimal place | decimal digits | decimal points | decimal part | decimal numbers | cents | cent | pence | pennies | fractions
  | trailing zeros | trailing zeroes | zeros | zeroes | .00 | .0 | digits after the decimal point | digits after the point | digits after the comma | digits after the decimal
  | places after the decimal point | decimals places | fractional part | fractional digits | places after the comma | digits behind the comma | places
  | two zeros | double zeros | zeros at the end | zeros after the decimal point | cents part | digits`,
);
const COUNTS = meanings({
  '0': '0 | zero | no',
  '1': '1 | one | a single | single',
  '2': '2 | two | both',
  '3': '3 | three',
  '4': '4 | four',
});
const NONE = wordList(
  `no | zero | without | without any | remove | remove all | drop | hide | omit | strip | lose | get rid of | rid of | take off | take out | take away | cut | cut off
  | skip | off | leave out | leave off | delete | no need for | not needed | unnecessary | can go | away | suppress | truncate | do not need | do not want | do not show
  | do not use | do not display | do not print | do not have | eliminate | ditch | chop off | chop | are not needed | is not needed | we do not need | none | turn off | out
  | should go | can be dropped | can be removed | be removed | be dropped | be hidden | not necessary | stop showing | not`,
);
const WHOLE = wordList(
  `whole | round | rounded | full | integer | integers | nearest | round off | round up | round down | rounding | entire | whole-number | even | flat | round to | rounded to
  | rounded off | round it`,
);
const UNITS = wordList(
  'dollars | dollar | euros | euro | pounds | pound | numbers | number | amounts | amount | figures | prices | units | francs | unit | values | total | totals | sums',
);
const KEPT = wordList('show | with | always | add | include | keep | display | print | use');

const MARKS = meanings<Exclude<Mark, ''>>({
  ',': 'comma | commas | ","',
  '.': 'dot | dots | period | periods | point | points | full stop | full stops | "."',
  ' ': 'space | spaces | blank | blanks | thin space | thin spaces | white space | narrow space | non-breaking space | gap',
  "'": 'apostrophe | apostrophes | single quote | tick',
});
const ROLES = meanings({
  decimal: `decimal | decimals | decimal separator | decimal separators | decimal mark | decimal marks | decimal sign | decimal delimiter | cents | decimal character
    | the decimals | decimal places | decimal point`,
  thousands: `thousands | thousand | thousand's | thousands separator | thousands separators | thousand separator | thousand separators | thousands mark | digit grouping
    | grouping | grouping separator | groups of three digits | digit groups | thousands grouping | thousands delimiter | thousand's separator | thousand marks | digit separator
    | thousands sign | grouping sign | group separator`,
});
const SEPARATING = wordList(
  'separate | separated | separates | separating | separator | separators | split | group | grouped | groups | mark | marks | sign | delimiter | between | insert | add | include | character',
);
const MOST_EXAMPLE_WORDS = 3;

/** How a clause asks for numbers to be written. undefined: it asks for something else. */
export function numberWish(clause: Phrase, context: Context): Numbers | undefined {
  for (const read of [decimals, marks, shape, negatives]) {
    const slots = slotsOf(clause);
    const wish = slots && read(slots, context);
    if (wish !== undefined && slots?.isDone(FILLER)) return wish;
  }
  return undefined;
}

/** "cents are not needed", "get rid of the .00" */
const GONE = /\b(?:not (?:needed|necessary)|unnecessary|rid of|drop|lose|remove|can go)\b/;

/** "leave the .00 off all the amounts" */
const LEFT_OFF = /^(?:leave|keep|knock|strip|take|cut|chop|drop) .* (?:off|out|away)\b/;
const LEAVE = wordList('leave knock take keep cut chop drop');

/** "no cents", "whole dollars only", "prices with two decimals" */
function decimals(slots: Slots): Numbers | undefined {
  const isRound = slots.take(WHOLE) !== undefined;
  slots.takeAll(WHOLE);
  const cents = slots.takeAll(CENTS);
  if (isRound) {
    const unit = slots.takeAll(UNITS).length > 0;
    const isToCents =
      cents.length > 0 &&
      !cents.every((one) => slots.unwished(one)) &&
      !GONE.test(slots.phrase.text);
    slots.takeAll(SUBJECTS);
    // "cents are not needed, show whole dollars"
    if (cents.length > 0 && !isToCents) slots.takeAll(NONE);
    const count = isToCents ? slots.take(COUNTS)?.value : undefined;
    if (count !== undefined) return { decimals: Number(count) };
    return unit && !isToCents ? { decimals: 0 } : undefined;
  }
  if (cents.length === 0) return undefined;
  slots.takeAll(SUBJECTS);
  const counts = slots.takeAll(COUNTS);
  const count = counts.find((one) => one.value !== '0' && !slots.unwished(one));
  if (count !== undefined) {
    slots.takeAll(KEPT);
    return slots.takeAll(NONE).length > 0 && counts.length < 2
      ? undefined
      : { decimals: Number(count.value) };
  }
  const isLeftOff = LEFT_OFF.test(slots.phrase.text) && slots.takeAll(LEAVE).length > 0;
  const none = slots.takeAll(NONE).length > 0 || isLeftOff || counts.length > 0;
  if (none || cents.every((one) => slots.unwished(one))) {
    slots.takeAll(UNITS);
    return { decimals: 0 };
  }
  return slots.takeAll(KEPT).length > 0 ? { decimals: 2 } : undefined;
}

/** "decimal comma and a dot for thousands", "spaces instead of commas in the numbers", "no thousands separators" */
function marks(slots: Slots, context: Context): Numbers | undefined {
  const quotedMark = (words: Phrase): Mark | undefined =>
    words.quoted && /^[,.' ]$/.test(words.raw) ? (words.raw as Mark) : undefined;
  const roles = slots.takeAll(ROLES);
  const said = [...slots.takeAll(MARKS), ...slots.takeAllRead(quotedMark, 1)].sort(
    (one, other) => one.at - other.at,
  );
  if (roles.length === 0 && said.length === 0) return undefined;
  const replaced = replacedBy(slots);
  const wished = said.filter((one) => !slots.unwished(one) && !replaced(one, said));
  const unwished = said.filter((one) => !wished.includes(one));
  const { decimalMark, grouping } = writingIn(context).numbers;
  // "amounts with comma: 8,40"
  const shown = slots.takeAllRead(centsOf, 2).at(-1)?.value;
  const isNone = roles.some((one) => slots.unwished(one)) || slots.takeAll(NONE).length > 0;
  const isAbout = slots.takeAll(SUBJECTS).length > 0;
  slots.takeAll(SEPARATING);
  const roleOf = (mark: Mark | undefined) => (mark === decimalMark ? 'decimal' : 'thousands');
  if (wished.length === 0) {
    const [first] = unwished;
    const role = roles[0]?.value ?? (first && isAbout ? roleOf(first.value) : undefined);
    if (role !== 'thousands') return undefined;
    if (isNone || first !== undefined) return { grouping: '' };
    return { grouping: decimalMark === ',' ? '.' : ',' };
  }
  const result: { decimalMark?: '.' | ','; grouping?: Mark } = {};
  for (const [index, mark] of wished.entries()) {
    const role =
      (roles.length === wished.length ? roles[index]?.value : undefined) ??
      (wished.length === 1 && shown?.decimalMark === mark.value ? 'decimal' : undefined) ??
      (unwished[0] === undefined
        ? isAbout && mark.value !== decimalMark
          ? 'thousands'
          : undefined
        : roleOf(unwished[0].value));
    if (role === 'thousands') result.grouping = mark.value;
    else if (role === 'decimal' && (mark.value === '.' || mark.value === ','))
      result.decimalMark = mark.value;
    else return undefined;
  }
  const region = takeRegion(slots);
  if (region === undefined) return apart(result, decimalMark, grouping);
  // "the German way, with a comma for the decimals"
  const isSame = (Object.keys(result) as (keyof Numbers)[]).every(
    (key) => result[key as 'grouping'] === region[key as 'grouping'],
  );
  return isSame ? region : undefined;
}

const REPLACING = wordList('replace swap exchange ->');

/** Of "replace commas with spaces" the first goes. */
function replacedBy(slots: Slots) {
  const isReplaced = slots.phrase.tokens.some(({ word }) =>
    /^(?:replace|swap|->|exchange|turn)$/.test(word),
  );
  slots.takeAll(REPLACING);
  return (one: Found<Mark>, all: readonly Found<Mark>[]) =>
    isReplaced && all.length === 2 && all[0] === one;
}

/** Whole and decimals are never parted by the same sign as thousands. */
function apart(
  wish: { decimalMark?: '.' | ','; grouping?: Mark },
  decimalMark: string,
  grouping: string,
): Numbers {
  const other = (mark: string) => (mark === ',' ? '.' : ',');
  if (wish.decimalMark !== undefined && wish.grouping === undefined)
    return wish.decimalMark === grouping ? { ...wish, grouping: other(wish.decimalMark) } : wish;
  if (wish.grouping !== undefined && wish.decimalMark === undefined)
    return wish.grouping === decimalMark ? { ...wish, decimalMark: other(decimalMark) } : wish;
  return wish;
}

/** "the German way", "like 1.234,56" */
function shape(slots: Slots): Numbers | undefined {
  const examples = /\d/.test(slots.phrase.text)
    ? slots.takeAllRead((words) => exampleOf(words) ?? centsOf(words), MOST_EXAMPLE_WORDS)
    : [];
  const region = takeRegion(slots);
  const isAbout =
    slots.takeAll(SUBJECTS).length > 0 ||
    slots.takeAll(ROLES).length + slots.takeAll(CENTS).length > 0;
  const isFormat = slots.phrase.tokens.some(({ word }) =>
    /^(?:formats?|formatted|formatting|style|notation|like|way|manner|fashion|write|written|amounts|numbers|prices|figures)$/.test(
      word,
    ),
  );
  slots.takeAll(SEPARATING);
  const example = examples.filter((one) => !slots.unwished(one)).at(-1)?.value;
  if (!isFormat || (!isAbout && example === undefined)) return undefined;
  const [first] = slots.phrase.tokens;
  // "change the amount to 1,234.50" gives a value.
  if (
    /^(?:change|set|update|make)$/.test(first?.word ?? '') &&
    example !== undefined &&
    !/format|style|numbers|amounts|prices|figures/.test(slots.phrase.text)
  )
    return undefined;
  return example ?? region;
}

/** "the German way" */
export function takeRegion(slots: Slots): Numbers | undefined {
  const region = slots
    .takeAll(REGIONS)
    .filter((one) => !slots.unwished(one))
    .at(-1)?.value;
  return region && OF_REGION[region];
}
