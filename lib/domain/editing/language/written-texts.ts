import type { ContentNode } from '../content-model.ts';
import type { Subject } from '../interpret/interpretation.ts';
import type { Operation } from '../operations.ts';

/** A text that an operation writes, and what stands there now. */
export interface Written {
  readonly nodes: readonly ContentNode[];
  readonly before: string;
  readonly text: string;
}

export function writtenBy(operation: Operation, { content: { nodes } }: Subject): Written[] {
  if (operation.op === 'set-text') {
    const node = nodes.find(({ id }) => id === operation.target);
    return node === undefined ? [] : [{ nodes: [node], before: node.text, text: operation.text }];
  }
  if (operation.op !== 'replace-text') return [];
  const { find, replace, targets } = operation;
  const found = nodes.filter(
    ({ id, text }) => text.includes(find) && (targets?.includes(id) ?? true),
  );
  return [{ nodes: found, before: find, text: replace }];
}

/** "replace the terms with: …": the colon announces the text and is none of it. */
export function withoutAnnouncement(operation: Operation): Operation {
  if (operation.op === 'set-text')
    return { ...operation, text: operation.text.replace(ANNOUNCED, '') };
  return operation.op === 'replace-text' && !ANNOUNCED.test(operation.find)
    ? { ...operation, replace: operation.replace.replace(ANNOUNCED, '') }
    : operation;
}

const ANNOUNCED = /^:\s+(?=\S)/;
