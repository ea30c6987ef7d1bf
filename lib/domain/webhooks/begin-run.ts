import { monthOf } from '#lib/domain/limits/monthly-limit.ts';
import { sendTask } from '#lib/domain/tasks/send-task.ts';
import type { Ports } from '#lib/ports/index.ts';
import { idFrom, type Run, type RunInput } from './run-store.ts';
import type { StoredWebhook } from './webhook-store.ts';

export const RUN_TASK = 'webhook-run';

/** Hands a run to the queue. Twice is as good as once. */
export function queueRun(
  needs: Pick<Ports, 'queue' | 'now'>,
  { id: runId, ownerId }: Pick<Run, 'id' | 'ownerId'>,
): Promise<void> {
  return sendTask(needs, { type: RUN_TASK, payload: { ownerId, runId } }, { group: ownerId });
}

/** A run that has not begun. */
export function draftRun(
  { now }: Pick<Ports, 'now'>,
  { id: webhookId, ownerId }: Pick<StoredWebhook, 'id' | 'ownerId'>,
  id: string,
  input: RunInput,
): Run {
  const receivedAt = now();
  const sentId = input.kind === 'record' ? input.record['id'] : undefined;
  const recordId = input.kind === 'named' ? input.recordId : sentId;
  return {
    ...{ id, ownerId, webhookId, input },
    recordId: typeof recordId === 'string' ? recordId.slice(0, 300) : null,
    receivedAt: receivedAt.toISOString(),
    status: 'queued',
    documentId: idFrom(id, 'document'),
    month: monthOf(receivedAt),
  };
}
