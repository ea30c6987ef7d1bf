import { invalid } from '#lib/errors.ts';
import type { Filter, SourceField } from '#schemas/source.ts';
import { MAX_FIELDS } from './infer-fields.ts';

/** Names that an error tells. */
const MAX_NAMES = 20;

type Fields = readonly SourceField[];

/** Whether a field, or a path into one, is there as far as is known. */
export function hasField(fields: Fields, name: string): boolean {
  // A list of fields that is empty or cut says nothing of others.
  if (fields.length === 0 || fields.length >= MAX_FIELDS) return true;
  return fields.some((field) => {
    const { name: known, type } = field;
    // An object is there where a value in it is; how deep it goes is not noted.
    const [whole, part] = type === 'computed' ? [known, name] : [name, known];
    return known === name || part.startsWith(`${whole}.`) || part.startsWith(`${whole}[]`);
  });
}

/** The names of fields for a message. */
export function namesOf(fields: Fields): string {
  const names = fields.map(({ name }) => name);
  const more = names.length > MAX_NAMES ? `, and ${names.length - MAX_NAMES} more` : '';
  return names.slice(0, MAX_NAMES).join(', ') + more;
}

/** @throws validation for a condition on a field that the source does not have: no record would match */
export function requireFields(filter: Filter, fields: Fields): void {
  const problems = filter.flatMap(({ field }, index) => {
    if (hasField(fields, field)) return [];
    const path = ['filter', ...(filter.length === 1 ? [] : [String(index)]), 'field'];
    const why = /→|->/.test(field)
      ? 'a filter does not follow links'
      : `the source has no field ${JSON.stringify(field)}`;
    return [{ path, message: `${why}: name one of ${namesOf(fields)}` }];
  });
  if (problems.length > 0) throw invalid(...problems);
}
