import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRate } from './jobs.ts';
import { type Answer, keepAliveClient, spawnService } from './service.ts';
import type { Ratio } from './speed.ts';

const SUBSCRIPTIONS = 50;
const TEMPLATES = 40;
/** Of each template. */
const EVENTS = 5;
const CLIENTS = 4;
const ROUNDS = 5;
/** With the deliveries: long enough for what is put off to come again. */
const ROUNDS_DURING = 25;
const BAR = 0.95;

/** Of all documents over all time: every round makes as many. */
const harmonicMean = (rates: readonly number[]): number =>
  rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);

type Send = (method: string, path: string, body: object) => Promise<Record<string, unknown>>;

function parsed({ status, body }: Answer): Record<string, unknown> {
  if (status >= 300) throw new Error(`${status} ${body}`);
  return JSON.parse(String(body));
}

/** Of two addresses: one takes connections and never answers, at the other nobody listens. */
async function startDeadReceivers() {
  const hanging = createServer(() => {});
  const closed = createServer();
  const hosts: string[] = [];
  for (const server of [hanging, closed]) {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    hosts.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  closed.close();
  const close = () => {
    hanging.closeAllConnections();
    hanging.close();
  };
  return { hosts, close };
}

async function queueDeliveries(send: Send, hosts: readonly string[]): Promise<void> {
  for (let n = 0; n < SUBSCRIPTIONS; n++) {
    const url = `http://${hosts[n % hosts.length]}/${n}`;
    await send('POST', '/v1/subscriptions', { url, events: ['template.updated'] });
  }
  for (let n = 0; n < TEMPLATES; n++) {
    const draft = { name: 'T', html: '<p>' };
    const { template } = await send('POST', '/v1/templates/saved', draft);
    const { id } = template as { id: string };
    for (let m = 0; m < EVENTS; m++)
      await send('PUT', `/v1/templates/saved/${id}`, { name: `T ${m}` });
  }
}

/** Documents a second before and with 10,000 deliveries to receivers that take none. */
export async function measureDeliveries() {
  const receivers = await startDeadReceivers();
  const service = await spawnService({ EGRESS_ALLOW: receivers.hosts.join(',') });
  const client = keepAliveClient();
  const send: Send = async (method, path, body) =>
    parsed(await client.send(method, service.url + path, JSON.stringify(body)));
  const rates = async (rounds: number) => {
    const found: number[] = [];
    for (let round = 0; round < rounds; round++)
      found.push(await createRate({ service, client }, CLIENTS));
    return found;
  };
  try {
    await createRate({ service, client }, CLIENTS);
    const before = await rates(ROUNDS);
    const started = performance.now();
    await queueDeliveries(send, receivers.hosts);
    console.log('seconds to queue', (performance.now() - started) / 1_000);
    const during = await rates(ROUNDS_DURING);
    const value = harmonicMean(during) / harmonicMean(before);
    const name = 'documents/s: with 10,000 undeliverable events / without';
    const ratios: Ratio[] = [{ name, value, bar: `≥ ${BAR}`, holds: value >= BAR }];
    console.log('documents/s of each round', { before, during });
    const samples = {
      'without, documents/s': harmonicMean(before),
      'with, documents/s': harmonicMean(during),
    };
    return { ratios, samples };
  } finally {
    client.close();
    receivers.close();
    await service.close();
  }
}
