import type { Address, Identifier, Party } from '#lib/domain/document-model/party.ts';
import { countryCode } from '#lib/domain/i18n/countries.ts';
import { SCHEMES } from '../vocabulary/identifier-schemes.ts';
import { all, best, type Composing, isBlank, present, takeText, textIn, use } from './composing.ts';
import { wordsOfKey } from './key-words.ts';
import { isFirm } from './legal-forms.ts';
import { isCalled, notionsOf } from './notions.ts';
import type { Draft, Found } from './shape/draft.ts';
import { nameIn } from './unnamed-fields.ts';
import { writtenParty } from './written-party.ts';

/** Countries by the letter of their vehicles' plates, which German-speaking addresses begin with. */
const PLATES: Readonly<Record<string, string>> = { A: 'AT', D: 'DE', F: 'FR', I: 'IT', L: 'LU' };

const ADDRESS_TERMS = [
  'formatted',
  'line',
  'house',
  'addition',
  'complement',
  'box',
  'district',
  'city',
  'postalCode',
  'region',
  'country',
  'town',
];
/** Where a house's number is written before its street. */
const NUMBER_FIRST = new Set(['US', 'GB', 'CA', 'AU', 'IE', 'NZ', 'FR', 'LU', 'ZA', 'IN', 'SG']);

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

export const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|familie|familj|famille|familia|m|mme|mlle|m\.? et mme|d|dña|don|doña|sr|sra|srta|sig|sig\.ra|dhr|mevr)\.?$/i;

/** "Mag.", "Dipl.-Ing.", "MUDr." */
const ACADEMIC =
  /^(?:d?dr|m?mag|prof|dipl|ing|dott|dott\.ssa|avv|arch|geom|rag|dra|lic|eng|adv|ir|drs|bc|mgr|judr|mudr|phdr|rndr)\.?(?:-?\p{L}+\.?)?$/iu;
/** "Gent.mo", "Spett.le" */
const STYLED = /^\p{Lu}\p{Ll}{1,4}\.\p{Ll}{1,3}$/u;

const isHonorific = (word: string): boolean => HONORIFIC.test(word) || STYLED.test(word);
const isAcademic = (word: string): boolean => ACADEMIC.test(word);

/** `title: "Mrs"`, `titel: "Mag."`: how somebody is addressed, and no role. */
function withHonorific(party: Partial<Party>): Partial<Party> {
  const { role, name, ...rest } = party;
  const words = role?.trim().split(/\s+/) ?? [];
  if (role === undefined || name === undefined || words.length === 0) return party;
  if (!words.every((word) => isHonorific(word) || isAcademic(word))) return party;
  if (name.startsWith(role)) return { ...rest, name };
  const [first = '', ...others] = name.split(' ');
  const isAddressed = isHonorific(first) && !isAcademic(first) && words.every(isAcademic);
  return {
    ...rest,
    name: isAddressed ? [first, role, ...others].join(' ') : `${role} ${name}`,
  };
}

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

