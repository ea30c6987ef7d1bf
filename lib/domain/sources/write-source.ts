import type { z } from 'zod';
import { changeRecord, createRecord, deleteRecord } from '#lib/domain/records/record-store.ts';
import { hasTokenForm } from '#lib/domain/tabledb/provider-access.ts';
import { requireRegistered } from '#lib/domain/templates/saved/write-saved-template.ts';
import { invalid, PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { describeProblems } from '#lib/shared/validation/describe-problems.ts';
import { type CsvConfig, type Source, SourceDraft, type SourcePatch } from '#schemas/source.ts';
import { createContentReader, createTableReader, jsonEntries, streamOf } from './content-reader.ts';
import { delimiterOf } from './csv-dialect.ts';
import { secretMeant } from './mask-secret.ts';
import { presentSource } from './present-source.ts';
import { SOURCES, type StoredSource, sourceBlobKey } from './source-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'secrets' | 'now' | 'newId'>;
type Fields = z.output<typeof SOURCES.fields>;

/** What a source is before anybody has looked into it. */
const UNTESTED = {
  status: 'untested',
  lastError: null,
  fields: [],
  recordCount: null,
  lastSyncedAt: null,
} as const satisfies Partial<Fields>;

interface Content {
  readonly text: string;
  readonly mediaType: string;
}

/** A draft as it is stored: its fields, and its file where it has one. */
interface Prepared {
  readonly fields: Fields;
  readonly content?: Content;
}

/** How a table is read, as it is stored. */
const readingOf = ({ content, delimiter, groupBy }: z.output<typeof CsvConfig>) => ({
  delimiter: delimiterOf(content, delimiter),
  ...(groupBy === undefined ? {} : { groupBy }),
});

async function describeContent(
  { now }: Pick<Ports, 'now'>,
  draft: Extract<SourceDraft, { type: 'json' | 'csv' }>,
): Promise<Prepared & { readonly content: Content }> {
  const { name, type } = draft;
  const settings = draft.type === 'csv' ? readingOf(draft.config) : {};
  const reader =
    draft.type === 'csv'
      ? createTableReader(async () => streamOf(draft.config.content), readingOf(draft.config))
      : createContentReader(jsonEntries(async () => draft.config.records));
  const { fields, recordCount } = await reader.describe();
  return {
    fields: {
      ...{ name, type, settings, fields, recordCount, lastError: null },
      status: 'ok',
      lastSyncedAt: now().toISOString(),
    },
    content:
      draft.type === 'csv'
        ? { text: draft.config.content, mediaType: 'text/csv' }
        : { text: JSON.stringify(draft.config.records), mediaType: 'application/json' },
  };
}

/** @throws validation for content that cannot be read */
async function prepare(needs: Needs, draft: SourceDraft, before?: StoredSource): Promise<Prepared> {
  if (draft.type !== 'airtable') return describeContent(needs, draft);
  const { apiKey: sent, ...given } = draft.config;
  const apiKey = secretMeant(sent, before?.apiKey);
  if (!hasTokenForm(apiKey))
    throw invalid({ path: ['config', 'apiKey'], message: 'must begin with pat or key' });
  const settings = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const { name, type } = draft;
  const isSame =
    before?.type === type &&
    before.apiKey === apiKey &&
    JSON.stringify(before.settings) === JSON.stringify(settings);
  const { status, lastError, fields, recordCount, lastSyncedAt } = isSame ? before : UNTESTED;
  return {
    fields: {
      ...{ name, type, apiKey, settings },
      ...{ status, lastError, fields: [...fields], recordCount, lastSyncedAt },
    },
  };
}

async function writeContent(
  needs: Needs,
  place: { readonly ownerId: string; readonly id: string },
  content: Content | undefined,
): Promise<string | undefined> {
  if (content === undefined) return undefined;
  const contentId = needs.newId();
  const key = sourceBlobKey(place.ownerId, place.id, contentId);
  await needs.blobs.put(key, Buffer.from(content.text), content.mediaType);
  return contentId;
}

async function removeContent(
  { blobs }: Pick<Ports, 'blobs'>,
  { ownerId, id, contentId }: Pick<StoredSource, 'ownerId' | 'id' | 'contentId'>,
): Promise<void> {
  if (contentId !== undefined) await blobs.delete(sourceBlobKey(ownerId, id, contentId));
}

/**
 * Stores a source. The content of json and csv is read at once; a table is not looked at before it is
 * tested or synced.
 * @throws demoTierLimitation, validation
 */
export async function createSource(
  needs: Needs,
  caller: Caller,
  draft: SourceDraft,
): Promise<Source> {
  requireRegistered(caller);
  const { fields, content } = await prepare(needs, draft);
  const place = { ownerId: caller.ownerId, id: needs.newId() };
  const contentId = await writeContent(needs, place, content);
  const file = contentId === undefined ? {} : { contentId };
  return presentSource(needs, await createRecord(needs, SOURCES, place, { ...fields, ...file }));
}

/** Writes what a change makes of a source. @throws sourceNotFound, validation */
async function rewrite(
  needs: Needs,
  caller: Caller,
  id: string,
  draftOf: (before: StoredSource) => Promise<SourceDraft> | SourceDraft,
): Promise<Source> {
  requireRegistered(caller);
  const changed = await changeRecord(needs, SOURCES, caller.ownerId, id, {
    replace: true,
    next: async (before) => {
      const { fields, content } = await prepare(needs, await draftOf(before), before);
      const contentId = await writeContent(needs, before, content);
      return { ...fields, ...(contentId === undefined ? {} : { contentId }) };
    },
    lost: (after) => removeContent(needs, after),
  });
  if (changed === undefined) throw new PagewrightError('sourceNotFound');
  await removeContent(needs, changed.before);
  return presentSource(needs, changed.after);
}

/** Replaces a source. @throws demoTierLimitation, sourceNotFound, validation */
export async function replaceSource(
  needs: Needs,
  caller: Caller,
  id: string,
  draft: SourceDraft,
): Promise<Source> {
  return rewrite(needs, caller, id, () => draft);
}

/** The description of a source with a patch laid over it. @throws validation */
function merged(before: Source, { name, config }: SourcePatch): SourceDraft {
  const given = Object.fromEntries(
    Object.entries(config ?? {}).filter(([, value]) => value !== undefined),
  );
  // A new file has its own separator and columns, unless they are stated too.
  const { delimiter: _, groupBy: __, ...own } = before.config;
  const kept = 'content' in given ? own : before.config;
  const draft = { name: name ?? before.name, type: before.type, config: { ...kept, ...given } };
  const parsed = SourceDraft.safeParse(draft);
  if (parsed.success) return parsed.data;
  throw invalid(...describeProblems(parsed.error));
}

/** Changes parts of a source. @throws demoTierLimitation, sourceNotFound, validation */
export async function patchSource(
  needs: Needs,
  caller: Caller,
  id: string,
  patch: SourcePatch,
): Promise<Source> {
  return rewrite(needs, caller, id, async (before) =>
    merged(await presentSource(needs, before), patch),
  );
}

/** Deletes a source with its file. @throws demoTierLimitation, sourceNotFound */
export async function deleteSource(needs: Needs, caller: Caller, id: string): Promise<string> {
  requireRegistered(caller);
  const deleted = await deleteRecord(needs, SOURCES, caller.ownerId, id);
  if (deleted === undefined) throw new PagewrightError('sourceNotFound');
  await removeContent(needs, deleted);
  return id;
}
