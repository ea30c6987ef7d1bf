import Big from 'big.js';
import { payableOf } from '#lib/domain/document-model/arithmetic.ts';
import type {
  CommercialDocument,
  Deduction,
  Tax,
  Totals,
} from '#lib/domain/document-model/commercial.ts';
import type { Total } from '../printed-document.ts';
import type { Writer } from '../writer.ts';
import { cashDiscountRow } from './cash-discount.ts';
import { listsTaxes } from './local-custom.ts';
import { isZero, rowsOf, same, shares, withCode } from './sum-rows.ts';

/** From the total to what remains to be paid. */
export function closing(
  writer: Writer,
  document: CommercialDocument,
  {
    gross,
    name,
    included,
  }: {
    readonly gross: string | undefined;
    /** What the total is called, where it is a plain one. */
    readonly name: string;
    readonly included: readonly Total[];
  },
): Total[] {
  const { totals = {}, kind, type, taxes = [], deductions = [] } = document;
  const row = rowsOf(writer);
  const payable = payableOf(document)?.toFixed();
  const isAsked = listsTaxes(writer) && isAlone(writer, document, payable, gross);
  const label =
    kind === 'credit-note'
      ? 'Amount credited'
      : kind === 'refund'
        ? 'Amount refunded'
        : isAsked
          ? 'Amount due'
          : name;
  const { isOwed, remains, isSettled, isPart, isOverpaid } = stateOf(
    writer,
    document,
    payable,
    gross,
  );
  const tip = isZero(totals.tip) ? undefined : totals.tip;
  // What was paid with a tip is what the payer looks for.
  const tipped =
    type === 'receipt' && tip !== undefined && gross !== undefined
      ? new Big(gross).plus(tip).toFixed()
      : undefined;
  return [
    ...withCode(
      writer,
      document,
      row(tipped === undefined && !isPart ? 'total' : 'other', label, gross, 'totals.gross'),
    ),
    ...included,
    ...withheldRows(writer, taxes),
    ...deductionRows(writer, deductions),
    ...row('other', 'Tip', tip, 'totals.tip'),
    ...row('total', 'Amount paid', tipped, 'totals.payable'),
    ...row(
      'other',
      'Rounding',
      isZero(totals.rounding) ? undefined : totals.rounding,
      'totals.rounding',
    ),
    ...(type === 'receipt' && !isOwed ? [] : prepaidRow(writer, document, isSettled || isPart)),
    ...row('other', 'Cash tendered', totals.tendered, 'totals.tendered'),
    ...row('change', 'Change', isZero(totals.change) ? undefined : totals.change, 'totals.change'),
    ...refundedRow(writer, document, gross),
    ...(remains
      ? row(
          isSettled || isOverpaid || isPart ? 'other' : 'due',
          kind === 'credit-note' || isOverpaid
            ? 'Remaining credit'
            : isPart
              ? 'Balance due'
              : 'Amount due',
          isOverpaid ? payable?.replace('-', '') : payable,
          'totals.payable',
        )
      : []),
    ...cashDiscountRow(writer, document),
    // An offer may ask for a deposit on what remains of its total.
    ...(remains && type !== 'quote' ? [] : depositRows(writer, document)),
  ];
}

/** All of the total is to be paid, and the data calls it so alone. */
const isAlone = (
  { pathOf }: Writer,
  { type, kind }: CommercialDocument,
  payable: string | undefined,
  gross: string | undefined,
): boolean =>
  type === 'invoice' &&
  kind !== 'statement' &&
  pathOf('totals.payable') !== '' &&
  pathOf('totals.gross') === '' &&
  same(payable, gross);

/** An invoice that is open and states what is due of it says so, also where that is all. */
const asksForAll = ({ pathOf, locale }: Writer, { type, status }: CommercialDocument): boolean =>
  type === 'invoice' &&
  (status === 'open' || status === 'overdue') &&
  /^en\b/.test(locale.language) &&
  pathOf('totals.payable') !== '' &&
  pathOf('totals.gross') !== '' &&
  pathOf('totals.payable') !== pathOf('totals.gross');

/** What of the total is still to be paid, and what was. */
function stateOf(
  writer: Writer,
  document: CommercialDocument,
  payable: string | undefined,
  gross: string | undefined,
) {
  const { totals = {}, kind, type, taxes = [], deductions = [] } = document;
  const isWithheld = taxes.some(({ withheld }) => withheld === true);
  const isTaken =
    !isZero(totals.prepaid) ||
    isWithheld ||
    deductions.length > 0 ||
    !isZero(totals.rounding) ||
    !isZero(totals.tip);
  const isOwed =
    type === 'invoice' ||
    isWithheld ||
    deductions.length > 0 ||
    document.status === 'partially-paid' ||
    isPartlyPaid(totals);
  const isDeposit = document.deposit?.now === true;
  const remains =
    !isDeposit &&
    isOwed &&
    payable !== undefined &&
    (isTaken || !same(payable, gross ?? payable) || asksForAll(writer, document));
  const isSettled = remains && isZero(payable);
  // A receipt is about what was paid, also where more of it is still to come.
  const isPart =
    remains &&
    type === 'receipt' &&
    kind !== 'order-confirmation' &&
    !isZero(totals.prepaid) &&
    Number(payable) > 0;
  // What was paid too much is the payer's.
  const isOverpaid = Number(payable) < 0 && Number(gross) >= 0 && !isZero(totals.prepaid);
  return { isOwed, remains, isSettled, isPart, isOverpaid };
}

