import Big from 'big.js';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Total, TotalRole } from '../printed-document.ts';
import type { Writer } from '../writer.ts';

export const isZero = (amount: string | undefined): boolean =>
  amount === undefined || Number(amount) === 0;
export const same = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && new Big(one).eq(other);
/** A sum as a row, where there is one. */
export function rowsOf(writer: Writer) {
  return (role: TotalRole, label: string, amount: string | undefined, place: string): Total[] =>
    amount === undefined
      ? []
      : writer.value(label, writer.money(amount), place, 'money').map((value) => ({ role, value }));
}

/** The country of the seller says whose dollars they are; without it the total bears their code. */
export function withCode(
  { locale: { currency }, money }: Writer,
  { seller }: CommercialDocument,
  rows: readonly Total[],
): Total[] {
  const isPlainDollar = /(?:^|[^A-Z])\$/.test(money(0));
  if (currency === undefined || currency === 'USD' || !isPlainDollar) return [...rows];
  if (seller?.address !== undefined) return [...rows];
  return rows.map(({ role, value }) => ({
    role,
    value: { ...value, text: `${value.text}\u00a0${currency}` },
  }));
}

/** A share of a sum that nobody states. */
export function shares(
  writer: Writer,
  role: TotalRole,
  name: string,
  percent: string,
  place: string,
): Total[] {
  const share = writer.percent(role === 'discount' ? `-${percent}` : percent);
  return writer.value(name, share, place, 'percent').map((value) => ({ role, value }));
}
