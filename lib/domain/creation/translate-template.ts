import { loadPage } from '#lib/domain/templates/built-in/index.ts';
import type { UsableTemplate } from './template-catalog.ts';

/** The markup that a template's documents are made of: a built-in one sets whatever the data says. */
export async function markupToFill(template: UsableTemplate, language: string): Promise<string> {
  if (template.source === 'saved') return template.html;
  return inLanguage((await loadPage(template.id)) ?? template.html, language);
}

/** The words of built-in templates are ours to translate. Most documents are in English, as those are. */
export async function translateTemplate(
  { source, html }: Pick<UsableTemplate, 'source' | 'html'>,
  language: string,
): Promise<string> {
  return source === 'saved' ? html : inLanguage(html, language);
}

async function inLanguage(html: string, language: string): Promise<string> {
  if (/^en\b/i.test(language)) return html;
  const { templateInLanguage } = await import('#lib/domain/i18n/wording/template-in-language.ts');
  return templateInLanguage(html, language);
}
