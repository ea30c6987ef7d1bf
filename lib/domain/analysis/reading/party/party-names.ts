import type { Party } from '#lib/domain/document-model/party.ts';
import { all, best, type Composing, takeText, textIn, use } from '../composing.ts';
import { isFirm } from '../legal-forms.ts';
import { isCalled, notionsOf } from '../notions.ts';
import type { Draft, Found } from '../shape/draft.ts';

export const HONORIFIC =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herrn?|frau|familie|familj|famille|familia|m|mme|mlle|m\.? et mme|d|dña|don|doña|sr|sra|srta|sig|sig\.ra|dhr|mevr)\.?$/i;

/** "Mag.", "Dipl.-Ing.", "MUDr." */
const ACADEMIC =
  /^(?:d?dr|m?mag|prof|dipl|ing|dott|dott\.ssa|avv|arch|geom|rag|dra|lic|eng|adv|ir|drs|bc|mgr|judr|mudr|phdr|rndr)\.?(?:-?\p{L}+\.?)?$/iu;
/** "Gent.mo", "Spett.le" */
const STYLED = /^\p{Lu}\p{Ll}{1,4}\.\p{Ll}{1,3}$/u;

const isHonorific = (word: string): boolean => HONORIFIC.test(word) || STYLED.test(word);
const isAcademic = (word: string): boolean => ACADEMIC.test(word);

/** "M. et Mme", "Mr & Mrs", "Herr und Frau" */
const JOINING: ReadonlySet<string> = new Set([
  '&',
  'and',
  'e',
  'en',
  'et',
  'och',
  'og',
  'und',
  'y',
]);
const isJoined = (word: string, at: number, words: readonly string[]): boolean =>
  at > 0 && at < words.length - 1 && JOINING.has(word.toLowerCase());

/** `title: "Mrs"`, `titel: "Mag."`: how somebody is addressed, and no role. */
export function withHonorific(party: Partial<Party>): Partial<Party> {
  const { role, name, ...rest } = party;
  const words = role?.trim().split(/\s+/) ?? [];
  if (role === undefined || name === undefined || words.length === 0) return party;
  if (
    !words.every((word, at) => isHonorific(word) || isAcademic(word) || isJoined(word, at, words))
  )
    return party;
  if (name.startsWith(role)) return { ...rest, name };
  const [first = '', ...others] = name.split(' ');
  const isAddressed = isHonorific(first) && !isAcademic(first) && words.every(isAcademic);
  return {
    ...rest,
    name: isAddressed ? [first, role, ...others].join(' ') : `${role} ${name}`,
  };
}

/** The name that is printed first, and the person there. */
export function namesOf(
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
      !isWithin(each, name) &&
      !((isGivenName || isSecondGiven) && each === whole),
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(others[0] === undefined ? {} : { contact: others[0] }),
    ...(isHouse && other !== undefined && other !== name ? { remarks: [other] } : {}),
  };
}

/** "Femke Zijl" of "Femke van der Zijl" is nobody else. */
function isWithin(name: string, whole = ''): boolean {
  const words = new Set(whole.split(' '));
  return whole.includes(name) || name.split(' ').every((word) => words.has(word));
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
