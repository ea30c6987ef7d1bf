import { setTimeout as wait } from 'node:timers/promises';
import {
  addRevision,
  discardStaged,
  editOf,
  type OpenedSession,
  openSession,
  undoRevision,
} from '#lib/domain/sessions/revise-session.ts';
import { extendSession } from '#lib/domain/sessions/use-session.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import type { Modification, ModifyRequest } from '#schemas/modify.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type * as Editor from '../editor.ts';
import { type Renaming, renamed } from '../renaming.ts';
import { capturePage } from './capture-page.ts';
import { type Edited, editAsPlanned, editWithModel } from './edit.ts';
import { asksToFit, type CountPages, editToFit } from './edit-to-fit.ts';
import { modifyFailure } from './refusals.ts';
import { begin, delta, EMBEDDED, type Work } from './stage.ts';
import { type Plan, understand } from './understand.ts';

export type ModifyNeeds = Pick<
  Ports,
  'table' | 'blobs' | 'renderer' | 'queue' | 'model' | 'log' | 'now' | 'newId'
> & { readonly countPages: CountPages };

/**
 * How often a change is applied again when another one came first. Of several at once one wins in each
 * round, so twenty at once are all made; what a model does takes long and costs.
 */
const ATTEMPTS = 40;
const MODEL_ATTEMPTS = 3;
const LONGEST_WAIT_MS = 400;

/** What all attempts at one change have in common. */
interface Task {
  readonly needs: ModifyNeeds;
  readonly caller: Caller;
  readonly request: ModifyRequest;
  readonly instruction: string;
  readonly signal: AbortSignal;
}

/** What came of one attempt; no `result`: another revision came first. */
interface Attempt {
  readonly result?: Modification;
  readonly byModel: boolean;
}

/**
 * Changes a session as it is asked for in plain words, and makes that its new revision. Whatever can
 * be refused without doing anything is refused before the first stage.
 * @throws sessionNotFound, sessionExpired, validation, guardrailViolation, requestNotFeasible,
 * contentLossBlocked, modifyError; of a page that is to be captured also urlFetchFailed, overloaded,
 * rendererNotInstalled
 */
