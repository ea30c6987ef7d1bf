import type { Phrase } from './language/phrase.ts';
import type { Reading } from './rule.ts';

/** "…, leave it blank" */
const LEFT_EMPTY =
  /^(?:(?:leave|keep) )?(?:it |them |the (?:cells|column|rows?|values) |all )?(?:blank|empty)(?: for now)?$/;
/** "the hours are not needed, hide them" */
const TAKEN =
  /^(?:remove|delete|drop|hide|get rid of|take|lose|cut|kick|throw) (?:it|that|them|those|this|these)(?: (?:column|row|line|section|part|one))?(?: (?:out|away|off|entirely|completely))?$/;

/** "We forgot an item: …. Add it to the table please." */
const ADDED =
  /^(?:add|put|include|insert|append|list)(?: (?:it|that|them|this|these|in))*(?: (?:to|in|on|into) (?:the|this|our) (?:\p{L}+ )?(?:table|list|items|invoice|bill|quote|receipt|estimate|document))?(?: (?:at|as) the (?:end|bottom|last (?:row|line|item|one)))?$/u;

/** Whether a wish is no more than what the one before does: new cells are empty, what is gone is gone. */
export function isDoneBy({ result }: Reading, { text }: Phrase): boolean {
  const last = result.kind === 'operations' ? result.operations.at(-1) : undefined;
  if (last === undefined) return false;
  if (result.kind === 'operations' && ADDED.test(text))
    return result.operations.some((one) => one.op === 'add-row');
  if (TAKEN.test(text)) return /^(?:remove|hide)/.test(last.op);
  return (
    LEFT_EMPTY.test(text) &&
    last.op === 'add-column' &&
    Array.isArray(last.cells) &&
    last.cells.every((cell) => cell === '')
  );
}
