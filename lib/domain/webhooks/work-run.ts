import { chargeWork, refusal } from '#lib/domain/limits/monthly-limit.ts';
import { findRecord } from '#lib/domain/records/record-store.ts';
import type { StopSignals } from '#lib/domain/tasks/task-type.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Condition } from '#schemas/errors.ts';
import { chargeOf, describeRunFailure, endFailed, endMade, type OpenRun } from './end-run.ts';
import { callerOf, type MakingNeeds, makeDocument } from './make-document.ts';
import { findRun, type RunInput, writeRun } from './run-store.ts';
import { splitNotification } from './split-notification.ts';
import { type StoredWebhook, WEBHOOKS } from './webhook-store.ts';

/** Which run is to be worked on. */
export interface RunReference {
  readonly ownerId: string;
  readonly runId: string;
}

/** What is worth another attempt. */
const PASSING: ReadonlySet<Condition> = new Set(['overloaded', 'tabledbUnavailable']);

const isPassing = (error: unknown): boolean =>
  !(error instanceof PagewrightError) || PASSING.has(error.condition);

async function make(
  needs: MakingNeeds,
  webhook: StoredWebhook,
  { run, revision }: OpenRun,
  input: Exclude<RunInput, { kind: 'notification' }>,
  signal: AbortSignal,
): Promise<void> {
  const caller = callerOf(webhook);
  if ((await chargeWork(needs, caller, chargeOf(run))) !== undefined)
    throw await refusal(needs, caller);
  const { warnings } = await makeDocument(needs, webhook, input, run.documentId, signal);
  await endMade(needs, { run, revision }, [...warnings]);
}

async function attempt(needs: MakingNeeds, open: OpenRun, signal: AbortSignal): Promise<void> {
  const { input, ownerId, webhookId } = open.run;
  const webhook = (await findRecord(needs, WEBHOOKS, ownerId, webhookId))?.record;
  if (webhook === undefined) throw new PagewrightError('webhookNotFound');
  if (input === undefined) return;
  if (input.kind === 'notification')
    await splitNotification(needs, webhook, open, input.notification, signal);
  else await make(needs, webhook, open, input, signal);
}

/**
 * Works on a run, once: one that has ended stays as it is.
 * @throws what passes by itself: the run is to be tried again
 */
export async function workRun(
  needs: MakingNeeds,
  { ownerId, runId }: RunReference,
  { abort }: StopSignals,
): Promise<void> {
  const open = await findRun(needs, ownerId, runId);
  if (open?.run.status !== 'queued') return;
  try {
    await attempt(needs, open, abort);
  } catch (error) {
    const failure = describeRunFailure(error);
    if (!isPassing(error) && !abort.aborted) return endFailed(needs, open, failure);
    // What the last attempt failed of is what the run fails of.
    if (error instanceof PagewrightError)
      await writeRun(needs, { ...open.run, failure }, open.revision);
    throw error;
  }
}

/** Ends a run that failed too often, or that workers died of. */
export async function giveUpRun(
  needs: Parameters<typeof endFailed>[0],
  { ownerId, runId }: RunReference,
): Promise<void> {
  const open = await findRun(needs, ownerId, runId);
  if (open?.run.status !== 'queued') return;
  const abandoned = new PagewrightError('generationFailed', {
    message: 'The document was given up: work on it broke off too often. Send the record again',
    details: { reason: 'abandoned' },
  });
  await endFailed(needs, open, open.run.failure ?? describeRunFailure(abandoned));
}
