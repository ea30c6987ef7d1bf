import { checkAmounts } from '#lib/domain/document-model/check-amounts.ts';
import type { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import type { Warning } from '#schemas/warning.ts';

/** What the author of data should look at before the document goes out. */
export function documentWarnings(model: DocumentModel, content: readonly string[]): Warning[] {
  const sums =
    model.type === 'invoice' || model.type === 'quote' || model.type === 'receipt'
      ? checkAmounts(model)
      : [];
  return [
    ...sums.map(({ term, stated, reckoned }) => ({
      code: 'AMOUNTS_DISAGREE' as const,
      message: `The data states ${stated}, its parts come to ${reckoned}`,
      subject: term,
    })),
    ...content.map((path) => ({
      code: 'CONTENT_LEFT_OUT' as const,
      message: 'This text of the data has no place in the document',
      subject: path,
    })),
  ];
}
