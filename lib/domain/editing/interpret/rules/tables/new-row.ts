import { monthNamed } from '#lib/domain/editing/values/date-names.ts';
import type { Phrase } from '../../language/phrase.ts';
import { type Found, type Slots, slotsOf, wordList } from '../../language/slots.ts';
import type { SaidLine } from './line-wording.ts';
import { figure } from './line-wording.ts';
import { isOfTotals, isPriced } from './priced-names.ts';

const ADDING = wordList(
  `add | insert | include | append | create | additional | another | one more | extra | new | missing | is missing | to add | forgot | we forgot | also sold | sold | also delivered | delivered | also used
  | also bought | bought | charge | bill | put in | put | there is also | also charge | also charge for | also bill | also took | also had | also got | also ordered | also used | also needed | also made | took also | came with | also did | item to add | to be added | be added | should be added | throw in | used | also`,
);
/** "we also did 2 hours of fitting": what is told, without who did it. */
export const TOLD =
  /^(?:they |we |he |she |i )?(?:did|took|had|made|used|bought|ordered|needed|sold) /;
const NOUNS = wordList(
  'line item | line items | line | row | item | entry | product | service | position | record | items | to the items | to the table | to the list | in the table | to the invoice | to the quote | to the bill | on the invoice | on the bill | on the quote | to the receipt | on the receipt | to the table of items',
);
const FILLER = wordList(
  'the a an my our your for of with and , . : ; - / ( ) = at we i you please is are was it to in be description name called named just as by there us them so making makes they he she on me did took had made used bought ordered needed sold',
);
const QUANTITY = wordList(
  'qty | quantity | amount of units | number | count | quantity of | qty of | how many',
);
const UNITS = wordList(
  'hours | hour | hrs | units | unit | pcs | pieces | piece | days | day | nights | boxes | seats | licenses | pc | h | hr | sessions | weeks | months | times',
);
const PRICE = wordList(
  'unit price | price | rate | cost | costs | each | apiece | per unit | per piece | per hour | an hour | a piece | per item | per day | @ | x | × | * | priced | costing | unit price of | price of | price each | hourly rate | at a price of',
);
const MONEY =
  /^(?:(?:us\$|[$€£¥₹]) ?\d[\d,.]*|\d[\d,.]* ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|[€£$]))$/;
const NUMBER = /^\d[\d,.]*(?:x|h|hrs?|pcs?)?$/;
const UNIT_OF_LOOKS =
  /^(?:px|pt|em|rem|mm|cm|in|inch|inches|percent|columns?|rows?|pages?|points?)$/;
/** Where it is to stand is read by itself. */
const PLACED =
  /\b(?:top|bottom|start|beginning|before|after|above|below|first|last|end|but (?:it|they|that|we|there|actually))\b/;
const MOST_NAME_WORDS = 6;
const MOST_WORDS = 24;

/** "Inner tube is missing: 3 pieces at 8 dollars": what it is, how many, and for how much each. undefined: something else is said. */
export function newRow(clause: Phrase): SaidLine | undefined {
  if (clause.tokens.length > MOST_WORDS || PLACED.test(clause.text) || saysDay(clause))
    return undefined;
  const slots = slotsOf(clause);
  if (slots === undefined) return undefined;
  if (slots.takeAll(ADDING).length === 0 && !TOLD.test(clause.text)) return undefined;
  const total = takeTotal(slots);
  const money = slots.takeAllRead((words) => (MONEY.test(words.text) ? words : undefined), 2);
  const priced = slots.takeAll(PRICE);
  const counted = slots.takeAll(QUANTITY);
  const numbers = slots.takeAllRead((words) => (NUMBER.test(words.text) ? words : undefined), 1);
  const units = slots.takeAll(UNITS);
  const figures = figuresIn(money, numbers, priced, counted);
  if (figures === undefined || (priced.length + money.length === 0 && numbers.length < 2))
    return undefined;
  if (total !== undefined && figures.quantity * figures.price !== total) return undefined;
  slots.takeAll(NOUNS);
  slots.takeAllRead((words) => (words.text === '|' ? true : undefined), 1);
  const isBare = units.length === 0 && numbers.length + money.length < 2 && counted.length === 0;
  if (isBare && !isPriced(clause)) return undefined;
  const description = nameIn(slots);
  if (description === undefined || !slots.isDone(FILLER)) return undefined;
  if (isBare && isOfTotals(description)) return undefined;
  return { description, ...figures, amount: undefined };
}

