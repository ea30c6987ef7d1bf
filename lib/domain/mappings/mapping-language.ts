import type { UsableTemplate } from '#lib/domain/creation/template-catalog.ts';
import { guessLanguage } from '#lib/domain/i18n/guess-language.ts';
import { DEFAULT_LANGUAGE } from '#lib/domain/i18n/money.ts';
import { wholeDocument } from '#lib/shared/html/whole-document.ts';
import type { SourceField } from '#schemas/source.ts';

/** What a template shows, cut at its tags. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .split(/<[^>]*>|\{\{[^}]*\}+/)
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));

/** The language of markup: as it states, else as its words are; undefined: it has no words. */
function languageOfMarkup(html: string): string | undefined {
  const stated = wholeDocument(html, '').language;
  if (stated !== '') return stated;
  const texts = textsOf(html);
  return texts.length === 0 ? undefined : (guessLanguage({ texts }, undefined) ?? DEFAULT_LANGUAGE);
}

/** The language in which the columns of a source are named. */
async function languageOfNames(fields: readonly SourceField[]): Promise<string | undefined> {
  const names = fields.map(({ name }) => name);
  const { languageOfKeys } = await import('#lib/domain/analysis/reading/key-language.ts');
  const byWords = languageOfKeys(Object.fromEntries(names.map((name) => [name, null])));
  if (byWords !== undefined) return byWords;
  // Names in another script need no vocabulary.
  const foreign = names.filter((name) => /[\u0370-\u1fff\u2e80-\uffff]/.test(name));
  return foreign.length * 2 > names.length
    ? guessLanguage({ texts: foreign }, undefined)
    : undefined;
}

/**
 * The language of all documents of a mapping where the request states none: that of the template, else of
 * the source's columns. What a record's texts are written in says nothing about who reads its document.
 */
export async function mappingLanguage(
  { source, html, writing }: UsableTemplate,
  fields: () => Promise<readonly SourceField[]>,
): Promise<string> {
  const own = writing?.locale ?? (source === 'saved' ? languageOfMarkup(html) : undefined);
  return own ?? (await languageOfNames(await fields())) ?? DEFAULT_LANGUAGE;
}
