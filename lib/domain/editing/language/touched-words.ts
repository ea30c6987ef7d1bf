import { isWithin } from '../apply/text.ts';
import type { ContentModel, ContentNode } from '../content-model.ts';
import { targetsOf } from '../model/targets.ts';
import type { Operation } from '../operations.ts';
import { stemsOf } from './stems.ts';

/** All that operations write or touch, and what it is called: its texts, their labels, row, column and part. */
export function touchedTexts(operations: readonly Operation[], content: ContentModel): string[] {
  const ids = new Set(operations.flatMap(targetsOf));
  const elements = [...ids].flatMap((id) => content.elementById(id) ?? []);
  const found = operations.flatMap((one) =>
    one.op === 'replace-text' && one.targets === undefined ? [one.find] : [],
  );
  const isTouched = ({ id, text, element }: ContentNode) =>
    ids.has(id) ||
    found.some((find) => text.includes(find)) ||
    elements.some((one) => isWithin(element, one));
  const touched = new Set(content.nodes.filter(isTouched));
  const rows = content.tables.flatMap(({ rows }) =>
    rows.filter(({ cells }) => cells.some((cell) => touched.has(cell))),
  );
  const totals = content.totals.filter(
    ({ label, value }) => touched.has(label) || touched.has(value),
  );
  const beside = [
    ...rows.flatMap(({ cells }) => cells),
    ...totals.flatMap(({ label, value }) => [label, value]),
  ];
  const texts = [...touched, ...beside].flatMap(({ text, label = '', region = '', role }) => {
    const heading = content.regions.find(({ name }) => name === region)?.heading ?? '';
    return [text, label, region, heading, role.replaceAll('-', ' ')];
  });
  const regions = content.regions.filter(({ element }) => elements.includes(element));
  return [
    ...texts,
    ...regions.flatMap(({ name, heading = '' }) => [name, heading]),
    // Numbers are places and sizes.
    ...operations.map((one) => JSON.stringify(one, (_, it) => (typeof it === 'number' ? '' : it))),
  ];
}

/** The stems of these words. */
export const touchedStems = (
  operations: readonly Operation[],
  content: ContentModel,
): ReadonlySet<string> => new Set(touchedTexts(operations, content).flatMap(stemsOf));
