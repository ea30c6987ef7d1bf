import type { Ports } from '#lib/ports/index.ts';
import { refuse } from './finding.ts';
import { judgeInstruction } from './judge-text.ts';

/**
 * Refuses an instruction that asks for content that harms, that addresses the service instead of the
 * document, or that brings script. Deterministic, without network, in time linear in its length.
 *
 * What is to be printed is judged more mildly than what addresses the service (`quoted.ts` tells them
 * apart): a note may say "you are now a member", a line item may be "JavaScript code review", and neither
 * can do harm as text. What harms as text, and what no document says, is refused in both.
 *
 * @throws {PagewrightError} `guardrailViolation`
 */
export function checkInstruction(ports: Pick<Ports, 'log'>, instruction: string): void {
  const finding = judgeInstruction(instruction);
  if (finding !== undefined) refuse(ports, 'instruction', finding);
}
