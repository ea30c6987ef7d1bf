import type { ServiceType } from '#schemas/tabledb.ts';
import type { TemplateField } from '#schemas/template.ts';
import type { PlaceholderWords } from './compare-names.ts';

/** What a placeholder is to hold. */
export type Wanted =
  | 'date'
  | 'email'
  | 'phone'
  | 'image'
  | 'percent'
  | 'count'
  | 'number'
  | 'boolean'
  | 'list'
  | 'text';

const BY_WORD: readonly (readonly [word: string, wanted: Wanted])[] = [
  ['email', 'email'],
  ['phone', 'phone'],
  ['logo', 'image'],
  ['date', 'date'],
  ['due', 'date'],
  ['valid', 'date'],
];

const RATES: ReadonlySet<string> = new Set(['rate', 'percent', 'share']);

export function wantedOf({ own }: PlaceholderWords, type: TemplateField['type']): Wanted {
  if (type === 'boolean') return 'boolean';
  if (type === 'array' || type === 'object') return 'list';
  if (type === 'number') {
    if (own.includes('quantity')) return 'count';
    return own.some((word) => RATES.has(word)) ? 'percent' : 'number';
  }
  return BY_WORD.find(([word]) => own.includes(word))?.[1] ?? 'text';
}

/** Kinds of fields that hold what is wanted, those that may, and those that seldom do; others do not. */
const FITTING: Readonly<Record<Wanted, readonly [is: string, may: string, seldom?: string]>> = {
  date: ['date datetime', 'computed lookup', 'text'],
  email: ['email', 'text computed lookup'],
  phone: ['phone', 'text computed lookup'],
  image: ['attachment', 'url text lookup'],
  percent: ['percent', 'number computed lookup text'],
  count: ['number', 'computed lookup duration text'],
  number: ['number currency', 'percent computed lookup duration text'],
  boolean: ['boolean', 'select text computed'],
  list: ['multiselect lookup attachment links users', 'text html computed'],
  text: [
    'text html select',
    'number currency percent computed lookup links user multiselect users',
    'date datetime email url phone',
  ],
};

const NUMBER = /^[^\p{L}]{0,4}\d[\d.,'’\s]*[^\p{L}]{0,4}$/u;
const LOOKS: Readonly<Partial<Record<Wanted, RegExp>>> = {
  date: /^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  phone: /^\+?[\d\s()/.-]{6,}$/,
  image: /^https?:|"filename"|\.(?:png|jpe?g|svg|webp)$/i,
  percent: NUMBER,
  count: NUMBER,
  number: NUMBER,
};

/** How well the values of a field fit, 0 to 1: by its kind, else by what its values look like. */
export function compareKinds(
  wanted: Wanted,
  serviceType: ServiceType,
  samples: readonly string[],
): { readonly score: number; readonly isTelling: boolean } {
  const [is = [], may = [], seldom = []] = FITTING[wanted].map((kinds) => kinds?.split(' '));
  // An address, a number or a date is not told by its kind from other texts: only the rarer kinds are.
  const rare = wanted === 'email' || wanted === 'phone';
  if (is.includes(serviceType)) return { score: 1, isTelling: rare };
  const isSeldom = seldom.includes(serviceType);
  if (!isSeldom && !may.includes(serviceType)) return { score: 0.15, isTelling: false };
  const look = LOOKS[wanted];
  if (look === undefined || samples.length === 0)
    return { score: isSeldom ? 0.7 : 0.9, isTelling: false };
  const fitting = samples.filter((sample) => look.test(sample.trim())).length;
  const fits = fitting === samples.length;
  // A row with a mistake makes no other column of its column.
  const isMost = fitting * 2 > samples.length;
  return { score: fits ? 1 : isMost ? 0.85 : 0.4, isTelling: fits && wanted === 'email' };
}
