import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { TotalRole } from '#lib/domain/presentation/printed-document.ts';
import { type Field, isScalar } from '../fields/unclaimed-fields.ts';
import { toldRoles } from '../keys/inferred-roles.ts';

/** What is known of a document's sums. */
export interface KnownSums {
  /** What is sold, before whatever is added or taken off. */
  readonly base: number | undefined;
  /** Taxes, fees and shipping less discounts. */
  readonly added: number;
  readonly total: number | undefined;
  readonly hasSubtotal: boolean;
}

/** A tax may be rounded. */
const TOLERANCE = 0.011;
/** All selections of these are tried. */
const MAX_LOOSE = 8;
const NO_SUM = /(?:id|date|datum|year|jahr|number|nummer|no|nr|count|phone|zip|rate)$/;

const same = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;
const figureOf = ({ value }: Field) => plainNumber(value) ?? 0;

/** Amounts that no key names as sums and the arithmetic tells: the total, and what lies between it and what is sold, in whatever language. */
export function closingSums(
  loose: readonly Field[],
  { base, added, total, hasSubtotal }: KnownSums,
): ReadonlyMap<Field, TotalRole> {
  const found = new Map<Field, TotalRole>();
  if (base === undefined || base === 0) return found;
  const amounts = loose.filter(isLoose).slice(0, MAX_LOOSE);
  const ends = total === undefined ? amounts.filter((field) => tells(field, 'total')) : [undefined];
  for (const end of ends) {
    const sum = end === undefined ? (total ?? 0) : figureOf(end);
    const others = amounts.filter((field) => field !== end);
    const gap = same(sum, base) ? 0 : sum - base - added;
    const between = same(gap, 0) ? [] : selection(others, gap);
    if (end !== undefined && between !== undefined) found.set(end, 'total');
    for (const field of between ?? []) found.set(field, roleOf(field));
    const net = others.find((field) => !found.has(field) && same(figureOf(field), base));
    if (net !== undefined && !hasSubtotal && !same(sum, base)) found.set(net, 'subtotal');
    if (found.size > 0) break;
  }
  return found;
}

const tells = ({ key, value }: Field, role: 'tax' | 'total') =>
  toldRoles(key, value).includes(role);

function roleOf(field: Field): TotalRole {
  if (tells(field, 'tax')) return 'tax';
  return figureOf(field) < 0 ? 'discount' : 'other';
}

function isLoose(field: Field): boolean {
  return isScalar(field) && figureOf(field) !== 0 && !NO_SUM.test(field.name);
}

/** Those that come to the sum, rather more of them than fewer. */
function selection(fields: readonly Field[], sum: number): readonly Field[] | undefined {
  for (let mask = 2 ** fields.length - 1; mask > 0; mask -= 1) {
    const some = fields.filter((_, at) => Math.floor(mask / 2 ** at) % 2 === 1);
    if (
      same(
        some.reduce((total, field) => total + figureOf(field), 0),
        sum,
      )
    )
      return some;
  }
  return undefined;
}
