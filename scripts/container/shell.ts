import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MAX_OUTPUT_BYTES = 64_000_000;
/** Longer than `npm ci` takes on a slow line. */
const TIMEOUT_MS = 900_000;

const run = promisify(execFile);

/** Runs a program. @throws Error with the end of what it wrote */
export async function execute(program: string, ...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, args, {
      maxBuffer: MAX_OUTPUT_BYTES,
      timeout: TIMEOUT_MS,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} failed:\n${`${stdout}\n${stderr}`.slice(-3_000)}`, {
      cause: error,
    });
  }
}
