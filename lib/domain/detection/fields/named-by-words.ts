import type { DetectedType } from '#schemas/analysis.ts';
import { ALIASES, isNamed, plays, type Role } from '../keys/aliases.ts';
import { toldRoles } from '../keys/inferred-roles.ts';
import type { Field } from './field.ts';

/** The parts of each type that the words of a key may tell, where no key has their usual name. */
const BY_WORDS: Readonly<Record<DetectedType, readonly Role[]>> = {
  invoice: ['invoiceNumber'],
  quote: ['quoteNumber'],
  receipt: ['receiptNumber'],
  report: [],
  certificate: ['certificateNumber', 'honoree', 'achievement', 'issuer'],
  letter: ['subject', 'salutation', 'closing', 'body'],
  contract: ['parties'],
  document: [],
};
/** Parts that a document has more than once. */
const SEVERAL: ReadonlySet<Role> = new Set<Role>(['body', 'parties']);

/** The fields, those that nothing is known of but their words under the usual name of what these tell. */
export function namedByWords(fields: readonly Field[], type: DetectedType): Field[] {
  const wanted = BY_WORDS[type];
  const taken = new Set<Role>(
    wanted.filter((role) => !SEVERAL.has(role) && fields.some(({ name }) => plays(role, name))),
  );
  // A title says what for better than a level does.
  if (fields.some(({ name }) => name.endsWith('title'))) taken.add('achievement');
  return fields.map((field) => {
    if (isNamed(field.name) || String(field.value).includes('://')) return field;
    const told = toldRoles(field.key, field.value);
    const role = wanted.find((each) => told.includes(each) && !taken.has(each));
    if (role === undefined) return field;
    if (!SEVERAL.has(role)) taken.add(role);
    return { ...field, name: ALIASES[role][0] ?? field.name };
  });
}