export async function* modifySession(
  needs: ModifyNeeds,
  caller: Caller,
  request: ModifyRequest,
  signal: AbortSignal,
): Work<Modification> {
  const instruction = request.instruction ?? request.prompt ?? '';
  const task = { needs, caller, request, instruction, signal };
  try {
    const opened = await openSession(needs, caller, request.sessionId);
    try {
      return yield* attemptAll(task, opened);
    } catch (error) {
      // What is refused is a use all the same.
      await extendSession(needs, caller, request.sessionId).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    throw modifyFailure(error);
  }
}

async function* attemptAll(task: Task, first: OpenedSession): Work<Modification> {
  const { needs, caller, request, signal } = task;
  const editor = request.undo === true ? undefined : await loadedEditor();
  editor?.checkInstruction(needs, task.instruction);
  let opened = first;
  for (let attempt = 1; ; attempt++) {
    const isFirst = attempt === 1;
    const { result, byModel } =
      editor === undefined
        ? yield* undo(task, opened, isFirst)
        : yield* attemptOnce(task, editor, opened, isFirst);
    if (result !== undefined) return result;
    if (attempt >= (byModel ? MODEL_ATTEMPTS : ATTEMPTS)) break;
    yield delta('The document was changed by another request: doing it again on top of that');
    await wait(Math.random() * Math.min(LONGEST_WAIT_MS, 10 * 2 ** attempt), undefined, { signal });
    opened = await openSession(needs, caller, request.sessionId);
  }
  throw new PagewrightError('modifyError', {
    message: 'Other requests kept changing the document: nothing was changed, so send it again',
    details: { reason: 'conflict' },
  });
}

let loaded: typeof Editor | undefined;

/** Importing takes its time even of what is there. */
async function loadedEditor(): Promise<typeof Editor> {
  loaded ??= await import('../editor.ts');
  return loaded;
}

const NOT_AS_BEFORE = 'The revision that came back is not byte for byte the one that it was.';

async function* undo(task: Task, opened: OpenedSession, isFirst: boolean): Work<Attempt> {
  const { needs, caller } = task;
  // Where there is nothing to go back to, that is said instead of a first stage.
  if (isFirst && opened.session.edit !== undefined) yield begin(EMBEDDED, opened.session.html);
  const back = await undoRevision(needs, caller, opened);
  if (back === undefined) return { byModel: false };
  const { session, edit, identical } = back;
  return {
    byModel: false,
    result: {
      html: session.html ?? '',
      changes: edit.changes.map((change) => `Undone: ${change}`),
      tokensUsed: 0,
      selfCheckPassed: identical,
      findings: identical ? [] : [NOT_AS_BEFORE],
    },
  };
}

async function* attemptOnce(
  task: Task,
  editor: typeof Editor,
  found: OpenedSession,
  isFirst: boolean,
): Work<Attempt> {
  const { request, instruction, signal } = task;
  const needs = { ...task.needs, editor };
  const captures = found.session.html === null;
  if (captures && isFirst) {
    yield begin(needs.model?.name ?? EMBEDDED, null);
    yield delta('Capturing the page');
  }
  const opened = captures ? await capturePage(needs, found, signal) : found;
  let discards = captures;
  try {
    const edition = { ...opened.session, html: opened.session.html ?? '' };
    const open = editor.openDocument(edition.html, edition.markup?.stylesheet);
    const editRequest = { instruction, region: request.region };
    const hasModel = needs.model !== undefined;
    const plan = understand(editor, edition, open, editRequest, { hasModel });
    if (plan.kind === 'undo') return yield* undo(task, found, isFirst && !captures);
    if (plan.kind === 'model' && needs.model === undefined) throw plan.refusal();
    // An answer may take longer than the session has left.
    if (plan.kind === 'model') await extendSession(needs, task.caller, request.sessionId);
    if (isFirst && !captures) yield begin(modelOf(needs, plan), edition.html);
    const edited =
      plan.kind === 'model'
        ? yield* editWithModel(needs, edition, open, editRequest, signal)
        : asksToFit(plan.operations)
          ? yield* editToFit(needs, edition, opened, plan, instruction, signal)
          : yield* editAsPlanned(needs, edition, open, plan, instruction);
    yield delta('Keeping the new revision');
    signal.throwIfAborted();
    discards = false;
    const result = await keep(task, opened, edited);
    return { byModel: plan.kind === 'model', ...(result && { result }) };
  } finally {
    if (discards) await discardStaged(needs, opened);
  }
}

function modelOf({ model }: ModifyNeeds, { kind }: Plan): string {
  return kind === 'model' ? (model?.name ?? EMBEDDED) : EMBEDDED;
}

/** Makes what was edited the session's revision; undefined when another one came first. */
async function keep(
  { needs, caller, instruction }: Task,
  opened: OpenedSession,
  { html, options, operations, changes, touched, renamings, ...edited }: Edited,
): Promise<Modification | undefined> {
  const edit = editOf(opened.session, {
    instruction,
    operations: operations as unknown as readonly JsonObject[],
    changes: [...changes],
    touched: [...touched],
  });
  const { data, title } = opened.session;
  const named = calledNow(options, title, renamings);
  const revised = await addRevision(needs, caller, opened, { html, data, options: named, edit });
  const { tokensUsed, selfCheckPassed, findings } = edited;
  return (
    revised && {
      html,
      changes: [...changes],
      tokensUsed,
      selfCheckPassed,
      findings: [...findings],
    }
  );
}

/** A document that is given another number or title is called by it, on its pages and in its properties. */
function calledNow(
  options: RenderOptions,
  title: string,
  renamings: readonly Renaming[],
): RenderOptions {
  const before = options.metadata?.title ?? title;
  const now = renamed(before, renamings);
  return now === before ? options : { ...options, metadata: { ...options.metadata, title: now } };
}
