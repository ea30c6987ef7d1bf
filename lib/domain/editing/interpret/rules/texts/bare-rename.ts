import type { Rule } from '../../rule.ts';
import { relabelled } from './rename.ts';

const JOINT = /^(?:to|->|=>|into)$/;
const LONGEST_NAME = 6;

/** "Subtotal to Net": one of the document's own words and a new one, where that begins as names do or is quoted. */
export const bareRename: Rule = {
  name: 'rename',
  read(clause, context) {
    const at = clause.tokens.findIndex(({ word, quoted }) => !quoted && JOINT.test(word));
    const next = clause.tokens[at + 1];
    if (at < 1 || at > LONGEST_NAME || next === undefined) return undefined;
    if (!next.quoted && !/^\p{Lu}/u.test(next.raw)) return undefined;
    return relabelled(clause.slice(0, at), clause.slice(at + 1), context);
  },
};
