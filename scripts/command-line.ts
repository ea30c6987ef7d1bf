import { type ParseArgsConfig, type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A command line that cannot be followed: the message says what would be right, in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Wrong arguments, as opposed to a failure of the work itself. */
export const EXIT_USAGE = 2;

const HELP = { help: { type: 'boolean', short: 'h' } } as const satisfies ParseArgsOptionsConfig;

/** `parseArgs`, whose complaints become usage errors. @throws UsageError */
export function parseCommandLine<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node goes on to explain how an argument may begin with a dash: the first sentence is enough.
    const [sentence = ''] = (error as Error).message.split(/\.?(?:\n| (?=To ))/, 1);
    throw new UsageError(sentence);
  }
}

/** What to print for a usage error of `npm run <command>`. */
export function usageMessage(command: string, error: UsageError): string {
  return `${error.message} (see ${command} -- --help)`;
}

/**
 * The arguments of a script, read before anything heavier is loaded. Prints the usage and ends the
 * process on --help; prints one line and ends it with exit code 2 on wrong arguments.
 *
 * @param read checks and converts; throws UsageError.
 */
export function readCommandLine<Options extends ParseArgsOptionsConfig, Result>(
  { command, usage, options }: { command: string; usage: string; options: Options },
  read: (
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    positionals: readonly string[],
  ) => Result,
): Result {
  try {
    const config = { allowPositionals: true, options: { ...options, ...HELP } } as const;
    const { values, positionals } = parseCommandLine(config);
    if ((values as { help?: boolean }).help === true) {
      process.stdout.write(usage);
      process.exit(0);
    }
    return read(values as Parameters<typeof read>[0], positionals);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(usageMessage(command, error));
    process.exit(EXIT_USAGE);
  }
}

/** For commands that take no positional arguments. @throws UsageError */
export function noPositionals(positionals: readonly string[]): void {
  const [first] = positionals;
  if (first !== undefined) throw new UsageError(`Unexpected argument '${first}'`);
}
