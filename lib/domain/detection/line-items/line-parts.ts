import { parseDate } from '#lib/domain/i18n/dates.ts';
import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import { wordList } from '#lib/shared/text/word-list.ts';
import type { JsonObject } from '#schemas/json.ts';
import { simplify } from '../blocks/nested-values.ts';
import { keyWords, normalizeKey } from '../keys/keys.ts';
import { withoutTaxWords } from '../keys/sum-words.ts';

/** The parts of a line item, in the order of their columns, with the normalised keys of each. */
const LINE_PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      [
        'description',
        'name title item{ name} prod{uct uctname ucto otto uto} service{ name} label ' +
          'libelle descri{ption pcion zione cao} desc task activity text what detail job ' +
          'arti{cle kel kelnaam} work treatment bezeichnung beschreibung leistung ' +
          'designation concepto omschrijving',
      ],
      [
        'details',
        'detail{s } longdescription desc{ription } note{s } subtitle ' +
          'varia{nttitle nt tionname} summary options comments itemdescription ' +
          'productdescription',
      ],
      [
        'quantity',
        'quanti{ty te ta dade} qty q count hours days units pieces hrs menge anzahl ' +
          'stunden uren ore horas qte heures cant{ idad} unidades aantal qtd',
      ],
      ['unit', 'unit{ ofmeasure name e amisura} uom einheit unidad{ e} eenheid'],
      [
        'unitPrice',
        'unit{price cost amount amountexcludingtax value} price{ perunit} rate hourlyrate ' +
          'each cost listprice einzelpreis stuckpreis stueckpreis preis prixunitaire{ ht} ' +
          'prix puht pu prec{io ounitario o iohora} prezzo{unitario } stukprijs prijs ep p',
      ],
      [
        'discount',
        'discount{ amount rate percent pct percentage value} totaldiscount disc rabatt ' +
          'remise desc{uento onto} sconto korting',
      ],
      [
        'tax',
        'tax taxamount salestax{value  rate} vat vatamount gst taxrate vatrate ' +
          'taxpercent{age } taxpct vatp{ct ercent ercentage} mwst{ satz} ust tva steuersatz ' +
          'tauxtva iva btw',
      ],
      [
        'total',
        'total amount{ includingtax} total{price amount ht ttc e} ' +
          'line{total amount price itemamount} extended{price amount } subtotal sum net ' +
          'extprice gesamt{ preis betrag} betrag summe netto montant{ ht} import{e o} ' +
          'prezzototale totaal bedrag somme valor gp charge fee extamount',
      ],
    ] as const
  ).map(([part, keys]) => [part, wordList(keys)]),
);
/** How a system may spell a part that it does not call by its usual name. */
const SPELLINGS: readonly (readonly [part: string, is: RegExp, not?: RegExp])[] = [
  [
    'quantity',
    /\b(?:qty|quantity)\b/,
    /\b(?:shipped|refunded|canceled|cancelled|returned|invoiced|max|min)\b/,
  ],
  [
    'unitPrice',
    /\b(?:price|unit (?:price|cost|amount)|rate)\b|^price/,
    /\b(?:total|subtotal|tax|incl?|including|discount|id|list|sub|extended)\b/,
  ],
  [
    'total',
    /\b(?:total|subtotal|amount|ext|fee|charge)\b|amount$/,
    /\b(?:taxable|tax|discount|unit|percent|qty|shipping|fee)\b|discount|^(?:base|manual)/,
  ],
  ['unit', /\b(?:unit of measure|uom)\b/],
  ['description', /name$/, /\b(?:file|tax|category|unit|brand|coupon|header)\b/],
  ['details', /description$/],
];

export interface LineParts {
  readonly parts: ReadonlyMap<string, string>;
  readonly spelt: ReadonlySet<string>;
}

/** The normalised keys of a part. */
export function partKeys(part: string): readonly string[] {
  return LINE_PARTS.get(part) ?? [];
}

/** Words in every line, and nothing that is a code, a date or a figure. */
function isNaming(key: string, items: readonly JsonObject[]): boolean {
  return items.every((item) => {
    const value = item[key];
    return (
      typeof value === 'string' &&
      /\p{L}{3}/u.test(value) &&
      !/^\d|^\S*\d\S*$|:\/\//.test(value) &&
      parseDate(value) === undefined
    );
  });
}

