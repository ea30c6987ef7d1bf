import { serve } from '#lib/compose/serve.ts';
import { ConfigError, readConfig } from '#lib/config.ts';

try {
  await serve(readConfig(), process.stdout);
} catch (error) {
  const expected =
    error instanceof ConfigError || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(expected ? (error as Error).message : error);
  process.exit(1);
}
