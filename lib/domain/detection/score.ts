import { isNumeric, plainNumber } from '#lib/domain/formatting/numbers.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';
import { plays, type Role } from './aliases.ts';
import type { Cue } from './cues.ts';
import { type Declared, type Evidence, gatherEvidence, type Seen } from './evidence.ts';
import { typeInIntent } from './intent.ts';
import { keyWords } from './keys.ts';
import { kindOf, QUANTITY } from './kinds.ts';
import { listOfObjects } from './object-lists.ts';
import type { Signal, TypeSignals } from './signal.ts';
import { DECLARED_WEIGHT, SUBJECT_WEIGHT, TITLE_WEIGHT, TYPE_SIGNALS } from './signals.ts';
import { isObject, type Root } from './unwrap.ts';

export interface Detection {
  readonly type: DetectedType;
  /** 0 to 1; at most 0.5 for `document`. */
  readonly confidence: number;
}

/** A type that less speaks for than this is not claimed. */
const LEAST_SCORE = 4;
/** The score that leaves a third of the doubt. */
const SCORE_SCALE = 6;
const LEAST_CONFIDENCE = 0.5;

/** Which of the seven types the data is, judged by the signal table; the caller's intent wins when it names one. */
export function detectType(
  root: Root,
  intent: string | undefined,
  opened: ReadonlySet<unknown> = new Set(),
): Detection {
  const wanted = typeInIntent(intent);
  const evidence = gatherEvidence(root, opened);
  const scores = TYPE_SIGNALS.map((type) => ({ type: type.type, score: score(type, evidence) }));
  scores.sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (wanted !== undefined) {
    const own = scores.find(({ type }) => type === wanted)?.score ?? 0;
    return { type: wanted, confidence: round(Math.max(0.85, confidenceOf(own, 0))) };
  }
  const confidence =
    best === undefined || best.score < LEAST_SCORE
      ? 0
      : confidenceOf(best.score, second?.score ?? 0);
  if (best === undefined || confidence <= LEAST_CONFIDENCE)
    return { type: 'document', confidence: round(0.3 + Math.min(evidence.seen.length, 10) / 50) };
  return { type: best.type, confidence: round(confidence) };
}

/** Grows with what speaks for the type, and shrinks with what speaks as much for another. */
function confidenceOf(score: number, next: number): number {
  const strength = 1 - Math.exp(-score / SCORE_SCALE);
  const lead = score <= 0 ? 0 : (score - next) / score;
  return Math.min(0.99, (0.2 + 0.8 * strength) * (0.75 + 0.25 * Math.min(1, lead * 2)));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function score(type: TypeSignals, evidence: Evidence): number {
  const named = declaredWeight(type, evidence.declared);
  const matched = new Map<Role | Cue, number>();
  for (const signal of type.signals) {
    const strength = strengthOf(signal, evidence.seen);
    if (strength > 0) matched.set(signal.role, strength * signal.weight);
  }
  for (const { cue, weight } of type.cues) if (evidence.cues.has(cue)) matched.set(cue, weight);
  const allowed =
    named >= DECLARED_WEIGHT ||
    (named > 0 && matched.size > 0) ||
    type.requiredSignals.some((group) => group.every((part) => matched.has(part)));
  if (!allowed) return 0;
  let sum = named;
  for (const weight of matched.values()) sum += weight;
  return Math.max(0, sum - evidence.other);
}

/** What the data call themselves counts by where they do. */
function declaredWeight({ names }: TypeSignals, { kind, title, subject }: Declared): number {
  // "*vertrag" is the end of a compound: "Mietvertrag".
  const isIn = (text: string) =>
    names.some((name) => text.includes(name.startsWith('*') ? `${name.slice(1)} ` : ` ${name} `));
  if (isIn(kind)) return DECLARED_WEIGHT;
  return isIn(title) ? TITLE_WEIGHT : isIn(subject) ? SUBJECT_WEIGHT : 0;
}

/** 1 for a key at the top, less further in, for a key that only ends like a known one, and for one that means much else; 0 where there is none. */
function strengthOf(signal: Signal, seen: readonly Seen[]): number {
  let strongest = 0;
  for (const { key, lastWord, value, depth } of seen) {
    const exact = plays(signal.role, key) || signal.also?.includes(key) === true;
    const ending =
      !exact &&
      signal.endings === true &&
      lastWord !== undefined &&
      plays(signal.role, lastWord) &&
      typeof value === 'object';
    if (!(exact || ending) || !hasForm(signal.form, value)) continue;
    const place = depth === 0 ? 1 : depth === 1 ? 0.75 : 0.5;
    const clear = ending ? 0.6 : signal.vague?.includes(key) === true ? 0.5 : 1;
    strongest = Math.max(strongest, place * clear);
    if (strongest === 1) break;
  }
  return strongest;
}

function hasForm(form: Signal['form'], value: JsonValue): boolean {
  switch (form) {
    case 'list':
      return listOfObjects(value) !== undefined;
    case 'priced':
      return listOfObjects(value)?.items.some(isPriced) === true;
    case 'prose':
      return (
        (typeof value === 'string' && value.length > 30) ||
        (Array.isArray(value) &&
          value.length > 0 &&
          value.every((item) => typeof item === 'string'))
      );
    case 'party':
      return (
        (typeof value === 'string' && /\p{L}{2}/u.test(value)) ||
        isObject(value) ||
        (Array.isArray(value) && value.some((item) => isObject(item) || typeof item === 'string'))
      );
    case 'true':
      return value !== false && value !== 'false' && value !== 'no' && value !== 0;
    default:
      return true;
  }
}

/** A line of what is sold has a price or a quantity. */
function isPriced(item: JsonObject): boolean {
  return Object.entries(item).some(([key, value]) => {
    if (isObject(value)) return Object.entries(value).some(([inner, own]) => isFigure(inner, own));
    return isFigure(key, value);
  });
}

function isFigure(key: string, value: JsonValue): boolean {
  if (plainNumber(value) === undefined && !isNumeric(String(value))) return false;
  const kind = kindOf(key, value, true);
  return kind === 'money' || keyWords(key).some((word) => QUANTITY.has(word));
}

/** A type of the seven, for callers that must have one. */
export function isDocumentType(type: DetectedType): type is DocumentType {
  return type !== 'document';
}
