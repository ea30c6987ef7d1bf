import type { ServiceType } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';
import { compareKinds, wantedOf } from './compare-kinds.ts';
import { compareNames, placeholderWords } from './compare-names.ts';
import { type Token, tokensOf } from './vocabulary.ts';

/** A field that a placeholder may be mapped to. */
export interface Candidate {
  readonly name: string;
  readonly serviceType: ServiceType;
  readonly isArray: boolean;
  readonly samples: readonly string[];
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
const TELLING = 0.5;
/** Lists of a table are lookups and links; a single value is seldom one of a list's. */
const NOT_A_LIST = 0.93;
/** A line's total is not the document's. */
const OF_A_LINE = 0.75;
const MAX_FIELDS = 400;
const MAX_PLACEHOLDERS = 400;

function reasonFor(shared: readonly string[], wanted: string, kind: number, telling: boolean) {
  const names = shared.length > 0 ? `both names say ${shared.join(' ')}` : '';
  const fits = wanted === 'text' || kind < 1 ? '' : `its values are of kind ${wanted}`;
  if (names === '') return telling ? `it is the field of kind ${wanted}` : fits;
  return [names, fits].filter(Boolean).join(', and ');
}

function placeFactor(inList: boolean, isArray: boolean, tokens: readonly Token[]): number {
  const saysLine = tokens.some(({ concepts }) => concepts.has('line'));
  if (inList) return isArray || saysLine ? 1 : NOT_A_LIST;
  return saysLine ? OF_A_LINE : 1;
}

function pairsOf(placeholders: readonly TemplateField[], fields: readonly Candidate[]): Pair[] {
  const tokens = fields.map(({ name }) => tokensOf(name));
  return placeholders.flatMap(({ name: placeholder, type }) => {
    const words = placeholderWords(placeholder);
    const wanted = wantedOf(words, type);
    return fields.map(({ name: field, serviceType, isArray, samples }, index): Pair => {
      const names = compareNames(words, tokens[index] ?? []);
      const kind = compareKinds(wanted, serviceType, samples);
      const byKind = kind.isTelling
        ? Math.max(names.score, TELLING * (0.5 + names.score))
        : names.score;
      return {
        ...{ placeholder, field },
        score: byKind * kind.score * placeFactor(words.inList, isArray, tokens[index] ?? []),
        reason: reasonFor(names.shared, wanted, kind.score, kind.isTelling),
      };
    });
  });
}

/**
 * How likely a pair is right, by its score and by how far the next best of either side is behind.
 * Fitted to the pairs in tests/fixtures/suggestions; the test prints the curve.
 */
export function confidenceOf(score: number, margin: number): number {
  const logit = 7 * score + 3 * Math.min(margin, 0.5) - 4;
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
): { readonly suggestions: Suggestion[]; readonly unmapped: string[] } {
  const wanted = mappable(placeholders).slice(0, MAX_PLACEHOLDERS);
  const pairs = pairsOf(wanted, fields.slice(0, MAX_FIELDS))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  const taken = { placeholders: new Set<string>(), fields: new Set<string>() };
  const suggestions: Suggestion[] = [];
  for (const pair of pairs) {
    const { placeholder, field, score, reason } = pair;
    if (taken.placeholders.has(placeholder) || taken.fields.has(field)) continue;
    const margin = score - runnerUp(pairs, pair);
    suggestions.push({ placeholder, field, reason, confidence: confidenceOf(score, margin) });
    taken.placeholders.add(placeholder);
    taken.fields.add(field);
  }
  const order = new Map(wanted.map(({ name }, index) => [name, index]));
  suggestions.sort((a, b) => (order.get(a.placeholder) ?? 0) - (order.get(b.placeholder) ?? 0));
  const unmapped = wanted.map(({ name }) => name).filter((name) => !taken.placeholders.has(name));
  return { suggestions, unmapped };
}
