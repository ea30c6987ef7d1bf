import { z } from 'zod';
import { openSource } from '#lib/domain/sources/open-source.ts';
import type { StoredSource } from '#lib/domain/sources/source-store.ts';
import type { SourceField } from '#schemas/source.ts';
import type { RawRecord } from '#schemas/tabledb.ts';
import type { ToolContext } from '../context.ts';

const RECORDS = 3;
const MAX_CHARACTERS = 100;
const MAX_FIELDS = 60;

/** What an agent sees of a source: its fields, and some of its records. */
export const SourceView = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      samples: z.array(z.string()),
      groups: z
        .number()
        .optional()
        .describe('csv: how many records the first rows are with this column as groupBy.'),
    }),
  ),
  recordCount: z.number().nullable(),
  records: z
    .array(z.object({ recordId: z.string(), fields: z.record(z.string(), z.string()) }))
    .describe('The first ones, values cut short.'),
});

const fieldOf = ({ name, serviceType, samples, groups }: SourceField) => ({
  ...{ name, type: serviceType, samples },
  ...(groups === undefined ? {} : { groups }),
});

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** @throws what reading the source throws */
export async function viewSource(
  { needs, signal }: ToolContext,
  source: StoredSource,
): Promise<z.infer<typeof SourceView>> {
  const reader = openSource(needs, source, signal);
  const { value: page } = await reader.pages({ size: RECORDS }).next();
  const format = await reader.formatter();
  const records = (page?.records ?? []).map((record: RawRecord) => {
    const { _id: recordId, fields } = format(record);
    const stated = Object.entries(fields).filter(([, value]) => value !== null);
    const texts = stated.slice(0, MAX_FIELDS).map(([name, value]) => [name, textOf(value)]);
    return { recordId, fields: Object.fromEntries(texts) };
  });
  const { fields, recordCount } = source;
  return { fields: fields.map(fieldOf), recordCount, records };
}

/** A source's fields and the ids of its first records, in words. */
export const viewText = ({ fields, recordCount, records }: z.infer<typeof SourceView>): string =>
  [
    `${recordCount ?? 'Many'} records with the fields ${fields.map(({ name }) => name).join(', ')}.`,
    `The first: ${records.map(({ recordId }) => recordId).join(', ')}.`,
  ].join('\n');
