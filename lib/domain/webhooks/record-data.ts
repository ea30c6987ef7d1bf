import { z } from 'zod';
import { requireTemplate, type UsableTemplate } from '#lib/domain/creation/template-catalog.ts';
import { mappingsBetween, requireMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { openMapping } from '#lib/domain/mappings/open-mapping.ts';
import { requireSource } from '#lib/domain/sources/find-source.ts';
import { openSource, type SourceNeeds } from '#lib/domain/sources/open-source.ts';
import type { SourceReader } from '#lib/domain/sources/source-reader.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { JsonObject } from '#schemas/json.ts';
import { RawRecord } from '#schemas/tabledb.ts';
import type { RunInput } from './run-store.ts';
import type { StoredWebhook } from './webhook-store.ts';

/** Which record a document is made of; `sample`: one that shows whether the webhook works. */
export type RecordChoice =
  | Exclude<RunInput, { kind: 'notification' }>
  | { readonly kind: 'sample' };

/** A template with what it is filled with. */
interface Filling {
  readonly template: UsableTemplate;
  readonly data: JsonObject;
  /** How its values are written. */
  readonly options?: StoredWebhook['options'];
}

/** The provider sends a record with its fields inside; others send the fields themselves. */
const SentRecord = z.strictObject({
  ...RawRecord.shape,
  id: z.string().optional(),
  createdTime: z.string().optional(),
});

function recordIn(sent: JsonObject): RawRecord {
  const { id, createdTime = '', fields } = SentRecord.safeParse(sent).data ?? { fields: sent };
  return { id: id ?? String(sent['id'] ?? ''), createdTime, fields };
}

/** By their own names, and for templates of records as fields.<Field Name>. */
function ownFields({ source }: UsableTemplate, fields: JsonObject): JsonObject {
  return source === 'builtin' ? fields : { ...fields, fields };
}

async function readRecord(reader: SourceReader, choice: RecordChoice): Promise<RawRecord> {
  if (choice.kind === 'record') return recordIn(choice.record);
  const record =
    choice.kind === 'sample'
      ? (await reader.pages({ size: 1 }).next()).value?.records[0]
      : (await reader.find([choice.recordId]))[0];
  if (record !== undefined) return record;
  throw new PagewrightError('recordNotFound', {
    message:
      choice.kind === 'sample'
        ? 'The source has no records'
        : `The source has no record "${choice.recordId.slice(0, 100)}"`,
  });
}

/** The mapping that a webhook names, else the last changed one between its template and its source. */
async function mappingOf(
  needs: SourceNeeds,
  caller: Caller,
  { templateId, mappingId, sourceId }: StoredWebhook,
) {
  if (mappingId !== undefined) return requireMapping(needs, caller, mappingId);
  if (sourceId === undefined) return undefined;
  const [newest] = await mappingsBetween(needs, caller, { templateId, sourceId });
  return newest;
}

/**
 * What a webhook makes of a record.
 * @throws templateNotFound, mappingNotFound, sourceNotFound, recordNotFound, tableNotFound, recordsError,
 * tabledbUnavailable
 */
export async function fillingOf(
  needs: SourceNeeds,
  caller: Caller,
  webhook: StoredWebhook,
  choice: RecordChoice,
  signal: AbortSignal,
): Promise<Filling> {
  const { templateId } = webhook;
  const mapping = await mappingOf(needs, caller, webhook);
  if (mapping !== undefined) {
    const { sourceId, fields } = mapping;
    const parts = { templateId, sourceId, fields };
    const opened = await openMapping(needs, caller, parts, signal);
    const [data = {}] = await opened.dataOf([await readRecord(opened.reader, choice)]);
    return { template: opened.template, data, options: await opened.writing(webhook.options) };
  }
  const template = await requireTemplate(needs, caller, templateId);
  if (webhook.sourceId !== undefined) {
    const source = await requireSource(needs, caller, webhook.sourceId);
    const reader = openSource(needs, source, signal);
    const format = await reader.formatter();
    const { fields } = format(await readRecord(reader, choice));
    return { template, data: ownFields(template, fields as JsonObject) };
  }
  const sent = choice.kind === 'record' ? choice.record : {};
  const isRecord = SentRecord.safeParse(sent).success;
  return {
    template,
    data: isRecord ? ownFields(template, recordIn(sent).fields as JsonObject) : sent,
  };
}
