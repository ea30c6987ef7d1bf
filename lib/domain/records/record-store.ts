import type { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Secrets } from '#lib/ports/secrets.ts';
import type { Item } from '#lib/ports/table.ts';
import { Id } from '#schemas/common.ts';
import type { JsonObject } from '#schemas/json.ts';
import {
  type OwnedRecord,
  type RecordType,
  recordKey,
  recordPrefix,
  storedSchema,
} from './record-type.ts';

/** `secrets` only for types with sealed fields. */
type Needs = Pick<Ports, 'table'> & Partial<Pick<Ports, 'secrets'>>;
type Clock = Pick<Ports, 'now'>;

/** Of many changes at once one wins each round, so this many can be waiting for their turn. */
const ATTEMPTS = 50;
const PAGE = 1_000;

interface Found<Fields extends z.ZodObject> {
  readonly record: OwnedRecord<Fields>;
  readonly item: Item;
}

function secretsOf({ secrets }: Needs, { kind }: RecordType): Secrets {
  if (secrets === undefined) throw new Error(`Records of ${kind} need the port secrets`);
  return secrets;
}

/** The record with each sealed field turned by `turn`; the place of a secret is its record. */
async function turnSealed(
  needs: Needs,
  type: RecordType,
  record: JsonObject,
  turn: 'seal' | 'open',
): Promise<JsonObject> {
  const place = { ownerId: String(record['ownerId']), recordId: String(record['id']) };
  const turned = { ...record };
  for (const name of type.sealed ?? []) {
    const value = record[name];
    if (typeof value === 'string') turned[name] = await secretsOf(needs, type)[turn](value, place);
  }
  return turned;
}

async function read<Fields extends z.ZodObject>(
  needs: Needs,
  type: RecordType<Fields>,
  item: Item,
): Promise<OwnedRecord<Fields>> {
  const stored = storedSchema(type).parse(item.value) as JsonObject;
  return (await turnSealed(needs, type, stored, 'open')) as OwnedRecord<Fields>;
}

/** The record with the item that it was read from, for a write on condition. undefined: unknown, or another owner's. */
export async function findRecord<Fields extends z.ZodObject>(
  needs: Needs,
  type: RecordType<Fields>,
  ownerId: string,
  id: string,
): Promise<Found<Fields> | undefined> {
  // What is no id must not reach a storage key.
  if (!Id.safeParse(id).success) return undefined;
  const item = await needs.table.get(recordKey(type, ownerId, id));
  return item && { record: await read(needs, type, item), item };
}

/** Stores a new record as version 1. */
export async function createRecord<Fields extends z.ZodObject>(
  needs: Needs & Clock,
  type: RecordType<Fields>,
  { ownerId, id }: { readonly ownerId: string; readonly id: string },
  fields: z.output<Fields>,
): Promise<OwnedRecord<Fields>> {
  const createdAt = needs.now().toISOString();
  const record = { ...fields, id, ownerId, version: 1, createdAt, updatedAt: createdAt };
  const value = await turnSealed(needs, type, record as unknown as JsonObject, 'seal');
  await needs.table.put({ ...recordKey(type, ownerId, id), value }, { absent: true });
  return record as OwnedRecord<Fields>;
}

/** Fields to change; those that are absent or undefined stay, or go where all are replaced. */
export type FieldsToChange<Fields extends z.ZodObject> = {
  readonly [Name in keyof z.output<Fields>]?: z.output<Fields>[Name] | undefined;
};

/** How a change is made. */
export interface RecordChange<Fields extends z.ZodObject> {
  /** The new fields; undefined leaves the record as it is. */
  readonly next: (
    record: OwnedRecord<Fields>,
    updatedAt: string,
  ) => Promise<FieldsToChange<Fields> | undefined> | FieldsToChange<Fields> | undefined;
  /** Whether the new fields replace all fields. Default: they are merged into them. */
  readonly replace?: true;
  /** Takes back what `next` prepared, where another change was first. */
  readonly lost?: (record: OwnedRecord<Fields>) => Promise<void>;
}

