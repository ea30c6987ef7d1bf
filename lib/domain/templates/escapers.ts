import { safeUrl } from '#lib/shared/addresses/urls.ts';
import { cssString, cssValue } from '#lib/shared/css/css-values.ts';
import { escapeHtml, escapeUnquoted } from '#lib/shared/html/escape.ts';
import { sanitizeRichText } from '#lib/shared/html/rich-text.ts';
import { contextAt, type HtmlPosition, type ValueContext } from './html-context.ts';

/** Writes a value so that it stays a value where it stands. */
export type Escaper = (text: string) => string;

/** The escaper for a value at `position`. `raw` is Mustache's unescaped tag: markup in text, an ordinary value anywhere else. */
export function escaperAt(position: HtmlPosition, raw: boolean): Escaper {
  const context = contextAt(position);
  if (context.startsWith('style-')) return styleEscaper(context, position.before);
  if (raw && context === 'text' && position.state === 'text') return sanitizeRichText;
  return ESCAPERS[context];
}

function url(text: string): string {
  return safeUrl(text) ?? '';
}

/** Neither a character reference nor a space behind "<" begins a tag. */
function behindBracket(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return ' ';
  return `&#${first};${escapeHtml(text.slice(String.fromCodePoint(first).length))}`;
}

function attributeName(text: string): string {
  return /^(?!on)[a-z][a-z-]{0,60}$/i.test(text) ? text : '';
}

const ESCAPERS: Readonly<Record<ValueContext, Escaper>> = {
  text: escapeHtml,
  'tag-open': behindBracket,
  attribute: escapeHtml,
  'attribute-unquoted': escapeUnquoted,
  'attribute-name': attributeName,
  url: (text) => escapeHtml(url(text)),
  'url-unquoted': (text) => escapeUnquoted(url(text)),
  'style-attribute': (text) => escapeHtml(cssValue(text) ?? ''),
  'style-attribute-unquoted': (text) => escapeUnquoted(cssValue(text) ?? ''),
  'style-element': (text) => cssValue(text) ?? '',
  nowhere: () => '',
};

function styleEscaper(context: ValueContext, before: string): Escaper {
  const declaration = before.slice(
    Math.max(...[';', '{', '}'].map((end) => before.lastIndexOf(end))) + 1,
  );
  const inUrl = /url\(\s*(["']?)[^)"']*$/i.exec(declaration);
  const css: Escaper =
    inUrl !== null
      ? (text) => cssString(url(text))
      : isInsideString(declaration)
        ? cssString
        : (text) => cssValue(text) ?? '';
  if (context === 'style-element') return css;
  const outer = context === 'style-attribute' ? escapeHtml : escapeUnquoted;
  return (text) => outer(css(text));
}

function isInsideString(css: string): boolean {
  let quote = '';
  for (const char of css) {
    if (quote === '' && (char === '"' || char === "'")) quote = char;
    else if (char === quote) quote = '';
  }
  return quote !== '';
}
