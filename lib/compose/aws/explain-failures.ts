import { PagewrightError } from '#lib/errors.ts';
import type { Condition } from '#schemas/errors.ts';

type Method = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * A port whose failures of these names are a wrong deployment: what it should lead to is not there. They are
 * told apart from bugs, and the log has what the platform said.
 */
export function explainFailures<Port extends object>(
  port: Port,
  names: readonly string[],
  condition: Condition,
): Port {
  const explained = Object.entries(port as Record<string, Method>).map(([name, method]) => [
    name,
    async (...given: readonly unknown[]) => {
      try {
        return await method(...given);
      } catch (error) {
        if (!(error instanceof Error) || !names.includes(error.name)) throw error;
        throw new PagewrightError(condition, { cause: error });
      }
    },
  ]);
  return Object.fromEntries(explained) as Port;
}
