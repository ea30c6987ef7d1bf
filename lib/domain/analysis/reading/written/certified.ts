import type { Fact, Section } from '#lib/domain/document-model/content.ts';
import WORDS_OF_OUTCOMES from '../../vocabulary/outcomes.json' with { type: 'json' };
import { percentIn } from '../composing.ts';
import { isSentence } from '../content/reading.ts';
import { capitalized } from '../key-words.ts';
import { isCalled, mentions, notionsOf } from '../notions.ts';
import type { Found } from '../shape/draft.ts';
import type { Written } from './compose.ts';

const LONGEST_TOPIC = 60;

/** `contenidos: ["Higiene", "Alérgenos"]`: a list of what was taught is no statement. */
export function leaveTopics({ draft }: Written): void {
  const isTopics = ({ value }: Found) =>
    Array.isArray(value) &&
    value.length > 1 &&
    value.every((each) => typeof each === 'string' && each.length <= LONGEST_TOPIC) &&
    !value.some((each) => isSentence(String(each)));
  const all = draft.found.get('statement') ?? [];
  const topics = all.filter(isTopics);
  if (topics.length === 0) return;
  draft.found.set(
    'statement',
    all.filter((each) => !topics.includes(each)),
  );
  draft.left.push(
    ...topics.map(({ key, value, path }) => ({ key, value, path, way: [], part: '' })),
  );
}

/** Single values that a certificate is about: without what only its school knows of whom it certifies. */
export function certifiedFacts(certificate: Written, facts: readonly Fact[]): Fact[] {
  const { composing, paths } = certificate;
  const isNumbered = composing.origins.has('credentialId');
  return facts.filter((fact) => {
    const path = paths.get(fact);
    if (path !== undefined && isGrade(path, fact, composing.language)) fact.label = 'Grade';
    if (path !== undefined && isShare(path, fact))
      Object.assign(fact, { kind: 'percent', value: percentIn(fact) });
    if (path !== undefined && isOutcome(path, fact))
      Object.assign(fact, { kind: 'word', value: capitalized(fact.value) });
    if (path === undefined || !isOfSchool(path, fact, isNumbered)) return true;
    composing.consumed.delete(path);
    return false;
  });
}

/** `Written Score: 0.93` */
const isShare = (path: string, { kind, value }: Fact): boolean =>
  kind === 'number' &&
  /^0\.\d+$/.test(value) &&
  mentions(path.split('.').at(-1) ?? '', 'score', 'grade', 'attendance');
/** `result: "passed"`: a program's word is said in the document's language. */
const isOutcome = (path: string, { kind, value }: Fact): boolean =>
  kind === 'text' &&
  OUTCOMES.has(value) &&
  mentions(path.split('.').at(-1) ?? '', 'result', 'status');

const OUTCOMES: ReadonlySet<string> = new Set(WORDS_OF_OUTCOMES);

const LONGEST_GRADE = 30;

/** `note: "sehr gut"`: outside English a short "note" is a mark. */
const isGrade = (path: string, { kind, value }: Fact, language: string): boolean =>
  !/^en\b/.test(language) &&
  (kind === 'text' || kind === 'number') &&
  value.length <= LONGEST_GRADE &&
  isCalled(path.split('.').at(-1) ?? '', 'note');

/** The same of its parts. */
export const certifiedSections = (certificate: Written, sections: readonly Section[]): Section[] =>
  sections.map((section) =>
    Object.assign(section, {
      ...(section.facts && { facts: certifiedFacts(certificate, section.facts) }),
      ...(section.sections && { sections: certifiedSections(certificate, section.sections) }),
    }),
  );

const OWN_EMAIL: ReadonlySet<string> = new Set(['email', 'email address', 'buyer email']);

/** What a course cost, how often somebody tried, how to write to them, and the number of a record beside the certificate's own. */
function isOfSchool(path: string, { kind, value }: Fact, isNumbered: boolean): boolean {
  const keys = path.split('.').map((key) => key.replace(/\[\d+\]$/, ''));
  const { readings } = notionsOf(keys.at(-1) ?? '');
  const own = new Set(readings.flat());
  const isOfCourse = keys.some((key) => notionsOf(key).readings.flat().includes('course'));
  return (
    own.has('attempt') ||
    (kind === 'email' && readings.some((reading) => OWN_EMAIL.has(reading.join(' ')))) ||
    (isOfCourse && own.has('code') && /^[A-Z\d-]{1,12}$/.test(value)) ||
    // A Spanish "nota" is a mark, a Portuguese one an invoice.
    (own.has('invoice') && readings.every((reading) => reading.includes('invoice'))) ||
    (kind === 'money' && (isOfCourse || own.has('price') || own.has('due'))) ||
    (isNumbered && own.has('reference') && /^\d+$/.test(value))
  );
}
