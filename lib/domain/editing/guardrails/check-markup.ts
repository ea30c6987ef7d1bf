import type { Document } from 'domhandler';
import type { Ports } from '#lib/ports/index.ts';
import { executableParts } from './executable-parts.ts';
import { refuse } from './finding.ts';

/**
 * Refuses a revision that holds something executable which was not there before. Html and url sessions
 * may have scripts of their owner's; a change never adds one. For documents made of data and templates
 * pass nothing as `before`: they hold none at all.
 *
 * @param before `executableParts` of the tree before it was changed.
 * @throws {PagewrightError} `guardrailViolation`
 */
export function checkMarkup(
  ports: Pick<Ports, 'log'>,
  before: ReadonlySet<string>,
  after: Document,
): void {
  const added = [...executableParts(after)].find((part) => !before.has(part));
  if (added === undefined) return;
  const rule = /^\S+/.exec(added)?.[0] ?? added;
  refuse(ports, 'markup', { category: 'script_injection', rule, reading: 'tree' });
}
