import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import { isCalled } from '../notions.ts';

const NAMES = ['name', 'full name', 'display name', 'person name'];

/** `veterinarian: { full_name: "Johan Östberg" }`: a name alone is said under who it is, without a heading. */
export function onlyName(section: Section | undefined): Fact | undefined {
  const { title, facts: [only, ...others] = [], ...rest } = section ?? {};
  const isAlone = only !== undefined && others.length === 0 && Object.keys(rest).length === 0;
  if (title === undefined || !isAlone || only.kind !== 'text') return undefined;
  return NAMES.some((name) => isCalled(only.label, name)) ? { ...only, label: title } : undefined;
}
