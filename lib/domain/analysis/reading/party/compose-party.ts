import type { Address, Identifier, Party } from '#lib/domain/document-model/party.ts';
import { SCHEMES } from '../../vocabulary/identifier-schemes.ts';
import {
  all,
  best,
  type Composing,
  isBlank,
  present,
  takeText,
  textIn,
  use,
} from '../composing.ts';
import { wordsOfKey } from '../key-words.ts';
import { isCalled } from '../notions.ts';
import type { Draft, Found } from '../shape/draft.ts';
import { nameIn } from '../unnamed-fields.ts';
import { composeAddress } from './compose-address.ts';
import { namesOf, withHonorific } from './party-names.ts';
import { writtenParty } from './written-party.ts';

/** The party that was read under a part of a draft. undefined: nothing of it. */
export function composeParty(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Party | undefined {
  const text = (term: string, at = term) =>
    takeText(composing, draft, `${prefix}.${term}`, `${place}.${at}`);
  nameByTitle(draft, prefix);
  // A text of several lines says all of the party.
  const written = writtenParty(textIn(best(draft, `${prefix}.name`) ?? { value: '' }) ?? '');
  const names = namesOf(composing, draft, prefix, place);
  const whole =
    composeAddress(composing, draft, `${prefix}.address`, `${place}.address`) ??
    composeAddress(composing, draft, `${prefix}.shipping`, `${place}.address`) ??
    written?.address;
  if (written !== undefined) composing.origins.delete(`${place}.name`);
  const head = names.name === undefined && written === undefined ? nameAbove(whole) : undefined;
  const address = head?.address ?? withoutName(whole, names.name);
  const isNameless =
    names.name === undefined &&
    written === undefined &&
    head === undefined &&
    best(draft, `${prefix}.tradingName`) === undefined;
  const unnamed = isNameless ? nameIn(composing, draft, prefix, `${place}.name`) : undefined;
  const person =
    isNameless || names.contact !== undefined
      ? undefined
      : nameIn(composing, draft, prefix, `${place}.contact`);
  const certified = text('certifiedEmail', 'remarks.0');
  const party = present({
    ...written,
    ...(head === undefined ? {} : { name: head.name }),
    ...(unnamed === undefined ? {} : { name: unnamed }),
    ...(person === undefined ? {} : { contact: person }),
    ...names,
    ...namedAs(names.name ?? written?.name ?? head?.name ?? unnamed, text('tradingName')),
    role: text('role'),
    address,
    identifiers: identifiersOf(composing, draft, prefix, place),
    phone: text('phone') ?? written?.phone,
    email: text('email') ?? written?.email ?? certified,
    website: text('website') ?? written?.website,
    logo: text('logo'),
  });
  const addressed = withSuffix(withHonorific(party), text('suffix'));
  const department = text('department');
  const lines =
    department === undefined || department === addressed.name
      ? addressed
      : { ...addressed, role: addressed.role ?? department };
  const remarks = all(draft, `${prefix}.remark`).flatMap((found) => {
    const remark = textIn(found);
    use(composing, draft, `${prefix}.remark`, found, `${place}.remarks`);
    // "50000" is somebody's capital, but nothing says so.
    return remark === undefined || !/\p{L}|\p{Sc}/u.test(remark) ? [] : [remark];
  });
  if (certified !== undefined && party.email !== certified) remarks.unshift(`PEC: ${certified}`);
  const kind = entityOf(
    composing.language,
    text('formedIn', 'remarks.0'),
    text('entityKind', 'remarks.0'),
  );
  if (kind !== undefined) remarks.unshift(kind);
  const complete =
    remarks.length === 0 ? lines : { ...lines, remarks: [...(lines.remarks ?? []), ...remarks] };
  return isBlank(complete) ? undefined : (complete as Party);
}

/** `nazev: "Alfa s.r.o."`: one word for a title and a name is the name, where nothing else is. */
function nameByTitle({ found }: Draft, prefix: string): void {
  const roles = found.get(`${prefix}.role`) ?? [];
  const named = roles.filter(({ key }) => isCalled(key, 'name'));
  if (named.length === 0 || found.has(`${prefix}.name`)) return;
  found.set(`${prefix}.name`, named);
  found.set(
    `${prefix}.role`,
    roles.filter((each) => !named.includes(each)),
  );
}

/** "Oregon limited liability company". */
function entityOf(language: string, state: string | undefined, kind: string | undefined) {
  const [first, last] = /^en\b/.test(language) ? [state, kind] : [kind, state];
  const parts = [first, last].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(first === state ? ' ' : ', ');
}

/** Who has only the name that they trade under is called by it. */
const namedAs = (name: string | undefined, tradingName: string | undefined): Partial<Party> =>
  name === undefined && tradingName !== undefined
    ? { name: tradingName }
    : present({ tradingName });

/** 様 stands behind the name of whoever is written to. */
/** How firms are addressed, and somebody there instead. */
const OF_FIRMS: Readonly<Record<string, string>> = { 御中: '様', 귀중: '님' };

function withSuffix(party: Partial<Party>, suffix: string | undefined): Partial<Party> {
  if (suffix === undefined) return party;
  const { name, contact } = party;
  const ofPerson = OF_FIRMS[suffix];
  if (contact !== undefined && name !== undefined && ofPerson !== undefined)
    return { ...party, name: `${name} ${suffix}`, contact: `${contact} ${ofPerson}` };
  if (contact !== undefined) return { ...party, contact: `${contact} ${suffix}` };
  return name === undefined ? party : { ...party, name: `${name} ${suffix}` };
}

/** Lines of an address without anybody's name begin with it: no house is without its number. */
function nameAbove(
  address: Address | undefined,
): { readonly name: string; readonly address: Address } | undefined {
  const [first, ...lines] = address?.lines ?? [];
  if (address === undefined || first === undefined || lines.length < 2 || /\d/.test(first))
    return undefined;
  return { name: first, address: { ...address, lines } };
}

/** The window of an address begins with the name, which stands above it already. */
function withoutName(address: Address | undefined, name: string | undefined): Address | undefined {
  const [first, ...lines] = address?.lines ?? [];
  return address === undefined || first === undefined || first !== name || lines.length === 0
    ? address
    : { ...address, lines };
}

function identifiersOf(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Identifier[] {
  const found: Identifier[] = [];
  for (const [term, scheme] of [
    ['vatNumber', 'vat'],
    ['taxNumber', 'tax'],
    ['registration', 'registration'],
  ] as const)
    for (const each of all(draft, `${prefix}.${term}`)) {
      const value = textIn(each);
      if (value === undefined || each.taken) continue;
      use(
        composing,
        draft,
        `${prefix}.${term}`,
        each,
        `${place}.identifiers.${found.length}.value`,
      );
      if (!found.some((other) => other.value === value))
        found.push({ scheme: schemeOf(each) ?? scheme, value });
    }
  return found;
}

/** What a number is called where it has a name of its own: "SIRET", "ABN". */
function schemeOf({ key }: Found): string | undefined {
  const words = wordsOfKey(key);
  return [words.join(''), ...words]
    .map((word) => SCHEMES[word])
    .find((scheme) => scheme !== undefined);
}
