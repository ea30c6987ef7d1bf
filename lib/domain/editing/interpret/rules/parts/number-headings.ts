import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Rule } from '../../rule.ts';
import { clausesOf } from '../../targets/document-names.ts';
import { notFeasible, operations, setNodeText } from '../answers.ts';

const WISH =
  /^(?:number|add (?:the )?numbers? (?:to|before|in front of)|put (?:the )?numbers? (?:to|before|in front of|on)|give) (?:all |each |every )?(?:of )?(?:the |our )?(?:sections?|clauses?|headings?|chapters?|articles?|section (?:headings?|titles?)|clause (?:headings?|titles?))(?: (?:numbers?|1 ?, ?2 ?, ?3.{0,12}|from 1|consecutively|in order))?$/;
const NUMBERED = /^(?:§ ?)?\d{1,2}[.)]?\s/;

/** "number the sections": their headings, in their order. */
export const numberHeadings: Rule = {
  name: 'number-headings',
  read({ text }, { scope }) {
    if (!WISH.test(text)) return undefined;
    const headings = clausesOf(scope).flatMap(
      ({ element, heading }) =>
        scope.content.nodes.find(
          (node) =>
            node.role === 'heading' &&
            node.text === heading &&
            (node.element === element || node.element.parent === element || node.whole),
        ) ?? [],
    );
    if (headings.length < 2) return undefined;
    if (headings.some((node) => NUMBERED.test(node.text)))
      return notFeasible('The headings are numbered already.', []);
    return operations(
      headings.map((node, at): Operation => setNodeText(node, `${at + 1}. ${node.text}`)),
    );
  },
};
