import { type Logger, pino } from 'pino';
import type { Config } from '#lib/config.ts';

/**
 * Structured JSON lines; readable ones on a terminal. `err` is logged whole with its causes.
 * Headers and bodies are never logged, so no secret has to be redacted.
 */
export async function createLog(level: Config['logLevel'], terminal: boolean): Promise<Logger> {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!terminal) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(
    options,
    pretty({ colorize: true, sync: true, ignore: 'requestId', translateTime: 'HH:MM:ss' }),
  );
}
