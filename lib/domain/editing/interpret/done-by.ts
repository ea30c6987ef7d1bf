import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from './language/phrase.ts';
import { isRecount } from './language/recounts.ts';
import type { Context, Reading } from './rule.ts';

/** "…, leave it blank" */
const LEFT_EMPTY =
  /^(?:(?:leave|keep) )?(?:it |them |the (?:cells|column|rows?|values) |all )?(?:blank|empty)(?: for now)?$/;
/** "the hours are not needed, hide them" */
const TAKEN =
  /^(?:remove|delete|drop|hide|get rid of|take|lose|cut|kick|throw) (?:it|that|them|those|this|these)(?: (?:column|row|line|section|part|one))?(?: (?:out|away|off|entirely|completely))?$/;

/** "repeat the notes after the summary, but keep them at the end as well" */
const KEPT =
  /^(?:but )?(?:also )?(?:keep|leave) (?:it|them|that|those|this|these|the (?:original|old|first) ones?|the original)\b/;

/** "We forgot an item: …. Add it to the table please." */
const ADDED =
  /^(?:add|put|include|insert|append|list)(?: (?:it|that|them|this|these|in))*(?: (?:to|in|on|into) (?:the|this|our) (?:\p{L}+ )?(?:table|list|items|invoice|bill|quote|receipt|estimate|document))?(?: (?:last|(?:at|as|to) the (?:end|bottom|last (?:row|line|item|one))))?$/u;

/** What the sums follow of, or have nothing to do with. */
export const isCounted = ({ op }: Operation): boolean => /^recompute$|-(?:row|column)$/.test(op);

/** "We call these an Estimate, not a quote. Can you change the heading?" */
const AGAIN =
  /^(?:change|fix|update|correct|adjust|amend|rename|edit|revise) (?<what>(?:the|that|our|this) [^,"]+?)(?: (?:accordingly|too|as well|then|to match|to that))*$/;

/** "use GBP 55.00, no pound sign" */
const UNSIGNED =
  /^(?:(?:and|so|with) )*(?:no|without|not|drop|remove|omit) (?:the |any |a )?(?:\S+ )?(?:signs?|symbols?|[$€£¥])$/;

const isCopy = ({ op }: Operation): boolean => op === 'duplicate';

/** Whether a wish is no more than what the one before does: new cells are empty, what is gone is gone. */
export function isDoneBy({ result }: Reading, clause: Phrase, context: Context): boolean {
  const { text } = clause;
  const last = result.kind === 'operations' ? result.operations.at(-1) : undefined;
  if (last === undefined) return false;
  if (result.kind === 'operations' && ADDED.test(text))
    return result.operations.some((one) => one.op === 'add-row');
  if (result.kind === 'operations' && isRecount(text)) return result.operations.some(isCounted);
  const again = clause.match(AGAIN)?.['what'];
  if (again !== undefined && result.kind === 'operations') {
    const ids = context.target(again)?.nodes.map(({ id }) => id) ?? [];
    const isSet = (one: Operation) =>
      (one.op === 'set-text' && ids.includes(one.target)) ||
      (one.op === 'replace-text' && one.targets?.some((id) => ids.includes(id)) === true);
    if (result.operations.some(isSet)) return true;
  }
  if (last.op === 'reformat' && last.to.what === 'currency' && UNSIGNED.test(text)) return true;
  const copies = result.kind === 'operations' && result.operations.some(isCopy);
  if (copies && KEPT.test(text)) return true;
  if (TAKEN.test(text)) return /^(?:remove|hide)/.test(last.op);
  return (
    LEFT_EMPTY.test(text) &&
    last.op === 'add-column' &&
    Array.isArray(last.cells) &&
    last.cells.every((cell) => cell === '')
  );
}

/** What is wrong is only said before what is to be done about it; where that is of something else, it is a wish. */
export function isWished(
  { complains, about = [] }: Reading,
  at: number,
  all: readonly Reading[],
): boolean {
  if (!complains) return true;
  const own = new Set(about.flatMap(({ nodes }) => nodes));
  return !all.slice(at + 1).some(({ about: next = [] }) => {
    const nodes = next.flatMap((target) => target.nodes);
    return nodes.length === 0 || own.size === 0 || nodes.some((node) => own.has(node));
  });
}
