import { fillUsable } from '#lib/domain/creation/fill-usable.ts';
import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { markupToFill } from '#lib/domain/creation/translate-template.ts';
import { localeOf } from '#lib/domain/i18n/locale.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import type { MarkupPreview, MarkupPreviewRequest } from '#schemas/template-tools.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

/**
 * A template filled, without a session: with the data given, else with its own sample data, else with
 * data made up for its tags.
 * @throws templateNotFound, generationFailed; validation, with line and column, for a mistake in its Mustache
 */
export async function previewMarkup(
  needs: Needs,
  caller: Caller,
  { templateId, html = '', data: provided, schema, writing }: MarkupPreviewRequest,
): Promise<MarkupPreview> {
  if (templateId === undefined) {
    const template = { html, schema: schema ?? { fields: [] }, sampleData: {}, writing };
    const data = provided ?? (await sampleDataOf(template));
    return shown(await fillUsable(template, data));
  }
  const template = await requireTemplate(needs, caller, templateId);
  const data = provided ?? (await sampleDataOf(template));
  const markup = await markupToFill(template, localeOf(data).language);
  return shown(await fillUsable({ ...template, html: markup }, data));
}

const shown = ({ html, warnings }: Awaited<ReturnType<typeof fillUsable>>): MarkupPreview => ({
  ...{ success: true, html },
  warnings: [...warnings],
});

/** Data that shows a template: its own, else made up for its tags. */
export async function sampleDataOf(template: {
  readonly html: string;
  readonly schema: TemplateSchema;
  readonly sampleData: JsonObject;
}): Promise<JsonObject> {
  if (Object.keys(template.sampleData).length > 0) return template.sampleData;
  const { sampleData } = await import('./tools.ts');
  return sampleData(schemaOf(template), template.html);
}
