import { type Scope, segmentsOf } from './tokens.ts';

/** A path as a template names it where it stands: within a list, what is in its entry. */
export function nameIn(path: string, scope: Scope | undefined): string {
  const list = scope === undefined ? undefined : `${scope.path}[`;
  if (list === undefined || !path.startsWith(list)) return segmentsOf(path).join('.');
  const [, ...rest] = segmentsOf(path.slice(list.length - 1));
  return rest.length === 0 ? '.' : rest.join('.');
}
