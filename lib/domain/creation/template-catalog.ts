import {
  type BuiltInTemplate,
  builtInSummaries,
  loadBuiltIn,
} from '#lib/domain/templates/built-in/index.ts';
import { toJsonSchema } from '#lib/domain/templates/json-schema.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { TemplateListQuery } from '#schemas/template.ts';

/** The templates that match, a page of them. */
export function listTemplates({ type, style, source, limit, offset }: TemplateListQuery) {
  const matching = builtInSummaries.filter(
    (template) =>
      (type === undefined || template.type === type) &&
      (style === undefined || template.style === style) &&
      (source === undefined || template.source === source),
  );
  return {
    success: true as const,
    templates: matching.slice(offset, offset + limit),
    total: matching.length,
    limit,
    offset,
  };
}

/** @throws templateNotFound, with the ids that exist. */
export async function requireTemplate(id: string): Promise<BuiltInTemplate> {
  const template = await loadBuiltIn(id);
  if (template !== undefined) return template;
  const availableTemplates = builtInSummaries.map((known) => known.id);
  throw new PagewrightError('templateNotFound', {
    message: `There is no template "${id.slice(0, 100)}": use one of ${availableTemplates.join(', ')}`,
    details: { templateId: id, availableTemplates },
  });
}

/** The data that a template takes. @throws templateNotFound */
export async function describeTemplateSchema(id: string) {
  const template = await requireTemplate(id);
  return {
    success: true as const,
    templateId: template.id,
    schema: template.schema,
    jsonSchema: toJsonSchema(template.schema),
    sampleData: template.sampleData,
  };
}
