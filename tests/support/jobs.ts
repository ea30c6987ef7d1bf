import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fromBuffer } from 'yauzl-promise';
import type { z } from 'zod';
import type { JobResponse, JobStarted } from '#schemas/job.ts';
import type { TestService } from './service.ts';

export type Started = z.infer<typeof JobStarted>;
export type Shown = z.infer<typeof JobResponse>;

/** What fills invoice-clean; each number makes another document. */
export const invoiceData = (number: number | string) => ({
  company: { name: 'Analytical Engines Ltd' },
  client: { name: 'Ada Lovelace' },
  meta: { invoiceNumber: `INV-${number}`, date: '2026-01-15', dueDate: '2026-02-14' },
  lineItems: [{ description: 'Consulting', quantity: 2, unitPrice: 60, total: 120 }],
  totals: { subtotal: 120, total: 120 },
});

export const invoices = (count: number, from = 1) =>
  Array.from({ length: count }, (_, n) => invoiceData(from + n));

/** The stores and the renderer are in the same process as who asks: asking at every moment holds them up. */
const LOOK_MS = 20;

type Sender = Pick<TestService, 'send'>;

/** Starts a job over invoice-clean. */
export async function startInvoices(
  service: Sender,
  items: readonly unknown[],
  headers: Record<string, string> = {},
): Promise<Started> {
  const body = { templateId: 'invoice-clean', items };
  const response = await service.send('POST', '/v1/templates/batch/start', body, headers);
  assert.equal(response.status, 202, await response.clone().text());
  return (await response.json()) as Started;
}

export async function readJob(
  service: Sender,
  path: string,
  headers: Record<string, string> = {},
): Promise<Shown> {
  const response = await service.send('GET', path, undefined, headers);
  assert.equal(response.status, 200);
  return (await response.json()) as Shown;
}

/** Polls until the job is as expected. Returns the answers seen meanwhile. */
export async function until(
  service: Sender,
  { _links }: Started,
  isReached: (shown: Shown) => boolean,
  headers: Record<string, string> = {},
): Promise<Shown[]> {
  const seen: Shown[] = [];
  for (;;) {
    const shown = await readJob(service, `${_links.self}?limit=1`, headers);
    seen.push(shown);
    if (isReached(shown)) return seen;
    await delay(LOOK_MS);
  }
}

/** Asks until the job has ended. */
export async function finished(
  service: Sender,
  started: Started,
  headers: Record<string, string> = {},
): Promise<Shown> {
  await until(service, started, ({ job }) => job.finishedAt !== null, headers);
  return readJob(service, `${started._links.self}?limit=100`, headers);
}

/** Which items failed, and why: index and code of each. */
export const failuresOf = ({ results }: Shown['job']) =>
  results.flatMap(({ index, status, details }) =>
    status === 'error' ? [[index, (details as { code?: string } | undefined)?.code]] : [],
  );

/** The files of a ZIP, in their order. */
export async function unzipAll(zip: Buffer): Promise<{ name: string; content: Buffer }[]> {
  const archive = await fromBuffer(zip);
  const files: { name: string; content: Buffer }[] = [];
  for await (const entry of archive) {
    files.push({ name: entry.filename, content: await buffer(await entry.openReadStream()) });
  }
  return files;
}