/**
 * Changes a record: a version more, on condition that nobody else wrote it since it was read; who
 * loses begins again with what the other one wrote.
 * @returns the record before and after; undefined where there is none, or `next` left it
 */
export async function changeRecord<Fields extends z.ZodObject>(
  needs: Needs & Clock,
  type: RecordType<Fields>,
  ownerId: string,
  id: string,
  change: RecordChange<Fields>,
): Promise<{ before: OwnedRecord<Fields>; after: OwnedRecord<Fields> } | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = await findRecord(needs, type, ownerId, id);
    const updatedAt = needs.now().toISOString();
    const fields = found && (await change.next(found.record, updatedAt));
    if (found === undefined || fields === undefined) return undefined;
    const { record: before, item } = found;
    const { ownerId: owner, createdAt } = before;
    const base = change.replace ? { id: before.id, ownerId: owner, createdAt } : before;
    const changes = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    const version = before.version + 1;
    const after = { ...base, ...changes, version, updatedAt } as OwnedRecord<Fields>;
    const value = await turnSealed(needs, type, after as unknown as JsonObject, 'seal');
    const written = await needs.table.put(
      { ...recordKey(type, ownerId, id), value },
      { revision: item.revision },
    );
    if (written !== undefined) return { before, after };
    await change.lost?.(after);
  }
  throw new Error(`${type.kind} ${id} is written all the time`);
}

/**
 * Deletes a record.
 * @param before runs ahead of each attempt, such as what finishes a deletion that is cut short.
 * @returns what was deleted; undefined where there is none
 */
export async function deleteRecord<Fields extends z.ZodObject>(
  needs: Needs,
  type: RecordType<Fields>,
  ownerId: string,
  id: string,
  before?: (record: OwnedRecord<Fields>) => Promise<void>,
): Promise<OwnedRecord<Fields> | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const found = await findRecord(needs, type, ownerId, id);
    if (found === undefined) return undefined;
    await before?.(found.record);
    if (await needs.table.delete(found.item, { revision: found.item.revision }))
      return found.record;
  }
  throw new Error(`${type.kind} ${id} is written all the time`);
}

const newestFirst = <Fields extends z.ZodObject>(
  a: OwnedRecord<Fields>,
  b: OwnedRecord<Fields>,
): number => {
  if (a.createdAt === b.createdAt) return a.id < b.id ? -1 : 1;
  return a.createdAt < b.createdAt ? 1 : -1;
};

/** All of an owner's records of a type, the newest first. */
export async function allRecords<Fields extends z.ZodObject>(
  needs: Needs,
  type: RecordType<Fields>,
  ownerId: string,
): Promise<OwnedRecord<Fields>[]> {
  const records: OwnedRecord<Fields>[] = [];
  let cursor: string | undefined;
  do {
    const page = await needs.table.query({
      partition: `OWNER#${ownerId}`,
      prefix: recordPrefix(type),
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const item of page.items) records.push(await read(needs, type, item));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return records.sort(newestFirst);
}

/** How many records of a type an owner has. */
export async function countRecords(
  { table }: Pick<Ports, 'table'>,
  type: Pick<RecordType, 'kind'>,
  ownerId: string,
): Promise<number> {
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await table.query({
      partition: `OWNER#${ownerId}`,
      prefix: recordPrefix(type),
      limit: PAGE,
      ...(cursor === undefined ? {} : { cursor }),
    });
    count += page.items.length;
    cursor = page.cursor;
  } while (cursor !== undefined);
  return count;
}

/** A page of an owner's records, the newest first, and how many there are. */
export async function pageRecords<Fields extends z.ZodObject>(
  needs: Needs,
  type: RecordType<Fields>,
  ownerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ records: OwnedRecord<Fields>[]; total: number; limit: number; offset: number }> {
  const records = await allRecords(needs, type, ownerId);
  return { records: records.slice(offset, offset + limit), total: records.length, limit, offset };
}
