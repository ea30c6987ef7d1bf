import type { Rule } from '../rule.ts';

const UNDO =
  /^(?:undo|revert|reverse|roll ?back|take back|go back|step back|cancel|discard)(?: to)?(?: it| that| this| (?:the|my|that|this|your)? ?(?:last|latest|previous|recent|prior)?(?: ?(?:change|edit|modification|step|version|one|thing|state|update))?s?)?$|^(?:put|change|switch|set|turn|bring) (?:it|that|everything) back(?: (?:to )?(?:how|the way|what|as) it was(?: before)?)?$|^(?:go|get) back(?: (?:one|a) step| to (?:how|the way) it was(?: before)?| to before)?$|^(?:restore|return to) (?:the )?(?:previous|last|earlier|prior) (?:version|state|design|look)$/;

/** "undo that" */
export const undo: Rule = {
  name: 'undo',
  read: (clause) => (UNDO.test(clause.text) ? { result: { kind: 'undo' } } : undefined),
};
