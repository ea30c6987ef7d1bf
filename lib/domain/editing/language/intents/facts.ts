import type { ContentNode } from '../../content-model.ts';
import { findDates } from '../../values/written-date.ts';
import type { Intent } from './intent.ts';

/** A number or a reference in place of the one that stands there. */
export const setFact: Intent = (values, { writing }) => {
  const { id, text } = values['fact'] as ContentNode;
  const code = values['code'] as string;
  const old = values['old'] as string | undefined;
  if (findDates(text, writing.dates).dates.length > 0) return undefined;
  if (old !== undefined && old.toLowerCase() !== text.toLowerCase())
    return { refused: `It is “${text}”` };
  if (text === code) return undefined;
  return { operations: [{ op: 'replace-text', targets: [id], find: text, replace: code }] };
};

export const removeFact: Intent = (values) => ({
  operations: [{ op: 'remove', targets: [(values['fact'] as ContentNode).id] }],
});
