import { absoluteHttpUrl, imageUrl } from '#lib/shared/addresses/urls.ts';
import { escapeHtml } from '#lib/shared/html/escape.ts';

const TAGS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  '***': ['<strong><em>', '</em></strong>'],
  '**': ['<strong>', '</strong>'],
  __: ['<strong>', '</strong>'],
  '*': ['<em>', '</em>'],
  _: ['<em>', '</em>'],
  '~~': ['<s>', '</s>'],
};
/** Every place where something else than text may begin. */
const TOKEN = /\*{1,3}|_{1,2}|~~|`{1,2}|\\[!-/:-@[-`{-~]|!?\[|<?https?:\/\//g;
const LINK =
  /!?\[([^[\]\n]{1,500})\]\(\s{0,3}<?([^\s()<>]{1,2000}(?:\([^\s()<>]{0,300}\)[^\s()<>]{0,300})?)>?(?:\s{1,3}"[^"\n]{0,300}")?\s{0,3}\)/y;
const ADDRESS = /<?(https?:\/\/[^\s<>"'`|]{1,2000})>?/iy;
/** What ends a sentence rather than an address. */
const AFTER_ADDRESS = /[.,;:!?)\]}*_]$/;
/** Deeper than people nest; keeps the search for an opening sign short. */
const MAX_OPEN = 16;

interface Opening {
  readonly sign: string;
  readonly piece: number;
}

/** Emphasis, code, links and images of one run of markdown. Linear: a sign that nothing closes stays text. */
export function inlineMarkdown(source: string, links = true): string {
  const pieces: string[] = [];
  const open: Opening[] = [];
  const unclosed = new Set<string>();
  const token = new RegExp(TOKEN);
  let at = 0;
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const [sign] = match;
    pieces.push(escapeHtml(source.slice(at, match.index)));
    at = match.index + sign.length;
    if (sign in TAGS) pieces.push(emphasis(source, match.index, sign, pieces, open));
    else if (sign.startsWith('\\')) pieces.push(escapeHtml(sign.slice(1)));
    else {
      const [written, end] = sign.startsWith('`')
        ? code(source, match.index, sign, unclosed)
        : addressed(source, match.index, sign, links);
      pieces.push(written);
      at = end;
    }
    token.lastIndex = at;
  }
  pieces.push(escapeHtml(source.slice(at)));
  return pieces.join('');
}

/** Text in which web addresses are links. */
export function withLinks(source: string): string {
  if (!source.includes('://')) return escapeHtml(source);
  let [out, at] = ['', 0];
  for (const match of source.matchAll(/https?:\/\//gi)) {
    if (match.index < at) continue;
    const [written, end] = bareAddress(source, match.index) ?? ['', match.index];
    out += escapeHtml(source.slice(at, match.index)) + written;
    at = end;
  }
  return out + escapeHtml(source.slice(at));
}

/** What stands for a sign of emphasis: the end of one that was opened, or itself, until it is closed. */
function emphasis(
  source: string,
  start: number,
  sign: string,
  pieces: string[],
  open: Opening[],
): string {
  const [before = ' ', after = ' '] = [source[start - 1], source[start + sign.length]];
  const opener = /\s/.test(before) ? undefined : open.findLast((each) => each.sign === sign);
  if (opener !== undefined && !/\w/.test(after)) {
    open.length = open.indexOf(opener);
    pieces[opener.piece] = TAGS[sign]?.[0] ?? '';
    return TAGS[sign]?.[1] ?? '';
  }
  if (!/\s/.test(after) && !/\w/.test(before) && open.length < MAX_OPEN)
    open.push({ sign, piece: pieces.length });
  return sign;
}

function code(
  source: string,
  start: number,
  sign: string,
  unclosed: Set<string>,
): readonly [string, number] {
  const from = start + sign.length;
  const end = unclosed.has(sign) ? -1 : source.indexOf(sign, from);
  if (end > from)
    return [`<code>${escapeHtml(source.slice(from, end).trim())}</code>`, end + sign.length];
  if (end === -1) unclosed.add(sign);
  return [sign, from];
}

function addressed(
  source: string,
  start: number,
  sign: string,
  links: boolean,
): readonly [string, number] {
  const asText = [escapeHtml(sign), start + sign.length] as const;
  if (!links) return asText;
  if (!sign.endsWith('[')) return bareAddress(source, start) ?? asText;
  LINK.lastIndex = start;
  const [whole, label = '', address = ''] = LINK.exec(source) ?? [];
  if (whole === undefined) return asText;
  const end = start + whole.length;
  if (sign.startsWith('!')) {
    const url = imageUrl(address);
    return [
      url === undefined
        ? escapeHtml(label)
        : `<img class="inline-image" src="${escapeHtml(url)}" alt="${escapeHtml(label)}">`,
      end,
    ];
  }
  const content = inlineMarkdown(label, false);
  const href = readableAddress(address);
  return [href === undefined ? content : anchor(href, content), end];
}

function bareAddress(source: string, start: number): readonly [string, number] | undefined {
  ADDRESS.lastIndex = start;
  const [whole, found = ''] = ADDRESS.exec(source) ?? [];
  if (whole === undefined) return undefined;
  let address = found;
  for (
    let cut = 0;
    cut < 5 && AFTER_ADDRESS.test(address) && !/\([^()]*\)$/.test(address.slice(-200));
    cut += 1
  )
    address = address.slice(0, -1);
  const href = absoluteHttpUrl(address);
  if (href === undefined) return undefined;
  const bracketed = whole.startsWith('<') && whole.endsWith('>') && address === found;
  const end = bracketed ? start + whole.length : start + whole.indexOf(found) + address.length;
  const before = whole.startsWith('<') && !bracketed ? '&lt;' : '';
  return [before + anchor(href, escapeHtml(address)), end];
}

/** What a reader of a PDF can follow. */
function readableAddress(address: string): string | undefined {
  return absoluteHttpUrl(address) ?? (/^(?:mailto|tel):[^\s]/i.test(address) ? address : undefined);
}

function anchor(href: string, content: string): string {
  return `<a href="${escapeHtml(href)}">${content}</a>`;
}