/** The name that is printed first, and the person there. */
function namesOf(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Pick<Party, 'name' | 'contact' | 'remarks'> {
  const target = `${prefix}.name`;
  // Of a salesperson and their house the house is the party.
  const first =
    all(draft, target).find((each) => isFirm(textIn(each) ?? '')) ?? best(draft, target);
  if (first !== undefined) use(composing, draft, target, first, `${place}.name`);
  // Two names: who is met under the name of the firm.
  const second = best(draft, target);
  // A shop and the company that runs it are no persons.
  const isHouse = second !== undefined && isHouseKey(second.key);
  if (second !== undefined)
    use(composing, draft, target, second, `${place}.${isHouse ? 'remarks' : 'contact'}`);
  const taken = (term: string) =>
    takeText(composing, draft, `${prefix}.${term}`, `${place}.person`) ?? [];
  const lastFound = best(draft, `${prefix}.lastName`);
  const firsts = ['firstName', 'middleName'].flatMap(taken);
  // `apellido1` and `apellido2`.
  const lasts = ['lastName', 'lastName'].flatMap(taken);
  const given = [...firsts, ...lasts];
  const person = given.length === 0 ? undefined : given.join(' ');
  const called = textIn(best(draft, `${prefix}.salutation`) ?? { value: '' });
  const isCalled = person !== undefined || (first !== undefined && HONORIFIC.test(called ?? ''));
  const salutation = isCalled
    ? takeText(composing, draft, `${prefix}.salutation`, `${place}.salutation`)
    : undefined;
  const contact = takeText(composing, draft, `${prefix}.contact`, `${place}.contact`);
  const own = first === undefined ? undefined : textIn(first)?.split('\n')[0]?.trim();
  const isAddressed =
    own !== undefined &&
    person === undefined &&
    HONORIFIC.test(salutation ?? '') &&
    !own.startsWith(salutation ?? '');
  const named = isAddressed ? `${salutation} ${own}` : own;
  // `societe` beside `nom` and `prenom` is no name of theirs.
  const isCompany = first !== undefined && second !== undefined && isHouseKey(first.key);
  // `nome` beside `cognome` is the first of two names.
  const isGivenName =
    named !== undefined &&
    person !== undefined &&
    !isCompany &&
    !named.includes(person) &&
    (firsts.length === 0
      ? !/\s/.test(named) || isBesideLast(first, lastFound)
      : lasts.length === 0);
  // `nom` beside `prenom` is the last.
  const both = firsts.length > 0 ? `${person} ${named}` : `${named} ${person}`;
  const addressed = salutation === undefined ? both : `${salutation} ${both}`;
  const written = isGivenName ? addressed : named;
  const whole =
    person === undefined || salutation === undefined ? person : `${salutation} ${person}`;
  const name = written ?? whole ?? contact;
  const isSecondGiven =
    person !== undefined && firsts.length === 0 && isBesideLast(second, lastFound);
  const beside = second === undefined ? undefined : textIn(second);
  const isSecondLast = isCompany && firsts.length > 0 && lasts.length === 0;
  const completed = isSecondGiven && !beside?.includes(person) ? `${beside} ${person}` : beside;
  const other = isSecondLast ? `${person} ${beside}` : completed;
  const others = [contact, isHouse ? undefined : other, whole].filter(
    (each) =>
      each !== undefined &&
      each !== name &&
      !(name ?? '').includes(each) &&
      !((isGivenName || isSecondGiven) && each === whole),
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(others[0] === undefined ? {} : { contact: others[0] }),
    ...(isHouse && other !== undefined && other !== name ? { remarks: [other] } : {}),
  };
}

/** `nombre: "María de los Ángeles", apellidos: …` of one object: the name of a person is the first of two. */
const isBesideLast = (name: Found | undefined, last: Found | undefined): boolean =>
  name !== undefined &&
  name.holder === last?.holder &&
  !isFirm(textIn(name) ?? '') &&
  isCalled(name.key, 'name');

const HOUSES = new Set(['company', 'organization', 'brand', 'business', 'branch']);
/** A "seller" may be anybody, their name is; a shop is none. */
const isHouseKey = (key: string): boolean =>
  notionsOf(key).readings.some(
    (reading) => reading.some((word) => HOUSES.has(word)) || reading.join() === 'seller',
  );

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

/** The address that was read under a part of a draft, of the object that says most of it. */
export function composeAddress(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Address | undefined {
  const holders = new Map<string, Found[]>();
  for (const term of ADDRESS_TERMS)
    for (const found of all(draft, `${prefix}.${term}`))
      holders.set(found.holder, [...(holders.get(found.holder) ?? []), found]);
  const [holder] = [...holders].sort(([, one], [, other]) => weight(other) - weight(one))[0] ?? [];
  if (holder === undefined) return undefined;
  const values = (term: string) =>
    all(draft, `${prefix}.${term}`).filter((found) => found.holder === holder);
  const taken = (term: string, at: string): string[] =>
    numbered(values(term)).flatMap((found) => {
      use(composing, draft, `${prefix}.${term}`, found, `${place}.${at}`);
      return linesIn(found);
    });
  const country = taken('country', 'country').sort((one, other) => other.length - one.length)[0];
  const [city] = taken('city', 'city');
  // Of `kod: "WRO2"` and `kod_pocztowy: "50-427"` the one with more figures.
  const [postalCode] = taken('postalCode', 'postalCode').sort(
    (one, other) => digitsIn(other) - digitsIn(one),
  );
  const [region] = taken('region', 'region');
  const streets = taken('line', 'lines.0');
  const numbers = [...taken('house', 'lines.0').slice(0, 1), ...taken('addition', 'lines.0')];
  const house = numbers.length === 0 ? undefined : numbers.join(' ');
  const formatted = taken('formatted', 'lines.0');
  const town = taken('town', 'lines.2');
  const lines = streets.length === 0 ? formatted : withHouse(streets, house, country);
  const more = [
    ...taken('complement', 'lines.1'),
    ...taken('box', 'lines.1'),
    ...taken('district', 'lines.1'),
  ];
  // The others say the same place once more.
  for (const term of ADDRESS_TERMS)
    for (const other of all(draft, `${prefix}.${term}`)) {
      other.taken = true;
    }
  const code =
    country === undefined ? undefined : (PLATES[country] ?? countryCode(country) ?? country);
  const address = present({
    lines: [...new Set([...lines, ...more, ...(city === undefined ? town : [])])].filter(
      (line) => line !== city && line !== region,
    ),
    ...{ city, postalCode, region, country: code },
  });
  return isBlank(address) ? undefined : (address as Address);
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

const weight = (found: readonly Found[]): number =>
  found.length - Math.min(...found.map(({ rank }) => rank)) / 1000;

/** `Line1` before `Line4`, in whatever order the data has them. */
function numbered(found: readonly Found[]): readonly Found[] {
  const numbers = found.map(({ numbers: [first] }) => first ?? 0);
  return [...found].sort(
    (one, other) => (numbers[found.indexOf(one)] ?? 0) - (numbers[found.indexOf(other)] ?? 0),
  );
}

function linesIn(found: Found): string[] {
  const values = Array.isArray(found.value) ? found.value : [found.value];
  return values.flatMap((value) => {
    const text = textIn({ value });
    return text === undefined ? [] : text.split(/\s*[\r\n]+\s*/).filter((line) => line !== '');
  });
}

function withHouse(
  [street = '', ...rest]: readonly string[],
  house: string | undefined,
  country: string | undefined,
): string[] {
  if (house === undefined || street.split(/\s+/).includes(house)) return [street, ...rest];
  const code = country === undefined ? undefined : countryCode(country);
  return [NUMBER_FIRST.has(code ?? '') ? `${house} ${street}` : `${street} ${house}`, ...rest];
}
