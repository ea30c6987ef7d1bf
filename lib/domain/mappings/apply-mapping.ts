import { fieldValue } from '#lib/domain/sources/filter-records.ts';
import type { RelatedRecords } from '#lib/domain/sources/source-reader.ts';
import { holdsRecordIds } from '#lib/domain/tabledb/field-types.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { MappedField } from '#schemas/mapping.ts';
import type { RawRecord, TableField } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';
import { type FieldReference, parseReference } from './field-reference.ts';
import { placeValue } from './place-value.ts';
import { printValue } from './print-value.ts';
import { transformValue } from './transforms.ts';

/** What a mapping needs to know of its two ends. */
export interface MappingEnds {
  /** The source's fields by name. */
  readonly fields: ReadonlyMap<string, TableField>;
  /** The template's placeholders by path. */
  readonly kinds: ReadonlyMap<string, TemplateField['type']>;
  readonly related: RelatedRecords;
}

/** A field of JSON and CSV that no table describes: its value is what it looks like. */
const plainField = (name: string): TableField => ({
  id: name,
  name,
  type: 'plain',
  description: null,
});

interface Found {
  readonly raw: unknown;
  readonly field: TableField;
}

/** A value that is none where it would be ids of records. */
const printable = ({ raw, field }: Found): Found => ({
  raw: holdsRecordIds(field) ? undefined : raw,
  field,
});

/** The value that a reference leads to, through linked records where it has an arrow. */
function follow(
  { fields: values }: RawRecord,
  { field: name, target }: FieldReference,
  { fields, related }: MappingEnds,
): Found {
  const field = fields.get(name) ?? plainField(name);
  const own = fieldValue(values, name);
  const table = related.get(name);
  if (table === undefined) {
    const raw = target === undefined ? own : fieldValue(values, `${name}.${target}`);
    return printable({ raw, field: target === undefined ? field : plainField(target) });
  }
  const wanted = target ?? table.primaryField;
  const ids = Array.isArray(own) ? own : [];
  const raw = ids.flatMap((id) => table.records.get(String(id))?.fields[wanted] ?? []);
  return printable({ raw, field: table.fields.get(wanted) ?? plainField(wanted) });
}

/** The value of a placeholder, as it is to be printed. */
function valueFor(record: RawRecord, mapped: MappedField, ends: MappingEnds): unknown {
  const { raw, field } = follow(record, parseReference(mapped.field), ends);
  const kind = ends.kinds.get(mapped.placeholder) ?? 'string';
  const inList = mapped.placeholder.includes('[]');
  // Each item of a list takes one of several values.
  const print = (value: unknown) => {
    const printed = printValue(value, field, kind);
    const result = transformValue(mapped.transform, printed, value, field);
    const isEmpty = result === null || result === undefined || result === '';
    return isEmpty ? (mapped.default ?? null) : result;
  };
  return inList && Array.isArray(raw) && raw.length > 0 ? raw.map(print) : print(raw);
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** The data that a template is filled with for one record. */
export function applyMapping(
  record: RawRecord,
  fields: readonly MappedField[],
  ends: MappingEnds,
): JsonObject {
  const data: Record<string, unknown> = {};
  const values = fields.map((mapped) => ({
    placeholder: mapped.placeholder,
    value: valueFor(record, mapped, ends),
  }));
  // Lists first: how many items there are decides how often a single value is repeated.
  const byLength = values.toSorted((a, b) => lengthOf(b.value) - lengthOf(a.value));
  for (const { placeholder, value } of byLength)
    if (value !== null) placeValue(data, placeholder, value);
  // What the provider sent is JSON, and so is what was made of it.
  return JSON.parse(JSON.stringify(data)) as JsonObject;
}
