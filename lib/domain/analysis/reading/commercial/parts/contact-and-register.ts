import type { Party } from '#lib/domain/document-model/party.ts';
import { type Composing, textIn } from '../../composing.ts';
import { mentions } from '../../notions.ts';
import { composeParty } from '../../party/compose-party.ts';
import type { Draft } from '../../shape/draft.ts';

/** Who answers for the seller; of whom only the name is known it is one of the references. */
export function contactOf(composing: Composing, draft: Draft): Party | undefined {
  const names = draft.found.get('contact.name') ?? [];
  const isReachable = ['email', 'phone'].some((term) => draft.found.has(`contact.${term}`));
  if (!isReachable) {
    if (names.length > 0)
      draft.found.set('ref.salesperson', [...(draft.found.get('ref.salesperson') ?? []), ...names]);
    draft.found.delete('contact.name');
    return undefined;
  }
  const { role, ...party } = composeParty(composing, draft, 'contact', 'contact') ?? {};
  // "sales" is what somebody may do in a program.
  const isCode = role === undefined || /^[a-z_]+$|^[A-Z_]+$/.test(role);
  return isCode ? party : { ...party, role };
}

/** `register_court: "Amtsgericht Kempten", register_number: "HRB 14772"`: the number is one of that court. */
export function joinRegister(composing: Composing, { found }: Draft): void {
  for (const part of ['seller', 'buyer', 'payee']) {
    const remarks = found.get(`${part}.remark`) ?? [];
    const [number, second] = found.get(`${part}.registration`) ?? [];
    const court = remarks.find(({ key }) => mentions(key, 'court'));
    const name = court && textIn(court);
    const text = number && textIn(number);
    if (number === undefined || second !== undefined || !name || !text || text.includes(name))
      continue;
    const key = /^HR[AB]\b/.test(text) ? 'handelsregister' : number.key;
    found.set(`${part}.registration`, [{ ...number, key, value: `${name}, ${text}` }]);
    found.set(
      `${part}.remark`,
      remarks.filter((each) => each !== court),
    );
    composing.consumed.add(court.path);
  }
}
