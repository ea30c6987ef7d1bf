import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { Interpretation, Subject } from './interpretation.ts';

const MOST = 3;

/** Whether an instruction would be understood for a subject. */
type Read = (instruction: string, subject: Subject) => Interpretation;

/**
 * Two or three instructions that would work on this very document: made from what it holds, nearest to
 * what was asked, each tried.
 */
export function suggestionsFor(subject: Subject, asked: string, read: Read): readonly string[] {
  const words = new Set(asked.toLowerCase().match(/[a-z]{4,}/g) ?? []);
  const closeness = (suggestion: string) =>
    (suggestion.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => words.has(word)).length;
  const sorted = candidates(subject.content)
    .map((text, at) => ({ text, at, close: closeness(text) }))
    .sort((one, other) => other.close - one.close || one.at - other.at);
  const found: string[] = [];
  for (const { text } of sorted) {
    if (found.length === MOST) break;
    if (read(text, subject).kind === 'operations') found.push(text);
  }
  return found;
}

function candidates(content: ContentModel): readonly string[] {
  const names = new Set(content.regions.map(({ name }) => name));
  const first = content.regions.find(({ heading }) => heading !== undefined)?.heading;
  return [
    ...(content.title === undefined ? [] : ['Make the title bigger and bold']),
    ...(names.has('header') ? ['Give the header a navy background'] : []),
    ...(content.tables.length > 0 ? ['Add zebra rows to the table'] : []),
    ...(content.totals.length > 0 ? ['Make the totals bold'] : []),
    ...(content.logo === undefined ? [] : ['Make the logo bigger']),
    ...(names.has('notes') ? ['Make the notes smaller and italic'] : []),
    ...(first === undefined || first.length > 40 ? [] : [`Make “${first}” bold`]),
    'Change the accent color to teal',
    'Use a more modern font',
    'Add page numbers',
    'Add a note saying “Thank you for your business”',
    'Add a watermark saying “DRAFT”',
    'Use more space between the sections',
    'Make all text bigger',
  ];
}
