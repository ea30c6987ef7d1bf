import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Key } from '#lib/ports/table.ts';
import { Id } from '#schemas/common.ts';
import { type Condition, failures } from '#schemas/errors.ts';
import type { JsonObject } from '#schemas/json.ts';
import { ProviderNotification } from '#schemas/service/webhook.ts';
import { Warning } from '#schemas/warning.ts';

type Needs = Pick<Ports, 'table'>;

/** A run is known for as long as its document is known to have existed. */
const RUN_LIFE_SECONDS = 37 * 86_400;

/** What a run begins with. */
export const RunInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('record'), record: z.record(z.string(), z.json()) }),
  z.object({ kind: z.literal('named'), recordId: z.string() }),
  z.object({ kind: z.literal('notification'), notification: ProviderNotification }),
]);
export type RunInput = z.infer<typeof RunInput>;

/** Why a run failed, as it is answered. */
export const RunFailure = z.object({
  condition: z.custom<Condition>((value) => typeof value === 'string' && value in failures),
  message: z.string(),
  details: z.json().optional(),
  fields: z.record(z.string(), z.json()).optional(),
});
export type RunFailure = z.infer<typeof RunFailure>;

/** What was received once, and what came of it. */
export const Run = z.object({
  id: z.string(),
  ownerId: z.string(),
  webhookId: z.string(),
  recordId: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  status: z.enum(['queued', 'made', 'failed', 'split']),
  documentId: z.string(),
  /** Until the run has ended. */
  input: RunInput.exactOptional(),
  /** The month that it is charged in: charged again after a crash, it is the same charge. */
  month: z.string(),
  failure: RunFailure.exactOptional(),
  warnings: z.array(Warning).exactOptional(),
  /** split: a run for each record that a notification is about. */
  runs: z.array(z.string()).exactOptional(),
});
export type Run = z.infer<typeof Run>;

const runKey = (ownerId: string, id: string): Key => ({
  partition: `OWNER#${ownerId}`,
  sort: `WEBHOOKRUN#${id}`,
});

export const runRemoveAfter = ({ receivedAt }: Pick<Run, 'receivedAt'>): number =>
  Math.ceil(Date.parse(receivedAt) / 1_000) + RUN_LIFE_SECONDS;

const itemOf = (run: Run) => ({
  ...runKey(run.ownerId, run.id),
  value: JSON.parse(JSON.stringify(run)) as JsonObject,
  removeAfter: runRemoveAfter(run),
});

/** A UUID that follows from a name: what is received again under it is the same run. */
export function idFrom(...names: readonly string[]): string {
  const hex = hash('sha256', names.join('\n'), 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** false: there is a run of this id already. */
export async function addRun({ table }: Needs, run: Run): Promise<boolean> {
  return (await table.put(itemOf(run), { absent: true })) !== undefined;
}

export async function findRun(
  { table }: Needs,
  ownerId: string,
  id: string,
): Promise<{ readonly run: Run; readonly revision: number } | undefined> {
  // What is no id must not reach a storage key.
  const item = Id.safeParse(id).success ? await table.get(runKey(ownerId, id)) : undefined;
  return item && { run: Run.parse(item.value), revision: item.revision };
}

/** Writes a run on condition that nobody else did since it was read. */
export async function writeRun(
  { table }: Needs,
  run: Run,
  revision: number,
): Promise<number | undefined> {
  return table.put(itemOf(run), { revision });
}
