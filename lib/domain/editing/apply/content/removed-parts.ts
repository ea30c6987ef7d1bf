import type { Element } from 'domhandler';
import type { ContentNode } from '../../content-model.ts';
import { type Editing, InvalidOperation, partOf } from '../effect.ts';
import { factOf, isFactValue } from '../fact.ts';
import { nodeOf } from '../shown.ts';
import { isWithin } from '../text.ts';

/** A part goes as a whole where nothing but its heading would be left of it. */
function withEmptiedParts({ content }: Editing, ids: readonly string[]): readonly string[] {
  const targets = ids.flatMap((id) => content.elementById(id) ?? []);
  const goes = ({ element }: ContentNode) => targets.some((target) => isWithin(element, target));
  const emptied = content.regions.filter(({ extent, heading }) => {
    if (heading === undefined) return false;
    const inside = content.nodes.filter(({ element }) =>
      extent.some((part) => isWithin(element, part)),
    );
    const others = inside.filter(({ role, text }) => role !== 'heading' || text !== heading);
    return others.length > 0 && others.every(goes);
  });
  return [...ids, ...emptied.map(({ id }) => id)];
}

/** The elements to take away: with the value its label, and none that is inside of another. */
export function wholeParts(editing: Editing, ids: readonly string[]): Element[] {
  const elements = withEmptiedParts(editing, ids)
    .flatMap((id) => partOf(editing, id))
    .flatMap((element) => {
      if (element.name === 'body')
        throw new InvalidOperation('The whole document cannot be taken away.');
      return factAround(editing, element);
    });
  const all = new Set<unknown>(elements);
  return [...new Set(elements)].filter((element) => {
    for (let at = element.parent; at !== null; at = at.parent) if (all.has(at)) return false;
    return true;
  });
}

function factAround(editing: Editing, element: Element): Element[] {
  const node = nodeOf(editing.content, element);
  const fact = isFactValue(node) ? factOf(editing, node) : undefined;
  if (fact === undefined) return [element];
  if (fact.around === undefined) return [fact.label, fact.value];
  const isPart = editing.content.regions.some((region) => region.element === fact.around);
  return isPart ? [fact.label, fact.value] : [fact.around];
}
