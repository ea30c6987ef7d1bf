import { z } from 'zod';
import type { Key } from '#lib/ports/table.ts';
import { Id, Timestamp } from '#schemas/common.ts';

/** What an owner keeps of one kind: a template, a source, a webhook. */
export interface RecordType<Fields extends z.ZodObject = z.ZodObject> {
  /** Begins the sort keys of its records, such as TEMPLATE; unique. */
  readonly kind: string;
  readonly fields: Fields;
  /** Top-level text fields that are encrypted at rest. */
  readonly sealed?: readonly (keyof z.output<Fields> & string)[];
}

const Common = z.object({
  id: Id,
  ownerId: z.string(),
  /** 1 on creation, one more with every change. */
  version: z.int().min(1),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});

/** A record of some type, as its domain reads it: secrets in the clear. */
export type OwnedRecord<Fields extends z.ZodObject> = z.output<typeof Common> & z.output<Fields>;

/** By their types: zod compiles a schema when it first parses, which costs more than all that follow. */
const storedSchemas = new WeakMap<RecordType, z.ZodObject>();

/** The stored form: sealed fields are text. */
export function storedSchema(type: RecordType): z.ZodObject {
  const known = storedSchemas.get(type);
  if (known !== undefined) return known;
  const open = Object.fromEntries((type.sealed ?? []).map((name) => [name, z.string().optional()]));
  const schema = Common.extend(type.fields.shape).extend(open);
  storedSchemas.set(type, schema);
  return schema;
}

export const recordPrefix = ({ kind }: Pick<RecordType, 'kind'>): string => `${kind}#`;

export const recordKey = (type: Pick<RecordType, 'kind'>, ownerId: string, id: string): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: recordPrefix(type) + id,
});
