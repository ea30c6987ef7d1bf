import { parseDate } from '#lib/domain/formatting/dates.ts';
import { plainNumber } from '#lib/domain/formatting/numbers.ts';
import type { JsonObject } from '#schemas/json.ts';
import { keyWords, normalizeKey } from './keys.ts';
import { simplify } from './nested-values.ts';
import { withoutTaxWords } from './sum-words.ts';

/** The parts of a line item, in the order of their columns, with the normalised keys of each. */
const LINE_PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  (
    [
      [
        'description',
        'name title item product service productname itemname label libelle description desc task activity text servicename what detail job article work treatment bezeichnung beschreibung artikel leistung ' +
          'designation descripcion concepto producto descrizione prodotto omschrijving artikelnaam descricao produto',
      ],
      [
        'details',
        'details detail longdescription description desc notes note subtitle varianttitle variant variationname summary options comments itemdescription productdescription',
      ],
      [
        'quantity',
        'quantity qty q count hours days units pieces hrs menge anzahl stunden quantite qte heures cant cantidad unidades quantita aantal quantidade qtd',
      ],
      ['unit', 'unit uom unitofmeasure unitname einheit unite unidad unitamisura eenheid unidade'],
      [
        'unitPrice',
        'unitprice price rate unitcost unitamount hourlyrate priceperunit each cost unitamountexcludingtax unitvalue listprice einzelpreis stuckpreis stueckpreis preis ' +
          'prixunitaire prixunitaireht prix puht pu precio prezzounitario prezzo stukprijs prijs precounitario preco ep preciohora rate p',
      ],
      [
        'discount',
        'discount discountamount totaldiscount discountrate discountpercent discountpct discountpercentage disc discountvalue rabatt remise descuento sconto korting desconto',
      ],
      [
        'tax',
        'tax taxamount salestaxvalue salestax salestaxrate vat vatamount gst taxrate vatrate taxpercentage taxpercent taxpct vatpct vatpercent vatpercentage mwst ust tva mwstsatz steuersatz tauxtva iva btw',
      ],
      [
        'total',
        'total amount amountincludingtax linetotal lineamount totalprice extendedprice extendedamount extended subtotal totalamount sum net lineprice extprice lineitemamount ' +
          'gesamt gesamtpreis gesamtbetrag betrag summe netto montant montantht totalht totalttc importe prezzototale importo totaal bedrag totale totaal somme valor gp charge fee extamount',
      ],
    ] as const
  ).map(([part, keys]) => [part, keys.split(' ')]),
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

/** The key of quantity by price, in whatever language it is. */
function productAmong(
  keys: readonly string[],
  items: readonly JsonObject[],
  parts: ReadonlyMap<string, string>,
): string | undefined {
  const keyOf = (wanted: string) => [...parts].find(([, part]) => part === wanted)?.[0];
  const [quantity, price] = [keyOf('quantity'), keyOf('unitPrice')];
  if (quantity === undefined || price === undefined) return undefined;
  const figure = (item: JsonObject, key: string) => plainNumber(item[key]) ?? Number.NaN;
  return keys.find(
    (key) =>
      !parts.has(key) &&
      items.every(
        (item) => Math.abs(figure(item, quantity) * figure(item, price) - figure(item, key)) < CENT,
      ),
  );
}

const CENT = 0.01;

/** Which part each key plays; `spelt` are those known by their spelling only, whose own name a reader does not need. */
export function partsOf(
  keys: readonly string[],
  items: readonly JsonObject[],
): { readonly parts: Map<string, string>; readonly spelt: ReadonlySet<string> } {
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
  const product = isTaken('total') ? undefined : productAmong(keys, items, parts);
  if (product !== undefined) parts.set(product, 'total');
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
