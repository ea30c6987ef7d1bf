import { safeUrl } from '../addresses/urls.ts';
import { escapeHtml } from './escape.ts';

const ELEMENTS = new Set(
  (
    'a abbr address article aside b blockquote br caption center cite code col colgroup dd del dfn div ' +
    'dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol ' +
    'p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ' +
    'ul var wbr svg g path rect circle ellipse line polyline polygon text tspan'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  (
    'align alt border cellpadding cellspacing class color colspan dir face headers height href id lang ' +
    'reversed role rowspan scope size span src start style title type valign value width ' +
    'viewbox d x y x1 x2 y1 y2 cx cy r rx ry points fill stroke stroke-width stroke-linecap ' +
    'stroke-linejoin transform text-anchor font-size font-family font-weight opacity preserveaspectratio'
  ).split(' '),
);
/** What these hold is not text for a reader. */
const DROPPED_WITH_CONTENT = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'textarea',
  'title',
  'select',
  'math',
]);
/** An opening bracket ends the attempt and repetition is bounded, so that markup without an end stays linear. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*'){0,5000})>/iy;
const ATTRIBUTE = /([a-z][a-z0-9:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/gi;

/**
 * Markup from data with everything but harmless formatting taken out: known elements and attributes
 * are rewritten; everything else is dropped or shown as text, so only what is built here survives.
 */
export function sanitizeRichText(markup: string): string {
  if (!markup.includes('<'))
    return markup.includes('&') ? keepEntities(markup) : escapeHtml(markup);
  let out = '';
  let at = 0;
  while (at < markup.length) {
    const start = markup.indexOf('<', at);
    out += keepEntities(markup.slice(at, start === -1 ? undefined : start));
    if (start === -1) break;
    if (markup.startsWith('<!--', start)) {
      const end = markup.indexOf('-->', start + 4);
      at = end === -1 ? markup.length : end + 3;
      continue;
    }
    const [written, next] = tag(markup, start);
    out += written;
    at = next;
  }
  return out;
}

/** Text in which entities stay entities. */
function keepEntities(text: string): string {
  return text.replace(/&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});)|[<>"']/gi, (char) =>
    char === '&' ? '&amp;' : escapeHtml(char),
  );
}

function tag(markup: string, start: number): [string, number] {
  TAG.lastIndex = start;
  const match = TAG.exec(markup);
  if (match === null) return ['&lt;', start + 1];
  const [whole, slash, rawName = '', attributes = ''] = match;
  const name = rawName.toLowerCase();
  const next = start + whole.length;
  if (DROPPED_WITH_CONTENT.has(name)) {
    if (slash === '/') return ['', next];
    const closing = new RegExp(`</${name}\\s*>`, 'gi');
    closing.lastIndex = next;
    const end = closing.exec(markup);
    return ['', end === null ? markup.length : end.index + end[0].length];
  }
  if (!ELEMENTS.has(name)) return ['', next];
  return [slash === '/' ? `</${name}>` : `<${name}${cleanAttributes(attributes)}>`, next];
}

function cleanAttributes(text: string): string {
  let out = '';
  for (const [, rawName = '', rawValue = ''] of text.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase();
    if (!ATTRIBUTES.has(name)) continue;
    const value = rawValue.replace(/^(["'])([\s\S]*)\1$/, '$2');
    const safe = name === 'href' || name === 'src' ? safeUrl(decode(value)) : value;
    if (safe !== undefined) out += ` ${name}="${keepEntities(safe)}"`;
  }
  return out;
}

/** Character references resolved, so that a scheme cannot hide in them. */
function decode(value: string): string {
  return value
    .replace(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => character(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, digits: string) => character(Number(digits)))
    .replace(
      /&(colon|tab|newline|amp);/gi,
      (_, name: string) => ({ colon: ':', amp: '&' })[name.toLowerCase()] ?? '',
    );
}

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
