import { createJsonLog } from '#lib/adapters/log/json-log.ts';
import type { Config } from '#lib/config.ts';
import type { Log } from '#lib/ports/log.ts';

/**
 * The log of one machine, on standard error: JSON lines, readable ones on a terminal. Headers and
 * bodies are never logged, so no secret has to be redacted.
 */
export async function createLog(level: Config['logLevel'], terminal: boolean): Promise<Log> {
  if (!terminal) return createJsonLog({ level, write: (line) => process.stderr.write(line) });
  const { default: pretty } = await import('pino-pretty');
  const readable = pretty({
    colorize: true,
    sync: true,
    destination: 2,
    ignore: 'requestId',
    translateTime: 'HH:MM:ss',
  });
  return createJsonLog({ level, write: (line) => readable.write(line) });
}
