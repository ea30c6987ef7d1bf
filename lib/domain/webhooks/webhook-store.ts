import { z } from 'zod';
import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Key } from '#lib/ports/table.ts';
import { Id } from '#schemas/common.ts';
import { TemplateId, Ttl } from '#schemas/create.ts';
import { ItemOptions, OutputFormat } from '#schemas/render-options.ts';
import { TierName } from '#schemas/settings.ts';

export const WEBHOOKS = {
  kind: 'WEBHOOK',
  fields: z.object({
    name: z.string(),
    templateId: TemplateId,
    mappingId: z.string().optional(),
    sourceId: z.string().optional(),
    format: OutputFormat,
    ttl: Ttl,
    options: ItemOptions.optional(),
    /** Of the one who made it: documents are charged to their tier. */
    caller: z.object({ keyId: z.string(), tier: TierName, registered: z.boolean() }),
    secret: z.string(),
    macSecret: z.string().optional(),
  }),
  sealed: ['secret', 'macSecret'],
} as const satisfies RecordType;
export type StoredWebhook = OwnedRecord<typeof WEBHOOKS.fields>;

const ofWebhook = (id: string, sort: string): Key => ({ partition: `WEBHOOK#${id}`, sort });

/** Leads a sender, who knows no owner, to the webhook. */
export const ownerKey = (id: string): Key => ofWebhook(id, 'OWNER');
const Owner = z.object({ ownerId: z.string() });

/** How far the changes of a provider’s webhook have been read. */
export const cursorKey = (id: string, providerId: string): Key =>
  ofWebhook(id, `CURSOR#${providerId}`);

export const MADE_PREFIX = 'MADE#';
/** A run that made its document, by the time of its end. */
export const madeKey = (id: string, at: string, runId: string): Key =>
  ofWebhook(id, `${MADE_PREFIX}${at}#${runId}`);

export const webhookPartition = (id: string): string => ofWebhook(id, 'OWNER').partition;

export async function ownerOf(
  { table }: Pick<Ports, 'table'>,
  id: string,
): Promise<string | undefined> {
  // What is no id must not reach a storage key.
  const item = Id.safeParse(id).success ? await table.get(ownerKey(id)) : undefined;
  return item && Owner.parse(item.value).ownerId;
}
