import { isNumeric, plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { JsonObject, JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';
import { plays, type Role } from '../keys/aliases.ts';
import { keyWords } from '../keys/keys.ts';
import { kindOf, QUANTITY } from '../keys/value-kinds.ts';
import { listOfObjects } from '../normalize/object-lists.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Cue } from './cues.ts';
import type { Declared } from './declared.ts';
import type { Evidence, Seen } from './evidence.ts';
import type { Signal, TypeSignals } from './signal.ts';
import { DECLARED_WEIGHT, SUBJECT_WEIGHT, TITLE_WEIGHT } from './signals.ts';
import type { Mention } from './type-words.ts';

/** A part that only the words of its key tell. */
const TOLD_STRENGTH = 0.7;
const MENTION_WEIGHTS: readonly (readonly [Mention, number])[] = [
  ['called', 3],
  ['headed', 3],
  ['numbered', 3],
  ['told', 4],
];
/** What more than one key or sentence mentions. */
const OFTEN = 1.6;
/** Many small signs are enough where no group of signals is whole. */
const ENOUGH_PARTS = 3;
const ENOUGH_OF_PARTS = 7;
const ENOUGH_OF_TWO = 9;
const LEAST_NAMED = 6;
const SOLD: ReadonlySet<DocumentType> = new Set(['invoice', 'quote', 'receipt']);

/** Everything that speaks for a type, and whether it is enough to consider the type at all. */
export function weigh(type: TypeSignals, evidence: Evidence): Weighed {
  const named = declaredWeight(type, evidence.declared);
  const parts = new Map<Role | Cue | Mention, number>();
  const keys = new Set<string>();
  const told = new Set<Role | Cue>();
  for (const signal of type.signals) {
    const { strength, key, spoken } = strengthOf(signal, evidence.seen);
    if (strength === 0) continue;
    if (spoken) told.add(signal.role);
    parts.set(signal.role, strength * signal.weight);
    keys.add(key);
  }
  for (const [cue, weight] of type.cues) if (evidence.cues.has(cue)) parts.set(cue, weight);
  let mentioned = [...evidence.cues].filter((cue) => parts.has(cue)).length;
  // One part that only the words of its key tell is not enough alone.
  const isWhole = type.requiredSignals.some(
    (group) =>
      group.every((part) => parts.has(part)) &&
      !(group.length === 1 && told.has(group[0] ?? 'date')),
  );
  for (const [mention, weight] of MENTION_WEIGHTS) {
    const times = evidence.mentions[mention].get(type.type) ?? 0;
    if (times === 0) continue;
    parts.set(mention, times > 1 ? weight * OFTEN : weight);
    // Its name in a key speaks of that key's part once more.
    if (mention !== 'called' || times > 1) mentioned += 1;
  }
  let sum = named;
  for (const weight of parts.values()) sum += weight;
  const isEnough =
    ((keys.size + mentioned >= ENOUGH_PARTS && sum >= ENOUGH_OF_PARTS) ||
      (keys.size + mentioned > 1 &&
        (sum >= ENOUGH_OF_TWO || (mentioned > 0 && sum >= LEAST_NAMED)))) &&
    (evidence.hasSum || !SOLD.has(type.type));
  const considered =
    named >= DECLARED_WEIGHT || (named > 0 && parts.size > 0) || isWhole || isEnough;
  return { parts, sum, considered, isNamed: named > 0 };
}

export interface Weighed {
  readonly parts: ReadonlyMap<Role | Cue | Mention, number>;
  readonly sum: number;
  readonly considered: boolean;
  /** The data calls itself so. */
  readonly isNamed: boolean;
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
function strengthOf(
  signal: Signal,
  seen: readonly Seen[],
): { readonly strength: number; readonly key: string; readonly spoken: boolean } {
  let strongest = { strength: 0, key: '', spoken: false };
  for (const { key, lastWord, value, depth, told } of seen) {
    const exact = plays(signal.role, key) || signal.also?.includes(key) === true;
    const ending =
      !exact &&
      signal.endings === true &&
      lastWord !== undefined &&
      plays(signal.role, lastWord) &&
      typeof value === 'object';
    const spoken = !exact && (told.includes(signal.role) || isShapedAs(signal.role, key, value));
    if (!(exact || ending || spoken) || !hasForm(signal.form, value)) continue;
    const place = depth === 0 ? 1 : depth === 1 ? 0.75 : 0.5;
    const clear = spoken
      ? TOLD_STRENGTH
      : ending
        ? 0.6
        : signal.vague?.includes(key) === true
          ? 0.5
          : 1;
    if (place * clear > strongest.strength) strongest = { strength: place * clear, key, spoken };
    if (strongest.strength === 1) break;
  }
  return strongest;
}

/** Rows with prices are lines of what is sold, whatever they are called. */
function isShapedAs(role: Role, key: string, value: JsonValue): boolean {
  return role === 'lineItems' && Array.isArray(value) && !OTHER_ROWS.test(key);
}

const OTHER_ROWS =
  /payment|refund|transaction|tax|discount|shipment|history|metric|kpi|milestone|instal/;

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
