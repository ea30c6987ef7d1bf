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

/**
 * Texts without what is said around them: the colon of "replace the terms with: …", and what stands there
 * now of "12.5 lm, not 12.5 m".
 */
export function asWritten(
  operation: Operation,
  { content: { nodes } }: Subject,
  quoted: readonly string[],
): Operation {
  if (operation.op === 'set-text') {
    const { role, text: before } = nodes.find(({ id }) => id === operation.target) ?? NOTHING;
    const text = withoutOld(operation.text.replace(ANNOUNCED, ''), before);
    return { ...operation, text: role === 'cell' ? inCapitals(text, before, quoted) : text };
  }
  return operation.op === 'replace-text' && !ANNOUNCED.test(operation.find)
    ? {
        ...operation,
        replace: withoutOld(operation.replace.replace(ANNOUNCED, ''), operation.find),
      }
    : operation;
}

const NOTHING = { role: '', text: '' };

/** "raisin scone" in the place of "Fruit scone" begins as that did, unless it is quoted so. */
const inCapitals = (text: string, before: string, quoted: readonly string[]): string =>
  /^\p{Lu}\p{Ll}/u.test(before) && /^\p{Ll}/u.test(text) && !quoted.includes(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;

function withoutOld(text: string, before: string): string {
  const [, written, old] =
    /^(.+?),? (?:and |but )?(?:not|instead of|rather than) (.+)$/.exec(text) ?? [];
  return written !== undefined && old === before ? written : text;
}

const ANNOUNCED = /^:\s+(?=\S)/;
