import { type Element, isTag, isText } from 'domhandler';
import type { Editing } from '../effect.ts';
import { attribute } from '../markup.ts';
import { descendants } from '../text.ts';

/** Whose style sheet a document has: that of a generated layout, of a built-in template, or its own. */
export type StylesheetOrigin = 'layout' | 'template' | 'own';

/** The style sheets in the markup, one after the other. */
export function styleText({ document: { head, body } }: Editing): string {
  return [...head.children.filter(isTag), ...descendants(body)]
    .filter(({ name }) => name === 'style')
    .map(({ children }) => children.map((node) => (isText(node) ? node.data : '')).join(''))
    .join('\n');
}

/** Read from the style sheets of markup that came from elsewhere, which may once have been made here. */
export function stylesheetOrigin(editing: Editing): StylesheetOrigin {
  if (editing.stylesheet !== undefined) return editing.stylesheet;
  const css = styleText(editing);
  if (css.includes('--rhythm:') && css.includes('section.block')) return 'layout';
  return css.includes('--accent-text:') && css.includes('.signatures') ? 'template' : 'own';
}

/** ` class="…" style="…"` of an element, for another that is to look like it. */
export function looksOf(element: Element | undefined): string {
  const { class: classes, style } = element?.attribs ?? {};
  return attribute('class', classes) + attribute('style', style);
}

/** A part of the document that is a heading and text, such as its notes: what a new one is modelled on. */
export interface ModelSection {
  readonly element: Element;
  readonly heading: Element;
  readonly paragraph: Element | undefined;
}

const HEADING = /^h[1-6]$/;
const MAX_SECTION_ELEMENTS = 12;

/** The last section that is a heading and then plain text; undefined where there is none. */
export function modelSection({ content }: Editing): ModelSection | undefined {
  const headings = content.nodes.filter(({ role }) => role === 'heading').reverse();
  for (const { element: heading } of headings) {
    const section = heading.parent;
    if (section === null || !isTag(section) || section.name === 'body') continue;
    const inside = section.children.filter(isTag);
    if (inside[0] !== heading || !HEADING.test(heading.name)) continue;
    if (descendants(section).length > MAX_SECTION_ELEMENTS) continue;
    const rest = inside.slice(1);
    const paragraph = rest.find(({ name }) => name === 'p');
    if (rest.length > 0 && rest.every(({ name }) => ['p', 'ul', 'ol', 'div'].includes(name)))
      if (paragraph !== undefined || rest.length === 0)
        return { element: section, heading, paragraph };
  }
  return undefined;
}
