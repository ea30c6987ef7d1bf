import type { Element } from 'domhandler';
import type { ContentModel } from '../content-model.ts';
import type { Operation } from '../operations.ts';

/** Every element that an operation names. */
export function targetsOf(operation: Operation): string[] {
  const { target, targets, reference, first, second, table, row } = operation as Record<
    string,
    unknown
  >;
  const single = [target, reference, first, second, table, row];
  return [...single, ...(Array.isArray(targets) ? targets : [])].filter(
    (id): id is string => typeof id === 'string',
  );
}

function isInside(element: Element, ancestor: Element): boolean {
  for (let at: Element['parent'] = element; at !== null; at = at.parent)
    if (at === ancestor) return true;
  return false;
}

/** Of an operation that names no element: only a new total has a place of its own. */
const isWithin = ({ op }: Operation, { totals }: ContentModel, region: Element): boolean =>
  op === 'add-total' && totals[0] !== undefined && isInside(totals[0].element, region);

/** What is wrong with where operations want to work: places that are not there, or outside of the caller's region. */
export function misplaced(
  operations: readonly Operation[],
  content: ContentModel,
  regionName: string | undefined,
): string[] {
  const region = content.regions.find(({ name }) => name === regionName);
  const findings = new Set<string>();
  for (const operation of operations) {
    const ids = targetsOf(operation);
    for (const id of ids) {
      const element = content.elementById(id);
      if (element === undefined) findings.add(`The document has no ${id}.`);
      else if (region !== undefined && !isInside(element, region.element))
        findings.add(
          `${id} is outside of the region "${region.name}", which alone may be changed.`,
        );
    }
    if (region !== undefined && ids.length === 0 && !isWithin(operation, content, region.element))
      findings.add(
        `${operation.op} changes more than the region "${region.name}": name targets in it.`,
      );
  }
  return [...findings];
}
