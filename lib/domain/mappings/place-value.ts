type Branch = Record<string, unknown>;

/** A record with more lines than this has them from a mistake. */
const MAX_ITEMS = 1_000;

const isBranch = (value: unknown): value is Branch =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function branchAt(target: Branch, key: string): Branch {
  const own = target[key];
  if (isBranch(own)) return own;
  const branch: Branch = {};
  target[key] = branch;
  return branch;
}

function listAt(target: Branch, key: string): unknown[] {
  const own = target[key];
  if (Array.isArray(own)) return own;
  const list: unknown[] = [];
  target[key] = list;
  return list;
}

/**
 * Puts a value at a path such as `client.name`. A list in the path takes one item for each of several
 * values: `lineItems[].total`. One value is that of every item there is, of the first where there is none.
 */
export function placeValue(target: Branch, path: string, value: unknown): void {
  const [step = '', ...rest] = path.split('.');
  const remaining = rest.join('.');
  if (!step.endsWith('[]')) {
    if (remaining === '') target[step] = value;
    else placeValue(branchAt(target, step), remaining, value);
    return;
  }
  const list = listAt(target, step.slice(0, -2));
  const several = Array.isArray(value);
  const count = several ? Math.min(value.length, MAX_ITEMS) : Math.max(list.length, 1);
  for (let index = 0; index < count; index++) {
    const one = several ? value[index] : value;
    if (one === null || one === undefined) continue;
    if (remaining === '') {
      list[index] = one;
      continue;
    }
    const item = list[index];
    const branch = isBranch(item) ? item : {};
    list[index] = branch;
    placeValue(branch, remaining, one);
  }
  for (let index = 0; index < list.length; index++) list[index] ??= remaining === '' ? '' : {};
}
