import type { Template } from '../api/types.ts';

/** What fills a placeholder of the template. `field` empty: nothing does. */
export interface Filled {
  readonly placeholder: string;
  readonly field: string;
  /** What stands there for rows without a value. */
  readonly otherwise: string;
  /** Somebody wrote that. */
  readonly isWritten?: boolean;
  /** What the template's own sample says there, where the same may stand in every row. */
  readonly constant?: string;
  /** The amounts of the field are added up. */
  readonly isSum?: boolean;
  /** Why this field was suggested. */
  readonly reason: string | undefined;
  /** A document is refused without it. */
  readonly isRequired: boolean;
  /** The list is required, and any value of it is enough. */
  readonly isOfList: boolean;
}

interface Suggested {
  readonly suggestions: readonly {
    readonly placeholder: string;
    readonly field: string;
    readonly reason?: string;
  }[];
  readonly unmapped: readonly string[];
}

/** Each value of a template with its suggested column; the required ones that have none first. */
export function filledFrom({ suggestions, unmapped }: Suggested, template: Template): Filled[] {
  const required = template.schema.fields.flatMap(({ name, required: is }) => (is ? [name] : []));
  // Of a list any value is enough: it has entries then.
  const lists = new Set(suggestions.map(({ placeholder }) => listOf(placeholder)));
  const needed = (placeholder: string): boolean =>
    required.includes(placeholder) ||
    (required.includes(listOf(placeholder)) && !lists.has(listOf(placeholder)));
  const constant = constantsOf(template);
  const lines = lineAmount(template, suggestions);
  const all = [
    ...suggestions.map(({ placeholder, field, reason }) => ({
      ...{ placeholder, field, reason },
      otherwise: '',
      constant: constant(placeholder),
      isRequired: needed(placeholder),
      isOfList: !required.includes(placeholder),
    })),
    ...unmapped.map((placeholder) => ({
      placeholder,
      ...(lines !== undefined && SUBTOTAL.test(placeholder) && needed(placeholder)
        ? { field: lines, isSum: true, reason: 'the sum of the lines' }
        : { field: '', reason: undefined }),
      otherwise: '',
      constant: constant(placeholder),
      isRequired: needed(placeholder),
      isOfList: !required.includes(placeholder),
    })),
  ];
  return withConstants(all).toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)));
}

/** With what is the same in every row, for as long as no column fills anything of the same part of the data. */
export function withConstants(filled: readonly Filled[]): Filled[] {
  const named = new Set(
    filled.flatMap(({ placeholder, field }) => (field === '' ? [] : [rootOf(placeholder)])),
  );
  return filled.map((each) => {
    if (each.isWritten === true) return each;
    return { ...each, otherwise: named.has(rootOf(each.placeholder)) ? '' : (each.constant ?? '') };
  });
}

const SUBTOTAL = /(?:^|\.)(?:sub_?total|net)$/i;
const LINE_AMOUNT = /\[\]\.(?:total|amount|sum)$/i;

/** The column with the amounts of lines, whose sum a subtotal is. */
function lineAmount(
  { schema }: Template,
  suggestions: Suggested['suggestions'],
): string | undefined {
  const amounts = schema.fields.filter(
    ({ name, type }) => type === 'number' && LINE_AMOUNT.test(name),
  );
  return suggestions.find(({ placeholder }) => amounts.some(({ name }) => name === placeholder))
    ?.field;
}

/** Nothing fills what a document is refused without. Of a list one value is enough. */
export const isMissing = ({ isRequired, field, otherwise }: Filled): boolean =>
  isRequired && field === '' && otherwise.trim() === '';

/** The required values that nothing fills; a list that is required as such, where no value of its entries is filled. */
export function missingIn(filled: readonly Filled[]): readonly string[] {
  const groups = Map.groupBy(filled, ({ placeholder }) => listOf(placeholder));
  return [...groups].flatMap(([name, alike]) => {
    const own = alike.filter((each) => isMissing(each) && !each.isOfList);
    if (own.length > 0) return own.map(({ placeholder }) => placeholder);
    return alike.every(isMissing) ? [name] : [];
  });
}

/** What an own template's sample says and no row does: who sends a document is the same for every row. */
const constantsOf =
  (template: Template) =>
  (placeholder: string): string => {
    if (!isConstant(template, placeholder)) return '';
    const value = placeholder
      .split('.')
      .reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
        template.sampleData,
      );
    return typeof value === 'string' ? value : '';
  };

/** Whether a value of an own template is nobody's but its sender's: a part of the data in which nothing is required. */
export function isConstant({ source, schema }: Template, name: string): boolean {
  const isPart = /^[^.[\]]+\./.test(name);
  const root = rootOf(name);
  const isRequired = schema.fields.some((field) => field.required && rootOf(field.name) === root);
  return source === 'saved' && isPart && !isRequired;
}

const listOf = (placeholder: string): string => placeholder.split('[]')[0] ?? placeholder;

const rootOf = (placeholder: string): string => placeholder.split(/[.[]/)[0] ?? placeholder;

/** A placeholder in words: `items[].unitPrice` is "Items: unit price". */
export function inWords(placeholder: string): string {
  const parts = placeholder.split('.').map((part) =>
    part
      .replace('[]', '')
      .replace(/[_-]+/g, ' ')
      .replace(
        /(\p{Ll})(\p{Lu})/gu,
        (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
      ),
  );
  const words =
    parts.length > 1 ? `${parts.slice(0, -1).join(' ')}: ${parts.at(-1)}` : (parts[0] ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
