import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import { checkTemplateData, type DataPath } from '#lib/domain/templates/validate-data.ts';
import { requiredByTags } from '#lib/domain/templates/walk-tags.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { TemplateSchema } from '#schemas/template.ts';
import type { DataValidation } from '#schemas/template-tools.ts';

type Needs = Pick<Ports, 'table' | 'blobs'>;

const MAX_REPORTED = 100;

/** Holds data against what a template takes, without making anything. @throws templateNotFound */
export async function validateForTemplate(
  needs: Needs,
  caller: Caller,
  reference: string,
  data: JsonObject,
): Promise<DataValidation> {
  const template = await requireTemplate(needs, caller, reference);
  const check = checkTemplateData(strictSchema(template), data);
  const missing = check.missing.map(written);
  const errors = [
    ...missing.map((path) => ({ path, message: 'is required by the template' })),
    ...check.mistyped.map(({ path, message }) => ({ path: written(path), message })),
  ].slice(0, MAX_REPORTED);
  const unknown = check.unknown.map(written);
  return { success: true, valid: errors.length === 0, errors, missing, unknown };
}

/** The template's schema; of one without, what its text prints in any case is required. */
function strictSchema(template: {
  readonly html: string;
  readonly schema: TemplateSchema;
}): TemplateSchema {
  const schema = schemaOf(template);
  if (template.schema.fields.length > 0) return schema;
  const required = requiredByTags(template.html);
  return {
    fields: schema.fields.map((field) =>
      required.has(field.name) ? { ...field, required: true } : field,
    ),
  };
}

/** `lineItems[0].total` */
function written(path: DataPath): string {
  return path.reduce<string>(
    (before, part) =>
      typeof part === 'number' ? `${before}[${part}]` : before === '' ? part : `${before}.${part}`,
    '',
  );
}
