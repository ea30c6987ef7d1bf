import { randomBytes } from 'node:crypto';
import { requireTemplate } from '#lib/domain/creation/template-catalog.ts';
import { requireMapping } from '#lib/domain/mappings/keep-mappings.ts';
import {
  countRecords,
  createRecord,
  deleteRecord,
  findRecord,
  pageRecords,
} from '#lib/domain/records/record-store.ts';
import { requireSource } from '#lib/domain/sources/find-source.ts';
import { requireRegistered } from '#lib/domain/templates/saved/write-saved-template.ts';
import { found, invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { PageQuery } from '#schemas/common.ts';
import type { Webhook, WebhookDraft } from '#schemas/service/webhook.ts';
import { ownerKey, type StoredWebhook, WEBHOOKS, webhookPartition } from './webhook-store.ts';

type Needs = Pick<Ports, 'table' | 'secrets' | 'settings'>;
type Writing = Needs & Pick<Ports, 'blobs' | 'now' | 'newId'>;

const SECRET_BYTES = 32;
const MAX_WEBHOOKS = 100;

function present(
  { settings }: Pick<Ports, 'settings'>,
  { id, name, templateId, mappingId, sourceId, format, ttl, options, ...stored }: StoredWebhook,
): Webhook {
  return {
    ...{ id, name, templateId, format },
    url: `${settings.publicUrl}/v1/webhooks/tabledb/${id}`,
    mappingId: mappingId ?? null,
    sourceId: sourceId ?? null,
    ttl: ttl ?? null,
    options: options ?? null,
    acceptsProvider: stored.macSecret !== undefined,
    createdAt: stored.createdAt,
  };
}

/** What a webhook names must be there. @throws templateNotFound, mappingNotFound, sourceNotFound, validation */
async function requireEnds(needs: Writing, caller: Caller, draft: WebhookDraft): Promise<void> {
  const { templateId, mappingId, macSecret } = draft;
  await requireTemplate(needs, caller, templateId);
  const sourceId =
    mappingId === undefined
      ? draft.sourceId
      : (await requireMapping(needs, caller, mappingId)).sourceId;
  if (sourceId === undefined) return;
  const { type } = await requireSource(needs, caller, sourceId);
  if (macSecret !== undefined && type !== 'airtable')
    throw invalid({ path: ['macSecret'], message: 'is for sources of type airtable' });
}

/** @throws demoTierLimitation, templateNotFound, mappingNotFound, sourceNotFound, validation */
export async function createWebhook(
  needs: Writing,
  caller: Caller,
  draft: WebhookDraft,
): Promise<Webhook & { readonly secret: string }> {
  requireRegistered(caller);
  await requireEnds(needs, caller, draft);
  const { ownerId, ...who } = caller;
  if ((await countRecords(needs, WEBHOOKS, ownerId)) >= MAX_WEBHOOKS) {
    throw invalid({
      path: ['name'],
      message: `an account has at most ${MAX_WEBHOOKS} webhooks: delete one first`,
    });
  }
  const id = needs.newId();
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  // What leads to the webhook comes first: it may lead nowhere, and the webhook is never without.
  await needs.table.put({ ...ownerKey(id), value: { ownerId } }, { absent: true });
  const fields = { ...draft, caller: who, secret };
  const stored = await createRecord(needs, WEBHOOKS, { ownerId, id }, fields);
  return { ...present(needs, stored), secret };
}

export async function listWebhooks(needs: Needs, { ownerId }: Caller, page: PageQuery) {
  const { records, ...rest } = await pageRecords(needs, WEBHOOKS, ownerId, page);
  const webhooks = records.map((stored) => present(needs, stored));
  return { success: true as const, webhooks, ...rest };
}

/** @throws webhookNotFound */
export async function requireWebhook(
  needs: Pick<Ports, 'table' | 'secrets'>,
  { ownerId }: Pick<Caller, 'ownerId'>,
  id: string,
): Promise<StoredWebhook> {
  return found(await findRecord(needs, WEBHOOKS, ownerId, id), 'webhookNotFound').record;
}

/** @throws webhookNotFound */
export async function readWebhook(needs: Needs, caller: Caller, id: string): Promise<Webhook> {
  return present(needs, await requireWebhook(needs, caller, id));
}

/** Ends a webhook: nothing more is received, and what is queued is not made. @throws webhookNotFound */
export async function deleteWebhook(needs: Needs, { ownerId }: Caller, id: string) {
  found(await deleteRecord(needs, WEBHOOKS, ownerId, id), 'webhookNotFound');
  for (;;) {
    const { items } = await needs.table.query({ partition: webhookPartition(id), limit: 100 });
    if (items.length === 0) return id;
    for (const item of items) await needs.table.delete(item);
  }
}
