import type { ContentModel, ContentNode } from '../content-model.ts';
import { datesIn, type FoundDate } from '../values/written-date.ts';
import type { Bill } from './bill.ts';
import { isIn } from './lists.ts';
import { stemOf, stemsOf } from './stems.ts';

/** A part of its own, which detection and layout read as well. */
const { wordTable } = await import('#lib/domain/i18n/wording/word-table.ts');

export type DateName = 'due-date' | 'document-date' | 'valid-date' | 'other';

/** A date of the document with what it is of. */
export interface DateFact {
  readonly name: DateName;
  readonly label: string;
  readonly node: ContentNode;
  readonly date: FoundDate;
}

const NUMBER = stemOf('number');

const NAMES = ['due-date', 'valid-date', 'document-date'] as const;

export function dateFacts(bill: Bill): readonly DateFact[] {
  const { subject, writing } = bill;
  return subject.content.memo.get(dateFacts, subject.region, () => {
    const english = englishOf(writing.dates.language);
    return subject.content.nodes.flatMap((node) => {
      const [date, ...others] = datesIn(node, writing.dates).dates;
      if (date === undefined || others.length > 0) return [];
      // A letter's own date stands by itself.
      if (node.label === undefined && node.role === 'text' && date.end === node.text.length)
        return [{ name: 'document-date' as const, label: '', node, date }];
      if (node.label === undefined || (node.role !== 'value' && node.role !== 'number')) return [];
      const label = node.label.replace(/[:：]\s*$/, '').toLowerCase();
      const terms = (english.get(label) ?? [label]).map((term) => term.split(' '));
      const name = NAMES.find((one) => terms.some((words) => isIn(one, words))) ?? 'other';
      return [{ name, label, node, date }];
    });
  });
}

/** English terms by what a language calls them: several where it has one word for what English has two for. */
function englishOf(language: string): ReadonlyMap<string, readonly string[]> {
  const terms = Map.groupBy(wordTable(language), ([, own]) => own.toLowerCase());
  return new Map([...terms].map(([own, pairs]) => [own, pairs.map(([english]) => english)]));
}

/** The date that words name by its label: "start" for "Estimated start". undefined: none, or several. */
export function dateNamed(words: readonly string[], bill: Bill): DateFact | undefined {
  const stems = stemsOf(words.join(' ').replace(/\b(?:the|our|their|his|her|date|day)\b/g, ''));
  if (stems.length === 0) return undefined;
  const found = dateFacts(bill).filter(({ label }) => {
    const own = new Set(stemsOf(label));
    return stems.every((stem) => own.has(stem));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** "that action" is no "Items action" where "Actions" are listed. */
const isHeaded = (stems: readonly string[], { nodes }: ContentModel): boolean =>
  nodes.some(
    ({ role, text }) =>
      (role === 'heading' || role === 'column-head') && stemsOf(text).join() === stems.join(),
  );

/** A value with a label: a number, a reference, a name. */
export function factNamed(
  words: readonly string[],
  { subject }: Bill,
  holds: (node: ContentNode) => boolean = () => true,
): ContentNode | undefined {
  const stems = stemsOf(words.join(' ')).filter((stem) => stem !== NUMBER);
  // "the quote" is the whole of it.
  if (stems.length === 0 || isIn('document', words)) return undefined;
  const own = subject.content.nodes.filter(({ role, label }) => role === 'number' && !label);
  if (isIn('document', words.slice(0, 1)) && words.length === 2 && own.length === 1) return own[0];
  const found = subject.content.nodes.filter((node) => {
    const { role, label } = node;
    if (label === undefined || (role !== 'value' && role !== 'number') || !holds(node))
      return false;
    const own = new Set(stemsOf(label).map((stem) => (stem === 'no' ? NUMBER : stem)));
    const isPart = own.size > stems.length;
    return (
      stems.every((stem) => own.has(stem)) &&
      own.size - stems.length <= 1 &&
      !(isPart && isHeaded(stems, subject.content))
    );
  });
  // "account number", where there is an "Account holder" too
  const called = stemsOf(words.join(' ')).join();
  const exact = found.filter(({ label = '' }) => stemsOf(label).join() === called);
  if (exact.length === 1) return exact[0];
  if (found.length === 1) return found[0];
  // "reg" for "Registration"
  const [only] = stems;
  if (found.length > 1 || only === undefined || stems.length > 1 || only.length < 3)
    return undefined;
  const begun = subject.content.nodes.filter(
    (node) =>
      (node.role === 'value' || node.role === 'number') &&
      holds(node) &&
      new RegExp(`^${only}\\p{L}{3,}\\b`, 'iu').test(node.label ?? ''),
  );
  return begun.length === 1 ? begun[0] : undefined;
}
