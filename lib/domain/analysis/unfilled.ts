import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { Warning } from '#schemas/warning.ts';
import type { MappedDocument } from './mapping/read-record.ts';

/** `{document.total_price}`, `{{due_date}}`: what the sender's program would have filled in. */
const UNFILLED =
  /\{\s{0,4}[a-z]\w{0,40}(?:\.\w{1,40})+\s{0,4}\}|\{\{\s{0,4}[a-z][\w.]{0,80}\s{0,4}\}\}/i;

const TEXTS = ['notes', 'terms', 'paymentTerms', 'introduction'] as const;

/** A paper of trade without the texts whose placeholders nobody filled: nobody sends these, and their author is told. */
export function withoutUnfilled(read: MappedDocument): {
  readonly document: MappedDocument;
  readonly warnings: readonly Warning[];
} {
  const { model } = read;
  const warnings: Warning[] = [];
  if (model.type !== 'invoice' && model.type !== 'quote' && model.type !== 'receipt')
    return { document: read, warnings };
  const filled: Record<string, unknown> = { ...model };
  for (const term of TEXTS) {
    const texts = [model[term] ?? []].flat();
    const others = texts.filter((text) => !UNFILLED.test(text));
    if (others.length === texts.length) continue;
    if (others.length > 0) filled[term] = others;
    else delete filled[term];
    for (const text of texts)
      if (!others.includes(text))
        warnings.push({
          code: 'PLACEHOLDER_UNRESOLVED',
          message: 'Nothing filled this placeholder of the data, so its text is left out',
          subject: UNFILLED.exec(text)?.[0] ?? term,
        });
  }
  return { document: { ...read, model: filled as CommercialDocument }, warnings };
}
