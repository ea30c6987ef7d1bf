import type { ContentNode } from '../../content-model.ts';
import type { Bill } from '../bill.ts';
import { isOfRecipient, recipientOf, replaced } from '../recipient.ts';
import { type Contact, type ContactKind, contactKindOf } from '../slots/contacts.ts';
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
  const [only, ...others] = new Set(found.map((one) => one.text));
  if (only === text || others.length > 0) return undefined;
  if (only !== undefined) return { operations: found.map((line) => replaced(line, text)) };
  const last = owner === 'theirs' ? recipientOf(bill)?.below.at(-1) : undefined;
  if (last === undefined || !last.isWhole) return undefined;
  const block = { kind: 'paragraph', text } as const;
  return { operations: [{ op: 'insert', place: 'after', target: last.id, block }] };
};

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Mail addresses also stand within sentences. */
function reachedBy(
  { subject }: Bill,
  kind: ContactKind,
  owner: Owner | undefined,
): readonly Pick<ContentNode, 'id' | 'text'>[] {
  return subject.content.nodes.flatMap(({ id, role, text, region = '' }) => {
    const isTheirs = isOfRecipient(region);
    if (owner !== undefined && isTheirs !== (owner === 'theirs')) return [];
    if (kind === 'email') return (text.match(MAIL) ?? []).map((mail) => ({ id, text: mail }));
    return role === 'party-line' && contactKindOf(text) === kind ? [{ id, text }] : [];
  });
}
