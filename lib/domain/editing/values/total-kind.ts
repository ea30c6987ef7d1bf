export type TotalKind =
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'shipping'
  | 'total'
  | 'paid'
  | 'due'
  | 'other';

/** What lines of totals are called, the more special first. */
const KINDS: readonly (readonly [TotalKind, RegExp])[] = [
  [
    'subtotal',
    /sub[\s-]?total|zwischensumme|sous-total|subtotale|subtotaal|\bnet(?:to)?\b(?!.*(?:due|payable))|montant ht|total ht|base imponible|imponibile|mellansumma/iu,
  ],
  [
    'discount',
    /discount|rebate|\boff\b|promo|coupon|reduction|rabatt|skonto|nachlass|remise|rabais|descuento|sconto|korting|desconto/iu,
  ],
  [
    'paid',
    // "Late payment fee" is paid on top.
    /^(?!.*\b(?:fees?|surcharge)\b).*(?:\bpaid\b|deposit|down[\s-]?payment|payments?\b|received|credit|prepaid|advance|bezahlt|anzahlung|acompte|pay[ée]|pagado|anticipo)/iu,
  ],
  [
    'due',
    /\bdue\b|balance|payable|outstanding|to pay|zahlbetrag|offen|[àa] payer|solde|a pagar|saldo/iu,
  ],
  [
    'tax',
    /\btax(?:es)?\b|\bvat\b|\bgst\b|\bhst\b|\bpst\b|\bqst\b|mwst|\bust\b|umsatzsteuer|mehrwertsteuer|\btva\b|\biva\b|\bbtw\b|moms|podatek|imposto|steuer/iu,
  ],
  [
    'shipping',
    /shipping|delivery|freight|postage|handling|courier|versand|livraison|env[íi]o|spedizione|verzending|\bfees?\b|surcharge|\btip\b|gratuity|service charge/iu,
  ],
  ['total', /total|gesamt|summe|gross|brutto|importe|amount|somme|totaal|razem/iu],
];

export function totalKind(label: string): TotalKind {
  return KINDS.find(([, words]) => words.test(label))?.[0] ?? 'other';
}

/** The rate that a label names: 8.25 of "Tax (8.25%)". */
export function rateIn(label: string): number | undefined {
  const match = /(\d{1,3}(?:[.,]\d{1,4})?)\s?%/.exec(label);
  return match === null ? undefined : Number((match[1] ?? '').replace(',', '.'));
}

/** Whether a tax is within the amounts already. */
export function isIncluded(label: string): boolean {
  return /\bincl|\bincluded|inbegriffen|enthalten|\binkl|of which|thereof|\bdavon\b|\bdont\b|di cui|de los cuales|waarvan/iu.test(
    label,
  );
}
