import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { OpenDocument, Edited as Outcome, Refused } from '../edit-document.ts';
import type * as Editor from '../editor.ts';
import type { Operation } from '../operations.ts';
import type { Edition } from './edition.ts';
import { contentLoss, notFeasible } from './refusals.ts';
import { delta, type Work } from './stage.ts';
import { suggestionsFor } from './suggestions.ts';
import { type EditRequest, type PlannedEdit, regionOf } from './understand.ts';

/** The editor is loaded by the caller, once for each request. */
export type EditNeeds = Pick<Ports, 'log' | 'model'> & { readonly editor: typeof Editor };

/** A document as operations left it. */
export interface Edited extends Outcome {
  readonly operations: readonly Operation[];
  /** 0 where no model was asked. */
  readonly tokensUsed: number;
}

/** The error of a change that was not made. */
function refusalOf(
  { reason, message, lost }: Refused,
  suggested: () => readonly string[],
): PagewrightError {
  switch (reason) {
    case 'invalid-operation':
    case 'not-conserved':
      return notFeasible(message, suggested());
    case 'content-loss':
      return contentLoss(message, lost === undefined ? [] : [lost], suggested());
    case 'unsafe':
      return new PagewrightError('guardrailViolation', {
        message,
        details: { category: 'script_injection' },
      });
  }
}

/**
 * Carries operations out, between the guardrails.
 * @throws guardrailViolation, contentLossBlocked, requestNotFeasible
 */
function carryOut(
  needs: EditNeeds,
  edition: Edition,
  open: OpenDocument,
  operations: readonly Operation[],
  instruction: string,
): Outcome {
  const { editor } = needs;
  editor.checkOperations(needs, operations);
  const result = editor.editDocument(open, edition.options, operations);
  if (result.outcome === 'refused')
    throw refusalOf(result, () => suggestionsFor(editor, edition, instruction));
  return result;
}

const ALREADY = 'Nothing was changed: the document is like that already';

/** Does what the interpreter understood. @throws guardrailViolation, contentLossBlocked, requestNotFeasible */
export async function* editAsPlanned(
  needs: EditNeeds,
  edition: Edition,
  open: OpenDocument,
  { operations, remarks = [] }: PlannedEdit,
  instruction: string,
): Work<Edited> {
  const before = {
    html: open.html,
    shown: open.content.nodes.map(({ text }) => text).join(' '),
    touched: needs.editor.touchedTexts(operations, open.content),
  };
  yield delta(
    operations.length === 1 ? 'Making one change' : `Making ${operations.length} changes`,
  );
  const done = carryOut(needs, edition, open, operations, instruction);
  const findings = [
    ...done.findings,
    ...needs.editor.instructionMismatches(instruction, operations, before, done.changes),
    ...remarks.map((remark) => `“${remark}” was taken for a remark.`),
  ];
  const changes = done.changes.length > 0 ? done.changes : [ALREADY];
  const outcome = { ...done, changes, findings, selfCheckPassed: findings.length === 0 };
  yield delta(checkedText(outcome));
  return { ...outcome, operations, tokensUsed: 0 };
}

const checkedText = ({ selfCheckPassed }: Outcome): string =>
  selfCheckPassed
    ? 'Checked: everything is as it was asked for, and nothing else is different'
    : 'Checked: nothing was lost, but not all that was asked for is there';

/**
 * Has the model find out what to do, and does it.
 * @throws ModelError, guardrailViolation, contentLossBlocked, requestNotFeasible, modifyError
 */
export async function* editWithModel(
  needs: EditNeeds,
  edition: Edition,
  { content }: OpenDocument,
  { instruction, region }: EditRequest,
  signal: AbortSignal,
): Work<Edited> {
  const { model } = needs;
  if (model === undefined) throw new Error('There is no model to ask');
  yield delta(`Asking ${model.name}`);
  const { documentType } = edition;
  const subject = { content, documentType, region: regionOf(content, region) };
  const { askModelForOperations } = await import('../model/ask-model.ts');
  let refusal: unknown;
  const outcome = await askModelForOperations(
    model,
    { instruction, subject },
    (operations) => {
      const trial = tryOut(needs, edition, operations, instruction);
      if (!trial.passed) refusal = trial.refusal;
      return trial;
    },
    signal,
  );
  const { tokensUsed } = outcome;
  if (outcome.kind === 'impossible') {
    const { reason, suggestions } = outcome;
    const own =
      suggestions.length > 0 ? suggestions : suggestionsFor(needs.editor, edition, instruction);
    throw notFeasible(reason, own, { tokensUsed });
  }
  if (outcome.result === undefined) throw refusal ?? unusable(tokensUsed);
  yield delta(checkedText(outcome.result));
  return { ...outcome.result, tokensUsed };
}

function unusable(tokensUsed: number): PagewrightError {
  return new PagewrightError('modifyError', {
    message: 'The language model gave no answer that could be used: nothing was changed',
    details: { reason: 'unusable', tokensUsed },
  });
}

type EditWithoutUsage = Omit<Edited, 'tokensUsed'>;

/** One answer of the model, on a tree of its own. Mistakes that it can correct are sent back to it; harm is final. */
function tryOut(
  needs: EditNeeds,
  edition: Edition,
  operations: readonly Operation[],
  instruction: string,
):
  | { readonly passed: true; readonly result: EditWithoutUsage }
  | {
      readonly passed: false;
      readonly findings: readonly string[];
      readonly result?: EditWithoutUsage;
      readonly refusal?: unknown;
    } {
  const { openDocument } = needs.editor;
  try {
    const outcome = carryOut(
      needs,
      edition,
      openDocument(edition.html, edition.markup?.stylesheet),
      operations,
      instruction,
    );
    const result = { ...outcome, operations };
    return outcome.selfCheckPassed
      ? { passed: true, result }
      : { passed: false, findings: outcome.findings, result };
  } catch (error) {
    const mayMend =
      error instanceof PagewrightError &&
      (error.condition === 'requestNotFeasible' || error.condition === 'contentLossBlocked');
    if (!mayMend) throw error;
    return { passed: false, findings: [error.message], refusal: error };
  }
}
