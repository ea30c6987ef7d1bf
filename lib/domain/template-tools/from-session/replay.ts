import { textContent } from 'domutils';
import { showsPrinted } from '#lib/domain/creation/fill-usable.ts';
import type * as Editor from '#lib/domain/editing/editor.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { protectTags } from '#lib/domain/editing/template/protect-tags.ts';
import { compileTemplate } from '#lib/domain/templates/compile.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Reformat } from '#schemas/rendering/reformat.ts';
import { numberAlike, unmadeTexts } from './align.ts';
import { operationMapper, VALUE } from './map-operation.ts';
import { groupRowsAlike, numberElements, withoutNumbers } from './numbered.ts';

/** One edit of a session: what was asked for, and what was done. */
export interface Step {
  readonly instruction: string;
  readonly operations: readonly Operation[];
}

/** A template with a session's edits, and what of the session is not in it. */
export interface Replayed {
  readonly html: string;
  /** How the edits write amounts, numbers and dates. */
  readonly formats: readonly Reformat[];
  readonly warnings: readonly string[];
  /** Texts that the edits added: every document of the template shows them. */
  readonly fixed: readonly string[];
}

/**
 * Makes a session's edits on the template that the session was made from. The template is numbered before it
 * is filled, so that what an edit names in the document is found in the template.
 * @param fill the numbered template as it is with the session's data
 * @param first the session's document before its edits, and the options that it was made with
 */
export async function replay(
  editor: typeof Editor,
  template: string,
  fill: (html: string) => Promise<string>,
  first: { readonly html: string; readonly options: RenderOptions },
  steps: readonly Step[],
): Promise<Replayed> {
  const shielded = protectTags(template);
  const numbered = editor.parseDocument(shielded.html);
  numberElements(numbered, 't');
  let own = numbered.toHtml();
  const made = editor.parseDocument(await fill(shielded.restore(own)));
  const shown = editor.parseDocument(first.html);
  groupRowsAlike(made, shown);
  const warnings = unmadeTexts(shown, made).slice(0, MAX_TEXTS).map(notMade);
  numberAlike(shown, made);
  let filled = shown.toHtml();
  let { options } = first;
  const formats: Reformat[] = [];
  const fixed: string[] = [];
  for (const [index, step] of steps.entries()) {
    const pair = { filled: editor.openDocument(filled), template: editor.openDocument(own) };
    const map = operationMapper(pair, showsPrinted(template));
    const mapped: Operation[] = [];
    const reasons: string[] = [];
    const formatted = formats.length;
    for (const operation of step.operations) {
      const result = map(operation);
      if (result.operation !== undefined) mapped.push(result.operation);
      if (result.format !== undefined) formats.push(result.format);
      if (result.reason !== undefined) reasons.push(result.reason);
    }
    const after = editor.editDocument(pair.filled, options, step.operations);
    if (after.outcome === 'refused') {
      warnings.push(...steps.slice(index).map((rest) => leftOut(rest, false, after.message)));
      break;
    }
    const changed = carryOut(editor, own, options, mapped);
    const said = textContent(editor.parseDocument(changed.html).body);
    fixed.push(...textsIn(mapped).filter((text) => said.includes(text)));
    // What cannot be done without a part that is left out needs no reason of its own.
    const isFormat = formats.length > formatted;
    const unmapped = mapped.length === 0 && !isFormat ? VALUE : undefined;
    const [reason = changed.refused[0] ?? unmapped] = reasons;
    const hasPart = changed.html !== own || isFormat;
    if (reason !== undefined) warnings.push(leftOut(step, hasPart, reason));
    // A sheet is written as a whole: what an earlier change made of it counts for the next.
    options = after.options;
    [filled, own] = numberNew(editor, [after.html, changed.html], `s${index}-`);
  }
  const document = editor.parseDocument(own);
  withoutNumbers(document);
  const html = shielded.restore(document.toHtml());
  compileTemplate(html);
  return { html, formats, warnings: [...new Set(warnings)], fixed: [...new Set(fixed)] };
}

function textsIn(operations: readonly Operation[]): readonly string[] {
  const texts = operations.flatMap((one) => {
    const block = one.op === 'insert' ? one.block : undefined;
    if (block === undefined) return [];
    if ('text' in block) return [block.text];
    return block.kind === 'fact' ? [block.value] : [];
  });
  return texts.filter((text) => text !== '');
}

const MAX_TEXTS = 20;

function notMade(text: string): string {
  return `"${text.slice(0, 200)}" is not in the template, which has no placeholder for it: write one in the markup`;
}

function leftOut({ instruction }: Step, hasPart: boolean, reason: string): string {
  const extent = hasPart ? 'is in the template only in part' : 'is not in the template';
  return `"${instruction.slice(0, 200)}" ${extent}: ${reason}`;
}

/** All at once where that goes, else as many as go one by one. */
function carryOut(
  editor: typeof Editor,
  html: string,
  options: RenderOptions,
  operations: readonly Operation[],
): { html: string; refused: string[] } {
  if (operations.length === 0) return { html, refused: [] };
  const edit = (some: readonly Operation[]) =>
    editor.editDocument(editor.openDocument(html), options, some);
  const all = edit(operations);
  if (all.outcome === 'edited') return { html: all.html, refused: [] };
  const refused: string[] = [];
  const possible = operations.filter((operation) => {
    const alone = edit([operation]);
    if (alone.outcome === 'refused') refused.push(alone.message);
    return alone.outcome === 'edited';
  });
  const rest = possible.length === 0 ? undefined : edit(possible);
  if (rest?.outcome === 'edited') return { html: rest.html, refused };
  return { html, refused: [all.message] };
}

/** What an edit brought in gets the same numbers on both sides, where both got as much. */
function numberNew(
  editor: typeof Editor,
  pages: readonly [string, string],
  prefix: string,
): [string, string] {
  const [one, other] = pages.map((html) => editor.parseDocument(html));
  if (one === undefined || other === undefined) return [...pages];
  const counts = [numberElements(one, prefix), numberElements(other, prefix)];
  return counts[0] === counts[1] ? [one.toHtml(), other.toHtml()] : [...pages];
}
