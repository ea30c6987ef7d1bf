import { type Element, isTag } from 'domhandler';
import type { ContentNode, ContentRole } from '../content-model.ts';
import { bare } from '../reading/vocabulary.ts';
import type { Editing } from './effect.ts';
import { positionOf } from './shown.ts';
import { wholeText } from './text.ts';

/** A fact as the document writes it: the element around a label and its value, or the two adjacent ones. */
export interface ModelFact {
  readonly label: Element;
  readonly value: Element;
  /** Holds the two and no other text; undefined where they stand among others. */
  readonly around: Element | undefined;
}

const VALUES = new Set<ContentRole>(['value', 'number', 'total-value']);
const LABELS = new Set<ContentRole>(['label', 'total-label']);

/** Whether a text stands behind a label that goes where it goes. */
export const isFactValue = (node: ContentNode | undefined): node is ContentNode =>
  node !== undefined && VALUES.has(node.role);

/** The fact that a value is the value of; undefined where its label is not an adjacent element. */
export function factOf({ content }: Editing, value: ContentNode): ModelFact | undefined {
  if (value.label === undefined) return undefined;
  const at = positionOf(content, value.element);
  const label = content.nodes
    .slice(Math.max(0, at - 3), at)
    .findLast(({ role, text }) => LABELS.has(role) && bare(text) === value.label);
  if (label === undefined) return undefined;
  const around = commonParent(label.element, value.element);
  if (around === undefined || around.name === 'body') return undefined;
  const both = wholeText(label.element) + wholeText(value.element);
  const alone = wholeText(around).replace(/\s/g, '') === both.replace(/\s/g, '');
  if (alone) return { label: label.element, value: value.element, around };
  const adjacent =
    label.element.parent === value.element.parent && label.element.name === 'dt'
      ? { label: label.element, value: value.element, around: undefined }
      : undefined;
  return adjacent;
}

function commonParent(first: Element, second: Element): Element | undefined {
  const around = new Set<unknown>();
  for (let at: Element['parent'] = first; at !== null; at = at.parent) around.add(at);
  for (let at: Element['parent'] = second; at !== null; at = at.parent)
    if (around.has(at) && isTag(at)) return at;
  return undefined;
}
