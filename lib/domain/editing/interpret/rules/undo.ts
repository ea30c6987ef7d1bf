import type { Rule } from '../rule.ts';

const UNDO =
  /^(?:undo|revert|reverse|roll ?back|take back|go back|step back|cancel|discard)(?: to)?(?: it| that| this| (?:the|my|that|this|your)? ?(?:last|latest|previous|recent|prior)?(?: ?(?:change|edit|modification|step|version|one|thing|state|update))?s?)?$|^(?:take|bring|get) (?:me|us|it|this|everything) back(?: to)?(?: (?:how|the way|what|as|where|like) (?:it|we|things|everything)(?: all)? (?:was|were|looked|had)(?: (?:it|before|like))*| (?:one|a) step| to before| (?:the )?(?:previous|last|earlier) (?:version|state|one))?$|^(?:i |we )?(?:do not|did not) (?:like|want) (?:that|it|the|this|last|change|one| )+,? (?:undo|revert|go back|change it back)(?: it| that| please)*$|^(?:never ?mind|scratch that|forget (?:it|that|the last (?:one|change))|oops)(?: ,)?(?: (?:undo|revert|go back|take (?:it|that) back)(?: (?:it|that|the last (?:change|one)))?)?$|^(?:that|it|this) was (?:better|nicer|fine|good|ok) before(?: ,? (?:undo|revert|go back)(?: it| that)?)?$|^(?:undo|revert|reverse|cancel|roll ?back) (?:what|whatever|everything) (?:you|i|we) (?:just )?(?:did|changed|made)(?: last)?$|^(?:restore|recover|reset)(?: (?:it|everything))? (?:to )?(?:how|the way|what) it was(?: before)?$|^(?:put|change|switch|set|turn|bring) (?:it|that|everything) back(?: (?:to )?(?:how|the way|what|as) it was(?: before)?)?$|^(?:go|get) back(?: (?:one|a) step| to (?:how|the way) it was(?: before)?| to before)?$|^(?:restore|return to) (?:the )?(?:previous|last|earlier|prior) (?:version|state|design|look)$/;

/** "undo that" */
export const undo: Rule = {
  name: 'undo',
  read: (clause) => (UNDO.test(clause.text) ? { result: { kind: 'undo' } } : undefined),
};
