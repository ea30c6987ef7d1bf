import type { ContentNode } from '../../content-model.ts';
import { datesIn } from '../../values/written-date.ts';
import { MONEY_IN_TEXT, roundTo, writeLike } from '../../values/written-number.ts';
import { grandTotal } from '../bill.ts';
import type { StatedFigure } from '../slots/input.ts';
import { asWord } from '../stems.ts';
import type { Intent } from './intent.ts';

/** A number or a reference in place of the one that stands there, in every place that states it. */
export const setFact: Intent = (values, { writing, subject }) => {
  const fact = values['fact'] as ContentNode;
  const { text } = fact;
  const code = values['code'] as string;
  const old = values['old'] as string | undefined;
  if (datesIn(fact, writing.dates).dates.length > 0) return undefined;
  if (old !== undefined && old.toLowerCase() !== text.toLowerCase())
    return { refused: `It is “${text}”` };
  if (text === code) return undefined;
  const { nodes } = subject.content;
  // A reference that is the document's number as well may get one of its own.
  const isShared =
    fact.role !== 'number' && nodes.some((node) => node.role === 'number' && node.text === text);
  const same = nodes.filter((node) =>
    isShared
      ? node === fact
      : isUnmistakable(text)
        ? asWord(text).test(node.text)
        : node.text === text && (node.role === 'value' || node.role === 'number'),
  );
  const targets = same.map(({ id }) => id);
  return { operations: [{ op: 'replace-text', targets, find: text, replace: code }] };
};

/** "the account number ends in 5962": what stands before it stays. */
export const setEnd: Intent = (values, bill) => {
  const { text } = values['fact'] as ContentNode;
  const { code, old } = values as { readonly code: string; readonly old?: string };
  if (!/^\d+$/.test(code) || !/\d$/.test(text) || !text.endsWith(old ?? '')) return undefined;
  return setFact({ fact: values['fact'], code: text.slice(0, -code.length) + code }, bill);
};

/** "FW-0318" within a sentence is the same number; "14" may be another one. */
const isUnmistakable = (code: string): boolean =>
  /\d/.test(code) && (/\p{L}|[-/]/u.test(code) ? code.length > 3 : code.length > 4);

/** A reference that the document has not yet, among those that it has. */
export const addFact: Intent = (values, { subject }) => {
  const { regions, nodes } = subject.content;
  const [label, value] = [values['label'] as string, values['code'] as string];
  // "reference should be Job 0847": a sentence is no label.
  if (/ (?:should|must|shall|ought|needs?|is|are|was|were) /.test(`${label} `)) return undefined;
  const meta = regions.find(({ name }) => name === 'meta');
  const number = nodes.find(({ role }) => role === 'number');
  const block = { kind: 'fact', label, value } as const;
  if (meta !== undefined)
    return { operations: [{ op: 'insert', place: 'end', target: meta.id, block }] };
  return number && { operations: [{ op: 'insert', place: 'after', target: number.id, block }] };
};

/** An amount within a labelled value: "£640.00 a month". */
export const setAmount: Intent = (values, bill) => {
  const { writing } = bill;
  const { id, text } = values['fact'] as ContentNode;
  const stated = values['new'] as StatedFigure;
  const total = grandTotal(bill)?.figure.value;
  if (stated.kind === 'percent' && total === undefined) return undefined;
  const value =
    stated.kind === 'percent' ? roundTo(((total ?? 0) * stated.value) / 100, 2) : stated.value;
  const [found, ...others] = text.match(MONEY_IN_TEXT) ?? [];
  const like = found === undefined ? undefined : writing.read(found);
  if (found === undefined || like === undefined || others.length > 0) return undefined;
  const replace = writeLike(value, like);
  return {
    operations: [{ op: 'replace-text', targets: [id], find: found, replace }],
    keep: [id],
  };
};

/** The document's own number stays. */
export const removeFact: Intent = (values) => {
  const { id, role } = values['fact'] as ContentNode;
  return role === 'number' ? undefined : { operations: [{ op: 'remove', targets: [id] }] };
};
