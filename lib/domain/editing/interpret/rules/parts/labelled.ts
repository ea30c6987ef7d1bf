import type { Phrase } from '../../language/phrase.ts';
import type { Rule } from '../../rule.ts';
import { style } from '../style/style-rule.ts';
import { setAll } from '../texts/set-part.ts';
import { isLook } from '../texts/set-value.ts';
import { remove } from './remove.ts';

const MARK = /^(?::|=|->|=>|-)$/;
const LONGEST_NAME = 8;
/** A verb that needs nothing but what it is done to. */
const VERB =
  /^(?:please )?(?:hide|remove|delete|drop|hidden|removed|deleted|off|out|gone|invisible|no|none|hide it|remove it|delete it|take it out|leave out|get rid of it)$/;

/** "notes: italic", "notes: hide": what is said behind a part's name is done to it, not written into it. */
export const labelled: Rule = {
  name: 'labelled',
  read(clause, context) {
    const at = clause.tokens.findIndex(({ word, quoted }) => !quoted && MARK.test(word));
    if (at < 1 || at > LONGEST_NAME || at > clause.tokens.length - 2) return undefined;
    const name = clause.slice(0, at);
    const said = clause.slice(at + 1);
    if (said.tokens.some(({ quoted }) => quoted)) return undefined;
    const target = context.target(name);
    if (target === undefined) return context.targets(name) && style.read(clause, context);
    const names = target.nodes.filter(({ role }) => role === 'party-name');
    // "Bill to: Rosa Delgado"
    if (target.kind === 'region' && names.length === 1 && /^\p{Lu}/u.test(said.raw))
      return isLook(name, said) ? style.read(clause, context) : setAll(names, said, context);
    if (VERB.test(said.text)) return remove.read(verbFirst(clause, name, said), context);
    return style.read(clause, context);
  },
};

function verbFirst(clause: Phrase, name: Phrase, said: Phrase): Phrase {
  const [first] = said.tokens;
  const verb = /^(?:hid|off|invisible)/.test(said.text) ? 'hide' : 'remove';
  return first === undefined ? clause : clause.with([{ ...first, word: verb }, ...name.tokens]);
}
