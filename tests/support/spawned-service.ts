import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { OWNER_KEY } from './service.ts';

const CLOCK_AHEAD = fileURLToPath(new URL('./clock-ahead.ts', import.meta.url));

/** How much later a service lives for which all that a killed one held is free. */
export const AFTER_LEASES_MS = 90_000;

/** A service in a process of its own, so that it can be killed like one. Its clock may be ahead of this machine's. */
export async function spawnService(
  dataDir: string,
  environment: Record<string, string> = {},
  aheadMs = 0,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(aheadMs > 0 ? ['--import', CLOCK_AHEAD] : []),
      'scripts/serve.ts',
    ],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        OWNER_KEY,
        LOG_LEVEL: 'fatal',
        CLOCK_AHEAD_MS: String(aheadMs),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const url = /ready at (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) return { child, url };
  }
  throw new Error(`the service did not start: ${output}`);
}
