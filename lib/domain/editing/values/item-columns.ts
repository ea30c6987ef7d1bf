import type { ContentTable } from '../content-model.ts';
import type { WrittenNumber } from './written-number.ts';

/** Which columns of a table of lines hold what, counted from 0. */
export interface ItemColumns {
  readonly description: number | undefined;
  readonly quantity: number | undefined;
  readonly price: number | undefined;
  /** The line's own total. */
  readonly amount: number | undefined;
}

const QUANTITY =
  /^(?:qty|quantity|hours?|hrs?|days?|units?|pieces?|pcs|count|nights?|menge|anzahl|stunden|std|tage|quantit[ée]|qt[ée]|heures|jours|cantidad|cant|unidades|horas|quantit[àa]|ore|aantal|uren|quantidade|qtd)\.?$|\b(?:qty|quantity|hours)\b/iu;
const PRICE =
  /price|rate|each|unit cost|cost per|per (?:unit|hour|day)|(?:einzel|st[üu]ck)preis|preis|satz|prix|tarif|precio|prezzo|prijs|tarief|pre[çc]o|\bp\.?u\.?\b|^cost$|^fee$/iu;
const AMOUNT =
  /total|amount|sum\b|subtotal|line cost|betrag|gesamt|summe|montant|importe|importo|bedrag|valor|price|cost|prix|preis|precio/iu;
const DESCRIPTION =
  /description|item|product|service|name|details?|work|task|activity|particulars|beschreibung|bezeichnung|leistung|position|artikel|d[ée]signation|libell[ée]|article|descripci[óo]n|concepto|descrizione|omschrijving|descri[çc][ãa]o/iu;

/**
 * The parts that columns play, by their heads and, where those do not say, by their figures: an amount
 * is what quantity times price comes to.
 * @param like the same table while its figures were right
 */
export function itemColumns(
  table: ContentTable,
  read: (text: string) => WrittenNumber | undefined,
  like: ContentTable = table,
): ItemColumns {
  const isSame =
    like.columns.length === table.columns.length &&
    like.columns.every(({ label }, at) => label === table.columns[at]?.label);
  const { columns, rows } = isSame ? like : table;
  const named = (words: RegExp, but: readonly (number | undefined)[] = []) => {
    const at = columns.findIndex(
      ({ label }, index) => words.test(label.trim()) && !but.includes(index),
    );
    return at < 0 ? undefined : at;
  };
  const figures = rows.slice(0, 40).map(({ cells }) => cells.map(({ text }) => read(text)?.value));
  const product = productOf(figures, columns.length, named(QUANTITY), named(PRICE));
  const quantity = product?.quantity ?? named(QUANTITY);
  const price = product?.price ?? named(PRICE, [quantity]);
  const last = columns.findLastIndex(
    ({ numeric, label }, index) =>
      numeric && index !== quantity && index !== price && AMOUNT.test(label),
  );
  const amount = product?.amount ?? (last < 0 ? undefined : last);
  const description =
    named(DESCRIPTION, [quantity, price, amount]) ??
    columns.findIndex(({ numeric }, index) => !numeric && index !== quantity);
  return {
    description: description === -1 ? undefined : description,
    quantity,
    price: price === amount ? undefined : price,
    amount,
  };
}

type Product = { readonly quantity: number; readonly price: number; readonly amount: number };

/** Three columns of which one is the product of the others in every row that has all three. */
function productOf(
  figures: readonly (readonly (number | undefined)[])[],
  count: number,
  quantity: number | undefined,
  price: number | undefined,
): Product | undefined {
  const all = Array.from({ length: Math.min(count, 12) }, (_, index) => index);
  for (const amount of all.toReversed())
    for (const q of quantity === undefined ? all : [quantity])
      for (const p of price === undefined ? all : [price]) {
        if (q === p || q === amount || p === amount) continue;
        const complete = figures.filter((row) =>
          [q, p, amount].every((at) => row[at] !== undefined),
        );
        const holds = complete.filter((row) =>
          isProduct(row[q] ?? 0, row[p] ?? 0, row[amount] ?? 0),
        );
        if (complete.length > 0 && holds.length * 2 > complete.length)
          return quantity === undefined && price === undefined && q > p
            ? { quantity: p, price: q, amount }
            : { quantity: q, price: p, amount };
      }
  return undefined;
}

export function isProduct(quantity: number, price: number, amount: number): boolean {
  return Math.abs(quantity * price - amount) <= 0.011;
}
