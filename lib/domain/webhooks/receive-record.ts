import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { SenderHeaders } from '#schemas/service/webhook.ts';
import { draftRun, queueRun } from './begin-run.ts';
import { identifySender } from './identify-sender.ts';
import { readBody } from './read-body.ts';
import { addRun, findRun, idFrom, type Run } from './run-store.ts';

type Needs = Pick<Ports, 'table' | 'secrets' | 'queue' | 'now' | 'newId'>;

const presentStarted = ({ id: runId, documentId, input }: Run) => ({
  success: true as const,
  runId,
  documentId: input?.kind === 'notification' ? null : documentId,
  status: 'queued' as const,
  _links: { document: `/v1/webhooks/pdfs/${runId}` },
});

/**
 * Takes a record, or what leads to one, and leaves the document to the task queue. It is durable once this
 * returns. A message that came before begins nothing again; where its run was not queued before a crash,
 * it is now.
 * @returns undefined for the provider, who wants no answer
 * @throws webhookRefused, webhookReplayed, validation, payloadTooLarge
 */
export async function receiveRecord(
  needs: Needs,
  id: string,
  headers: SenderHeaders,
  text: string,
) {
  const { webhook, messageId, isProvider } = await identifySender(needs, id, headers, text);
  const input = readBody(webhook, text);
  const runId = messageId === undefined ? needs.newId() : idFrom(id, messageId);
  const run = draftRun(needs, webhook, runId, input);
  const isNew = await addRun(needs, run);
  const known = isNew ? undefined : (await findRun(needs, run.ownerId, runId))?.run;
  if (isNew || known?.status === 'queued') await queueRun(needs, run);
  if (isProvider) return undefined;
  if (!isNew) throw new PagewrightError('webhookReplayed', { details: { runId } });
  return presentStarted(run);
}
