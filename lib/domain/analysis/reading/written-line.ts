import type { JsonObject } from '#schemas/json.ts';

const MONEY = String.raw`(?:\p{Sc}|[A-Z]{2,3}\s?)?\s?-?\d[\d.,' ]*(?:\s?(?:\p{Sc}|[A-Z]{3}|kr|zł|Kč|Ft))?`;
const COUNTED = String.raw`(?<quantity>\d+(?:[.,]\d+)?)\s*(?<unit>\p{L}{1,12}\.?)?\s*(?:@|[x×*]|à|at)\s*(?<price>${MONEY})(?:\s*\/\s*\p{L}+)?`;
/** "Logo, 3 rounds - 12 hrs @ $85 = $1,020", "Rush fee = $150", "2 x Chair: 40.00". */
const LINE = new RegExp(
  String.raw`^(?<what>\S.{0,300}?)\s*(?:[-–—:|=,]|\s)\s*(?:${COUNTED}\s*[-–—:|=,]\s*)?(?:flat |total |= ?)?(?<amount>${MONEY})$`,
  'u',
);
const MAX_CHARS = 400;

/** What is sold, where a list says each thing in one text; keys as the vocabulary of lines has them. */
export function writtenLine(text: string): JsonObject {
  const whole = text.trim();
  const groups = whole.length > MAX_CHARS ? undefined : LINE.exec(whole)?.groups;
  const { what, quantity, unit, price, amount } = groups ?? {};
  if (what === undefined || amount === undefined || !/\p{L}{2}/u.test(what))
    return { description: whole };
  // A figure at the end without a sign of money may be a size.
  if (!/\p{Sc}|[.,]\d\d$|[A-Z]{3}/u.test(amount)) return { description: whole };
  return {
    description: what.trim(),
    ...(quantity === undefined ? {} : { quantity }),
    ...(unit === undefined ? {} : { unit }),
    ...(price === undefined ? {} : { 'unit price': price.trim() }),
    amount: amount.trim(),
  };
}
