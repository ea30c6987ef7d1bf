import type { Locale } from '#lib/domain/i18n/money.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Scope, segmentsOf, type Token } from './tokens.ts';

/** A path as a template names it where it stands: within a list, what is in its entry. */
export function nameIn(path: string, scope: Scope | undefined): string {
  const list = scope === undefined ? undefined : `${scope.path}[`;
  if (list === undefined || !path.startsWith(list)) return segmentsOf(path).join('.');
  const [, ...rest] = segmentsOf(path.slice(list.length - 1));
  return rest.length === 0 ? '.' : rest.join('.');
}

const FORMATS = [
  undefined,
  'formatMoney',
  'formatDate',
  'formatNumber',
  'formatPercent',
  'formatDeduction',
] as const;
const MAX_COMPARED = 10;
const BY_KIND: Readonly<Record<string, (typeof FORMATS)[number]>> = {
  money: 'formatMoney',
  date: 'formatDate',
  number: 'formatNumber',
  percent: 'formatPercent',
};

/** The Mustache that writes a token's value as the layout did. */
export function tagOf(token: Token, locale: Locale): string {
  const name = nameIn(token.path, token.scope);
  const tag = `{{${name}}}`;
  if (typeof token.value === 'boolean')
    return `{{#${name}}}${token.value ? token.text : 'Yes'}{{/${name}}}{{^${name}}}${token.value ? 'No' : token.text}{{/${name}}}`;
  const format = formatOf(token, locale);
  const formatted = format === undefined ? tag : `{{#${format}}}${tag}{{/${format}}}`;
  if (token.around === undefined) return formatted;
  const [before, after] = token.around;
  return `{{#${name}}}${before}${formatted}${after}{{/${name}}}`;
}

/** The format that writes most of the values as the layout did. */
function formatOf(token: Token, locale: Locale): (typeof FORMATS)[number] {
  const spellings = [token, ...token.alike.slice(0, MAX_COMPARED)];
  let best: { format: (typeof FORMATS)[number]; hits: number } | undefined;
  for (const format of FORMATS) {
    const hits = spellings.filter(({ value, text }) => written(value, format, locale) === text);
    if (hits.length > (best?.hits ?? 0)) best = { format, hits: hits.length };
  }
  return best === undefined ? BY_KIND[token.kind] : best.format;
}

function written(value: JsonValue, format: (typeof FORMATS)[number], locale: Locale): string {
  const { language, currency } = locale;
  const data = { v: value, locale: language, ...(currency === undefined ? {} : { currency }) };
  const tag = '<title>{{v}}</title>';
  const html = format === undefined ? tag : `<title>{{#${format}}}{{v}}{{/${format}}}</title>`;
  const page = renderTemplate({ html }, data);
  const [, text = ''] = /<title>([\s\S]*?)<\/title>/.exec(page) ?? [];
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
};
