import { addFonts } from './fonts.ts';
import type { FromFrame, ToFrame } from './message.ts';

/**
 * Shows the markup of a document. This frame has no origin: what a document holds can neither reach the
 * page around it nor the API. Its policy runs no script but this one.
 */

/** Where a document would lead elsewhere by itself. */
const LEADS_ELSEWHERE = 'script, base, meta[http-equiv], iframe, object, embed';
const MARK = { outline: '2px solid #e8590c', outlineOffset: '2px' } as const;

let marked: HTMLElement | undefined;

/** Rules for print hold here, those for screens do not: this is what is printed. */
function showAsPrinted(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const { media } = rule;
    media.mediaText = media.mediaText
      .replaceAll(/\bscreen\b/g, 'not all')
      .replaceAll(/\bprint\b/g, 'all');
    showAsPrinted(rule.cssRules);
  }
}

const tell = (message: FromFrame): void => parent.postMessage(message, '*');

const tellSize = (): void => {
  const { documentElement: root, body } = document;
  tell({ type: 'size', height: Math.max(root.scrollHeight, body?.scrollHeight ?? 0) });
};
const sizes = new ResizeObserver(tellSize);

function show(html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html');
  for (const element of next.querySelectorAll(LEADS_ELSEWHERE)) element.remove();
  const root = document.adoptNode(next.documentElement);
  document.documentElement.replaceWith(root);
  for (const sheet of document.styleSheets) showAsPrinted(sheet.cssRules);
  marked = undefined;
  sizes.disconnect();
  sizes.observe(root);
  if (document.body !== null) sizes.observe(document.body);
  tellSize();
}

function mark(selector: string): void {
  if (marked !== undefined) Object.assign(marked.style, { outline: '', outlineOffset: '' });
  marked = document.querySelector<HTMLElement>(selector) ?? undefined;
  if (marked === undefined) return;
  Object.assign(marked.style, MARK);
  marked.scrollIntoView({ block: 'center' });
}

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== parent) return;
  if (data.type === 'show') show(data.html);
  else mark(data.selector);
});
// A document's links and forms lead out of the page.
for (const event of ['click', 'submit'])
  addEventListener(event, (happened) => {
    if (event === 'submit' || (happened.target as Element).closest?.('a, area') !== null)
      happened.preventDefault();
  });

addFonts();
tell({ type: 'ready' });
