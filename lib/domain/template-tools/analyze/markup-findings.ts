import type { ChildNode, Document, Element } from 'domhandler';
import type { TemplateWarning } from '#schemas/template-tools.ts';

const LOADING: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['src', 'srcset']],
  ['link', ['href']],
  ['source', ['src', 'srcset']],
  ['image', ['href', 'xlink:href']],
  ['input', ['src']],
  ['body', ['background']],
  ['table', ['background']],
  ['td', ['background']],
]);
const EMBEDDED = new Set(['iframe', 'frame', 'object', 'embed', 'video', 'audio']);
const REMOTE = /^\s*(?:https?:)?\/\//i;
const REMOTE_IN_CSS =
  /(?:@import\s+(?:url\(\s*)?|url\(\s*)["']?((?:https?:)?\/\/[^"')\s;]{1,500})/gi;

/** What in a template's markup will not run, or has to be fetched for every document. Addresses are named once. */
export function markupFindings(
  tree: Document,
  restore: (text: string) => string,
): TemplateWarning[] {
  const scripts = new Set<string>();
  const addresses = new Set<string>();
  const pending: ChildNode[] = [...tree.children];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!('children' in node)) continue;
    pending.push(...node.children);
    if (!('attribs' in node)) continue;
    for (const script of scriptsOf(node)) scripts.add(script);
    for (const address of addressesOf(node)) addresses.add(restore(address).slice(0, 300));
  }
  return [
    ...[...scripts].map(
      (what): TemplateWarning => ({
        code: 'SCRIPT_WILL_NOT_RUN',
        message: `Documents of templates run no script: ${what} does nothing`,
      }),
    ),
    ...[...addresses].map(
      (address): TemplateWarning => ({
        code: 'REMOTE_RESOURCE',
        message: `${address} is fetched for every document: a data URL is there when its server is not`,
      }),
    ),
  ];
}

function scriptsOf({ name, attribs }: Element): string[] {
  if (name === 'script')
    return [attribs['src'] === undefined ? 'the script element' : 'a script file'];
  return Object.entries(attribs).flatMap(([key, value]) => {
    if (/^on[a-z]+$/i.test(key)) return [`the attribute ${key}`];
    return /^\s*javascript:/i.test(value) ? [`the javascript: address in ${key}`] : [];
  });
}

function addressesOf(element: Element): string[] {
  const { name, attribs, children } = element;
  const named = EMBEDDED.has(name) ? ['src', 'data', 'poster'] : (LOADING.get(name) ?? []);
  const loaded = named
    .flatMap((key) => (attribs[key] ?? '').split(/,\s+/))
    .filter((address) => REMOTE.test(address));
  const [only] = name === 'style' ? children : [];
  const css = `${attribs['style'] ?? ''} ${only !== undefined && 'data' in only ? only.data : ''}`;
  return [
    ...loaded.map((address) => address.trim().split(/\s/)[0] ?? ''),
    ...[...css.matchAll(REMOTE_IN_CSS)].map(([, address = '']) => address),
  ];
}
