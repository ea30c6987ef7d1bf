import { holds } from './conditions.ts';
import { listAt, locateAll, type Scope } from './locate.ts';
import type { Expression } from './system-mapping.ts';

/** How many entries a list has, or those of it that fulfil a condition. undefined: there is no list. */
export function countEntries(
  scope: Scope,
  { $count, $where = {} }: Extract<Expression, { $count: unknown }>,
): { readonly value: string; readonly path: string } | undefined {
  const [list] = [$count].flat().flatMap((path) => locateAll(scope, path));
  if (list === undefined) return undefined;
  const counted = listAt(scope, $count).filter((each) => holds(each, $where));
  return { value: String(counted.length), path: list.path };
}

export function findEntry(
  scope: Scope,
  { $find, $where }: Extract<Expression, { $find: unknown }>,
): Scope | undefined {
  return listAt(scope, $find).find((each) => holds(each, $where));
}
