import type { Element } from 'domhandler';
import type { ContentModel, ContentNode, ContentRole } from '../../content-model.ts';
import { stemsOf } from '../../language/stems.ts';
import type { DocumentWriting } from '../document-writing.ts';
import type { ArithmeticResult } from '../new-value.ts';
import { datesIn, type FoundDate, readDate, writeDate } from '../written-date.ts';

const SENTENCES: ReadonlySet<ContentRole> = new Set(['prose', 'list-item', 'text', 'signature']);

/** "by 18 June 2025" in a sentence, where the value of "Due date" was that day and is another one now. */
export function repeatedDates(
  before: ContentModel,
  now: ContentModel,
  { dates: reading }: DocumentWriting,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const moved = movedDates(before, now, reading);
  if (moved.size === 0) return [];
  const earlier = new Map(before.nodes.map(({ element, text }) => [element, text]));
  return now.nodes.flatMap(({ element, role, text, label }) => {
    if (!SENTENCES.has(role) || keep.has(element)) return [];
    return datesIn({ text, label }, reading).dates.flatMap((date) => {
      const to = moved.get(dayOf(date));
      const raw = text.slice(date.start, date.end);
      if (to === undefined || !earlier.get(element)?.includes(raw)) return [];
      const name = `The date in “${text.slice(0, MOST_NAMED)}”`;
      return [{ element, name, before: raw, text: writeDate(to, date.pattern, reading.language) }];
    });
  });
}

/** "within 21 days" in a sentence that speaks of what the value "21 days" is labelled, which is another one now. */
export function repeatedPeriods(
  before: ContentModel,
  now: ContentModel,
  keep: ReadonlySet<Element>,
): ArithmeticResult[] {
  const later = new Map(now.nodes.map((node) => [node.element, node]));
  const moved = before.nodes.flatMap(({ element, role, label = '', text }) => {
    const other = later.get(element)?.text ?? text;
    const isPeriod = role === 'value' && PERIOD.test(text) && PERIOD.test(other);
    return isPeriod && text !== other ? [{ label, from: text, to: other }] : [];
  });
  if (moved.length === 0) return [];
  const earlier = new Map(before.nodes.map(({ element, text }) => [element, text]));
  return now.nodes.flatMap(({ element, role, text }) => {
    if (!SENTENCES.has(role) || keep.has(element) || earlier.get(element) !== text) return [];
    return moved.flatMap(({ label, from, to }) => {
      const sentences = text.split(/(?<=[.!?])\s+/).filter((one) => one.includes(from));
      const [sentence, ...others] = sentences;
      if (sentence === undefined || others.length > 0 || !speaksOf(sentence, label)) return [];
      const name = `The period in “${text.slice(0, MOST_NAMED)}”`;
      return [{ element, name, before: from, text: to }];
    });
  });
}

const PERIOD = /^\d{1,3} \p{L}+$/u;
const LEAST_ALIKE = 3;

/** "pay" of "Payment terms" */
const speaksOf = (sentence: string, label: string): boolean => {
  const words = stemsOf(sentence);
  return stemsOf(label).some((stem) =>
    words.some(
      (word) =>
        word.length >= LEAST_ALIKE &&
        stem.length >= LEAST_ALIKE &&
        (stem.startsWith(word) || word.startsWith(stem)),
    ),
  );
};

const MOST_NAMED = 60;

const dayOf = ({ year, month, day }: FoundDate): string => `${year}-${month}-${day}`;

/** Days of labelled values that are others now; not those that another value still has. */
function movedDates(
  before: ContentModel,
  now: ContentModel,
  reading: DocumentWriting['dates'],
): ReadonlyMap<string, FoundDate> {
  const dateOf = ({ role, text }: ContentNode) =>
    role === 'value' && /\d{4}|\d\d$/.test(text) ? readDate(text, reading) : undefined;
  const later = new Map(now.nodes.map((node) => [node.element, node]));
  const moved = new Map<string, FoundDate>();
  const standing = new Set<string>();
  for (const node of before.nodes) {
    const was = dateOf(node);
    const other = later.get(node.element);
    const is = other && dateOf(other);
    if (was === undefined || is === undefined) continue;
    const known = moved.get(dayOf(was));
    if (dayOf(was) === dayOf(is) || (known !== undefined && dayOf(known) !== dayOf(is)))
      standing.add(dayOf(was));
    else moved.set(dayOf(was), is);
  }
  for (const day of standing) moved.delete(day);
  return moved;
}
