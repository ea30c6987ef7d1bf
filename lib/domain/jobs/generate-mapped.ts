import { createDocument } from '#lib/domain/creation/create-document.ts';
import { requireMapping } from '#lib/domain/mappings/keep-mappings.ts';
import { mappingProblems } from '#lib/domain/mappings/mapping-warnings.ts';
import { type OpenMapping, openMapping } from '#lib/domain/mappings/open-mapping.ts';
import { matchesFilter } from '#lib/domain/sources/filter-records.ts';
import { requireFields } from '#lib/domain/sources/known-fields.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { MappingGenerateRequest } from '#schemas/mapping.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import type { WorkNeeds } from './fresh-items.ts';
import type { RecordItem } from './job-store.ts';
import { startMappingBatch } from './start-job.ts';

type Needs = WorkNeeds & Pick<Ports, 'queue'>;

/** Records that are read together. */
const BATCH = 100;

function noRecord(message: string): PagewrightError {
  return new PagewrightError('recordNotFound', { message });
}

/** The named records in the order of their names. @throws recordNotFound for one that is not there */
async function* namedRecords({ reader }: OpenMapping, recordIds: readonly string[]) {
  const ids = [...new Set(recordIds)];
  for (let from = 0; from < ids.length; from += BATCH) {
    const wanted = ids.slice(from, from + BATCH);
    const found = new Map((await reader.find(wanted)).map((record) => [record.id, record]));
    yield wanted.map((id) => {
      const record = found.get(id);
      if (record === undefined) throw noRecord(`The source has no record "${id.slice(0, 100)}"`);
      return record;
    });
  }
}

async function* matchingRecords(
  { reader }: OpenMapping,
  { filter = [], view }: MappingGenerateRequest,
) {
  if (filter.length > 0) requireFields(filter, await reader.fields());
  for await (const { records } of reader.pages({ size: BATCH, view }))
    yield records.filter(({ fields }) => matchesFilter(filter, fields));
}

const chosenRecords = (opened: OpenMapping, request: MappingGenerateRequest) =>
  request.recordIds === undefined
    ? matchingRecords(opened, request)
    : namedRecords(opened, request.recordIds);

/** Batches of records as items of a job, one batch in memory at a time. */
async function* itemsOf(
  { now }: Pick<Ports, 'now'>,
  { dataOf }: OpenMapping,
  first: readonly RawRecord[],
  rest: AsyncGenerator<readonly RawRecord[]>,
): AsyncGenerator<readonly RecordItem[]> {
  const batchOf = async (records: readonly RawRecord[]) => {
    const data = await dataOf(records);
    const readAt = now().getTime();
    return records.map(({ id }, n) => ({ recordId: id, readAt, data: data[n] }));
  };
  yield await batchOf(first);
  for await (const records of rest) if (records.length > 0) yield await batchOf(records);
}

/**
 * Makes documents of records: of one at once, as create does; of several in a job.
 * @throws mappingNotFound, templateNotFound, sourceNotFound, recordNotFound, tableNotFound,
 * recordsError, tabledbUnavailable, validation, and what createDocument throws
 */
export async function generateMapped(
  needs: Needs,
  caller: Caller,
  id: string,
  request: MappingGenerateRequest,
  signal: AbortSignal,
) {
  const mapping = await requireMapping(needs, caller, id);
  const opened = await openMapping(needs, caller, mapping, signal);
  const { format, ttl, webhookUrl } = request;
  const batches = chosenRecords(opened, request);
  const first: RawRecord[] = [];
  for (let next = await batches.next(); !next.done; next = await batches.next()) {
    first.push(...next.value);
    if (first.length > 1) break;
  }
  const [only] = first;
  if (only === undefined) throw noRecord('No record of the source matches');
  const { template } = opened;
  const options = await opened.writing(request.options);
  const problems = await mappingProblems(opened, mapping.fields);
  if (first.length === 1) {
    const [data = {}] = await opened.dataOf([only]);
    const one = { data, templateId: template.id, format, options, ttl };
    const find = async () => template;
    const made = await createDocument(needs, caller, one, signal, { find }, problems);
    return { ...made, recordId: only.id };
  }
  const pinned = template.source === 'saved' ? `${template.id}@${template.version}` : template.id;
  const { sourceId, fields } = mapping;
  const job = {
    templateId: pinned,
    format,
    options,
    ttl,
    mapping: { sourceId, fields },
    webhookUrl,
  };
  const items = itemsOf(needs, opened, first, batches);
  const started = await startMappingBatch(needs, caller, job, items);
  return { accepted: { ...started, warnings: problems } };
}
