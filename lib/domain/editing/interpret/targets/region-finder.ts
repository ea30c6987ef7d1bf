import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { byRole, regionTarget } from './make.ts';
import type { Finder } from './party-names.ts';
import { preferred } from './scope.ts';

/** The first part that has one of these names; the one pointed at before others. */
export function region(name: string, ...slugs: readonly string[]): Finder {
  return (scope) => {
    const found = preferred(
      scope,
      scope.content.regions.filter((one) => slugs.includes(one.name)),
    );
    return found && regionTarget(scope.content, found, name);
  };
}

/** All texts that are the same to a reader: of the part pointed at, else of all. */
export const roles =
  (name: string, ...list: readonly ContentNode['role'][]): Finder =>
  (scope) =>
    byRole(scope.nodes, name, ...list) ?? byRole(scope.content.nodes, name, ...list);
