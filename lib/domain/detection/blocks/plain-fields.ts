import type { DetectedType } from '#schemas/analysis.ts';
import type { Field } from '../fields/unclaimed-fields.ts';
import { isStatement } from './blocks.ts';

const KEYWORDS = /^(?:tags|labels|keywords|categories|topics)$/;
const MAX_TAGS_LENGTH = 90;

/** The words that a record is filed under are one value. */
export function withTags(field: Field, type: DetectedType): Field {
  if (type === 'certificate' || !KEYWORDS.test(field.name) || !Array.isArray(field.value))
    return field;
  if (!field.value.every((tag) => typeof tag === 'string')) return field;
  const value = field.value.join(', ');
  return value.length > MAX_TAGS_LENGTH ? field : { ...field, value };
}

const LEAST_OF_CLAUSE = 3;

/** `confidentiality: "mutual"` is a fact of the contract: nobody can cite one word. */
export function plainField(field: Field, type: DetectedType): Field {
  const isShort =
    type === 'contract' &&
    isStatement(field) &&
    String(field.value).trim().split(/\s+/).length < LEAST_OF_CLAUSE;
  return isShort ? { ...field, name: '' } : field;
}
