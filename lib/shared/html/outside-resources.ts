import type { Element } from 'domhandler';
import { isFoundIn } from './markup-parts.ts';

/** What each element loads with the document. */
const LOADING: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['img', ['src', 'srcset']],
  ['link', ['href']],
  ['source', ['src', 'srcset']],
  ['image', ['href', 'xlink:href']],
  ['use', ['href', 'xlink:href']],
  ['feimage', ['href', 'xlink:href']],
  ['input', ['src']],
  ['body', ['background']],
  ['table', ['background']],
  ['td', ['background']],
  ...['iframe', 'frame', 'object', 'embed', 'video', 'audio'].map(
    (name) => [name, ['src', 'data', 'poster']] as const,
  ),
]);
const REMOTE = /^\s*(?:https?:)?\/\//i;
const REMOTE_IN_CSS =
  /(?:@import\s+(?:url\(\s*)?|url\(\s*)["']?((?:https?:)?\/\/[^"')\s;]{1,500})/gi;

/** The remote addresses that an element itself loads: by its attributes, its style or the style sheet that it is. */
export function outsideAddresses({ name, attribs, children }: Element): string[] {
  const loaded = (LOADING.get(name.toLowerCase()) ?? [])
    .flatMap((attribute) => (attribs[attribute] ?? '').split(/,\s+/))
    .filter((address) => REMOTE.test(address));
  const [only] = name === 'style' ? children : [];
  const css = `${attribs['style'] ?? ''} ${only !== undefined && 'data' in only ? only.data : ''}`;
  return [
    ...loaded.map((address) => address.trim().split(/\s/)[0] ?? ''),
    ...[...css.matchAll(REMOTE_IN_CSS)].map(([, address = '']) => address),
  ];
}

/**
 * Markup or CSS without any of these loads nothing from elsewhere. Escapes and character references
 * could spell one of them. Links for the reader to follow load nothing, nor do data URLs.
 */
const MAYBE_OUTSIDE = new RegExp(
  [
    '<(?:link|base)\\b',
    '@import',
    'image-set\\(',
    // Also as a later candidate of a srcset.
    '\\b(?:src|poster|background|data)\\s{0,50}=\\s{0,50}["\']?\\s{0,50}(?:https?:)?//',
    'srcset\\s{0,50}=\\s{0,50}(?:"[^"]{0,5000}|\'[^\']{0,5000}|[^\\s"\'>=]{0,500})//',
    '<(?:image|use|feimage)\\b[^<>]{0,5000}//',
    'url\\(\\s{0,50}(?:["\']|&quot;|&apos;)?\\s{0,50}(?:https?:)?//',
    'url\\([^)]{0,20}&#',
    '=\\s{0,20}["\']?[^"\'>\\s]{0,20}&#',
    '\\\\',
  ].join('|'),
  'i',
);

const maybeOutside = (markup: string) => MAYBE_OUTSIDE.test(markup);

/** Whether a document of this markup may depend on what is loaded from elsewhere. In doubt, yes. */
export const reachesOutside = (markup: string): boolean => isFoundIn(markup, maybeOutside);
