import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { writingIn } from '../tables/find-table.ts';
import { currencyWish } from './currency-formats.ts';
import { dateWish } from './date-formats.ts';
import { figuresOfPart, unsigned } from './format-parts.ts';
import { numberWish } from './number-formats.ts';
import { signless } from './signless-amounts.ts';

/** "use euros", "no decimals", "European number format", "show dates as DD/MM/YYYY" */
export const formats: Rule = {
  name: 'formats',
  read(clause, context) {
    if (clause.tokens.length > MOST_WORDS || OTHERS.test(clause.text)) return undefined;
    const dates = dateWish(clause, context);
    if (dates !== undefined)
      return reformatted([{ what: 'date', pattern: dates.pattern }], context, dates.only);
    const part = figuresOfPart(clause, context);
    return (part && numbersSaid(part.said, context, part.only)) ?? numbersSaid(clause, context, []);
  },
};

/** How numbers and amounts are to be written: in what is named, or all of them. */
function numbersSaid(
  clause: Phrase,
  context: Context,
  only: readonly ContentNode[],
): Reading | undefined {
  const numbers = numberWish(clause, context);
  if (numbers !== undefined) {
    const { read } = writingIn(context);
    // "put the tax in brackets" is of what is not less than nothing.
    if (
      numbers.negative &&
      only.length > 0 &&
      !only.some(({ text }) => (read(text)?.value ?? 0) < 0)
    )
      return undefined;
    const meant = numbers.decimals === undefined ? only : unsigned(only);
    return reformatted([{ what: 'number', ...numbers }], context, meant);
  }
  const bare = signless(clause, context);
  if (bare !== undefined) return reformatted([bare], context, only);
  const wish = currencyWish(clause, context);
  if (wish === undefined) return undefined;
  if (isConversion(clause)) return unconverted(wish.currency.currency);
  const written = wish.numbers && ({ what: 'number', ...wish.numbers } as const);
  const all = written === undefined ? [wish.currency] : [written, wish.currency];
  return reformatted(all, context, only);
}

const CONVERTS = /\b(?:conver\w+|calculat\w+|rates?)\b|^exchange\b/;
const SIGNS = /\b(?:currency|symbols?|signs?|codes?|formats?)\b/;

/** "convert the prices to GBP" asks for other amounts, "convert the currency symbol" does not. */
const isConversion = ({ text }: Phrase): boolean => CONVERTS.test(text) && !SIGNS.test(text);

function unconverted(code: string): Reading {
  return notFeasible(
    'No exchange rates are known here: amounts can be shown with another currency’s sign, as they are.',
    [`Show the prices in ${code}`, `Use the ${code} sign for all amounts`],
  );
}

/** "swap places" is of no decimals, and "cents only in the total" is about all that is not named. */
const OTHERS = /^(?:swap|switch|trade|change|exchange) places\b|\bonly (?:in|on|for|at)\b/;

/** Whoever says more does not speak of how values are written. */
const MOST_WORDS = 24;

/** In what was named, in the part that the caller points at, or everywhere. */
function reformatted(
  to: readonly Extract<Operation, { op: 'reformat' }>['to'][],
  { scope }: Context,
  only: readonly ContentNode[] = [],
): Reading {
  const region = scope.region === undefined ? [] : [scope.region.id];
  const targets = only.length > 0 ? only.map(({ id }) => id) : region;
  const where = targets.length === 0 ? {} : { targets };
  return operations(to.map((one) => ({ op: 'reformat', ...where, to: one })));
}
