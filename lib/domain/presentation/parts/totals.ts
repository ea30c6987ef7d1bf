import Big from 'big.js';
import { adjustmentAmount, pricesHoldTax, reckon } from '#lib/domain/document-model/arithmetic.ts';
import type {
  Adjustment,
  CommercialDocument,
  Tax,
  Totals,
} from '#lib/domain/document-model/commercial.ts';
import type { Total } from '../printed-document.ts';
import type { Writer } from '../writer.ts';
import { closing } from './closing-sums.ts';
import { chargeName } from './lines.ts';
import { listsTaxes, tellsSumsApart } from './local-custom.ts';
import { plainTaxName } from './plain-tax-name.ts';
import { isZero, rowsOf, same, shares } from './sum-rows.ts';

/** The sums in their order: what was bought, what came off and on, tax, total, what was paid, what remains. */
export function presentTotals(writer: Writer, document: CommercialDocument): Total[] {
  const { totals = {}, allowances = [], charges = [] } = document;
  // What the movements of an account come to is no balance.
  if (document.kind === 'statement' && totals.gross === undefined && totals.payable === undefined)
    return [];
  const row = rowsOf(writer);
  const holdsTax = pricesHoldTax(document) && !isSplit(document);
  const sums = reckon(document);
  const taxes = withAmount(document, sums, holdsTax);
  const gross =
    totals.gross ??
    (totals.payable !== undefined && isZero(totals.prepaid) ? totals.payable : undefined) ??
    totals.net ??
    sums.gross?.toFixed();
  if (gross === undefined && totals.payable === undefined) return [];
  const adjusted =
    allowances.length + charges.length > 0 || !isZero(totals.allowances) || !isZero(totals.charges);
  const added = taxes.filter((tax) => tax.withheld !== true && hasAmount(tax, taxes.length === 1));
  const between = adjusted || (!holdsTax && (added.length > 0 || !isZero(totals.tax)));
  const subtotal =
    totals.lines ?? (adjusted ? sums.lines?.toFixed() : (totals.net ?? sums.lines?.toFixed()));
  const valued = (each: Adjustment): Adjustment => inMoney(each, sums.lines);
  const isListed =
    document.type === 'invoice' && !holdsTax && added.length > 1 && listsTaxes(writer);
  const taxRows =
    isListed && totals.tax !== undefined
      ? row('tax', 'VAT amount', totals.tax, 'totals.tax')
      : taxLines(writer, document, added, holdsTax);
  const isShown =
    subtotal !== undefined && between && !(taxRows.length === 0 && same(subtotal, gross));
  const isTold = tellsSumsApart(writer) && !holdsTax && taxRows.length > 0;
  const netName = isTold ? 'Total excl. tax' : 'Net total';
  const net =
    adjusted && !holdsTax && taxRows.length > 0 && !same(totals.net, subtotal)
      ? row('other', netName, totals.net, 'totals.net')
      : [];
  // Some take a delivery that is charged for behind it into their net, some do not.
  const isOfDiscounts = same(totals.net, lessOf(subtotal, allowances.map(valued))?.toFixed());
  const within = isNetOfUse(document, taxRows.length, subtotal)
    ? [
        ...(taxRows.length > 1 ? row('tax', 'VAT amount', totals.tax, 'totals.tax') : []),
        ...row('other', 'Net total', totals.net, 'totals.net'),
      ]
    : [];
  return [
    ...(isShown
      ? row(
          'subtotal',
          isTold && !adjusted ? netName : subtotalName(writer, totals),
          subtotal,
          totals.lines === undefined ? 'totals.net' : 'totals.lines',
        )
      : []),
    ...adjustments(writer, allowances.map(valued), 'allowances', totals.allowances),
    ...(isOfDiscounts ? net : []),
    ...adjustments(writer, charges.map(valued), 'charges', totals.charges),
    ...(isOfDiscounts ? [] : net),
    ...(holdsTax ? [] : taxRows),
    ...closing(writer, document, {
      gross,
      name: isTold && (adjusted ? net.length > 0 : isShown) ? 'Total incl. tax' : 'Total',
      included: holdsTax ? [...taxRows, ...within] : [],
    }),
  ];
}

