import type * as Editor from '../editor.ts';
import type { Edition } from './edition.ts';

const MOST = 3;
/** Each is carried out on a copy of the document. */
const MOST_TRIED = 14;
/** For a document so large that a trial takes long, fewer suggestions are found. */
const TRIES_MS = 1000;

/**
 * Up to three instructions that work on this very document, the nearest to what was asked first: each was
 * carried out on a copy of it and passed every check.
 * @param own what whoever refused it proposes
 */
export function suggestionsFor(
  editor: typeof Editor,
  edition: Edition,
  asked: string,
  own: readonly string[] = [],
): string[] {
  const open = editor.openDocument(edition.html, edition.markup?.stylesheet);
  const { documentType } = edition;
  const near = editor.suggestible({ ...open, documentType, region: undefined }, asked);
  const until = performance.now() + TRIES_MS;
  const found: string[] = [];
  for (const text of [...new Set([...own, ...near])].slice(0, MOST_TRIED)) {
    if (found.length === MOST || performance.now() > until) break;
    if (works(editor, edition, text)) found.push(text);
  }
  return found;
}

function works(editor: typeof Editor, edition: Edition, instruction: string): boolean {
  const { html, markup, options, documentType } = edition;
  const open = editor.openDocument(html, markup?.stylesheet);
  const read = editor.interpret(instruction, { ...open, documentType, region: undefined });
  if (read.kind !== 'operations') return false;
  const result = editor.editDocument(open, options, read.operations);
  return result.outcome === 'edited' && result.selfCheckPassed && result.changes.length > 0;
}
