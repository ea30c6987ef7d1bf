import type { DocumentModel, Origins } from '#lib/domain/document-model/document-model.ts';
import type { Locale } from '#lib/domain/i18n/money.ts';
import { presentCertificate } from './present-certificate.ts';
import { presentCommercial } from './present-commercial.ts';
import { presentContract } from './present-contract.ts';
import { presentLetter } from './present-letter.ts';
import { presentFree, presentReport } from './present-report.ts';
import type { PrintedDocument } from './printed-document.ts';
import { createWriter, type Words, type Writer } from './writer.ts';

/** What a document says, written for its reader: labels in `words`' language, values in the locale. Pure. */
export function present(
  model: DocumentModel,
  {
    locale,
    words,
    origins,
  }: { readonly locale: Locale; readonly words: Words; readonly origins: Origins },
): PrintedDocument {
  return { ...presentIn(createWriter(locale, words, origins), model), words };
}

function presentIn(writer: Writer, model: DocumentModel): PrintedDocument {
  switch (model.type) {
    case 'certificate':
      return presentCertificate(writer, model);
    case 'letter':
      return presentLetter(writer, model);
    case 'contract':
      return presentContract(writer, model);
    case 'report':
      return presentReport(writer, model);
    case 'document':
      return presentFree(writer, model);
    default:
      return presentCommercial(writer, model);
  }
}
