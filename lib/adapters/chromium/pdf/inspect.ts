import { dictionaryAt, type PdfStructure, readStructure } from './structure.ts';
import {
  isDictionary,
  isName,
  isReference,
  type PdfDictionary,
  PdfSyntaxError,
  type PdfValue,
} from './values.ts';

const MAX_TREE_DEPTH = 32;

/**
 * Proves that `bytes` is a whole PDF and counts its pages, at least 1. Throws PdfSyntaxError on anything
 * else: truncated, damaged, without pages, or with compressed cross references, which Chromium does not
 * write.
 *
 * It runs on every document, so it reads only the references and the page tree: 0.1 ms for a page,
 * 2 ms for a tagged table of 1,000 rows (1.5 MB, some ten thousand objects), where loading the file
 * with pdf-lib takes 7 and 230 ms.
 */
export function inspectPdf(bytes: Uint8Array): { readonly pageCount: number } {
  const structure = readStructure(bytes);
  const catalog = dictionaryAt(structure, structure.trailer.get('Root'), 'the catalog');
  const pageCount = countPages(structure, catalog.get('Pages'), new Set());
  if (pageCount === 0) throw new PdfSyntaxError('the document has no pages');
  return { pageCount };
}

/** Leaves below a node of the page tree; each inner node's /Count has to agree. */
function countPages(
  structure: PdfStructure,
  node: PdfValue | undefined,
  visited: Set<number>,
  depth = 0,
): number {
  if (!isReference(node)) throw new PdfSyntaxError('the page tree has a gap');
  if (visited.has(node.number) || depth > MAX_TREE_DEPTH) {
    throw new PdfSyntaxError('the page tree has no end');
  }
  visited.add(node.number);
  const dictionary = dictionaryAt(structure, node, 'a page');
  if (isName(dictionary.get('Type'), 'Page')) return provePage(dictionary);
  const kids = dictionary.get('Kids');
  if (!isName(dictionary.get('Type'), 'Pages') || !Array.isArray(kids)) {
    throw new PdfSyntaxError('the page tree is broken');
  }
  let count = 0;
  for (const kid of kids) count += countPages(structure, kid, visited, depth + 1);
  if (dictionary.get('Count') !== count) throw new PdfSyntaxError('the page count is wrong');
  return count;
}

function provePage(page: PdfDictionary): 1 {
  if (!isReference(page.get('Parent'))) throw new PdfSyntaxError('a page stands outside the tree');
  const resources = page.get('Resources');
  if (resources !== undefined && !isDictionary(resources) && !isReference(resources)) {
    throw new PdfSyntaxError('a page has broken resources');
  }
  return 1;
}
