import type { SourceField } from '#schemas/source.ts';
import type { ServiceType } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';
import { compareKinds, type Wanted, wantedOf } from './compare-kinds.ts';
import { closest, placeholderWords, plainName, readingsOf } from './compare-names.ts';
import { holdsMoney } from './holds-money.ts';
import { alignLists, depthOf, elementName } from './list-elements.ts';
import {
  areOfTwoParties,
  isNoAmount,
  readTerms,
  type SharedTerm,
  sharedTerm,
  termName,
} from './terms.ts';

/** A field that a placeholder may be mapped to. */
export interface Candidate {
  readonly name: string;
  readonly serviceType: ServiceType;
  readonly isArray: boolean;
  readonly samples: readonly string[];
  /** The field that says the same: a linked record is shown by the first of its own fields. */
  readonly sameAs?: string;
  /** Of a table whose rows make records together. */
  readonly grouping?: SourceField['grouping'];
}

export interface Suggestion {
  readonly placeholder: string;
  readonly field: string;
  readonly confidence: number;
  readonly reason: string;
}

interface Pair extends Omit<Suggestion, 'confidence'> {
  readonly score: number;
}

/** Less than this is no suggestion. */
const LEAST = 0.42;
/** What a kind that only few fields have is worth where the names say nothing. */
const TELLING = 0.9;
/** Lists of a table are lookups and links; a single value is seldom one of a list's. */
const NOT_A_LIST = 0.93;
/** An amount is no text of an address or a description. */
const MONEY_AS_TEXT = 0.15;
/** A value of the one party is seldom one of the other. */
const OTHER_PARTY = 0.5;
/** A line's total is not the document's. */
const OF_A_LINE = 0.75;
const MAX_FIELDS = 400;
const MAX_PLACEHOLDERS = 400;

interface Grounds {
  readonly shared: readonly string[];
  readonly term: SharedTerm | undefined;
  readonly wanted: Wanted;
  readonly kind: ReturnType<typeof compareKinds>;
}

function reasonFor({ shared, term, wanted, kind }: Grounds): string {
  const known = term !== undefined && term.sureness > 0 ? term : undefined;
  const fits = wanted !== 'text' && kind.score === 1;
  const reasons = [
    known === undefined ? '' : `both stand for ${termName(known.term)}`,
    shared.length > 0 ? `both names say ${shared.join(' ')}` : '',
    fits ? `its values are of kind ${wanted}` : '',
  ].filter(Boolean);
  return reasons.length > 0 ? reasons.join(', and ') : `it may hold what is of kind ${wanted}`;
}

/** What differs between the rows of a record is no value of the record. */
const OF_ROWS = 0.3;
/** What is the same in all of them is seldom one of its lines. */
const OF_RECORD = 0.85;

function placeFactor(
  inList: boolean,
  { name, isArray, grouping }: Candidate,
  words: readonly string[],
): number {
  const saysLine = words.includes('line');
  if (grouping === 'line') return inList ? 1 : OF_ROWS;
  if (grouping !== undefined && inList) return OF_RECORD;
  if (inList) return isArray || depthOf(name) > 0 || saysLine ? 1 : NOT_A_LIST;
  return saysLine ? OF_A_LINE : 1;
}

/** What the names of both have in common, as terms of the model and word by word. */
function nameScore(term: SharedTerm | undefined, words: number): number {
  if (term === undefined) return words;
  // Of two that stand for other terms, only names that are the same say much.
  return term.sureness === 0 ? words * words : 1 - (1 - 0.95 * term.sureness) * (1 - 0.5 * words);
}

/** A link whose own fields are offered as well. */
const OPENED_LINK = 0.85;
const LINK = /^(.*?)\s*(?:→|->)/;

