import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';

/**
 * The document with its labels in its own language: those that the product adds, and those of keys
 * that everybody uses in English. The user's own words stay, and so does all in a language that the
 * table does not have.
 */
export async function inLanguage(model: PrintedDocument): Promise<PrintedDocument> {
  if (/^en\b/i.test(model.locale.language)) return model;
  // Read when it is needed: most documents are in English.
  const [{ translate }, { wordTable }] = await Promise.all([
    import('./translate-model.ts'),
    import('#lib/domain/i18n/wording/word-table.ts'),
  ]);
  const words = wordTable(model.locale.language);
  return words.size === 0 ? model : translate(model, words);
}
