import { serve } from '#lib/compose/serve.ts';
import { ConfigError, readConfig } from '#lib/config.ts';
import { noPositionals, readCommandLine } from './command-line.ts';

const USAGE = `Starts the service on this machine and prints its address, its keys and a first call.

  npm start
  PORT=8080 DATA_DIR=/var/lib/pagewright npm start

It takes no arguments: settings are environment variables, among them

  PORT, HOST     where to listen              (3000, 127.0.0.1)
  DATA_DIR       where everything is kept     (./.data)
  PUBLIC_URL     base of links in responses   (from HOST and PORT)
  LOG_LEVEL      how much is logged           (info)

docs/settings.md lists all of them. Ctrl-C, or SIGTERM, lets running requests finish.
`;

/** What the system says of an address that cannot be listened on. */
const LISTEN_FAILURES = new Set(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND']);

readCommandLine({ command: 'npm start', usage: USAGE, options: {} }, (_, positionals) =>
  noPositionals(positionals),
);
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