/** What is left without the tax in its prices has a reader who needs it: on a receipt that states it, and below several rates. */
const isNetOfUse = (
  { type, totals: { net, tax, gross } = {} }: CommercialDocument,
  rates: number,
  subtotal: string | undefined,
): boolean =>
  rates > 1
    ? net !== undefined && tax !== undefined && same(new Big(net).plus(tax).toFixed(), gross)
    : type === 'receipt' && rates === 1 && !same(net, subtotal);

const subtotalName = (writer: Writer, { lines, net }: Totals): string =>
  lines === undefined && net !== undefined && listsTaxes(writer) ? 'Net total' : 'Subtotal';

/** Where several taxes of the same sum are stated with it, as CGST and SGST are, they lead from it to the total. */
function isSplit({ totals: { net, gross } = {}, taxes = [] }: CommercialDocument): boolean {
  const names = new Set(taxes.flatMap(({ name, rate, amount }) => (rate || !amount ? [] : name)));
  if (net === undefined || names.size < 2 || names.size < taxes.length) return false;
  return same(
    taxes.reduce((sum, { amount }) => sum.plus(amount ?? 0), new Big(net)).toFixed(),
    gross,
  );
}

/** The only tax with what it comes to, where its rate alone is stated and no sum says otherwise. */
function withAmount(
  { totals = {}, taxes = [] }: CommercialDocument,
  { lines, tax, gross }: ReturnType<typeof reckon>,
  holdsTax: boolean,
): readonly Tax[] {
  const [only, ...others] = taxes;
  const isRateAlone =
    only?.rate !== undefined && only.amount === undefined && only.withheld !== true;
  if (!isRateAlone || others.length > 0 || holdsTax || totals.tax !== undefined) return taxes;
  const stated = totals.gross ?? (isZero(totals.prepaid) ? totals.payable : undefined);
  const agrees =
    gross !== undefined && (stated === undefined || gross.minus(stated).abs().lt('0.02'));
  return lines === undefined || !agrees || tax.eq(0)
    ? taxes
    : [{ ...only, amount: tax.round(2).toFixed(2) }];
}

/** With its amount, where only its percentage is stated. */
function inMoney(adjustment: Adjustment, base: Big | undefined): Adjustment {
  if (adjustment.amount !== undefined || base === undefined) return adjustment;
  return { ...adjustment, amount: adjustmentAmount(adjustment, base).toFixed() };
}

/** A tax of nothing says that there is none, where it has a category, or a rate beside a name or another tax. */
const hasAmount = (
  { amount, category, exemptionReason, name, rate }: Tax,
  isAlone: boolean,
): boolean =>
  !isZero(amount) ||
  exemptionReason !== undefined ||
  (amount !== undefined &&
    (category !== undefined || (rate !== undefined && (name !== undefined || !isAlone))));

const lessOf = (sum: string | undefined, allowances: readonly Adjustment[]): Big | undefined =>
  sum === undefined
    ? undefined
    : allowances.reduce((rest, { amount }) => rest.minus(new Big(amount ?? 0).abs()), new Big(sum));

function adjustments(
  writer: Writer,
  list: readonly Adjustment[],
  place: 'allowances' | 'charges',
  stated: string | undefined,
): Total[] {
  const isOff = place === 'allowances';
  const signed = (amount: string) => (isOff ? new Big(amount).abs().neg().toFixed() : amount);
  const role = isOff ? 'discount' : 'shipping';
  const row = rowsOf(writer);
  const rows = list.flatMap(({ kind, reason, amount, percent }, index) => {
    const name = adjustmentName(writer, isOff ? 'discount' : kind, reason);
    if (isZero(amount))
      return percent === undefined
        ? []
        : shares(writer, role, name, percent, `${place}.${index}.percent`);
    const label =
      percent === undefined || reason?.includes('%')
        ? name
        : `${name} (${writer.percent(percent)})`;
    return row(role, label, signed(amount ?? '0'), `${place}.${index}.amount`);
  });
  if (rows.length > 0 || isZero(stated)) return rows;
  return row(role, isOff ? 'Discount' : 'Shipping', signed(stated ?? '0'), `totals.${place}`);
}

