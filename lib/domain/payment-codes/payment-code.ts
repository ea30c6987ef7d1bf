import type Big from 'big.js';
import { payableOf } from '#lib/domain/document-model/arithmetic.ts';
import type { CommercialDocument, PaymentMeans } from '#lib/domain/document-model/commercial.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { isIban } from './iban.ts';
import type { PaymentCode } from './qr-image.ts';

const compact = (text: string | undefined): string => (text ?? '').replace(/\s/g, '').toUpperCase();
/** Nothing that would end a line of a code. */
const line = (text: string | undefined, max: number): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, max);

/**
 * The QR code of the country's standard for what is to be paid: the Swiss QR-bill (SIX, Implementation
 * Guidelines 2.3), the Czech short payment descriptor, else the EPC's for SEPA transfers (EPC069-12).
 * undefined where there is none, or nothing is to be paid.
 */
export function paymentCode(
  document: CommercialDocument,
  means: PaymentMeans,
): PaymentCode | undefined {
  const { type, kind, status, currency, seller, buyer, payee, totals } = document;
  const amount = payableOf(document);
  const isAsked =
    type === 'invoice' &&
    kind !== 'credit-note' &&
    !['paid', 'void', 'draft'].includes(status ?? '');
  const iban = compact(means.iban);
  if (!isAsked || amount === undefined || amount.lte(0) || totals === undefined || !isIban(iban))
    return undefined;
  const creditor = payee ?? seller;
  const name = means.accountName ?? creditor?.name;
  if (name === undefined) return undefined;
  const asked = { iban, amount, name, creditor, payer: buyer, means, number: document.number };
  if (/^(?:CH|LI)/.test(iban)) return swissCode(asked, currency);
  if (iban.startsWith('CZ') && currency === 'CZK') return czechCode(asked);
  return currency === 'EUR' ? epcCode(asked) : undefined;
}

interface Asked {
  readonly iban: string;
  readonly amount: Big;
  readonly name: string;
  readonly creditor: Party | undefined;
  readonly payer: Party | undefined;
  readonly means: PaymentMeans;
  readonly number: string | undefined;
}

const MAX_EPC_EUR = 999_999_999.99;

function epcCode({ iban, amount, name, means, number }: Asked): PaymentCode | undefined {
  if (amount.gt(MAX_EPC_EUR)) return undefined;
  const reference = compact(means.reference);
  const isCreditorReference = /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference);
  const text = isCreditorReference ? '' : line(means.reference ?? number, 140);
  const parts = ['BCD', '002', '1', 'SCT', compact(means.bic), line(name, 70), iban];
  return {
    content: [...parts, `EUR${amount.toFixed(2)}`, '', isCreditorReference ? reference : '', text]
      .join('\n')
      .trimEnd(),
  };
}

function czechCode({ iban, amount, means, number }: Asked): PaymentCode {
  const symbol = (means.reference ?? number ?? '').replace(/\D/g, '');
  const parts = ['SPD', '1.0', `ACC:${iban}`, `AM:${amount.toFixed(2)}`, 'CC:CZK'];
  if (symbol.length > 0 && symbol.length <= 10) parts.push(`X-VS:${symbol}`);
  return { content: parts.join('*') };
}

const EMPTY_PARTY: readonly string[] = ['', '', '', '', '', '', ''];

/** Somebody with a structured address, whose town is needed. undefined: they have none. */
function swissParty(
  name: string | undefined,
  { address: { lines = [], postalCode, city, country } = {} }: Pick<Party, 'address'>,
  home: string,
): readonly string[] | undefined {
  if (name === undefined || postalCode === undefined || city === undefined) return undefined;
  const place = [line(postalCode, 16), line(city, 35), countryCode(country) ?? home];
  return ['S', line(name, 70), line(lines[0], 70), '', ...place];
}

function swissCode(
  { iban, amount, name, creditor, payer, means, number }: Asked,
  currency: string | undefined,
): PaymentCode | undefined {
  const address = swissParty(name, creditor ?? {}, iban.slice(0, 2));
  if ((currency !== 'CHF' && currency !== 'EUR') || address === undefined) return undefined;
  const reference = compact(means.reference);
  const isQrIban = /^..\d{2}3[01]/.test(iban);
  const type = isQrIban ? 'QRR' : /^RF\d{2}/.test(reference) ? 'SCOR' : 'NON';
  // A QR-IBAN without its reference is refused by banks.
  if (type === 'QRR' && !/^\d{27}$/.test(reference)) return undefined;
  const message = line(number, 140);
  return {
    swiss: true,
    content: [
      ...['SPC', '0200', '1', iban, ...address, ...EMPTY_PARTY, amount.toFixed(2), currency],
      ...(swissParty(payer?.name, payer ?? {}, iban.slice(0, 2)) ?? EMPTY_PARTY),
      ...[type, type === 'NON' ? '' : reference, message, 'EPD'],
    ].join('\n'),
  };
}
