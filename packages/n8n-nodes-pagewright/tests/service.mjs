import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
export const API_KEY = `gk_${'o'.repeat(43)}`;

/** The service itself, in a process of its own. */
export async function startService(environment = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagewright-n8n-service-'));
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, OWNER_KEY: API_KEY, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const [, baseUrl] = /ready at (http:\S+)/.exec(output) ?? [];
    if (baseUrl) return { baseUrl, stop: () => child.kill('SIGTERM') };
  }
  throw new Error(`The service did not start: ${output}`);
}
