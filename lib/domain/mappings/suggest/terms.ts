import { wordsOfKey } from '#lib/domain/analysis/reading/key-words.ts';
import { type Matcher, matcherOf } from '#lib/domain/analysis/reading/shape/match-keys.ts';
import { COMMERCIAL } from '#lib/domain/analysis/vocabulary/commercial.ts';
import type { Shapes } from '#lib/domain/analysis/vocabulary/shape.ts';
import { WRITTEN } from '#lib/domain/analysis/vocabulary/written.ts';
import { isWeak, plainName, readingsOf, remarksOf } from './compare-names.ts';
import { holdsMoney, type Named } from './holds-money.ts';
import { elementName } from './list-elements.ts';
import { DOCUMENT, LINE, type Place, placesOf, placesOfElements, surenessOf } from './places.ts';
import { TAKEN_FOR } from './taken-for.ts';

/** The terms of the document model that a name may stand for: "buyer.name", "lines.unitPrice". */
export type Terms = ReadonlyMap<string, Meaning>;

interface Meaning {
  /** 0 to 1. */
  readonly sureness: number;
  /** Whether the term is an amount of money. */
  readonly isAmount: boolean;
}

const FAMILIES: Readonly<Record<string, Shapes>> = { ...WRITTEN, commercial: COMMERCIAL };

/** Records are of those whom the documents are for: a bare name or address is theirs. */
const BARE_PARTY = 0.85;
const MOST_LEFT_OUT = 2;
const LEFT_OUT = 0.65;
const IN_BRACKETS = 0.95;
/** Who writes the documents is the same in each, and seldom a column. */
const WRITER = 0.85;

const matcherFor = (family: string): Matcher => matcherOf(FAMILIES[family] ?? COMMERCIAL);

/** More where a bare text stands for a part: many keys of parts name an object. */
const PER_PART_KEY = 0.02;

function add(terms: Map<string, Meaning>, target: string, meaning: Meaning): void {
  if ((terms.get(target)?.sureness ?? 0) < meaning.sureness) terms.set(target, meaning);
}

/** Of two names of a party the one that says so is the company's. */
const COMPANIES: ReadonlySet<string> = new Set(['company', 'organization']);
const NAME_OF_COMPANY = 0.9;

function collect(matcher: Matcher, places: readonly Place[], name: string): Map<string, Meaning> {
  const terms = new Map<string, Meaning>();
  const saysCompany = readingsOf(name).some((words) => words.some((word) => COMPANIES.has(word)));
  for (const { shape, prefix, sureness } of places)
    for (const { target, term, rank } of matcher.match(shape, name)) {
      const isPart = 'part' in term;
      const own = isPart && term.text !== undefined ? `${target}.${term.text}` : target;
      const found = sureness * (surenessOf(rank) - (isPart ? (rank % 100) * PER_PART_KEY : 0));
      const full = `${prefix}${own}`;
      const isAmount = !isPart && term.as === 'amount';
      const isCompany = saysCompany && full.endsWith('.name');
      add(terms, full, { sureness: isCompany ? found * NAME_OF_COMPANY : found, isAmount });
      if (isCompany)
        add(terms, full.replace(/name$/, 'company'), { sureness: found, isAmount: false });
    }
  return terms;
}

function placeholderTerms(matcher: Matcher, path: string): Terms {
  const segments = path.replaceAll('[]', '').split('.');
  const last = segments.at(-1) ?? '';
  const places =
    elementName(path) === last
      ? placesOfElements(matcher, segments.slice(0, -1).join('.'))
      : placesOf(matcher, segments.slice(0, -1));
  return collect(matcher, places, last);
}

const amountsOf = (terms: Terms): Terms =>
  new Map([...terms].filter(([, { isAmount }]) => isAmount));

/** What holds money stands for amounts alone: "Line £" is the amount of a line, not of an address. */
function termsOf(matcher: Matcher, field: Named): Terms {
  const terms = fieldTerms(matcher, field.name);
  if (!holdsMoney(field)) return terms;
  const amounts = amountsOf(terms);
  return amounts.size > 0 ? amounts : amountsOf(fieldTerms(matcher, `${field.name} amount`));
}

function fieldTerms(matcher: Matcher, name: string): Terms {
  const element = elementName(name);
  const places =
    element === undefined
      ? [
          DOCUMENT,
          { shape: 'party', prefix: 'buyer.', sureness: BARE_PARTY },
          ...(LINE.shape in matcher.shapes ? [LINE] : []),
        ]
      : placesOfElements(matcher, name.slice(0, -element.length - 1));
  const terms = new Map(ownTerms(matcher, places, wordsOfKey(plainName(element ?? name))));
  for (const remark of remarksOf(name))
    for (const [term, { sureness, isAmount }] of collect(matcher, places, remark))
      add(terms, term, { sureness: sureness * IN_BRACKETS, isAmount });
  return terms;
}

