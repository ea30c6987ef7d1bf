import { readFile } from 'node:fs/promises';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
import * as editor from '#lib/domain/editing/editor.ts';
import { interpret } from '#lib/domain/editing/interpret/interpret.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { suggestionsFor } from '#lib/domain/editing/session/suggestions.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { StyleName } from '#schemas/template.ts';
import { DOCUMENTS } from '#tests/e2e/modify-corpus/documents.ts';
import { builtIn } from '#tests/support/built-in-templates.ts';

/** Several ways to say one thing of one document. The first one is known to be right. */
export interface InstructionGroup {
  readonly on: string;
  readonly phrasings: readonly string[];
}

/** What came of a phrasing: the page after it, or why there is none. */
export interface Outcome {
  readonly html?: string;
  readonly changes: string;
  /** What the phrasing was read as, where there is a page. */
  readonly operations?: readonly Operation[];
}

/**
 * A file of instructions: groups with an empty line between them, each a line `@document` and then its
 * phrasings, a line each.
 */
export async function readInstructions(file: URL | string): Promise<InstructionGroup[]> {
  const groups = (await readFile(file, 'utf8')).split(/\n\s*\n/);
  return groups.flatMap((group) => {
    const [head, ...phrasings] = group.split('\n').filter((line) => line.trim() !== '');
    if (head === undefined) return [];
    if (!head.startsWith('@') || phrasings.length < 2) throw new Error(`not a group: ${group}`);
    return [{ on: head.slice(1).trim(), phrasings }];
  });
}

/** The markup of a document of the corpus, by its name. */
export async function markupOf(name: string): Promise<string> {
  const { body } = DOCUMENTS[name] ?? {};
  if (body === undefined) throw new Error(`no document ${name}: ${Object.keys(DOCUMENTS).join()}`);
  if (typeof body['html'] === 'string') return body['html'];
  const data = body['data'] as JsonObject;
  if (typeof body['template'] === 'string')
    return renderTemplate(await builtIn(body['template']), data);
  const { model, recommendations } = analyzeData(data);
  const style = (body['style'] ?? recommendations.suggestedStyle) as StyleName;
  return layoutDocument(model, { style }).html;
}

/** Says it to the document that `html` is. */
export function outcomeOf(html: string, instruction: string): Outcome {
  const open = openDocument(html);
  const { document, content } = open;
  const found = interpret(instruction, {
    document,
    content,
    documentType: 'custom',
    region: undefined,
  });
  if (found.kind !== 'operations')
    return { changes: `${found.kind}: ${'reason' in found ? found.reason : ''}` };
  // Which step fits is known only of what is rendered.
  const operations = found.operations.map((one) =>
    one.op === 'fit-page' ? { ...one, step: 3 } : one,
  );
  const result = editDocument(open, {}, operations);
  if (result.outcome === 'refused') return { changes: `${result.reason}: ${result.message}` };
  const page = JSON.stringify(result.options);
  return {
    html: `${inAnyOrder(result.html)}\n${page}`,
    changes: result.changes.join(' '),
    operations: found.operations,
  };
}

/** A page looks the same in whichever order its elements' own styles were set: each overrules all rules. */
function inAnyOrder(html: string): string {
  return html.replace(
    / style="([^"]*)"/g,
    (_, style: string) => ` style="${style.split(';').sort().join(';')}"`,
  );
}

/** What is suggested to somebody whose instruction is refused, each as it was carried out on a copy. */
export function suggestedFor(html: string, instruction: string): readonly string[] {
  const found = interpret(instruction, {
    ...openDocument(html),
    documentType: 'custom',
    region: undefined,
  });
  if (found.kind !== 'not-feasible' && found.kind !== 'needs-model' && found.kind !== 'unknown')
    throw new Error(`“${instruction}” is not refused: ${found.kind}`);
  const own = found.kind === 'unknown' ? [] : found.suggestions;
  const edition = { html, options: {}, documentType: 'custom' };
  return suggestionsFor(editor, edition, instruction, own);
}
