import { localeOf, type RequestedLocale } from '#lib/domain/i18n/locale.ts';
import { type WholeDocument, wholeDocument } from '#lib/shared/html/whole-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { compileTemplate } from './compile.ts';
import { prepareData } from './prepare-data.ts';
import { TemplateWriter } from './template-writer.ts';

/** What rendering needs of a template. */
export interface Renderable {
  readonly html: string;
}

/**
 * Fills a Mustache template and returns a whole HTML document without script.
 *
 * Look-ups read own properties only; every value is escaped for the place where it stands. Inside
 * `{{#formatMoney}}`, `{{#formatDeduction}}`, `{{#formatDate}}`, `{{#formatNumber}}` and
 * `{{#formatPercent}}` numbers and ISO dates are written for the data's `locale` and `currency`;
 * text that the caller has formatted already stays as it is, but for the minus sign that a deduction
 * may lack.
 *
 * @param missing takes the names of values that the data does not have.
 * @throws PagewrightError `validation` on a syntax mistake (with line and column), or
 * `generationFailed` when the template expands without bound.
 */
export function renderTemplate(
  template: Renderable,
  data: JsonObject,
  requested: RequestedLocale = {},
  missing: Set<string> = new Set(),
): string {
  return renderDocument(template, data, requested, missing).html;
}

/** `renderTemplate` with the facts about the document's root. */
export function renderDocument(
  template: Renderable,
  data: JsonObject,
  requested: RequestedLocale,
  missing: Set<string>,
): WholeDocument {
  const compiled = compileTemplate(template.html);
  const locale = localeOf(data, requested);
  const writer = new TemplateWriter(compiled, locale, missing);
  return wholeDocument(writer.write(prepareData(data).data), locale.language);
}

/** Checks the syntax of a template. @throws PagewrightError `validation` with line and column. */
export function checkTemplateSyntax(html: string): void {
  compileTemplate(html);
}
