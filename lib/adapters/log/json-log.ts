import type { Log, LogFields } from '#lib/ports/log.ts';

/** The numbers that readers of JSON logs know from pino. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 } as const;
/** A chain of causes longer than this is a circle. */
const MAX_CAUSES = 8;

function describeError(error: Error, depth = 0): object {
  const { name, message, stack, cause } = error;
  const own = Object.fromEntries(
    Object.entries(error).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  );
  return {
    ...own,
    type: name,
    message,
    stack,
    ...(cause instanceof Error && depth < MAX_CAUSES
      ? { cause: describeError(cause, depth + 1) }
      : {}),
  };
}

function toLine(entry: object): string {
  try {
    return JSON.stringify(entry, (_key, value: unknown) =>
      value instanceof Error
        ? describeError(value)
        : typeof value === 'bigint'
          ? String(value)
          : value,
    );
  } catch (error) {
    return JSON.stringify({
      level: LEVELS.error,
      msg: 'a log line could not be written',
      error: String(error),
    });
  }
}

/**
 * One JSON line for each entry, as CloudWatch and every reader of pino takes them: level, time, the fields, `msg`; an error
 * in a field is written with its stack and causes.
 *
 * A tenth of pino's weight, all of which a function would load before its first request.
 *
 * @param config `fields` are asked for with every line.
 */
export function createJsonLog(config: {
  readonly level: keyof typeof LEVELS | 'silent';
  readonly write: (line: string) => void;
  readonly fields?: () => LogFields;
}): Log {
  const threshold = config.level === 'silent' ? Number.POSITIVE_INFINITY : LEVELS[config.level];
  const at = (level: keyof typeof LEVELS) => (fields: LogFields, message: string) => {
    const number = LEVELS[level];
    if (number < threshold) return;
    const time = new Date().toISOString();
    const entry = { level: number, time, ...config.fields?.(), ...fields, msg: message };
    config.write(`${toLine(entry)}\n`);
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
