import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';
import { plays, type Role } from './aliases.ts';
import { typeInIntent } from './intent.ts';
import { keyWords, normalizeKey } from './keys.ts';
import { DECLARED_WEIGHT, type Signal, TYPE_SIGNALS, type TypeSignals } from './signals.ts';
import { isTechnical } from './technical.ts';
import { isObject, type Root } from './unwrap.ts';

export interface Detection {
  readonly type: DetectedType;
  /** 0 to 1; at most 0.5 for `document`. */
  readonly confidence: number;
}

interface Seen {
  readonly key: string;
  readonly value: JsonValue;
  readonly depth: number;
}

const MAX_SEEN = 2_000;
const FULL_SCORE = 12;
const TITLE_KEYS = new Set([
  'type',
  'documenttype',
  'doctype',
  'kind',
  'object',
  'template',
  'title',
  'documenttitle',
  'heading',
  'subject',
  'reporttype',
]);

/** Which of the seven types the data is, judged by the signal table; the caller's intent wins when it names one. */
export function detectType(root: Root, intent: string | undefined): Detection {
  const wanted = typeInIntent(intent);
  const seen = collect(root.data);
  const declared = declaredNames(root);
  const scores = TYPE_SIGNALS.map((type) => ({
    type: type.type,
    score: score(type, seen, declared),
  }));
  scores.sort((a, b) => b.score - a.score);
  const [best, second] = scores;
  if (wanted !== undefined) {
    const own = scores.find(({ type }) => type === wanted)?.score ?? 0;
    return { type: wanted, confidence: round(Math.max(0.85, confidenceOf(own, 0))) };
  }
  if (best === undefined || best.score < 3)
    return { type: 'document', confidence: round(0.3 + Math.min(seen.length, 10) / 50) };
  return { type: best.type, confidence: round(confidenceOf(best.score, second?.score ?? 0)) };
}

function confidenceOf(score: number, next: number): number {
  const strength = Math.min(1, score / FULL_SCORE);
  const lead = score === 0 ? 0 : (score - next) / score;
  return Math.min(0.99, 0.3 + 0.45 * strength + 0.25 * Math.min(1, lead * 1.6));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Every key down to the third level; of lists only that they are there. */
function collect(data: JsonObject): Seen[] {
  const seen: Seen[] = [];
  const visit = (object: JsonObject, depth: number) => {
    for (const [key, value] of Object.entries(object)) {
      if (seen.length >= MAX_SEEN) return;
      if (isTechnical(key, value) || (Array.isArray(value) && value.length === 0)) continue;
      seen.push({ key: normalizeKey(key), value, depth });
      if (isObject(value) && depth < 2) visit(value, depth + 1);
    }
  };
  visit(data, 0);
  return seen;
}

/** Text in which a type may be named: the wrappers, and fields such as `type` and `title`. */
function declaredNames(root: Root): string {
  const texts = [...root.wrappers];
  for (const [key, value] of Object.entries(root.data)) {
    if (typeof value === 'string' && value.length <= 120 && TITLE_KEYS.has(normalizeKey(key)))
      texts.push(keyWords(value).join(' '));
  }
  return ` ${texts.join(' | ')} `;
}

function score(type: TypeSignals, seen: readonly Seen[], declared: string): number {
  const isDeclared = type.names.some((name) => declared.includes(` ${name} `));
  const matched = new Map<Role, number>();
  for (const signal of type.signals) {
    const strength = strengthOf(signal, seen);
    if (strength > 0) matched.set(signal.role, strength * signal.weight);
  }
  const allowed =
    isDeclared || type.requiredSignals.some((group) => group.every((role) => matched.has(role)));
  if (!allowed) return 0;
  let sum = isDeclared ? DECLARED_WEIGHT : 0;
  for (const weight of matched.values()) sum += weight;
  return sum;
}

/** 1 for a key at the top, less further in, 0 where it is not. */
function strengthOf(signal: Signal, seen: readonly Seen[]): number {
  let strongest = 0;
  for (const { key, value, depth } of seen) {
    if (!plays(signal.role, key) || !hasForm(signal.form, value)) continue;
    strongest = Math.max(strongest, depth === 0 ? 1 : depth === 1 ? 0.9 : 0.5);
  }
  return strongest;
}

function hasForm(form: Signal['form'], value: JsonValue): boolean {
  switch (form) {
    case 'list':
      return listOfObjects(value) !== undefined;
    case 'prose':
      return (
        (typeof value === 'string' && value.length > 30) ||
        (Array.isArray(value) && value.every((item) => typeof item === 'string'))
      );
    case 'true':
      return value !== false && value !== 'false' && value !== 'no' && value !== 0;
    default:
      return true;
  }
}

/** The objects of a list, or of a page of a list such as `{ data: [ … ] }`. undefined: not a list of objects. */
export function listOfObjects(
  value: JsonValue | undefined,
): { readonly items: readonly JsonObject[]; readonly key: string | undefined } | undefined {
  if (Array.isArray(value))
    return value.length > 0 && value.every(isObject)
      ? { items: value as JsonObject[], key: undefined }
      : undefined;
  if (!isObject(value)) return undefined;
  for (const key of ['data', 'items', 'edges', 'nodes', 'lines', 'results']) {
    const inner = Object.hasOwn(value, key) ? value[key] : undefined;
    if (Array.isArray(inner) && inner.length > 0 && inner.every(isObject))
      return { items: inner as JsonObject[], key };
  }
  return undefined;
}

/** A type of the seven, for callers that must have one. */
export function isDocumentType(type: DetectedType): type is DocumentType {
  return type !== 'document';
}
