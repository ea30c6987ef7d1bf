import { serve } from '#lib/compose/serve.ts';
import { ConfigError, readConfig } from '#lib/config.ts';

/** What the system says of an address that cannot be listened on. */
const LISTEN_FAILURES = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND']);

try {
  await serve(readConfig(), process.stdout);
} catch (error) {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError) console.error(error.message);
  else if (code !== undefined && LISTEN_FAILURES.has(code) && syscall !== 'open') {
    console.error(`HOST, PORT: cannot listen there (${(error as Error).message})`);
  } else console.error(error);
  process.exit(1);
}
