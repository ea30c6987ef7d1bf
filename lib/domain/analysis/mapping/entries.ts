import { holds } from './conditions.ts';
import { listAt, locateAll, type Scope } from './locate.ts';
import type { Condition, Expression, Path } from './system-mapping.ts';

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

/** Where the entries of one filling of a list are read. */
export function entriesOf(scope: Scope, filling: { readonly [key: string]: unknown }): Scope[] {
  const { $within, $each, $headings, $where } = filling as {
    $within?: Path;
    $each?: Path;
    $headings?: Condition;
    $where?: Condition;
  };
  const outer = $within === undefined ? [scope] : listAt(scope, $within);
  const all = $each === undefined ? outer : outer.flatMap((each) => listAt(each, $each));
  const scopes = $headings === undefined ? all : belowHeadings(all, $headings);
  return $where === undefined ? scopes : scopes.filter((within) => holds(within, $where));
}

/** The entries without their headings, each within the nearest heading above it. */
function belowHeadings(entries: readonly Scope[], isHeading: Condition): Scope[] {
  let heading: Scope | undefined;
  return entries.flatMap((entry) => {
    if (!holds(entry, isHeading))
      return heading === undefined ? entry : { ...entry, around: heading };
    heading = entry;
    return [];
  });
}
