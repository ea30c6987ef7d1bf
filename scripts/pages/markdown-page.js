import { dirname, join } from 'node:path/posix';
import { Marked } from 'marked';

/** The id of a heading, as GitHub makes it. */
const anchorOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** Where a link of a document leads to on the site; undefined: the file is none of its pages. */
function resolveLink(href, { file, prefix, slugs }) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [path, anchor] = href.split('#');
  const target = join(dirname(file), path);
  const slug = slugs.get(target) ?? slugs.get(join(target, 'README.md'));
  if (slug === undefined) return undefined;
  return `${prefix}docs/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * A document as the markup of a page.
 *
 * @param place `file`: of the document, from the root. `prefix`: leads from the page to the root of the
 *   service. `slugs`: of all documents, by file. `images`: addresses on the site, by file.
 */
export function renderMarkdown(text, place) {
  const imageOf = (src) => place.images.get(join(dirname(place.file), src)) ?? src;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: source }) {
        const plain = source.replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1');
        return `<h${depth} id="${anchorOf(plain)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const address = resolveLink(href, place);
        const content = this.parser.parseInline(tokens);
        return address === undefined ? content : `<a href="${address}">${content}</a>`;
      },
      html: ({ text: markup }) =>
        markup.replaceAll(/src="([^"]+)"/g, (_, src) => `src="${place.prefix}${imageOf(src)}"`),
    },
  });
  // A table that is wider than the page scrolls by itself, also by the keyboard.
  return marked
    .parse(text)
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
}
