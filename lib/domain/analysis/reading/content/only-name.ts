import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import { isCalled } from '../notions.ts';
import { plays } from './reading.ts';

const NAMES = ['name', 'full name', 'display name', 'person name'];

/** `veterinarian: { full_name: "Johan Östberg" }`: a name alone is said under who it is, without a heading. */
export function onlyName(section: Section | undefined): Fact | undefined {
  const { title, facts: [only, ...others] = [], ...rest } = section ?? {};
  const isAlone = only !== undefined && others.length === 0 && Object.keys(rest).length === 0;
  if (title === undefined || !isAlone || only.kind !== 'text') return undefined;
  return NAMES.some((name) => isCalled(only.label, name)) ? { ...only, label: title } : undefined;
}

/** "Sections", "Blocks", "Abschnitte": the name of a list whose entries all have headings of their own says nothing. */
export function withoutContainerName(key: string, section: Section): readonly Section[] {
  const { title: _, sections = [], ...others } = section;
  const isHeaded = sections.length > 0 && sections.every(({ title }) => title !== undefined);
  if (!isHeaded || Object.keys(others).length > 0 || !plays('containers', key)) return [section];
  return sections;
}

/** "Text", "Metin": what the only text of a document is called, says nothing either. */
export const namesOnlyText = (key: string): boolean =>
  ['text', 'body', 'content', 'paragraph'].some((notion) => isCalled(key, notion));
