import type { ChildNode, Document, Element } from 'domhandler';
import { isEventHandler, isScriptAddress } from '#lib/shared/html/active-parts.ts';
import { outsideAddresses } from '#lib/shared/html/outside-resources.ts';
import type { TemplateWarning } from '#schemas/template-tools.ts';

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
    for (const address of outsideAddresses(node)) addresses.add(restore(address).slice(0, 300));
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
    if (isEventHandler(key)) return [`the attribute ${key}`];
    return isScriptAddress(value) ? [`the javascript: address in ${key}`] : [];
  });
}
