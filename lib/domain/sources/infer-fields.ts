import type { SourceField } from '#schemas/source.ts';
import type { ServiceType } from '#schemas/tabledb.ts';

const SAMPLES = 3;
const MAX_SAMPLE_CHARACTERS = 60;
/** Of one source; what comes after them is not noted. */
export const MAX_FIELDS = 500;
const MAX_DEPTH = 3;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const ADDRESS = /^https?:\/\/\S+$/;

/** What a text looks like, the narrowest first. */
const FORMS: readonly (readonly [RegExp, ServiceType])[] = [
  [DAY, 'date'],
  [MOMENT, 'datetime'],
  [EMAIL, 'email'],
  [ADDRESS, 'url'],
];

function serviceTypeOf(value: unknown): ServiceType {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'string') return 'computed';
  return FORMS.find(([form]) => form.test(value))?.[1] ?? 'text';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** How a sample is written. */
export function sampleOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.slice(0, MAX_SAMPLE_CHARACTERS);
}

/** A text such as "n/a", which stands for no number and no date. */
const WORD = 'word' as const;
type Kind = ServiceType | typeof WORD;
/** Kinds that have gaps written in words. */
const WITH_GAPS: ReadonlySet<Kind> = new Set(['number', 'date', 'datetime']);

function kindOf(value: unknown): Kind {
  const type = serviceTypeOf(value);
  return type === 'text' && !/\d/.test(String(value)) ? WORD : type;
}

/** The one kind of all values of a field. */
function commonType(kinds: ReadonlyMap<Kind, number>): ServiceType {
  // A whole object cannot be printed, whatever else there is.
  if (kinds.has('computed')) return 'computed';
  const words = kinds.get(WORD) ?? 0;
  const [type, other] = [...kinds.keys()].filter((kind): kind is ServiceType => kind !== WORD);
  if (type === undefined || other !== undefined) return 'text';
  return words === 0 || (WITH_GAPS.has(type) && words < (kinds.get(type) ?? 0)) ? type : 'text';
}

interface Seen {
  readonly kinds: Map<Kind, number>;
  readonly samples: Set<string>;
  isArray: boolean;
}

/** Notes what the values of records are; objects are walked into, so that client.name is a field. */
export function createFieldTally() {
  const seen = new Map<string, Seen>();

  function note(name: string, value: unknown, depth: number): void {
    if (value === null || value === undefined || value === '') return;
    if (isObject(value) && depth < MAX_DEPTH) {
      for (const [key, child] of Object.entries(value)) note(`${name}.${key}`, child, depth + 1);
      return;
    }
    if (!seen.has(name) && seen.size >= MAX_FIELDS) return;
    const field = seen.get(name) ?? { kinds: new Map(), samples: new Set(), isArray: false };
    seen.set(name, field);
    field.isArray ||= Array.isArray(value);
    // lineItems[].total is what a template calls the total of each item.
    if (Array.isArray(value) && depth < MAX_DEPTH)
      for (const item of value.slice(0, SAMPLES).filter(isObject))
        for (const [key, child] of Object.entries(item)) note(`${name}[].${key}`, child, depth + 1);
    for (const kind of (Array.isArray(value) ? value.slice(0, SAMPLES) : [value]).map(kindOf))
      field.kinds.set(kind, (field.kinds.get(kind) ?? 0) + 1);
    if (field.samples.size < SAMPLES) field.samples.add(sampleOf(value));
  }

  return {
    /** Columns that are there, whether or not a record has a value for them. */
    declare(name: string): void {
      if (!seen.has(name) && seen.size < MAX_FIELDS)
        seen.set(name, { kinds: new Map(), samples: new Set(), isArray: false });
    },
    add(record: Readonly<Record<string, unknown>>): void {
      for (const [name, value] of Object.entries(record)) note(name, value, 1);
    },
    fields(): SourceField[] {
      return [...seen].map(([name, { kinds, samples, isArray }]) => {
        const serviceType = commonType(kinds);
        return { name, type: serviceType, serviceType, isArray, samples: [...samples] };
      });
    },
  };
}
