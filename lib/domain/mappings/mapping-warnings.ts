import { schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { MappedField } from '#schemas/mapping.ts';
import type { Warning } from '#schemas/warning.ts';
import { parseReference } from './field-reference.ts';
import type { OpenMapping } from './open-mapping.ts';

const MAX_WARNINGS = 100;

const isWithin = (path: string, other: string): boolean =>
  path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

/** Placeholders that no field is mapped to. An object or list is mapped where a part of it is. */
function unmapped({ template }: OpenMapping, fields: readonly MappedField[]): Warning[] {
  const mapped = fields.map(({ placeholder }) => placeholder);
  return schemaOf(template)
    .fields.filter(
      ({ name }) =>
        !mapped.some((one) => one === name || isWithin(one, name) || isWithin(name, one)),
    )
    .map(({ name, required }) => ({
      code: 'PLACEHOLDER_UNMAPPED' as const,
      message: `No field is mapped to {{${name}}}${required ? ', which the template requires' : ''}`,
      subject: name,
    }));
}

/** Fields that a table does not have. JSON and CSV may have them in other records. */
async function unknown({ reader }: OpenMapping, fields: readonly MappedField[]) {
  const known = await reader.tableFields();
  if (known.size === 0) return [];
  return fields
    .filter(({ field }) => !known.has(parseReference(field).field))
    .map(({ field, placeholder }) => ({
      code: 'FIELD_UNKNOWN' as const,
      message: `The source has no field "${field}", which {{${placeholder}}} is mapped to`,
      subject: field,
    }));
}

/** What is missing between the two ends of a mapping. */
export async function mappingWarnings(
  opened: OpenMapping,
  fields: readonly MappedField[],
): Promise<Warning[]> {
  const warnings = [...(await unknown(opened, fields)), ...unmapped(opened, fields)];
  return warnings.slice(0, MAX_WARNINGS);
}
