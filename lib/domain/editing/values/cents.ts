import { currencyNamed, currencySign } from './currencies.ts';
import { roundTo, type WrittenNumber, writeLike } from './written-number.ts';

/** Whether amounts like this one have no cents, as those in yen. */
function isCentless({ currency }: WrittenNumber): boolean {
  const code = currency === undefined ? undefined : currencyNamed(currency);
  return code !== undefined && currencySign(code, 'en').decimals === 0;
}

/** How many decimals an amount is exact to; `isRounded`: its document shows whole units only. */
export const exactDecimals = (like: WrittenNumber, isRounded: boolean): number =>
  like.decimals === 0 && (isRounded || isCentless(like)) ? 0 : Math.max(2, like.decimals);

/** An amount in the form of another one: cents that it lacks are shown where they must be. */
export function writeAmount(value: number, like: WrittenNumber, isRounded: boolean): string {
  const exact = roundTo(value, exactDecimals(like, isRounded));
  return writeLike(
    exact,
    like,
    Number.isInteger(exact) ? like.decimals : Math.max(2, like.decimals),
  );
}
