import { type ChildProcess, spawn } from 'node:child_process';
import { OWNER_KEY } from './service.ts';

/** A service in a process of its own, so that it can be killed like one. */
export async function spawnService(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'],
    {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: dataDir,
        OWNER_KEY,
        LOG_LEVEL: 'fatal',
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
