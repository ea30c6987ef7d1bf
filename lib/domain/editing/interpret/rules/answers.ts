import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Reading, Target } from '../rule.ts';

export function operations(list: readonly Operation[], about: readonly Target[] = []): Reading {
  return { result: { kind: 'operations', operations: list }, about };
}

export function notFeasible(reason: string, suggestions: readonly string[]): Reading {
  return { result: { kind: 'not-feasible', reason, suggestions: suggestions.slice(0, 3) } };
}

export function contentLoss(what: string): Reading {
  return { result: { kind: 'content-loss', what } };
}

/** The groups of the first pattern that a clause is of. */
export function firstMatch(
  clause: Phrase,
  patterns: readonly RegExp[],
): Readonly<Record<string, Phrase>> | undefined {
  for (const pattern of patterns) {
    const groups = clause.match(pattern);
    if (groups !== undefined) return groups;
  }
  return undefined;
}

/** Gives a piece of content another text; of several that share an element only this one. */
export function setNodeText({ id, text: before, whole }: ContentNode, text: string): Operation {
  return whole || before === ''
    ? { op: 'set-text', target: id, text }
    : { op: 'replace-text', targets: [id], find: before, replace: text };
}
