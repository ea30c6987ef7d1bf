import type { ContentNode } from '../../content-model.ts';
import type { Bill } from '../bill.ts';
import { isOfRecipient, recipientOf, replaced } from '../recipient.ts';
import { type Contact, contactKindOf } from '../slots/contacts.ts';
import type { Intent } from './intent.ts';

type Owner = 'theirs' | 'ours';

/** How one of both parties is reached, in place of what stands there; of the customer also where nothing does. */
export const setContact: Intent = (values, bill) => {
  const { kind, text } = values['contact'] as Contact;
  // "our number is 55 1020" may be any number.
  const said = values['kind'] as string | undefined;
  if (kind === 'phone' && said === undefined) return undefined;
  const owner = values['owner'] as Owner | undefined;
  const found = reachedBy(bill, kind, owner);
  const [only, ...others] = found;
  if (only?.text.includes(text)) return undefined;
  if (only !== undefined)
    return others.length > 0 ? undefined : { operations: [replaced(only, text)] };
  const last = owner === 'theirs' ? recipientOf(bill)?.below.at(-1) : undefined;
  if (last === undefined || !last.isWhole) return undefined;
  const block = { kind: 'paragraph', text } as const;
  return { operations: [{ op: 'insert', place: 'after', target: last.id, block }] };
};

function reachedBy(
  { subject }: Bill,
  kind: Contact['kind'],
  owner: Owner | undefined,
): readonly ContentNode[] {
  return subject.content.nodes.filter(({ role, text, region = '' }) => {
    const isTheirs = isOfRecipient(region);
    const isMeant = owner === undefined || isTheirs === (owner === 'theirs');
    return isMeant && role === 'party-line' && contactKindOf(text) === kind;
  });
}
