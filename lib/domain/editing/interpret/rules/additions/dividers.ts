import type { Context, Rule, Target } from '../../rule.ts';
import { operations } from '../answers.ts';

const BETWEEN =
  /^(?:add|insert|put|draw|place|include|have|show|give|want|need)(?: (?:a|an|the|some|thin|thick|small|horizontal|dividing|light|gray|black|clear|visible))* (?:divider|line|rule|separator|hr|divider line|separator line|break line|border)(?: in)? between (?:the )?(?<one>.+?) (?:and|&) (?<other>.+)$/;
const REST =
  /^(?:the )?(?:rest|everything else|others?|remainder|what follows|body|content)(?: of .*)?$/;

const placeOf = ({ nodes: [first] }: Target, { scope: { content } }: Context): number =>
  first === undefined ? 0 : content.nodes.indexOf(first);

/** "a line between the header and the table" */
export const dividers: Rule = {
  name: 'dividers',
  read(clause, context) {
    const found = clause.match(BETWEEN);
    const one = found?.one && context.target(found.one);
    if (one === undefined || one.kind === 'document' || found?.other === undefined)
      return undefined;
    const isRest = REST.test(found.other.text);
    const other = isRest ? one : context.target(found.other);
    const upper = other && placeOf(other, context) < placeOf(one, context) ? other : one;
    const id = upper.ids.at(-1);
    if (id === undefined || other === undefined) return undefined;
    return operations(
      [{ op: 'insert', place: 'after', target: id, block: { kind: 'divider' } }],
      [upper],
    );
  },
};
