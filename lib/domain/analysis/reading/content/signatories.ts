import type { Signatory } from '#lib/domain/document-model/party.ts';
import { absoluteHttpUrl, looksLikeImage } from '#lib/shared/addresses/urls.ts';
import {
  all,
  type Composing,
  isBlank,
  postBeside,
  present,
  takeDate,
  takeText,
  textIn,
  use,
} from '../composing.ts';
import { labelOf, plainOf } from '../key-words.ts';
import { mentions, notionsOf } from '../notions.ts';
import type { Draft } from '../shape/draft.ts';
import { nameIn } from '../unnamed-fields.ts';
import { nameOnBehalf } from './on-behalf.ts';
import { isSignature } from './remarks.ts';

/** `by: "Karin Ek"` signs, and the Danish "by" is a town, as "ort" is. */
const isPlace = (key: string): boolean => mentions(key, 'city', 'place') && !/by$/i.test(key);

/** `approved_by: "k.holm"`: how somebody logs in is no name under a signature. */
const LOGIN = /^[a-z\d]+(?:[._-][a-z\d]+)*$/;

/** Who signs, of lists and of fields that name one each. */
export function composeSignatories(composing: Composing, draft: Draft): Signatory[] {
  for (const { path } of draft.lists.get('signatories') ?? []) composing.consumed.add(path);
  const signatories = (draft.lists.get('signatories') ?? [])
    .flatMap(({ key, entries }) => entries.map((entry) => [key, entry] as const))
    .flatMap(([key, entry], index) => {
      const signatory = signatoryOf(composing, entry, '', `signatories.${index}`);
      return signatory === undefined ? [] : [inCharge(key, underRole(entry.path, signatory))];
    });
  for (const found of all(draft, 'signatories.name')) found.taken ||= isPlace(found.key);
  const titles = all(draft, 'signatories.title');
  for (const [index, found] of all(draft, 'signatories.name').entries()) {
    const text = textIn(found);
    const at = signatories.length;
    use(composing, draft, 'signatories.name', found, `signatories.${at}.name`);
    composing.consumed.add(found.path.replace(/\[\d+\]$/, ''));
    if (text === undefined || signatories.some(({ name }) => name === text)) continue;
    if (LOGIN.test(text)) continue;
    if (absoluteHttpUrl(text) !== undefined) {
      if (looksLikeImage(text)) signatories.push({ image: text });
      continue;
    }
    const title = titles.find(({ numbers }) => numbers[0] === found.numbers[0]) ?? titles[index];
    const own = title === undefined || title.taken ? undefined : textIn(title);
    if (title !== undefined && own !== undefined)
      use(composing, draft, 'signatories.title', title, `signatories.${at}.title`);
    const named = own === undefined ? nameAndTitle(text) : { name: text, title: own };
    signatories.push(inCharge(found.key, named));
  }
  return signatories;
}

/** `signatures: { employer: { name: … }, employee: { name: … } }`: each signs as what they are. */
function underRole(path: string, signatory: Signatory): Signatory {
  const key = path.split('.').at(-1) ?? '';
  const isRole = path.includes('.') && /^[\p{L}_]{3,40}$/u.test(key) && !isSignature(key);
  return signatory.title === undefined &&
    signatory.organization === undefined &&
    isRole &&
    !isOfficer(key)
    ? { ...signatory, title: labelOf(key) }
    : signatory;
}

const isOfficer = (key: string): boolean =>
  notionsOf(key).readings.some(
    (reading) => reading.includes('officer') || reading.includes('document'),
  );

/** `director: "Ana Ruiz"`: who is in charge signs as what they are. */
const inCharge = (key: string, signatory: Signatory): Signatory =>
  signatory.title === undefined && mentions(key, 'officer')
    ? { ...signatory, title: labelOf(key.replace(/[_\s-]?name$/i, '')) }
    : plainOf(key) === 'approvedby' && signatory.name !== undefined
      ? { ...signatory, act: 'Approved by' }
      : signatory;

/** "Regula Zbinden, Ausbildungsleitung", "Pieter van Rensburg / Facilitator". */
function nameAndTitle(text: string): Signatory {
  const [, name, title] = /^([^,/|]{3,60}?)(?:,|\s[/|–])\s+(\p{L}[^,/|]{2,60})$/u.exec(text) ?? [];
  return name === undefined || title === undefined ? { name: text } : { name, title };
}

/** "tenant" as a program writes it is printed "Tenant". */
const titled = (title: string | undefined): string | undefined =>
  title !== undefined && /^[a-z]+(?:_[a-z]+)*$/.test(title) ? labelOf(title) : title;

/** "first" and "seller" are sides of a contract, and no organization. */
const organizationIn = (name: string | undefined): string | undefined =>
  name !== undefined && /^[a-z]+(?:_[a-z]+)*$/.test(name) ? undefined : name;

/** Beside a name under a key of its own what its bearer is. */
function otherText(composing: Composing, draft: Draft, place: string): string | undefined {
  const [only, second] = draft.left;
  if (only === undefined || second !== undefined || typeof only.value !== 'string')
    return undefined;
  composing.consumed.add(only.path);
  composing.origins.set(place, only.path);
  return only.value.trim();
}

export function signatoryOf(
  composing: Composing,
  draft: Draft,
  prefix: string,
  place: string,
): Signatory | undefined {
  const of = (term: string) => takeText(composing, draft, `${prefix}${term}`, `${place}.${term}`);
  const [first, last] = [of('firstName'), of('lastName')];
  const parts = [first, last].filter((part) => part !== undefined).join(' ');
  for (const found of all(draft, `${prefix}name`)) found.taken ||= isPlace(found.key);
  const own = of('name') ?? (parts === '' ? undefined : parts);
  const stated = own ?? nameOnBehalf(composing, draft, prefix, `${place}.name`);
  const [post, side] = [of('title'), of('organization')];
  const organization = organizationIn(side);
  const title = post ?? postBeside(composing, draft, prefix, place);
  const unnamed = stated === undefined ? nameIn(composing, draft, '', `${place}.name`) : undefined;
  const signatory = present({
    name: stated ?? unnamed,
    title:
      (unnamed && otherText(composing, draft, `${place}.title`)) ??
      titled(title ?? (organization === undefined ? side : undefined)),
    organization,
    registration: of('registration'),
    place: of('place'),
    date: takeDate(composing, draft, `${prefix}date`, `${place}.date`),
    image: of('image'),
  });
  if (isBlank(signatory)) return undefined;
  const phone = of('phone');
  return { ...(signatory as Signatory), ...(phone && { phone }) };
}