/** A name may say more than its term: words at either end are left out until the rest is known. */
function ownTerms(matcher: Matcher, places: readonly Place[], words: readonly string[]): Terms {
  const terms = new Map<string, Meaning>();
  for (let count = 0; count <= Math.min(words.length - 1, MOST_LEFT_OUT); count += 1) {
    for (const from of count === 0 ? [0] : [count, 0]) {
      const rest = words.slice(from, from + words.length - count);
      const out = from === 0 ? words.slice(words.length - count) : words.slice(0, from);
      const weight = LEFT_OUT ** out.filter((word) => !isWeak(word)).length;
      for (const [term, { sureness, isAmount }] of collect(matcher, places, rest.join(' ')))
        add(terms, term, { sureness: sureness * weight, isAmount });
    }
    if (terms.size > 0) return terms;
  }
  return terms;
}

/** The family of a type of document, or the one that knows most of the placeholders. */
function familyOf(placeholders: readonly string[], type: string | undefined): string {
  if (type !== undefined && Object.hasOwn(FAMILIES, type)) return type;
  const known = (family: string) =>
    placeholders.filter((path) => placeholderTerms(matcherFor(family), path).size > 0).length;
  const [best = 'commercial'] = Object.keys(FAMILIES).toSorted((a, b) => known(b) - known(a));
  return type === undefined || type === 'custom' ? best : 'commercial';
}

/** What placeholders and fields stand for, in the terms of a type of document. */
export function readTerms(
  placeholders: readonly string[],
  fields: readonly Named[],
  type?: string,
): { readonly placeholders: readonly Terms[]; readonly fields: readonly Terms[] } {
  const matcher = matcherFor(familyOf(placeholders, type));
  return {
    placeholders: placeholders.map((path) => placeholderTerms(matcher, path)),
    fields: fields.map((field) => termsOf(matcher, field)),
  };
}

/** "seller" of "seller.address.city". */
const partyOf = (term: string): string => term.slice(0, Math.max(0, term.indexOf('.')));

const PARTIES: ReadonlySet<string> = new Set(['seller', 'buyer']);

/** A name with a word that is not understood, such as "Attorney email", may be anybody's. */
const UNDERSTOOD = 0.7;

function partiesOf(terms: Terms | undefined): ReadonlySet<string> {
  const understood = [...(terms ?? [])].filter(([, { sureness }]) => sureness >= UNDERSTOOD);
  return new Set(understood.map(([term]) => partyOf(term)).filter((party) => PARTIES.has(party)));
}

/** Whether a placeholder is a part of the one party, and a field of the other: the customer's street is not the sender's. */
export function areOfTwoParties(placeholder: Terms | undefined, field: Terms | undefined): boolean {
  const [wanted, given] = [partiesOf(placeholder), partiesOf(field)];
  return wanted.size > 0 && given.size > 0 && [...wanted].every((party) => !given.has(party));
}

/** Whether a name stands for something, and for no amount of money. */
export const isNoAmount = (terms: Terms | undefined): boolean =>
  terms !== undefined && terms.size > 0 && [...terms.values()].every(({ isAmount }) => !isAmount);

/** A term that a placeholder and a field both stand for. */
export interface SharedTerm {
  readonly term: string;
  /** 0 to 1; 0: each stands for other terms. */
  readonly sureness: number;
}

/** What a name means this much less than something else is not what it is for: "Pos." is a position, not the positions. */
const HARDLY = 0.6;

/** The surest term that both stand for; undefined: one of them for nothing that is known. */
export function sharedTerm(
  placeholder: Terms | undefined,
  field: Terms | undefined,
): SharedTerm | undefined {
  if (!placeholder?.size || !field?.size) return undefined;
  let best: SharedTerm = { term: '', sureness: 0 };
  const most = Math.max(...[...field.values()].map(({ sureness }) => sureness));
  for (const [term, { sureness }] of placeholder) {
    const writer = term.startsWith('seller.') ? WRITER : 1;
    for (const [other, fit] of Object.entries({ ...TAKEN_FOR[term], [term]: 1 })) {
      const meant = field.get(other)?.sureness ?? 0;
      if (meant < HARDLY * most) continue;
      const both = sureness * writer * fit * meant;
      if (both > best.sureness) best = { term, sureness: both };
    }
  }
  return best;
}

/** "lines.unitPrice" as a reader says it: "lines, unit price". */
export const termName = (term: string): string =>
  term
    .replaceAll('.', ', ')
    .replaceAll('-', ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
