import type { Element } from 'domhandler';
import type { Check, Editing, Effect } from '../apply/effect.ts';
import { isCovered } from './conservation.ts';

/** What reading the operations back from the finished document found. */
export interface SelfCheck {
  readonly passed: boolean;
  /** What is not as it was asked for, each in a sentence. */
  readonly findings: readonly string[];
}

const MOST_FINDINGS = 20;

/**
 * Reads every operation back from the document as a browser would resolve it. What a later operation
 * set again or took away is not held against an earlier one; operations of which nothing can be read
 * back have not been seen to happen.
 */
export function selfCheck(after: Editing, effects: readonly Effect[]): SelfCheck {
  const findings = new Set<string>();
  for (const check of lastChecks(effects)) {
    const finding = check.read(after);
    if (finding !== undefined) findings.add(finding);
    if (findings.size >= MOST_FINDINGS) break;
  }
  if (effects.some(({ checks }) => checks.length === 0))
    findings.add('One of the changes could not be read back.');
  return { passed: findings.size === 0, findings: [...findings] };
}

function lastChecks(effects: readonly Effect[]): Check[] {
  const effective: Check[] = [];
  const seen = new Map<Element, Set<string>>();
  const removedLater = new Set<Element>();
  for (const { checks, removed = [] } of [...effects].reverse()) {
    for (const check of [...checks].reverse()) {
      const aspects = seen.get(check.element) ?? new Set();
      seen.set(check.element, aspects);
      if (aspects.has(check.aspect) || isCovered(check.element, removedLater)) continue;
      aspects.add(check.aspect);
      effective.push(check);
    }
    for (const element of removed) removedLater.add(element);
  }
  return effective.reverse();
}
