import { mayHoldPlaceholders } from '#lib/shared/text/placeholders.ts';
import type { Run } from '../run.ts';
import type { PlacedText } from './found-text.ts';
import { PRELUDE } from './page-script.ts';
import type { Evaluate } from './settle.ts';

/** What expressions that read text begin with. */
export const TEXT_PRELUDE = `${PRELUDE}
  const nameOf = (element) => {
    const names = [];
    for (let at = element; at !== null && at !== body && names.length < 3; at = parentOf(at)) {
      const id = attribute(at, 'id');
      const classes = attribute(at, 'class').split(/\\s+/);
      const own = id ? '#' + id : classes.filter((name) => name !== '').slice(0, 2).map((name) => '.' + name).join('');
      names.unshift(get(Element, 'localName')(at) + own);
    }
    return names.join(' > ').slice(0, 200);
  };
  const regionOf = (element) => {
    const part = within(element, '[data-service-region]');
    return part === null ? null : attribute(part, 'data-service-region');
  };
  const placed = (node, element, length) => ({
    text: node.data.replace(/\\s+/g, ' ').trim().slice(0, length),
    selector: nameOf(element),
    region: regionOf(element),
  });
  const texts = (body) => Document.prototype.createTreeWalker.call(document, body, NodeFilter.SHOW_TEXT);
`;

/** Evaluates to the texts that may hold placeholders, but for those that are code by their element. */
const PLACEHOLDERS_EXPRESSION = `(() => {${TEXT_PRELUDE}
  const body = of('body');
  if (body === null) return [];
  const found = [];
  const walker = texts(body);
  for (let node = walker.nextNode(); node !== null && found.length < 50; node = walker.nextNode()) {
    if (!/\\{\\{|\\$\\{|\\[\\[|%[A-Z]/.test(node.data)) continue;
    const element = parentOf(node);
    if (within(element, 'pre,code,kbd,samp,textarea,script,style,template,noscript') !== null) continue;
    found.push(placed(node, element, 5000));
  }
  return found;
})()`;

/** Notes the placeholders that markup still shows when its scripts have run. */
export async function notePlaceholders(
  evaluate: Evaluate,
  html: string,
  { warnings }: Run,
): Promise<void> {
  if (mayHoldPlaceholders(html))
    warnings.unresolved((await evaluate<PlacedText[] | undefined>(PLACEHOLDERS_EXPRESSION)) ?? []);
}
