import type { UsableTemplate } from './template-catalog.ts';

/** The words of built-in templates are ours to translate. Most documents are in English, as those are. */
export async function translateTemplate(
  template: UsableTemplate,
  language: string,
): Promise<string> {
  if (template.source === 'saved' || /^en\b/i.test(language)) return template.html;
  const { templateInLanguage } = await import('#lib/domain/i18n/wording/template-in-language.ts');
  return templateInLanguage(template, language);
}
