import { type Draft, UNNAMED } from './read-shape.ts';

/** Parties whose keys do not say which: they take the part that nobody has; others stay beside the document. */
export function assignUnnamed(draft: Draft, isOfSender = false): void {
  for (const [index, party] of draft.unnamed.entries()) {
    const prefix = `${UNNAMED}${index}.`;
    const role = roleFor(draft, prefix, isOfSender);
    for (const [target, found] of [...draft.found]) {
      if (!target.startsWith(prefix)) continue;
      draft.found.delete(target);
      const term = target.slice(prefix.length);
      if (role !== undefined) draft.found.set(`${role}.${term}`, found);
    }
    if (role === undefined) draft.records.push(party);
  }
}

function roleFor(
  draft: Draft,
  prefix: string,
  isOfSender: boolean,
): 'seller' | 'buyer' | undefined {
  const names = [...draft.found.keys()];
  const has = (role: string) =>
    names.includes(`${role}.name`) || names.includes(`${role}.firstName`);
  if (isOfSender) return has('seller') ? undefined : 'seller';
  if (has('buyer')) return has('seller') ? undefined : 'seller';
  if (has('seller')) return 'buyer';
  const isPerson = names.includes(`${prefix}firstName`) || names.includes(`${prefix}lastName`);
  return isPerson || draft.unnamed.length === 1 ? 'buyer' : 'seller';
}
