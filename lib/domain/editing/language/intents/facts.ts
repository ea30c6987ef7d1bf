import type { ContentNode } from '../../content-model.ts';
import { findDates } from '../../values/written-date.ts';
import { MONEY_IN_TEXT, writeLike } from '../../values/written-number.ts';
import type { StatedFigure } from '../slots/input.ts';
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

/** An amount within a labelled value: "£640.00 a month". */
export const setAmount: Intent = (values, { writing }) => {
  const { id, text } = values['fact'] as ContentNode;
  const { value } = values['new'] as StatedFigure;
  const [found, ...others] = text.match(MONEY_IN_TEXT) ?? [];
  const like = found === undefined ? undefined : writing.read(found);
  if (found === undefined || like === undefined || others.length > 0) return undefined;
  const replace = writeLike(value, like);
  return { operations: [{ op: 'replace-text', targets: [id], find: found, replace }] };
};

export const removeFact: Intent = (values) => ({
  operations: [{ op: 'remove', targets: [(values['fact'] as ContentNode).id] }],
});
