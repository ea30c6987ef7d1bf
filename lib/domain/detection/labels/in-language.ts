import type { DataAnalysis } from '#lib/domain/detection/analyze-data.ts';
import { present } from '#lib/domain/presentation/present.ts';
import type { PrintedDocument } from '#lib/domain/presentation/printed-document.ts';

/**
 * The document with its labels in its own language: those that the product adds, and those of keys
 * that everybody uses in English. The user's own words stay, and so does all in a language that the
 * table does not have.
 */
export async function inLanguage({
  model,
  document,
}: Pick<DataAnalysis, 'model' | 'document'>): Promise<PrintedDocument> {
  const { locale } = model;
  if (/^en\b/i.test(locale.language)) return model;
  // Read when it is needed: most documents are in English.
  const [{ translate }, { wordTable }] = await Promise.all([
    import('./translate-model.ts'),
    import('#lib/domain/i18n/wording/word-table.ts'),
  ]);
  const words = wordTable(locale.language);
  if (words.size === 0) return model;
  return document === undefined
    ? translate(model, words)
    : present(document.model, { locale, words, origins: document.origins });
}
