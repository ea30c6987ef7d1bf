import { PHONE } from '../interpret/targets/party-names.ts';
import { endsOf } from './lists.ts';
import { isOfRecipient } from './recipient.ts';
import { contactKindOf } from './slots/contacts.ts';
import type { Written } from './written-texts.ts';

/** "our number is (02) 4229 5600": a telephone number is no number of the document. */
export const isContactForOther = ({ nodes, before, text }: Written): boolean =>
  /^[(+]/.test(text) && PHONE.test(text) && !PHONE.test(before) && nodes.length > 0;

/** "her email is …" is not ours, whether or not the document gives hers. */
export function isContactOfOther({ nodes, text }: Written, words: readonly string[]): boolean {
  if (contactKindOf(text) === undefined) return false;
  const isNamed = (list: string) =>
    words.some((_, at) =>
      endsOf(list, words, at).some((end) =>
        ['phone', 'email', 'website'].some((kind) => endsOf(kind, words, end).length > 0),
      ),
    );
  const ofRecipient = nodes.filter(({ region = '' }) => isOfRecipient(region));
  return (
    (isNamed('whose') && ofRecipient.length < nodes.length) ||
    (isNamed('ours') && ofRecipient.length > 0)
  );
}
