import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Runs a script until it has printed so many lines, then kills it with SIGKILL.
 * @returns every whole line that it printed, also those that came between the count and its death.
 */
export async function killAfterLines(
  script: string,
  args: readonly string[],
  lines: number,
): Promise<string[]> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    if (printed.length === lines) child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  if (signal !== 'SIGKILL')
    throw new Error(`${script} ended by itself after ${printed.length} lines`);
  return printed;
}
