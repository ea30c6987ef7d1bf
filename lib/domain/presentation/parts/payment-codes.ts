import type Big from 'big.js';
import { encode } from 'uqr';
import { payableOf } from '#lib/domain/document-model/arithmetic.ts';
import type { CommercialDocument, PaymentMeans } from '#lib/domain/document-model/commercial.ts';
import type { Party } from '#lib/domain/document-model/party.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';

/** What a banking app reads from a document. */
export interface PaymentCode {
  readonly content: string;
  /** Swiss codes bear a cross. */
  readonly swiss?: true;
}

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
  const { type, kind, status, currency, seller, payee, totals } = document;
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
  const asked = { iban, amount, name, creditor, means, number: document.number };
  if (/^(?:CH|LI)/.test(iban)) return swissCode(asked, currency);
  if (iban.startsWith('CZ') && currency === 'CZK') return czechCode(asked);
  return currency === 'EUR' ? epcCode(asked) : undefined;
}

interface Asked {
  readonly iban: string;
  readonly amount: Big;
  readonly name: string;
  readonly creditor: Party | undefined;
  readonly means: PaymentMeans;
  readonly number: string | undefined;
}

/** ISO 13616: the check digits make the whole a multiple of 97, and one. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
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

const EMPTY_PARTY = ['', '', '', '', '', '', ''];

function swissCode(
  { iban, amount, name, creditor, means, number }: Asked,
  currency: string | undefined,
): PaymentCode | undefined {
  const { lines = [], postalCode, city, country } = creditor?.address ?? {};
  if ((currency !== 'CHF' && currency !== 'EUR') || postalCode === undefined || city === undefined)
    return undefined;
  const reference = compact(means.reference);
  const isQrIban = /^..\d{2}3[01]/.test(iban);
  const type = isQrIban ? 'QRR' : /^RF\d{2}/.test(reference) ? 'SCOR' : 'NON';
  // A QR-IBAN without its reference is refused by banks.
  if (type === 'QRR' && !/^\d{27}$/.test(reference)) return undefined;
  const home = countryCode(country) ?? iban.slice(0, 2);
  const address = [
    'S',
    line(name, 70),
    line(lines[0], 70),
    '',
    line(postalCode, 16),
    line(city, 35),
    home,
  ];
  const message = line(number, 140);
  return {
    swiss: true,
    content: [
      ...['SPC', '0200', '1', iban, ...address, ...EMPTY_PARTY, amount.toFixed(2), currency],
      ...EMPTY_PARTY,
      ...[type, type === 'NON' ? '' : reference, message, 'EPD'],
    ].join('\n'),
  };
}

/** Modules of white around a code. */
const QUIET = 2;
/** How wide a code is without it, in millimetres: the Swiss one by its standard. */
const WIDTH_MM = { swiss: 46, other: 30 } as const;

/** A QR code as a data URL of an SVG image. undefined: too much content for one. */
export function qrImage({ content, swiss }: PaymentCode): string | undefined {
  // Beyond this no camera reads it off paper.
  if (content.length > 1_200) return undefined;
  const { size, data } = encode(content, { ecc: content.length > 600 ? 'L' : 'M', border: QUIET });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const width = `${(((swiss ? WIDTH_MM.swiss : WIDTH_MM.other) * size) / (size - 2 * QUIET)).toFixed(2)}mm`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${width}" height="${width}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/>${swiss ? cross(size) : ''}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The Swiss cross: 7 of the code's 46 mm, white on black within a white rim. */
function cross(size: number): string {
  const inner = size - 2 * QUIET;
  const side = (inner * 7) / 46;
  const at = (size - side) / 2;
  const square = (from: number, width: number, height: number, x = from) =>
    `M${x} ${from}h${width}v${height}h${-width}z`;
  const rim = side * 0.06;
  const [long, wide] = [side * 0.56, side * 0.17];
  const middle = size / 2;
  return `<path fill="#fff" d="${square(at, side, side)}"/><path d="${square(at + rim, side - 2 * rim, side - 2 * rim)}"/><path fill="#fff" d="${square(middle - long / 2, wide, long, middle - wide / 2)}${square(middle - wide / 2, long, wide, middle - long / 2)}"/>`;
}
