import { defaultTreeAdapter, html, parseFragment } from 'parse5';

/** How often one encoding may stand inside of another. */
const MAX_LAYERS = 3;

/** Character references, percent, JavaScript and CSS escapes resolved, also of one another. */
export function resolveEscapes(text: string): string {
  let resolved = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const next = resolveOnce(resolved);
    if (next === resolved) break;
    resolved = next;
  }
  return resolved;
}

function resolveOnce(text: string): string {
  if (!/[\\%&+]/.test(text)) return text;
  const plain = text
    .replace(/\\u\{?([0-9a-f]{4,6})\}?|\\x([0-9a-f]{2})/gi, (_, unicode?: string, byte?: string) =>
      character(unicode ?? byte ?? ''),
    )
    .replace(/\\([0-9a-f]{1,6})[ \t\n]?/gi, (_, code: string) => character(code))
    .replace(/%u([0-9a-f]{4})/gi, (_, code: string) => character(code))
    .replace(/(?:%[0-9a-f]{2}){1,400}/gi, percentDecoded)
    .replace(/\+AD([w4])-?/g, (_, which: string) => (which === 'w' ? '<' : '>'));
  return plain.includes('&') ? characterReferences(plain) : plain;
}

function character(hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function percentDecoded(run: string): string {
  return Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8');
}

/** In a text area references are resolved and tags are none. */
function characterReferences(text: string): string {
  const area = defaultTreeAdapter.createElement('textarea', html.NS.HTML, []);
  return text
    .split('</')
    .map((part) =>
      parseFragment(area, part, {})
        .childNodes.map((node) => ('value' in node ? node.value : ''))
        .join(''),
    )
    .join('</');
}

/** A text that another text carries in code. */
export interface Decoded {
  readonly encoding: 'base64' | 'hex' | 'character codes' | 'binary';
  readonly text: string;
}

/** What stands in the text as base64, hexadecimal, decimal or binary codes, as far as it is text. */
export function decodedParts(text: string): Decoded[] {
  return [
    ...find(text, /[A-Za-z0-9+/_-]{12,}/g, 'base64', (run) => Buffer.from(run, 'base64')),
    ...find(text, /(?:(?:0x)?[0-9a-fA-F]{2}[\s,:]?){8,4000}/g, 'hex', (run) =>
      Buffer.from(run.replace(/0x|[^0-9a-fA-F]/g, ''), 'hex'),
    ),
    ...find(text, /(?:\d{2,3}[\s,;]{1,2}){7,2000}\d{2,3}/g, 'character codes', (run) =>
      Buffer.from(run.split(/\D+/).map(Number)),
    ),
    ...find(text, /(?:[01]{8}\s?){6,2000}/g, 'binary', (run) =>
      Buffer.from((run.match(/[01]{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2))),
    ),
  ];
}

function find(
  text: string,
  pattern: RegExp,
  encoding: Decoded['encoding'],
  decode: (run: string) => Buffer,
): Decoded[] {
  if (text.search(pattern) === -1) return [];
  return Array.from(text.matchAll(pattern), ([run]) => decode(run).toString('utf8'))
    .filter(isText)
    .map((decoded) => ({ encoding, text: decoded }));
}

/** Codes of anything else (names, identifiers, image bytes) decode to few letters. */
function isText(decoded: string): boolean {
  const readable = decoded.match(/[\p{L}\p{N}\p{P}\p{S}\s]/gu)?.length ?? 0;
  return decoded.length >= 6 && !decoded.includes('\ufffd') && readable >= decoded.length * 0.9;
}
