import type { DocumentModel, Origins } from '#lib/domain/document-model/document-model.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { presentCommercial } from './present-commercial.ts';
import type { PrintedDocument } from './printed-document.ts';
import { createWriter, type Words } from './writer.ts';

/** What a document says, written for its reader: labels in `words`' language, values in the locale. Pure. */
export function present(
  model: DocumentModel,
  {
    locale,
    words,
    origins,
  }: { readonly locale: Locale; readonly words: Words; readonly origins: Origins },
): PrintedDocument {
  const writer = createWriter(locale, words, origins);
  return { ...presentCommercial(writer, model as never), words };
}
