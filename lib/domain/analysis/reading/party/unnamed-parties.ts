import { isFirm } from '../legal-forms.ts';
import { isCalled } from '../notions.ts';
import { type Draft, type Left, UNNAMED } from '../shape/draft.ts';

/**
 * Parties whose keys do not say which: they take the part that nobody has; others stay
 * beside the document. In free content (`isFree`) whoever is named is one of its parties.
 */
export function assignUnnamed(
  draft: Draft,
  {
    isOfSender = false,
    isFree = false,
  }: { readonly isOfSender?: boolean; readonly isFree?: boolean } = {},
): void {
  for (const [index, party] of draft.unnamed.entries()) {
    const prefix = `${UNNAMED}${index}.`;
    const role = isFree ? 'parties' : roleFor(draft, prefix, isOfSender);
    for (const [target, found] of [...draft.found]) {
      if (!target.startsWith(prefix)) continue;
      draft.found.delete(target);
      const term = target.slice(prefix.length);
      if (role !== undefined) draft.found.set(`${role}.${term}`, found);
    }
    const part = prefix.slice(0, -1);
    const own = (each: Left): Left =>
      role !== undefined && each.part === part ? { ...each, part: role } : each;
    draft.left.splice(0, draft.left.length, ...draft.left.map(own));
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
    ['name', 'firstName', 'tradingName'].some((term) => names.includes(`${role}.${term}`));
  if (isOfSender) return has('seller') ? undefined : 'seller';
  if (has('buyer')) return has('seller') ? undefined : 'seller';
  if (has('seller')) return 'buyer';
  if (isHouse(draft, prefix)) return 'seller';
  const isPerson = names.includes(`${prefix}firstName`) || names.includes(`${prefix}lastName`);
  return isPerson || draft.unnamed.length === 1 ? 'buyer' : 'seller';
}

/** Who sells says how to pay and where they are registered, and is called by their trade. */
function isHouse({ found }: Draft, prefix: string): boolean {
  const names = found.get(`${prefix}name`) ?? [];
  return (
    [...found.keys()].some((target) => target.startsWith(`${prefix}bank.`)) ||
    names.some(({ value }) => isFirm(String(value))) ||
    names.some(({ key }) => isCalled(key, 'seller'))
  );
}
