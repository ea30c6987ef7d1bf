// Asks a service for its health, from a process of its own so that no other work of the benchmark is
// measured with it. Prints the latencies in milliseconds as JSON after so many seconds.
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { keepAliveClient } from './service.ts';

const [url = '', seconds = '10'] = process.argv.slice(2);
try {
  // A client on another machine would not compete for these cores.
  setPriority(-20);
} catch {}
const client = keepAliveClient();
const end = performance.now() + Number(seconds) * 1_000;
const latencies: number[] = [];
while (performance.now() < end) {
  const asked = performance.now();
  await client.send('GET', `${url}/health`);
  latencies.push(performance.now() - asked);
  await wait(50);
}
client.close();
console.log(JSON.stringify(latencies));
