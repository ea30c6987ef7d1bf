type Data = Record<string, unknown>;

/** Values of data by their paths. */
function leavesOf(data: Data): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>();
  const pending: [string, unknown][] = [['', data]];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [path, value] = next;
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) pending.push([`${path}.${key}`, inner]);
    else leaves.set(path, String(value ?? ''));
  }
  return leaves;
}

/** Whoever types changes a value or two between two previews; another document differs in more. */
const TYPED = 2;
/** Whoever takes lines out leaves most of the names; a table, or data of another system, has its own. */
const MOST_REMOVED = 0.5;

/** Whether data is of another document, not the same one while it is typed. */
export function isOtherDocument(before: Data, after: Data): boolean {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  let different = 0;
  let removed = 0;
  for (const [path, value] of old) {
    const current = now.get(path);
    if (current === undefined) removed += 1;
    else if (current !== value) different += 1;
  }
  return different > TYPED || removed > old.size * MOST_REMOVED;
}

/** Shorter values stand in any sentence. */
const LEAST_CHARS = 3;

/**
 * Whether a change is about a value of the data, which other data has differently: what is said to have
 * been changed names the value, or figures that no label has.
 */
export function isAboutValue(changes: readonly string[], data: Data): boolean {
  const values = [...leavesOf(data).values()].filter((value) => value.length >= LEAST_CHARS);
  return changes
    .flatMap((change) => [...change.matchAll(/“([^”]*)”/g)].map(([, quoted = '']) => quoted))
    .some((quoted) => /\d/.test(quoted) || values.some((value) => quoted.includes(value)));
}
