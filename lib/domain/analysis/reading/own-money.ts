import { knownCurrency } from '#lib/domain/i18n/find-currency.ts';
import { formatMoney } from '#lib/domain/i18n/money.ts';
import type { JsonObject } from '#schemas/json.ts';
import { readDecimal } from '../mapping/read-values.ts';
import type { Composing } from './composing.ts';
import type { Scalar } from './fits.ts';
import { isCalled } from './notions.ts';
import { unitOfKey } from './units.ts';

/** An amount whose object names another currency than the document's, written with its own. */
export function ownMoney(
  composing: Composing,
  object: JsonObject,
  value: Scalar,
): string | undefined {
  const own = Object.entries(object)
    .filter(([key]) => isCalled(key, 'currency'))
    .map(([, code]) => knownCurrency(code))
    .find((code) => code !== undefined);
  return foreignMoney(composing, own, value);
}

/** An amount whose key ends with another currency than the document's: `total_eur` beside dollars. */
export const moneyOfKey = (composing: Composing, key: string, value: Scalar): string | undefined =>
  foreignMoney(composing, currencyOfKey(key), value);

/** The one currency that a key ends with: EUR of `total_eur`. */
export function currencyOfKey(key: string): string | undefined {
  const [only, other] = unitOfKey(key)?.currencies ?? [];
  return other === undefined ? only : undefined;
}

function foreignMoney(
  { language, currency }: Composing,
  own: string | undefined,
  value: Scalar,
): string | undefined {
  const amount = own === undefined || own === currency ? undefined : readDecimal(value);
  return amount === undefined
    ? undefined
    : formatMoney(Number(amount), { language, currency: own });
}
