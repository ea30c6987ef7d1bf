import { createJsonLog } from '#lib/adapters/log/json-log.ts';
import type { Config } from '#lib/config.ts';
import type { Log } from '#lib/ports/log.ts';

type LineSink = (line: string) => void;

/** Writes lines of the log to standard error: as they are, or readable on a terminal. */
async function openSink(terminal: boolean): Promise<LineSink> {
  if (!terminal) return (line) => process.stderr.write(line);
  const { default: pretty } = await import('pino-pretty');
  const readable = pretty({
    colorize: true,
    sync: true,
    destination: 2,
    ignore: 'requestId',
    translateTime: 'HH:MM:ss',
  });
  return (line) => readable.write(line);
}

/**
 * The log of one machine, on standard error: JSON lines, readable ones on a terminal. Headers and
 * bodies are never logged, so no secret has to be redacted.
 */
export async function createLog(level: Config['logLevel'], terminal: boolean): Promise<Log> {
  return createJsonLog({ level, write: await openSink(terminal) });
}

/** The same log, which keeps its lines until `release`: what a start prints first is its welcome. */
export async function createHeldLog(
  level: Config['logLevel'],
  terminal: boolean,
): Promise<{ readonly log: Log; release(): void }> {
  const sink = await openSink(terminal);
  const held: string[] = [];
  let write: LineSink = (line) => held.push(line);
  return {
    log: createJsonLog({ level, write: (line) => write(line) }),
    release() {
      write = sink;
      for (const line of held.splice(0)) sink(line);
    },
  };
}
