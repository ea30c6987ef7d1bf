import { isFoundIn } from '#lib/shared/html/markup-parts.ts';

/** Says nothing that outlives the document: the browser forgets these with the markup. */
const HARMLESS_META =
  /^(?:\s+(?:charset=["']?[\w-]+["']?|content=(?:"[^"<>]*"|'[^'<>]*')|name=["']?(?:viewport|description|author|generator|keywords|subject|date|robots)["']?|http-equiv=["']?(?:content-type|content-security-policy|x-ua-compatible)["']?))*\s*\/?$/i;
/** Preferred style sheets, the colours of links on `body`, the focus given once in a page's life. */
const LASTING = /title\s*=|[\s"'/][av]?link\s*=|autofocus/i;
const META = /<meta(?=[\s/>])([^>]*)/gi;

/**
 * Whether markup may leave something behind in a page that is refilled with
 * `Page.setDocumentContent`: that keeps the Document object, and with it the colour scheme and
 * language of a meta element, the preferred set of titled style sheets and the colours of `body`.
 * Of about 40 constructs tried, these did. In doubt, yes.
 */
export const hasLastingState = (html: string): boolean => isFoundIn(html, mayLast);

function mayLast(markup: string): boolean {
  if (LASTING.test(markup)) return true;
  for (const [, attributes = ''] of markup.matchAll(META)) {
    if (!HARMLESS_META.test(attributes)) return true;
  }
  return false;
}