/** What was given back, unless that is what the document is about. */
function refundedRow(
  writer: Writer,
  { totals: { refunded } = {}, kind }: CommercialDocument,
  gross: string | undefined,
): Total[] {
  if (isZero(refunded) || (kind === 'refund' && same(refunded, gross?.replace('-', '')))) return [];
  const amount = new Big(refunded ?? 0).abs().neg().toFixed();
  return rowsOf(writer)('other', 'Refunded', amount, 'totals.refunded');
}

/** What was paid and what is still due are all of the total. */
const isPartlyPaid = ({ gross, prepaid, payable }: Totals): boolean =>
  !isZero(prepaid) &&
  !isZero(payable) &&
  same(gross, new Big(prepaid ?? 0).plus(payable ?? 0).toFixed());

/** What is asked for before the rest, and the rest where it is stated. */
function depositRows(writer: Writer, { deposit }: CommercialDocument): Total[] {
  if (deposit === undefined) return [];
  const { reason, amount, percent, balance, now } = deposit;
  const name = reason ?? writer.say('Deposit');
  if (amount === undefined)
    return percent === undefined ? [] : shares(writer, 'other', name, percent, 'deposit.percent');
  const label = percent === undefined ? name : `${name} (${writer.percent(percent)})`;
  const row = rowsOf(writer);
  const rest = balance?.reason ?? writer.say('Balance due');
  const until = balance?.dueDate && ` (${writer.date(balance.dueDate, 'medium')})`;
  const asked = row(now === true ? 'due' : 'other', label, amount, 'deposit.amount');
  const later = row('other', rest + (until ?? ''), balance?.amount, 'deposit.balance.amount');
  // What is to be paid now closes the sums.
  return now === true ? [...later, ...asked] : [...asked, ...later];
}

/** "Deposit FA2025-0061 (4 August 2025)". */
function deductionRows(writer: Writer, deductions: readonly Deduction[]): Total[] {
  return deductions.flatMap(({ reason, reference, date, tax, amount }, index) => {
    const named = writer.label(reason ?? 'Deposit');
    const said = [date && writer.date(date, 'medium'), tax && withTax(writer, tax)].filter(Boolean);
    const beside = said.length === 0 ? undefined : `(${said.join(', ')})`;
    const label = [named, reference, beside].filter((part) => part !== undefined).join(' ');
    const taken = new Big(amount).neg().toFixed();
    return rowsOf(writer)('paid', label, taken, `deductions.${index}.amount`);
  });
}

/** "inkl. MwSt. 239,50 €": what of an invoice before is tax. */
const withTax = (writer: Writer, tax: string): string =>
  writer.say('incl. {tax}').replace('{tax}', `${writer.say('VAT')} ${writer.money(tax)}`);

/** English data that speaks of a deposit is printed as speaking of one. */
function paidLabel({ locale, pathOf }: Writer): string {
  const isDeposit = /deposit/i.test(pathOf('totals.prepaid').split('.').at(-1) ?? '');
  return isDeposit && /^en\b/.test(locale.language) ? 'Deposit paid' : 'Amount paid';
}

/** What was paid before. Of what is settled it is the sum that counts, else it is taken off. */
function prepaidRow(
  writer: Writer,
  { totals: { prepaid } = {}, kind, type }: CommercialDocument,
  isSettled: boolean,
): Total[] {
  if (prepaid === undefined || isZero(prepaid)) return [];
  const label =
    kind === 'quote' ? 'Deposit' : kind === 'credit-note' ? 'Amount applied' : paidLabel(writer);
  return isSettled && kind !== 'credit-note'
    ? // It stands where else what is due does: taxes and deductions may part it from the total.
      rowsOf(writer)(type === 'receipt' ? 'total' : 'due', label, prepaid, 'totals.prepaid')
    : rowsOf(writer)('paid', label, new Big(prepaid).neg().toFixed(), 'totals.prepaid');
}

function withheldRows(writer: Writer, taxes: readonly Tax[]): Total[] {
  return taxes.flatMap((tax, index) => {
    if (tax.withheld !== true || isZero(tax.amount)) return [];
    const name = tax.name ?? writer.say('Withholding tax');
    const label =
      tax.rate === undefined || /%/.test(name) ? name : `${name} (${writer.percent(tax.rate)})`;
    const amount = new Big(tax.amount ?? 0).abs().neg().toFixed();
    return rowsOf(writer)('other', label, amount, `taxes.${index}.amount`);
  });
}
