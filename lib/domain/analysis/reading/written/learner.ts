import type { Party } from '#lib/domain/document-model/party.ts';
import { joinPath } from '../content/reading.ts';
import { labelOf } from '../key-words.ts';
import { isFirm } from '../legal-forms.ts';
import { isCalled, mentions } from '../notions.ts';
import { isPersonsName } from '../person-names.ts';
import type { Written } from './compose.ts';

/** What stands at the root of the data under a key that is called so. */
function textCalled({ given }: Written, ...notions: readonly string[]) {
  for (const notion of notions)
    for (const [key, value] of Object.entries(given.data))
      if (isCalled(key, notion) && typeof value === 'string' && value.trim() !== '')
        return { text: value.trim(), path: joinPath(given.path, key) };
  return undefined;
}

/**
 * `COGNOME` beside `NOME` at the root, as sheets have them: somebody with both names is who is certified,
 * and a company beside them is where they work.
 */
export function withLearner(certificate: Written, party: Party | undefined): Party | undefined {
  const { composing, draft } = certificate;
  const last = textCalled(certificate, 'last name');
  const first = textCalled(certificate, 'first name', 'name');
  if (last === undefined || first === undefined) return party;
  const name = `${first.text} ${last.text}`;
  const path = composing.origins.get('recipient.name');
  const key = path?.split('.').at(-1) ?? '';
  const isHouse = party?.name !== undefined && (isFirm(party.name) || mentions(key, 'company'));
  const isOther = party?.name !== undefined && !isHouse && path !== first.path;
  if (isOther || !isPersonsName(name)) return party;
  for (const each of [first.path, last.path]) composing.consumed.add(each);
  for (const found of [...draft.found.values()].flat())
    if (found.path === first.path || found.path === last.path) found.taken = true;
  composing.origins.set('recipient.name', last.path);
  const remarks = isHouse ? [`${labelOf(key)}: ${party.name}`] : [];
  return { ...party, name, remarks: [...remarks, ...(party?.remarks ?? [])] };
}
