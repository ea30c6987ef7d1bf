import type { Subject } from '../interpret/interpretation.ts';
import type { Operation } from '../operations.ts';
import { billOf } from './bill.ts';
import { isIn } from './lists.ts';
import { spokenNumber } from './slots/spoken-numbers.ts';
import type { Written } from './written-texts.ts';

/** Whether a text that is written holds a figure that was not stated so, or where it was not stated. */
export function isMisstatedFigure(
  written: Written,
  words: readonly string[],
  subject: Subject,
): boolean {
  return (
    isRateLost(written, words, subject) ||
    isFigureForText(written) ||
    isTextForFigure(written) ||
    isFigureForCode(written) ||
    isCutFigure(written, words) ||
    isWholeForPart(written) ||
    isCardKept(written)
  );
}

/** "1048 2216" for the "1048" of "1048 2261": the rest of the old number would stay behind it. */
const isWholeForPart = ({ nodes, before, text }: Written): boolean =>
  /^\d+$/.test(before) &&
  /^\d+ \d/.test(text) &&
  nodes.some(
    ({ text: whole }) =>
      whole.includes(`${before} `) &&
      /\d/.test(whole.charAt(whole.indexOf(before) + before.length + 1)),
  );

/** "cash, not Visa" where "Visa ending 4418" stands: the number of the card would stay. */
const isCardKept = ({ nodes, before }: Written): boolean =>
  /^\p{L}+$/u.test(before) &&
  nodes.some(({ text }) => new RegExp(String.raw`${before} (?:ending|•|\*|x{2})`, 'i').test(text));

const RATE = /(\d{1,3}(?:[.,]\d{1,4})?)\s?%/;
const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/;

/** "VAT (20%)": what stands in the brackets is a rate, and "5 not 20" means that rate, not its amount. */
function isRateLost(
  { nodes, before, text }: Written,
  words: readonly string[],
  subject: Subject,
): boolean {
  const labels = new Set(billOf(subject).totals.map(({ labelNode }) => labelNode.id));
  const rate = nodes
    .filter(({ id }) => labels.has(id))
    .flatMap((node) => RATE.exec(node.text)?.[1] ?? [])[0];
  if (rate === undefined) return false;
  // "8% even" is no name of a tax.
  if (/^\W?\d/.test(text) && (!/^\W?\d/.test(before) || /\p{L}{2}/u.test(text))) return true;
  const brackets = IN_BRACKETS.exec(text)?.[1];
  if (brackets !== undefined && /\d/.test(brackets))
    return !new RegExp(`^${RATE.source}$`).test(brackets.trim());
  return !RATE.test(text) && words.includes(rate);
}

const MOST_REPLACED = 5;

/** "change the twelve years bit to 15 years": a figure takes the place of a figure, not of sentences. */
const isFigureForText = ({ before, text }: Written): boolean =>
  /^\W?\d[\d.,]*(?: \p{L}+){0,2}\.?$/u.test(text) && before.split(' ').length > MOST_REPLACED;

/** "Final headcount was 71, not 64": a sentence is in the place of no figure. */
const isTextForFigure = ({ before, text }: Written): boolean =>
  /^\D{0,2}\d[\d.,]*%?$/.test(before) && /\p{L}{2,}(?: \S+){2,}/u.test(text);

const FEWEST_OF_CODE = 6;

/** "charges 30 for the licence": a count or a price is no number of a register. */
const isFigureForCode = ({ nodes, before, text }: Written): boolean => {
  const [old, now] = [before, text].map((one) => one.replace(/\D/g, '').length);
  // "INV-3437 should be 230.40" is about the amount in its row.
  if (/^\p{Lu}{2,}[-/ ]?\d+$/u.test(before) && /^\W?\d+[.,]\d\d\b/.test(text)) return true;
  return (
    old !== undefined &&
    now !== undefined &&
    old >= FEWEST_OF_CODE &&
    /^\d+$/.test(text) &&
    now < old / 2 &&
    nodes.every(({ role }) => role !== 'cell' && role !== 'total-value')
  );
};

const BARE_FIGURE = /^[^\p{L}\d]*(\d+)[^\p{L}\d]*$/u;

/** "2 grand", "7 and 3 quarter": a figure that goes on behind its digits. */
function isCutFigure({ text }: Written, words: readonly string[]): boolean {
  const digits = BARE_FIGURE.exec(text)?.[1];
  if (digits === undefined) return false;
  const places = words.flatMap((word, at) => (BARE_FIGURE.exec(word)?.[1] === digits ? [at] : []));
  return places.length > 0 && places.every((at) => goesOn(words, at));
}

const goesOn = (words: readonly string[], at: number): boolean => {
  const [next = '', after = '', last = ''] = words.slice(at + 1);
  return (
    (isIn('multiple', [next]) && !isIn('grand-total', [next, after])) ||
    isIn('fraction', [next]) ||
    (next === 'and' && (isIn('fraction', [after, last]) || isIn('fraction', [after])))
  );
};

/** What an old figure is named behind. */
const NOT = /^(?:not|instead|rather|place)$/;
const FIGURE = /^\p{Sc}?(\d+(?:[.,]\d+)*)%?$/u;

/** "12 days, not 11" says what stands there now: where "30 days" would become 12, something else is meant. */
export function isOldFigureElsewhere(
  written: readonly Written[],
  words: readonly string[],
): boolean {
  const old = words.flatMap((word, at) => {
    const joint = /^(?:of|than)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
    const figure = FIGURE.exec(word)?.[1];
    return figure !== undefined && NOT.test(words[joint] ?? '') ? [figure] : [];
  });
  const figures = written.filter(({ before, text }) => /\d/.test(before) && /\d/.test(text));
  return (
    old.length > 0 &&
    figures.length > 0 &&
    !figures.some(({ before }) =>
      old.some((one) => figuresIn(before).includes(Number(one.replaceAll(',', '')))),
    )
  );
}

const figuresIn = (text: string): number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => Number(figure.replaceAll(',', '')));

const PERIOD = /^(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)$/;

/** "30% not 25, and the balance is due three weeks before": a period that is said stands in what is written. */
export function isPeriodLost(
  operations: readonly Operation[],
  written: readonly Written[],
  words: readonly string[],
): boolean {
  const isText = ({ op }: Operation) => /^(?:set-text|replace-text|recompute)$/.test(op);
  if (written.length === 0 || !operations.every(isText)) return false;
  const texts = written.flatMap(({ before, text, nodes }) => [
    before,
    text,
    ...nodes.map((node) => node.text),
  ]);
  return words.some((word, at) => {
    const value = /^\d+$/.test(word) ? Number(word) : spokenNumber(word);
    if (value === undefined || value < 2 || !PERIOD.test(words[at + 1] ?? '')) return false;
    return !texts.some(
      (text) => figuresIn(text).includes(value) || text.toLowerCase().includes(word),
    );
  });
}
