import { hasField, namesOf } from '#lib/domain/sources/known-fields.ts';
import { inferTemplateSchema, schemaOf } from '#lib/domain/templates/infer-schema.ts';
import type { MappedField } from '#schemas/mapping.ts';
import type { SourceField } from '#schemas/source.ts';
import type { Warning } from '#schemas/warning.ts';
import { parseReference } from './field-reference.ts';
import { lostCurrency } from './lost-currency.ts';
import type { OpenMapping } from './open-mapping.ts';

const MAX_WARNINGS = 100;
/** Read by the service itself, whatever the template names. */
const SETTINGS: ReadonlySet<string> = new Set(['locale', 'language', 'currency', 'timeZone']);

const isWithin = (path: string, other: string): boolean =>
  path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

const overlap = (path: string, other: string): boolean =>
  path === other || isWithin(path, other) || isWithin(other, path);

/** Placeholders that no field is mapped to. An object or list is mapped where a part of it is. */
function unmapped({ template }: OpenMapping, fields: readonly MappedField[]): Warning[] {
  return schemaOf(template)
    .fields.filter(({ name }) => !fields.some(({ placeholder }) => overlap(placeholder, name)))
    .map(({ name, required }) => ({
      code: 'PLACEHOLDER_UNMAPPED' as const,
      message: `No field is mapped to {{${name}}}${required ? ', which the template requires' : ''}`,
      subject: name,
    }));
}

/** Placeholders that the template does not have. */
function unknownPlaceholders({ template }: OpenMapping, fields: readonly MappedField[]): Warning[] {
  const named = [...schemaOf(template).fields, ...inferTemplateSchema(template.html).fields];
  return fields
    .map(({ placeholder }) => placeholder)
    .filter((path) => !SETTINGS.has(path) && !named.some(({ name }) => overlap(path, name)))
    .map((subject) => ({
      code: 'PLACEHOLDER_UNKNOWN' as const,
      message: `The template names no {{${subject}}}`,
      subject,
    }));
}

const ofIds = (subject: string): Warning => ({
  code: 'VALUE_LEFT_OUT',
  message: `"${subject}" holds ids of records, which are not printed`,
  subject,
});

/** What is wrong of a reference to a field. */
function problemOf({ field: subject, placeholder }: MappedField, known: readonly SourceField[]) {
  const { field, target } = parseReference(subject);
  const own = known.find(({ name }) => name === field);
  const linked = own?.linkedFields;
  const wanted = linked?.find(({ name }) => name === target);
  if (wanted?.serviceType === 'links') return ofIds(subject);
  if (own?.serviceType === 'links' && linked === undefined) return ofIds(subject);
  const path = target === undefined || linked !== undefined ? field : `${field}.${target}`;
  const isKnown = target === undefined || linked === undefined || wanted !== undefined;
  if (isKnown && hasField(known, path)) return undefined;
  return {
    code: 'FIELD_UNKNOWN' as const,
    message: `The source has no field "${subject}", which {{${placeholder}}} is mapped to: it has ${namesOf(known)}`,
    subject,
  };
}

/** What of a mapping leads nowhere, or to what cannot be printed. @throws what reading the fields throws */
export async function mappingProblems(
  opened: OpenMapping,
  fields: readonly MappedField[],
): Promise<Warning[]> {
  const known = await opened.reader.fields();
  const wrong = fields.flatMap((mapped) => problemOf(mapped, known) ?? []);
  return [
    ...wrong,
    ...unknownPlaceholders(opened, fields),
    ...(await lostCurrency(opened.template, known, fields)),
  ].slice(0, MAX_WARNINGS);
}

/** What is missing between the two ends of a mapping. */
export async function mappingWarnings(
  opened: OpenMapping,
  fields: readonly MappedField[],
): Promise<Warning[]> {
  const warnings = [...(await mappingProblems(opened, fields)), ...unmapped(opened, fields)];
  return warnings.slice(0, MAX_WARNINGS);
}
