import { type EventNeeds, raiseEvent } from '#lib/domain/events/raise-event.ts';
import { settleWork } from '#lib/domain/limits/monthly-limit.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { JsonValue } from '#schemas/json.ts';
import { type Run, type RunFailure, runRemoveAfter, writeRun } from './run-store.ts';
import { madeKey } from './webhook-store.ts';

/** What a run that waits for its work looks like. */
export interface OpenRun {
  readonly run: Run;
  readonly revision: number;
}

/** What of a failure’s details is kept. */
const MAX_DETAILS_CHARACTERS = 4_000;

const asJson = (value: unknown): JsonValue | undefined => {
  const text = JSON.stringify(value);
  return text === undefined || text.length > MAX_DETAILS_CHARACTERS ? undefined : JSON.parse(text);
};

/** A failure as it is kept and answered; what is not known is ours. */
export function describeRunFailure(error: unknown): RunFailure {
  const known =
    error instanceof PagewrightError
      ? error
      : new PagewrightError('generationFailed', { cause: error });
  const details = asJson(known.details);
  return {
    condition: known.condition,
    message: known.message,
    ...(details === undefined ? {} : { details }),
    ...(Object.keys(known.fields).length === 0
      ? {}
      : { fields: known.fields as NonNullable<RunFailure['fields']> }),
  };
}

/** What a run is charged under. */
export const chargeOf = ({ id, month }: Pick<Run, 'id' | 'month'>) => ({
  name: `webhook-run#${id}`,
  month,
  count: 1,
});

/** Ends a run that made its document, and makes it the newest of its webhook. */
export async function endMade(
  needs: EventNeeds,
  { run, revision }: OpenRun,
  warnings: Run['warnings'] = [],
): Promise<void> {
  const key = madeKey(run.webhookId, needs.now().toISOString(), run.id);
  const removeAfter = runRemoveAfter(run);
  await needs.table.put({ ...key, value: { runId: run.id }, removeAfter });
  const { input: _, failure: __, ...rest } = run;
  await writeRun(needs, { ...rest, status: 'made', warnings }, revision);
  // Last: a charge that has ended would be made again.
  await settleWork(needs, run, chargeOf(run), 0);
}

/** Ends a run that made nothing: it is not charged, and its owner gets the event. */
export async function endFailed(
  needs: EventNeeds,
  { run, revision }: OpenRun,
  failure: RunFailure,
): Promise<void> {
  await settleWork(needs, run, chargeOf(run), 1);
  const { code } = new PagewrightError(failure.condition);
  const { id: runId, webhookId, recordId, ownerId, documentId } = run;
  await raiseEvent(needs, ownerId, {
    type: 'document.failed',
    key: documentId,
    data: {
      ...{ error: failure.message, code, webhookId, runId, recordId },
      ...{ filename: null, templateId: null, sessionId: null },
    },
  });
  // After the event: another attempt raises the same one.
  const { input: _, ...rest } = run;
  await writeRun(needs, { ...rest, status: 'failed', failure }, revision);
}
