import { type Element, isTag } from 'domhandler';
import type { Context, Rule } from '../../rule.ts';
import { contains } from '../../targets/make.ts';
import { operations } from '../answers.ts';
import { setElement } from '../style/set-text.ts';

const SWAP =
  /^(?:swap|switch|flip|exchange|mirror|reverse|interchange) (?:the )?(?:(?:two|both|left and right|left and the right) )?(?:sides?|halves|ends|parts|left and (?:the )?right)(?: a?round)? (?:of|in) (?:the )?(?<part>header|head|letterhead|top)(?: a?round)?(?:(?: ,)? (?:so that|so|:|with) .{3,80})?$/;

/** "swap the two sides of the header": what stands left and what stands right in it. */
export const sides: Rule = {
  name: 'sides',
  read(clause, context) {
    const part = SWAP.test(clause.text)
      ? context.target(clause.match(SWAP)?.['part'] ?? clause)
      : undefined;
    const element = part?.region?.element;
    const halves = element && halvesOf(element, context);
    const [first, second] = (halves ?? []).map((half) => context.scope.content.idOf(half));
    return first === undefined || second === undefined
      ? undefined
      : operations(
          [
            { op: 'swap', first, second },
            ...setElement([second], { 'text-align': 'left' }),
            ...setElement([first], { 'text-align': 'right' }),
          ],
          part && [part],
        );
  },
};

/** The two elements that hold all that the outermost one says, which has nothing else in it. */
function halvesOf(outer: Element, context: Context): readonly Element[] | undefined {
  const { nodes } = context.scope.content;
  const inside = outer.children
    .filter(isTag)
    .filter((child) => nodes.some(({ element }) => contains(child, element)));
  const [only, second, third] = inside;
  if (only !== undefined && second === undefined) return halvesOf(only, context);
  return third === undefined && second !== undefined ? inside : undefined;
}
