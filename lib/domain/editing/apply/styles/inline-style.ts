import { type Declaration, parse } from 'css-tree';
import type { Element } from 'domhandler';

interface InlineDeclaration {
  readonly property: string;
  /** As it stands in the attribute, without its semicolon. */
  readonly source: string;
}

/** Sets a property of an element above all rules; what else its style attribute says stays. */
export function setInlineStyle(element: Element, property: string, value: string): void {
  const others = inlineDeclarations(element).filter((each) => each.property !== property);
  const own = `${property}:${value}!important`;
  element.attribs.style = [...others.map(({ source }) => source), own].join(';');
}

/** Takes a property out of an element's style attribute. */
export function removeInlineStyle(element: Element, property: string): void {
  const rest = inlineDeclarations(element).filter((each) => each.property !== property);
  if (rest.length === 0) delete element.attribs.style;
  else element.attribs.style = rest.map(({ source }) => source).join(';');
}

/** The value of a property in an element's own style attribute, `!important` included. */
export function inlineValue(element: Element, property: string): string | undefined {
  const found = inlineDeclarations(element).findLast((each) => each.property === property);
  return found?.source.slice(found.source.indexOf(':') + 1).trim();
}

/** In order; what a browser would skip is left out. */
function inlineDeclarations({ attribs }: Element): InlineDeclaration[] {
  const css = attribs.style;
  if (css === undefined || css.trim() === '') return [];
  if (PLAIN.test(css)) return css.split(';').filter(isSaid).map(plainDeclaration);
  return declarationsOf(css).map((each) => {
    const source = css.slice(each.loc?.start.offset ?? 0, each.loc?.end.offset);
    const property = each.property.startsWith('--') ? each.property : each.property.toLowerCase();
    return { property, source };
  });
}

/** As these are written here: without white space, quotes, brackets or anything else to be understood. */
const PLAIN = /^(?:[a-z]+(?:-[a-z]+)*:[\w#.%-]+(?:!important)?(?:;|$))+$/;

const isSaid = (source: string): boolean => source !== '';

const plainDeclaration = (source: string): InlineDeclaration => ({
  property: source.slice(0, source.indexOf(':')),
  source,
});

function declarationsOf(css: string): Declaration[] {
  const list = parse(css, { context: 'declarationList', parseValue: false, positions: true });
  if (list.type !== 'DeclarationList') return [];
  return list.children
    .toArray()
    .filter((node) => node.type === 'Declaration')
    .filter((declaration) => isClosed(css, declaration));
}

/** A string or bracket that is left open would take in whatever is written after it. */
function isClosed(css: string, { loc }: Declaration): boolean {
  const source = css.slice(loc?.start.offset ?? 0, loc?.end.offset);
  if (!/["'([{\\]|\/\*/.test(source)) return true;
  const followed = parse(`${source};end:0`, { context: 'declarationList', parseValue: false });
  return followed.type === 'DeclarationList' && followed.children.last?.type === 'Declaration'
    ? followed.children.last.property === 'end' && followed.children.size === 2
    : false;
}