/** "New due date is August 15, 2026": the figures of a day count nothing. */
const saysDay = ({ tokens }: Phrase): boolean =>
  tokens.some(
    ({ word, quoted }, at) =>
      !quoted &&
      monthNamed(word, 'en') !== undefined &&
      [tokens[at - 1], tokens[at + 1]].some((next) =>
        /^\d{1,4}(?:st|nd|rd|th)?$/.test(next?.word ?? ''),
      ),
  );

const TOTAL =
  /^(?:(?:line )?(?:total|amount|sum)|in total|altogether)(?: (?:of|is|:|=))? (?<sum>(?:us\$|[$€£¥₹])? ?\d[\d,.]*)$/;

/** "total $36.00": what the line comes to, which is computed and has to agree. */
export function takeTotal(slots: Slots): number | undefined {
  const [found] = slots.takeAllRead((words) => words.match(TOTAL)?.['sum'], 5);
  return figure(found?.value.raw.replace(/[^\d.,']/g, ''));
}

type Numbers = readonly Found<Phrase>[];

/** Of two figures the one with a currency, or beside "price", is the price; else the second. */
function figuresIn(
  money: Numbers,
  numbers: Numbers,
  priced: readonly Found<true>[],
  counted: readonly Found<true>[],
): { quantity: number; price: number } | undefined {
  const [first, second, third] = numbers;
  if (third !== undefined) return undefined;
  if (money.length > 1) return withSum(money, numbers);
  const [amount] = money;
  const price = amount ?? (isTurned(first, second, priced, counted) ? first : second);
  const quantity = amount === undefined ? (price === first ? second : first) : first;
  if (amount !== undefined && second !== undefined) return undefined;
  const isOne = amount !== undefined && quantity === undefined && counted.length === 0;
  const [q, p] = [
    isOne ? 1 : figure(quantity?.value.text.replace(/(?<=\d)\p{L}+$/u, '')),
    figure(price?.value.raw.replace(/[^\d.,']/g, '')),
  ];
  return q === undefined || p === undefined ? undefined : { quantity: q, price: p };
}

/** "1, $150.00, $150.00": the second amount is what the line comes to, and has to agree. */
function withSum(money: Numbers, [count, ...others]: Numbers): ReturnType<typeof figuresIn> {
  const [price, sum, more] = money.map(({ value }) => figure(value.raw.replace(/[^\d.,']/g, '')));
  const quantity = figure(count?.value.raw);
  if (more !== undefined || others.length > 0 || price === undefined || quantity === undefined)
    return undefined;
  return Math.abs(quantity * price - (sum ?? 0)) < 0.005 ? { quantity, price } : undefined;
}

/** "price 8, qty 3" */
function isTurned(
  first: Found<Phrase> | undefined,
  second: Found<Phrase> | undefined,
  priced: readonly Found<true>[],
  counted: readonly Found<true>[],
): boolean {
  if (first === undefined || second === undefined) return false;
  const leads = (words: readonly Found<true>[], number: Found<Phrase>) =>
    words.some(({ next }) => next <= number.at && number.at - next < 2);
  return (
    leads(counted, second) ||
    (leads(priced, first) && !leads(counted, first) && !leads(priced, second))
  );
}

function nameIn(slots: Slots): string | undefined {
  const { tokens } = slots.phrase;
  const says = (at: number) => slots.isFree(at) && !FILLER.byWords.has(slots.word(at));
  const from = tokens.findIndex((_, at) => says(at));
  if (from < 0) return undefined;
  let to = from + 1;
  if (!tokens[from]?.quoted)
    while (slots.isFree(to) && to - from < MOST_NAME_WORDS && !/^[^\p{L}\d]$/u.test(slots.word(to)))
      to++;
  while (to > from + 1 && !says(to - 1)) to--;
  const words = tokens.slice(from, to);
  if (words.some(({ word }) => UNIT_OF_LOOKS.test(word)) || words[0]?.word === 'that')
    return undefined;
  slots.mark(from, to);
  const { raw } = slots.phrase.slice(from, to);
  const name = raw.replace(/^["'](.*)["']$/, '$1');
  return /\p{L}{3}/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}
