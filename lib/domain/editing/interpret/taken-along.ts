import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Interpretation, Subject } from './interpretation.ts';
import { plainWords } from './targets/document-texts.ts';
import { nodesIn } from './targets/make.ts';
import { membersOf } from './targets/members.ts';
import { scopeOf } from './targets/scope.ts';

/**
 * What would go with a part although only some of what it holds is named: "the downtime metric" is not
 * all the metrics, whatever was understood. undefined where nothing would.
 */
export function takenAlong(
  instruction: string,
  operations: readonly Operation[],
  subject: Subject,
): Interpretation | undefined {
  const said = ` ${plainWords(instruction)} `;
  for (const operation of operations) {
    if (operation.op !== 'remove' && operation.op !== 'hide') continue;
    for (const id of operation.targets) {
      const names = namesIn(id, subject);
      const meant = names.filter((name) => said.includes(` ${plainWords(name)} `));
      const others = names.filter((name) => !meant.includes(name));
      const [first] = meant;
      if (first === undefined || others.length === 0) continue;
      return {
        kind: 'not-feasible',
        reason: `With “${first}” would go what stands with it: ${others
          .slice(0, 3)
          .map((name) => `“${name}”`)
          .join(', ')}.`,
        suggestions: [],
      };
    }
  }
  return undefined;
}

/** The names of what a part is made of: of cards, of labelled values, and of the parts in it. */
function namesIn(id: string, subject: Subject): readonly string[] {
  const { content } = subject;
  const element = content.elementById(id);
  if (element === undefined) return [];
  const own = content.regions.find((region) => region.id === id)?.heading;
  const inside = nodesIn(content, element);
  const held = new Set(inside.map((node) => node.element));
  const cards = membersOf(scopeOf(subject))
    .flat()
    .filter((one) => one.id !== id && one.nodes.every((node) => held.has(node.element)))
    .map(({ label }) => label);
  const names = [...cards, ...inside.filter(isNamed(content)).map(({ text }) => text)];
  return [...new Set(names)].filter((name) => name !== own && plainWords(name).length > 1);
}

/** A label that has a value, or a heading: it names something of its own. */
const isNamed =
  ({ nodes }: ContentModel) =>
  ({ role, text }: ContentNode): boolean =>
    role === 'heading' ||
    (role === 'label' && nodes.some((node) => node.role === 'value' && node.label === text));