function pairsOf(
  placeholders: readonly TemplateField[],
  fields: readonly Candidate[],
  documentType: string | undefined,
): Pair[] {
  const fieldWords = fields.map(({ name }) => readingsOf(plainName(elementName(name) ?? name)));
  const opened = new Set(fields.flatMap(({ name }) => LINK.exec(name)?.[1] ?? []));
  const names = placeholders.map(({ name }) => name);
  const terms = readTerms(names, fields, documentType);
  return placeholders.flatMap(({ name: placeholder, type }, at) => {
    const words = placeholderWords(placeholder);
    const wanted = wantedOf(words, type);
    const isText = wanted === 'text' && isNoAmount(terms.placeholders[at]);
    return fields.flatMap((candidate, index): Pair[] => {
      const { name: field, serviceType, samples } = candidate;
      const depth = depthOf(field);
      // One element's value is not the document's, and a list of lists is nobody's.
      if (depth > 0 && depth !== depthOf(placeholder)) return [];
      const readings = fieldWords[index] ?? [];
      const { score: said, shared } = closest(words, readings);
      const term = sharedTerm(terms.placeholders[at], terms.fields[index]);
      const named = nameScore(term, said);
      const kind = compareKinds(wanted, serviceType, samples);
      const byKind = kind.isTelling ? Math.max(named, TELLING * (0.5 + named / 2)) : named;
      const place = placeFactor(words.inList, candidate, readings.flat());
      const text = isText && holdsMoney(candidate) ? MONEY_AS_TEXT : 1;
      const link = opened.has(field) ? OPENED_LINK : 1;
      const party = areOfTwoParties(terms.placeholders[at], terms.fields[index]) ? OTHER_PARTY : 1;
      const score = byKind * kind.score * place * text * link * party;
      return [{ placeholder, field, score, reason: reasonFor({ shared, term, wanted, kind }) }];
    });
  });
}

/**
 * How likely a pair is right, by its score and by how far the next best of either side is behind.
 * Fitted to the pairs in tests/fixtures/suggestions; the test prints the curve.
 */
export function confidenceOf(score: number, margin: number): number {
  const logit = 9 * score + 2 * Math.min(margin, 0.5) - 5;
  return Math.round(1_000 / (1 + Math.exp(-logit))) / 1_000;
}

/** The best score of other pairs of the same placeholder or field. */
function runnerUp(pairs: readonly Pair[], { placeholder, field }: Pair): number {
  let best = 0;
  for (const other of pairs) {
    if ((other.placeholder === placeholder) === (other.field === field)) continue;
    if (other.score > best) best = other.score;
  }
  return best;
}

/** Looks come from no record; a list or object is mapped by its parts. */
function mappable(placeholders: readonly TemplateField[]): TemplateField[] {
  const names = placeholders.map(({ name }) => name);
  return placeholders.filter(
    ({ name }) =>
      !name.startsWith('styles.') &&
      !names.some((other) => other.startsWith(`${name}.`) || other.startsWith(`${name}[].`)),
  );
}

/** A field and a placeholder for each other, the surest pairs first; none is in two pairs. */
export function suggestMappings(
  placeholders: readonly TemplateField[],
  fields: readonly Candidate[],
  documentType?: string,
): { readonly suggestions: Suggestion[]; readonly unmapped: string[] } {
  const wanted = mappable(placeholders).slice(0, MAX_PLACEHOLDERS);
  const likely = pairsOf(wanted, fields.slice(0, MAX_FIELDS), documentType).filter(
    ({ score }) => score >= LEAST,
  );
  const pairs = alignLists(likely).toSorted((a, b) => b.score - a.score);
  const said = new Map(fields.map(({ name, sameAs = name }) => [name, sameAs]));
  const taken = { placeholders: new Set<string>(), fields: new Set<string>() };
  const suggestions: Suggestion[] = [];
  for (const pair of pairs) {
    const { placeholder, field, score, reason } = pair;
    const value = said.get(field) ?? field;
    if (taken.placeholders.has(placeholder) || taken.fields.has(value)) continue;
    const margin = score - runnerUp(pairs, pair);
    suggestions.push({ placeholder, field, reason, confidence: confidenceOf(score, margin) });
    taken.placeholders.add(placeholder);
    taken.fields.add(value);
  }
  const order = new Map(wanted.map(({ name }, index) => [name, index]));
  suggestions.sort((a, b) => (order.get(a.placeholder) ?? 0) - (order.get(b.placeholder) ?? 0));
  const unmapped = wanted.map(({ name }) => name).filter((name) => !taken.placeholders.has(name));
  return { suggestions, unmapped };
}
