import { keyWords } from '#lib/domain/detection/keys/keys.ts';
import type { FieldToInject } from '#schemas/injected-fields.ts';
import type { TemplateField } from '#schemas/template.ts';
import { DATE_NAME } from '../sample/word-values.ts';

const MONEY =
  /\b(?:price|amount|total|subtotal|discount|cost|fee|balance|sum|tax|shipping|deposit|paid|due|fare|rent|salary)$/;

/** What a field is written as. */
export type Writing = 'text' | 'money' | 'number' | 'percent' | 'date' | 'image' | 'boolean';

const wordsOf = (name: string): string => keyWords(name.split('.').at(-1) ?? name).join(' ');

/** By its type, else by its name. */
export function writingOf({ name, type }: FieldToInject): Writing {
  const words = wordsOf(name);
  switch (type) {
    case 'date':
    case 'money':
    case 'percent':
    case 'image':
    case 'boolean':
      return type;
    case 'number':
      if (/\b(?:rate|percent|percentage|share)$/.test(words)) return 'percent';
      return MONEY.test(words) ? 'money' : 'number';
    case 'string':
      if (/\b(?:image|logo|photo|picture|avatar)(?: url)?$/.test(words)) return 'image';
      return DATE_NAME.test(words) ? 'date' : 'text';
    default:
      return 'text';
  }
}

const FORMATS: Readonly<Partial<Record<Writing, string>>> = {
  money: 'formatMoney',
  number: 'formatNumber',
  percent: 'formatPercent',
  date: 'formatDate',
};

/** The Mustache that prints a field by `name`, as it stands there. */
export function tagFor(name: string, writing: Writing): string {
  if (writing === 'boolean') return 'Yes';
  const format = FORMATS[writing];
  return format === undefined ? `{{${name}}}` : `{{#${format}}}{{${name}}}{{/${format}}}`;
}

/** The field's type in a schema, which knows fewer. */
export function schemaType({ type }: FieldToInject): TemplateField['type'] {
  if (type === 'money' || type === 'percent') return 'number';
  return type === 'date' || type === 'image' ? 'string' : type;
}

/** What stands before the value: `purchaseOrder` is "Purchase order". */
export function labelFor({ name, label }: FieldToInject): string {
  if (label !== undefined) return label;
  const words = keyWords(name.replace(/\[\]/g, '').split('.').at(-1) ?? name);
  const text = words.map((word) => (UPPER.has(word) ? word.toUpperCase() : word)).join(' ');
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}

const UPPER = new Set('po vat iban bic sku id url'.split(' '));
