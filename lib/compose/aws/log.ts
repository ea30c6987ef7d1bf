import { createJsonLog } from '#lib/adapters/log/json-log.ts';
import type { Config } from '#lib/config.ts';
import { invocationFields } from '#lib/lambda/invocation.ts';
import type { Log } from '#lib/ports/log.ts';

/** JSON lines for CloudWatch, each with the ids of the request. */
export const composeLog = (config: Config): Log =>
  createJsonLog({
    level: config.logLevel,
    write: (line) => process.stdout.write(line),
    fields: invocationFields,
  });
