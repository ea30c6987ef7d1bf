import type { RequestedLocale } from '#lib/domain/i18n/locale.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { MarkupFacts } from '#schemas/rendering/markup-facts.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import type { Warning } from '#schemas/warning.ts';
import { prepareData } from './prepare-data.ts';
import { renderDocument } from './render.ts';
import { sheetOrientation } from './sheet-orientation.ts';

/**
 * A template filled with data, and what a reader will miss: values that the template names, its
 * schema does not know and the data does not have, and style values that are none.
 * @throws PagewrightError as renderTemplate does.
 */
export function fillTemplate(
  template: { readonly html: string; readonly schema: TemplateSchema },
  data: JsonObject,
  requested: RequestedLocale = {},
): {
  readonly html: string;
  readonly facts: Pick<MarkupFacts, 'language' | 'direction' | 'orientation'>;
  readonly warnings: readonly Warning[];
} {
  const missing = new Set<string>();
  const { html, language, direction } = renderDocument(template, data, requested, missing);
  const orientation = sheetOrientation(html);
  const left = prepareData(data).warnings.map(({ path, message }): Warning => {
    const subject = path.join('.');
    return { code: 'VALUE_LEFT_OUT', message: `${subject} ${message}`, subject };
  });
  const isKnown = knownNames(template.schema);
  const unresolved = [...missing]
    // What a document does not say leaves nothing.
    .filter((name) => !isKnown(name) && !name.startsWith('printed.'))
    .map((name): Warning => {
      const subject = `{{${name}}}`;
      return { code: 'PLACEHOLDER_UNRESOLVED', message: `The data has no ${subject}`, subject };
    });
  const facts = { language, direction, ...(orientation === undefined ? {} : { orientation }) };
  return { html, facts, warnings: [...left, ...unresolved] };
}

/** Names as a template may spell them: `lineItems[].total` is `total` within its list. What a schema knows and does not require is optional. */
function knownNames({ fields }: TemplateSchema): (name: string) => boolean {
  const names = new Set<string>();
  for (const field of fields) {
    const segments = field.name.replaceAll('[]', '').split('.');
    for (let from = 0; from < segments.length; from += 1) names.add(segments.slice(from).join('.'));
  }
  return (name) => names.has(name);
}
