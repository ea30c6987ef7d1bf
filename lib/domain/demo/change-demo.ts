import type * as Editor from '#lib/domain/editing/editor.ts';
import { renamed } from '#lib/domain/editing/renaming.ts';
import { editAsPlanned } from '#lib/domain/editing/session/edit.ts';
import { notFeasible } from '#lib/domain/editing/session/refusals.ts';
import { finish } from '#lib/domain/editing/session/stage.ts';
import { suggestionsFor } from '#lib/domain/editing/session/suggestions.ts';
import { understand } from '#lib/domain/editing/session/understand.ts';
import type { NewSession } from '#lib/domain/sessions/create-session.ts';
import type { Ports } from '#lib/ports/index.ts';

/**
 * A document changed as a prompt asks. No language model is asked: nobody answers for its cost.
 * @throws guardrailViolation, requestNotFeasible, contentLossBlocked
 */
export async function changeDemo(
  { log }: Pick<Ports, 'log'>,
  editor: typeof Editor,
  draft: NewSession,
  prompt: string,
): Promise<{ readonly draft: NewSession; readonly changes: readonly string[] }> {
  const edition = { ...draft, html: draft.html ?? '' };
  const open = editor.openDocument(edition.html, edition.markup?.stylesheet);
  const plan = understand(editor, edition, open, { instruction: prompt });
  if (plan.kind === 'model') throw plan.refusal();
  if (plan.kind === 'undo') {
    const message = 'A document of the demo is not stored: there is nothing to undo';
    throw notFeasible(message, suggestionsFor(editor, edition, prompt));
  }
  const needs = { log, model: undefined, editor };
  const edited = await finish(editAsPlanned(needs, edition, open, plan, prompt));
  const { html, options, changes, renamings } = edited;
  return { draft: { ...draft, html, options, title: renamed(draft.title, renamings) }, changes };
}
