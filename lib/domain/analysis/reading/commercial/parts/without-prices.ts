import type { CommercialDocument, Line } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';
import { notionsOf } from '../../notions.ts';

/** `showPrices: false`, `hide_prices: true`: what goes with the goods says nothing of their price. */
export const hidesPrices = (data: JsonObject): boolean =>
  Object.entries(data).some(([key, value]) => {
    if (typeof value !== 'boolean') return false;
    const said = value ? 'hide price' : 'show price';
    return notionsOf(key).readings.some((words) => words.join(' ') === said);
  });

/** The document without anything that it costs. */
export function withoutPrices<T extends { readonly lines?: Line[] | undefined }>(document: T): T {
  const {
    totals: _,
    taxes: __,
    allowances: ___,
    charges: ____,
    ...rest
  } = document as T & Pick<CommercialDocument, 'totals' | 'taxes' | 'allowances' | 'charges'>;
  return {
    ...rest,
    lines: document.lines?.map(
      ({
        unitPrice: _u,
        amount: _a,
        grossAmount: _g,
        adjustments: _d,
        taxRate: _r,
        taxAmount: _t,
        ...line
      }) => line,
    ),
  } as unknown as T;
}