/** A reason in words is a name; a code alone is not. */
function adjustmentName(
  writer: Writer,
  kind: Adjustment['kind'],
  reason: string | undefined,
): string {
  const plain = writer.say(chargeName(kind));
  if (reason === undefined) return plain;
  return kind === 'discount' && /^[\w-]*\d[\w-]*$|^[A-Z\d_-]+$/.test(reason)
    ? `${plain} (${reason})`
    : reason;
}

/** One row for each tax and rate; of a sum without its parts one row. */
/** Rates of taxes are whole or half percents; a sum this large is such a share of another by chance hardly ever. */
const RATE_STEP = 0.5;
const LEAST_BASE = 20;

/** The rate that the only tax was reckoned with, where nobody states it and it comes out to the cent. */
function exactRate(totals: Totals, tax: Tax | undefined): string | undefined {
  const amount = tax?.amount ?? totals.tax;
  const { gross, net } = totals;
  const base =
    tax?.base ??
    net ??
    (gross === undefined ? undefined : new Big(gross).minus(amount ?? 0).toFixed());
  if (amount === undefined || base === undefined || Number(base) < LEAST_BASE) return undefined;
  const rate = new Big(amount).div(base).times(100).div(RATE_STEP).round().times(RATE_STEP);
  const isExact = rate.times(base).div(100).minus(amount).abs().lte('0.01');
  return isExact && rate.gt(0) && rate.lt(40) ? rate.toFixed() : undefined;
}

function taxLines(
  writer: Writer,
  { totals = {}, lines = [] }: CommercialDocument,
  taxes: readonly Tax[],
  holdsTax: boolean,
): Total[] {
  const row = rowsOf(writer);
  const labelled = (name: string) =>
    holdsTax ? writer.say('of which {tax}').replace('{tax}', name) : name;
  const rates = new Set(lines.flatMap(({ taxRate }) => taxRate ?? []));
  const [single, second] = taxes;
  const [only] =
    rates.size === 1 ? rates : [rates.size > 1 ? undefined : exactRate(totals, single)];
  const rated =
    single !== undefined && second === undefined && single.rate === undefined && only !== undefined
      ? [{ ...single, rate: only }]
      : taxes;
  if (rated.length > 0)
    return rated.flatMap((tax, index) =>
      row(
        'tax',
        labelled(
          taxName(writer, holdsTax ? { ...tax, included: true } : tax, {
            withBase: rated.length > 1,
          }),
        ),
        tax.amount ?? '0',
        `taxes.${index}.amount`,
      ),
    );
  if (isZero(totals.tax)) return [];
  return row(
    'tax',
    labelled(taxName(writer, only === undefined ? {} : { rate: only })),
    totals.tax,
    'totals.tax',
  );
}

/** "VAT (19%)", or with what it was reckoned on; a rate that the name states already is not repeated. */
export function taxName(
  writer: Writer,
  { name, rate, category, base, included, amount }: Tax,
  { withBase = false }: { readonly withBase?: boolean } = {},
): string {
  const called = writer.say(name ?? (category === undefined ? plainTaxName(writer) : 'VAT'));
  const share = rate === undefined || /\d\s?%/.test(called) ? undefined : writer.percent(rate);
  // In Japan what a tax is in is stated with it.
  const isWithin =
    included === true && amount !== undefined && writer.locale.language.startsWith('ja');
  const stated = isWithin ? new Big(base ?? 0).plus(amount).toFixed() : base;
  if (share === undefined)
    return isWithin && base !== undefined ? `${called} ${writer.money(stated ?? base)}` : called;
  if (!withBase || stated === undefined) return `${called} (${share})`;
  const on = writer.say('{rate} on {amount}').replace('{rate}', share);
  return `${called} (${on.replace('{amount}', writer.money(stated))})`;
}
