import type { ContentModel, ContentNode, Region } from '#lib/domain/editing/content-model.ts';
import type { Subject } from '../interpretation.ts';
import { contains, nodesIn } from './make.ts';

/** The part of a document that is spoken of: all of it, or the region that the caller points at. */
export interface Scope {
  readonly subject: Subject;
  readonly content: ContentModel;
  /** The region pointed at. */
  readonly region: Region | undefined;
  /** Its nodes, or all. */
  readonly nodes: readonly ContentNode[];
}

export function scopeOf(subject: Subject): Scope {
  const { content } = subject;
  const region = content.regions.find(({ name }) => name === subject.region);
  return {
    subject,
    content,
    region,
    nodes: region === undefined ? content.nodes : nodesIn(content, region.element),
  };
}

/** The first in the region pointed at, else the first of all. */
export function preferred<Item extends { readonly element: ContentNode['element'] }>(
  scope: Scope,
  items: readonly Item[],
): Item | undefined {
  const { region } = scope;
  const inside =
    region === undefined
      ? undefined
      : items.find(({ element }) => contains(region.element, element));
  return inside ?? items[0];
}