const FACTORS = ['quantity', 'unitPrice', 'total'] as const;

/** Of quantity, price and amount the one that the other two tell, in whatever language its key is; an "amount" may be that of pieces. */
function thirdAmong(
  keys: readonly string[],
  items: readonly JsonObject[],
  parts: ReadonlyMap<string, string>,
): readonly (readonly [key: string, part: string])[] {
  const known = FACTORS.map((wanted) => [...parts].find(([, part]) => part === wanted)?.[0]);
  const missing = FACTORS.filter((_, index) => known[index] === undefined);
  const [part] = missing;
  if (part === undefined || missing.length > 1) return [];
  const [quantity, price, total] = known;
  const figure = (item: JsonObject, key: string | undefined) => plainNumber(item[key ?? '']);
  const find = (productOf: (item: JsonObject, other: number) => readonly [number, number]) =>
    keys.find(
      (key) =>
        !parts.has(key) &&
        items.every((item) => {
          const [product, sum] = productOf(item, figure(item, key) ?? Number.NaN);
          return Math.abs(product - sum) < CENT;
        }),
    );
  const of = (item: JsonObject, key: string | undefined, other: number) =>
    key === undefined ? other : (figure(item, key) ?? Number.NaN);
  const third = find((item, other) => [
    of(item, quantity, other) * of(item, price, other),
    of(item, total, other),
  ]);
  if (third !== undefined) return [[third, part]];
  const product =
    quantity === undefined && total !== undefined
      ? find((item, other) => [of(item, total, other) * of(item, price, other), other])
      : undefined;
  return product === undefined || total === undefined
    ? []
    : [
        [total, 'quantity'],
        [product, 'total'],
      ];
}

const CENT = 0.01;
const LONG_KEY = 3;

/** Which part each key plays; `spelt` are those known by their spelling only, whose own name a reader does not need. */
export function partsOf(keys: readonly string[], items: readonly JsonObject[]): LineParts {
  const parts = new Map<string, string>();
  const spelt = new Set<string>();
  const isTaken = (part: string) => [...parts.values()].includes(part);
  const fits = (part: string, key: string) =>
    part !== 'description' ||
    items.some((item) => {
      const { shown } = simplify(item[key] ?? null);
      // A row's key in a database is no name.
      return typeof shown === 'string' && !/^(?=.*\d)(?=.*[a-f])[0-9a-f]{10,}$/.test(shown);
    });
  for (const [part, names] of LINE_PARTS) {
    for (const name of names) {
      const key = keys.find(
        (candidate) => normalizeKey(candidate) === name && !parts.has(candidate),
      );
      if (key === undefined || isTaken(part) || !fits(part, key)) continue;
      parts.set(key, part);
    }
  }
  for (const [part, is, not] of SPELLINGS) {
    if (isTaken(part)) continue;
    const key = keys.find((candidate) => {
      const { text, taxed } = withoutTaxWords(keyWords(candidate));
      const words = taxed === 'net' ? text : keyWords(candidate).join(' ');
      return !parts.has(candidate) && is.test(words) && !(not?.test(words) ?? false);
    });
    if (key === undefined || !fits(part, key)) continue;
    parts.set(key, part);
    spelt.add(key);
  }
  for (const [key, part] of thirdAmong(keys, items, parts)) {
    parts.set(key, part);
    // `total_price_excl_tax_with_discount` heads no column.
    if (keyWords(key).length > LONG_KEY) spelt.add(key);
  }
  // `unit: 49` beside no price is one: units are words.
  const unit = [...parts].find(([, part]) => part === 'unit')?.[0];
  if (
    unit !== undefined &&
    !isTaken('unitPrice') &&
    items.every((item) => typeof item[unit] === 'number')
  )
    parts.set(unit, 'unitPrice');
  if (isTaken('description')) return { parts, spelt };
  // The only text of a line, or the first, is what is sold.
  const told =
    [...parts].find(([, part]) => part === 'details')?.[0] ??
    keys.find((key) => !parts.has(key) && isNaming(key, items));
  if (told !== undefined) parts.set(told, 'description');
  return { parts, spelt };
}
