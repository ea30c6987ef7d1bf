import { hasOwnCurrencies } from '#lib/domain/document-model/arithmetic.ts';
import { checkAmounts } from '#lib/domain/document-model/check-amounts.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { Warning } from '#schemas/warning.ts';

/** A path of the data, `items[0].total`, as one of the request; `[]` stands for the first entry. */
function requestPath(path: string): (string | number)[] {
  const parts = path.replaceAll(/\[(\d*)\]/g, (_, index: string) => `.${index || 0}`).split('.');
  return ['data', ...parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
}

const isCommercial = (model: DocumentModel): model is CommercialDocument =>
  model.type === 'invoice' || model.type === 'quote' || model.type === 'receipt';

/** Amounts that are not worth the same. */
function currencyWarnings(model: CommercialDocument, currency: string | undefined): Warning[] {
  const { lines = [] } = model;
  const own = new Set(lines.flatMap((line) => line.currency ?? currency ?? []));
  if (hasOwnCurrencies(model))
    return [
      {
        code: 'CURRENCIES_MIXED',
        message: `Lines are in ${[...own].join(' and ')}: each keeps its own currency and they are not added up`,
        subject: 'lines',
      },
    ];
  return [];
}

/** What the author of data should look at before the document goes out. */
export function documentWarnings(
  model: DocumentModel,
  content: readonly string[],
  origins: ReadonlyMap<string, string>,
  currency: string | undefined,
): Warning[] {
  const sums = isCommercial(model) ? checkAmounts(model) : [];
  return [
    ...(isCommercial(model) ? currencyWarnings(model, currency) : []),
    ...sums.map(({ term, stated, reckoned }) => {
      const origin = origins.get(term);
      return {
        code: 'AMOUNTS_DISAGREE' as const,
        message: `The data states ${stated}, its parts come to ${reckoned}`,
        subject: term,
        ...(origin === undefined ? {} : { path: requestPath(origin) }),
      };
    }),
    ...content.map((path) => ({
      code: 'CONTENT_LEFT_OUT' as const,
      message: 'This text or image of the data has no place in the document',
      subject: path,
      path: requestPath(path),
    })),
  ];
}
