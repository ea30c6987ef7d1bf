import Big from 'big.js';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Total, Value } from '../printed-document.ts';
import type { Writer } from '../writer.ts';
import { rowsOf } from './sum-rows.ts';

type Discounted = Pick<CommercialDocument, 'cashDiscount'>;

/** Below what is due, what it comes to for a buyer who pays early: "Skonto (2 %) bei Zahlung bis 27. März 2026". */
export function cashDiscountRow(writer: Writer, { cashDiscount }: Discounted): Total[] {
  const { amount, payable } = cashDiscount ?? {};
  const sum = payable ?? (amount && new Big(amount).neg().toFixed());
  if (cashDiscount === undefined || sum === undefined) return [];
  const { percent } = cashDiscount;
  // Where the row is what remains to be paid, the discount itself stands in its label.
  const off = payable === undefined || amount === undefined ? undefined : writer.money(amount);
  const shares = [percent && writer.percent(percent), off].filter((each) => each);
  const name = writer.say('Early payment discount');
  const label = shares.length === 0 ? name : `${name} (${shares.join(', ')})`;
  const place = payable === undefined ? 'cashDiscount.amount' : 'cashDiscount.payable';
  return rowsOf(writer)('other', [label, ...untilOf(writer, cashDiscount)].join(' '), sum, place);
}

/** The same as a fact, where the data states no amount. */
export function cashDiscountFact(writer: Writer, { cashDiscount }: Discounted): Value[] {
  if (cashDiscount === undefined || cashDiscount.percent === undefined) return [];
  const { amount, payable, percent } = cashDiscount;
  if ((amount ?? payable) !== undefined) return [];
  const text = [writer.percent(percent), ...untilOf(writer, cashDiscount)].join(' ');
  return writer.value('Early payment discount', text, 'cashDiscount.percent');
}

function untilOf(
  writer: Writer,
  { date, days }: NonNullable<CommercialDocument['cashDiscount']>,
): string[] {
  if (date !== undefined)
    return [writer.say('if paid by {date}').replace('{date}', writer.date(date, 'medium'))];
  return days === undefined ? [] : [`(${writer.duration(`P${days}D`)})`];
}
