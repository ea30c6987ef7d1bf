import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const EXECUTABLE_ELEMENTS =
  /^(script|iframe|frame|object|embed|applet|base|link|portal|fencedframe)$/;
const URL_ATTRIBUTES =
  /^(href|src|srcset|action|formaction|poster|background|data|ping|xlink:href)$/;
/** A scheme that runs or holds a page. Browsers drop white space and control characters in it. */
function isRunning(url: string): boolean {
  const compact = url.replace(/[\p{Cc}\s]/gu, '').toLowerCase();
  return /^(javascript|vbscript):|^data:(?!image\/)/.test(compact);
}

type Element = Tree.Element;

/** All elements of a document, as an HTML parser (parse5) sees them. */
export function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      elements.push(child);
      visit('content' in child ? (child as Tree.Template).content : child);
    }
  };
  visit(parse(html));
  return elements;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

/** The text of an element and of all inside it. */
export function textIn(element: Tree.ParentNode): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'childNodes' in child ? textIn(child) : ''))
    .join('');
}

/** The values of data-service-region, in the order of the document. */
export function regionsOf(html: string): string[] {
  return elementsOf(html).flatMap((element) => attribute(element, 'data-service-region') ?? []);
}

/** What in a document could run, load another document, or leave the page; one line each. Empty: nothing. */
export function executableParts(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const { tagName, attrs } = element;
    const found: string[] = [];
    if (EXECUTABLE_ELEMENTS.test(tagName)) found.push(`<${tagName}>`);
    if (tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh')
      found.push('<meta refresh>');
    for (const { name, value } of attrs) {
      if (/^on/i.test(name) || name === 'srcdoc') found.push(`${tagName} ${name}`);
      if (URL_ATTRIBUTES.test(name) && isRunning(value)) found.push(`${tagName} ${name}=${value}`);
    }
    return found;
  });
}

/** Addresses that a document loads by itself or leads to, data URLs apart. */
export function externalResources(html: string): string[] {
  return elementsOf(html).flatMap((element) => {
    const css = element.tagName === 'style' ? textIn(element) : (attribute(element, 'style') ?? '');
    return [
      ...element.attrs
        .filter(({ name, value }) => URL_ATTRIBUTES.test(name) && !/^(data:|#|$)/.test(value))
        .map(({ value }) => value),
      ...(css.match(/url\((?!['"]?data:)|@import/gi) ?? []),
    ];
  });
}
