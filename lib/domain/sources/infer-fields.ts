import type { SourceField } from '#schemas/source.ts';
import type { ServiceType } from '#schemas/tabledb.ts';

/** Records that are looked at: those of one source are alike. */
export const SAMPLED_RECORDS = 200;
const SAMPLES = 3;
const MAX_SAMPLE_CHARACTERS = 60;
const MAX_FIELDS = 500;
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

interface Seen {
  readonly types: Set<ServiceType>;
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
    const field = seen.get(name) ?? { types: new Set(), samples: new Set(), isArray: false };
    seen.set(name, field);
    field.isArray ||= Array.isArray(value);
    // lineItems[].total is what a template calls the total of each item.
    if (Array.isArray(value) && depth < MAX_DEPTH)
      for (const item of value.slice(0, SAMPLES).filter(isObject))
        for (const [key, child] of Object.entries(item)) note(`${name}[].${key}`, child, depth + 1);
    for (const one of Array.isArray(value) ? value.slice(0, SAMPLES) : [value])
      field.types.add(serviceTypeOf(one));
    if (field.samples.size < SAMPLES) field.samples.add(sampleOf(value));
  }

  return {
    /** Columns that are there, whether or not a record has a value for them. */
    declare(name: string): void {
      if (!seen.has(name) && seen.size < MAX_FIELDS)
        seen.set(name, { types: new Set(), samples: new Set(), isArray: false });
    },
    add(record: Readonly<Record<string, unknown>>): void {
      for (const [name, value] of Object.entries(record)) note(name, value, 1);
    },
    fields(): SourceField[] {
      return [...seen].map(([name, { types, samples, isArray }]) => {
        const [only = 'text'] = types;
        const serviceType = types.size > 1 ? 'text' : only;
        return { name, type: serviceType, serviceType, isArray, samples: [...samples] };
      });
    },
  };
}
