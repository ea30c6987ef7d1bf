import { z } from 'zod';
import { requireMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { airtableAccess } from '#lib/domain/sources/airtable-reader.ts';
import { requireSource } from '#lib/domain/sources/find-source.ts';
import { findTable } from '#lib/domain/tabledb/find-table.ts';
import { answerOf } from '#lib/domain/tabledb/provider-access.ts';
import { invalid } from '#lib/errors.ts';
import type { ChangesPage } from '#lib/ports/table-database.ts';
import type { ProviderNotification } from '#schemas/service/webhook.ts';
import { draftRun, queueRun } from './begin-run.ts';
import type { OpenRun } from './end-run.ts';
import { callerOf, type MakingNeeds } from './make-document.ts';
import { addRun, findRun, idFrom, writeRun } from './run-store.ts';
import { cursorKey, type StoredWebhook } from './webhook-store.ts';

/** Pages of fifty changes: a notification comes for each change, so what is left has its own. */
const MAX_PAGES = 100;

const Cursor = z.object({ next: z.int() });

/** Where the records of a webhook are. @throws mappingNotFound, sourceNotFound, validation */
async function sourceOf(
  needs: MakingNeeds,
  webhook: StoredWebhook,
  { base }: ProviderNotification,
) {
  const caller = callerOf(webhook);
  const { mappingId, sourceId: own = '' } = webhook;
  const sourceId =
    mappingId === undefined ? own : (await requireMapping(needs, caller, mappingId)).sourceId;
  const source = await requireSource(needs, caller, sourceId);
  const { baseId = '', tableName = '' } = source.settings;
  if (source.type === 'airtable' && base.id === baseId) return { source, baseId, tableName };
  throw invalid({
    path: ['base', 'id'],
    message: 'is not the base of this webhook’s source',
  });
}

/** A run for each record of a page; one that is there already stays. */
async function queueRuns(
  needs: MakingNeeds,
  webhook: StoredWebhook,
  { base, webhook: sent }: ProviderNotification,
  changes: ChangesPage['changes'],
): Promise<string[]> {
  const lastChange = new Map(changes.map(({ recordId, transaction }) => [recordId, transaction]));
  const ids: string[] = [];
  for (const [recordId, transaction] of lastChange) {
    const id = idFrom(webhook.id, base.id, sent.id, String(transaction), recordId);
    const run = draftRun(needs, webhook, id, { kind: 'named', recordId });
    const isNew = await addRun(needs, run);
    const known = isNew ? run : (await findRun(needs, run.ownerId, id))?.run;
    if (known?.status === 'queued') await queueRun(needs, run);
    ids.push(id);
  }
  return ids;
}

/**
 * Asks the provider what has changed since the last notification, and begins a run for each record that was
 * made or changed. Cut short, it begins none twice.
 * @throws mappingNotFound, sourceNotFound, validation, tableNotFound, recordsError, tabledbUnavailable
 */
export async function splitNotification(
  needs: MakingNeeds,
  webhook: StoredWebhook,
  { run, revision }: OpenRun,
  notification: ProviderNotification,
  signal: AbortSignal,
): Promise<void> {
  const { source, baseId, tableName } = await sourceOf(needs, webhook, notification);
  const access = airtableAccess(source, signal);
  const table = await findTable(needs, access, { baseId, tableId: tableName }, 'recordsError');
  const key = cursorKey(webhook.id, notification.webhook.id);
  const stored = await needs.table.get(key);
  let cursor = stored === undefined ? 1 : Cursor.parse(stored.value).next;
  const runs: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const request = { baseId, webhookId: notification.webhook.id, tableId: table.id, cursor };
    const { changes, next, hasMore } = await answerOf(
      needs.tabledb.listChanges(access, request),
      'recordsError',
    );
    runs.push(...(await queueRuns(needs, webhook, notification, changes)));
    cursor = next;
    await needs.table.put({ ...key, value: { next } });
    if (!hasMore) break;
  }
  const { input: _, failure: __, ...rest } = run;
  await writeRun(needs, { ...rest, status: 'split', runs: runs.slice(-MAX_RUNS) }, revision);
}

/** A record of the store holds 400 kB. */
const MAX_RUNS = 1_000;
