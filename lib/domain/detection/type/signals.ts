import { ALIASES } from '../keys/aliases.ts';
import { ADDRESSED_SIGNALS } from './addressed-signals.ts';
import { COMMERCIAL_SIGNALS } from './commercial-signals.ts';
import type { TypeSignals } from './signal.ts';
import { WRITTEN_SIGNALS } from './written-signals.ts';

/** What a declared name counts for: more than any one field, less than a document that is clearly another. */
export const DECLARED_WEIGHT = 11;
/** In a title the name counts less: it may be what the document is about. */
export const TITLE_WEIGHT = 6;
/** In a subject it says little. */
export const SUBJECT_WEIGHT = 2;

/** The detector's whole knowledge of types. GET /v1/analyze/mappings answers with this table. */
export const TYPE_SIGNALS: readonly TypeSignals[] = [
  ...COMMERCIAL_SIGNALS,
  ...WRITTEN_SIGNALS,
  ...ADDRESSED_SIGNALS,
];

/** The keys known for each of a type's signals: the public form of the table. */
export function fieldAliasesOf(type: TypeSignals): Record<string, readonly string[]> {
  return Object.fromEntries(type.signals.map(({ role }) => [role, ALIASES[role]]));
}
