import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { type Edited, editAsPlanned, editWithModel } from '#lib/domain/editing/session/edit.ts';
import type { Edition } from '#lib/domain/editing/session/edition.ts';
import { contentLoss, modifyFailure, notFeasible } from '#lib/domain/editing/session/refusals.ts';
import { finish } from '#lib/domain/editing/session/stage.ts';
import { suggestionsFor } from '#lib/domain/editing/session/suggestions.ts';
import { understand } from '#lib/domain/editing/session/understand.ts';
import { protectTags } from '#lib/domain/editing/template/protect-tags.ts';
import { parseTemplate, writtenTags } from '#lib/domain/templates/parse-template.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RefinedTemplate, RefineRequest } from '#schemas/modify.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'model' | 'log'>;

/** Operations that may take tags away: the ones whose targets say something else afterwards, or nothing. */
const TAKES_TEXT: ReadonlySet<Operation['op']> = new Set([
  'remove',
  'remove-column',
  'remove-row',
  'set-text',
  'replace-text',
  'set-attribute',
]);

/** What would stand in every document of the template, whatever its own amounts. */
const BRINGS_VALUES: ReadonlySet<Operation['op']> = new Set(['add-total', 'add-row']);

/** The template to be changed, as a document: a section's rows are one row. */
async function editionOf(
  needs: Needs,
  caller: Caller,
  { templateId, html }: RefineRequest,
): Promise<{ template: string; edition: Edition; restore: (html: string) => string }> {
  const known =
    templateId === undefined ? undefined : await requireTemplate(needs, caller, templateId);
  const template = known?.html ?? html ?? '';
  const { html: document, restore } = protectTags(template);
  const edition = { html: document, options: {}, documentType: known?.type ?? 'custom' };
  return { template, edition, restore };
}

/**
 * Changes a template as it is asked for in plain words. Every tag is still there afterwards, unless
 * the instruction took away or replaced what it stands in. Nothing is stored.
 * @throws validation for a template that does not parse, templateNotFound, guardrailViolation,
 * requestNotFeasible, contentLossBlocked, modifyError
 */
export async function refineTemplate(
  needs: Needs,
  caller: Caller,
  request: RefineRequest,
  signal: AbortSignal,
): Promise<RefinedTemplate> {
  const { template, edition, restore } = await editionOf(needs, caller, request);
  try {
    const edited = await edit(needs, edition, request.instruction, signal);
    const html = restore(edited.html);
    keepsTags(template, html, edited.operations);
    const { changes, selfCheckPassed, findings } = edited;
    return {
      success: true,
      html,
      changes: [...changes],
      selfCheckPassed,
      findings: [...findings],
    };
  } catch (error) {
    throw modifyFailure(error);
  }
}

async function edit(
  needs: Needs,
  edition: Edition,
  instruction: string,
  signal: AbortSignal,
): Promise<Edited> {
  const editor = await import('#lib/domain/editing/editor.ts');
  editor.checkInstruction(needs, instruction);
  const open = editor.openDocument(edition.html);
  const suggestions = () => suggestionsFor(editor, edition, instruction);
  const hasModel = needs.model !== undefined;
  const plan = understand(editor, edition, open, { instruction }, { hasModel });
  if (plan.kind === 'undo') {
    throw notFeasible(
      'A template that is refined is not stored: there is nothing to undo',
      suggestions(),
    );
  }
  if (plan.kind === 'model' && needs.model === undefined) throw plan.refusal();
  const work =
    plan.kind === 'operations'
      ? editAsPlanned({ ...needs, editor }, edition, open, plan, instruction)
      : editWithModel({ ...needs, editor }, edition, open, { instruction }, signal);
  const edited = await finish(work);
  if (edited.operations.some(({ op }) => BRINGS_VALUES.has(op))) {
    const message =
      'Lines of items and of totals come from the data of each document: give them there, or add a placeholder to the template';
    throw notFeasible(message, suggestions());
  }
  if (Object.keys(edited.options).length > 0) {
    const message =
      'Size, orientation, margins and page numbers are not part of a template: give them as options when a document is made of it';
    throw notFeasible(message, suggestions());
  }
  return edited;
}

/** @throws contentLossBlocked for tags that went by themselves, requestNotFeasible for what is no template any more */
function keepsTags(before: string, after: string, operations: readonly Operation[]): void {
  try {
    parseTemplate(after);
  } catch (error) {
    const problem = (error as Error).message;
    throw notFeasible(`The change would leave a template that is none any more: ${problem}`, []);
  }
  const left = Map.groupBy(written(after), (tag) => tag);
  const lost = [...Map.groupBy(written(before), (tag) => tag)]
    .filter(([tag, all]) => (left.get(tag)?.length ?? 0) < all.length)
    .map(([tag]) => tag);
  if (lost.length > 0 && !operations.some(({ op }) => TAKES_TEXT.has(op))) {
    throw contentLoss(`The change would lose ${lost.join(', ')} of the template`, lost, []);
  }
}

const written = (template: string): string[] =>
  writtenTags(template).map(({ at, end }) => template.slice(at, end));
