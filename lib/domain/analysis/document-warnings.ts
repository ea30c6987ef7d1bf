import { checkAmounts } from '#lib/domain/document-model/check-amounts.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { Warning } from '#schemas/warning.ts';

/** A path of the data, `items[0].total`, as one of the request; `[]` stands for the first entry. */
function requestPath(path: string): (string | number)[] {
  const parts = path.replaceAll(/\[(\d*)\]/g, (_, index: string) => `.${index || 0}`).split('.');
  return ['data', ...parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
}

/** What the author of data should look at before the document goes out. */
export function documentWarnings(
  model: DocumentModel,
  content: readonly string[],
  origins: ReadonlyMap<string, string>,
): Warning[] {
  const sums =
    model.type === 'invoice' || model.type === 'quote' || model.type === 'receipt'
      ? checkAmounts(model)
      : [];
  return [
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
      message: 'This text of the data has no place in the document',
      subject: path,
      path: requestPath(path),
    })),
  ];
}
