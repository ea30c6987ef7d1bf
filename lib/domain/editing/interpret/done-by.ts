import type { Phrase } from './language/phrase.ts';
import type { Reading } from './rule.ts';

/** "…, leave it blank" */
const LEFT_EMPTY =
  /^(?:(?:leave|keep) )?(?:it |them |the (?:cells|column|rows?|values) |all )?(?:blank|empty)(?: for now)?$/;
/** "the hours are not needed, hide them" */
const TAKEN =
  /^(?:remove|delete|drop|hide|get rid of|take|lose|cut|kick|throw) (?:it|that|them|those|this|these)(?: (?:column|row|line|section|part|one))?(?: (?:out|away|off|entirely|completely))?$/;

/** Whether a wish is no more than what the one before does: new cells are empty, what is gone is gone. */
export function isDoneBy({ result }: Reading, { text }: Phrase): boolean {
  const last = result.kind === 'operations' ? result.operations.at(-1) : undefined;
  if (last === undefined) return false;
  if (TAKEN.test(text)) return /^(?:remove|hide)/.test(last.op);
  return (
    LEFT_EMPTY.test(text) &&
    last.op === 'add-column' &&
    Array.isArray(last.cells) &&
    last.cells.every((cell) => cell === '')
  );
}
