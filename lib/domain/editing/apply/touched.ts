import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import type { Operation } from '../operations.ts';
import type { Effect } from './effect.ts';
import { wholeText } from './text.ts';

/** An element that a change was about. Its text tells whether the id still is that of the same element. */
export interface Touched {
  readonly id: string;
  readonly text: string;
}

const MOST = 200;
const TEXT_CHARACTERS = 80;

export const touchedText = (element: Element): string =>
  wholeText(element).slice(0, TEXT_CHARACTERS);

/**
 * What the last of the operations added, or else changed: what "it" means in the next instruction.
 * @param before what the ids of the operations are of
 * @param content of the document as it is now
 */
export function touchedBy(
  operations: readonly Operation[],
  effects: readonly Effect[],
  before: ContentModel,
  content: ContentModel,
): readonly Touched[] {
  const made = operations.flatMap(({ op }, at) => (op === 'recompute' ? [] : [{ op, at }]));
  const last = made.at(-1)?.op;
  const others = made.findLastIndex(({ op }) => op !== last);
  const elements = made
    .slice(others + 1)
    .flatMap(({ at }) => elementsOf(operations[at], effects[at], before));
  return [...new Set(elements)].slice(0, MOST).flatMap((element) => {
    const id = content.idOf(element);
    return id === undefined ? [] : [{ id, text: touchedText(element) }];
  });
}

function elementsOf(
  operation: Operation | undefined,
  effect: Effect | undefined,
  before: ContentModel,
): readonly Element[] {
  const { added = [], rewritten = [], restyled = [] } = effect ?? {};
  if (added.length > 0) return added;
  if (rewritten.length > 0) return rewritten.map(({ element }) => element);
  if (operation?.op === 'set-style')
    return operation.targets.flatMap((id) => before.elementById(id) ?? []);
  if (operation?.op === 'move') return [before.elementById(operation.target) ?? []].flat();
  return restyled;
}
