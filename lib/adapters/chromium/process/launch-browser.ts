import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import puppeteer, { type Connection } from 'puppeteer-core';
import {
  type Browser,
  checkProgram,
  commandLine,
  environment,
  type LaunchOptions,
  START_TIMEOUT_MS,
  type SupervisedProcess,
  supervise,
} from './browser.ts';
import { COMMAND_TIMEOUT_MS } from './connection.ts';
import { makeProfileDir } from './profile-dir.ts';

/** Where Node.js announces each child process that is about to be spawned. */
const CHILD_PROCESSES = 'child_process';

/**
 * Starts a browser that Puppeteer drives. Rejects when it does not answer; the error's message holds
 * what it wrote. Imported when the first such browser is needed.
 */
export async function launchBrowser(options: LaunchOptions): Promise<Browser> {
  await checkProgram(options.installed);
  const profileDir = makeProfileDir();
  const args = commandLine(options, profileDir);
  const spawned = superviseNext(args, profileDir);
  try {
    const launched = puppeteer.launch({
      executablePath: options.installed.executable,
      args,
      ignoreDefaultArgs: true,
      pipe: true,
      env: environment(profileDir, options.installed),
      defaultViewport: null,
      waitForInitialPage: false,
      // Pages are watched over sessions of ours, which keep no bodies of responses.
      networkEnabled: false,
      issuesEnabled: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: START_TIMEOUT_MS,
      protocolTimeout: COMMAND_TIMEOUT_MS,
    });
    const driver = await Promise.race([launched, spawned.failed]);
    const session = await driver.target().createCDPSession();
    const root = session.connection();
    const supervised = spawned.current();
    if (root === undefined || supervised === undefined) throw new Error('The browser has gone');
    if (options.kind === 'script') await stopDiscovery(root);
    const { stderr: _, ...process } = supervised;
    return {
      ...process,
      kind: options.kind,
      root,
      driver,
      overMemoryAt: Number.NEGATIVE_INFINITY,
    };
  } catch (cause) {
    const supervised = spawned.current();
    await supervised?.kill();
    throw new Error(`The browser did not start: ${supervised?.stderr() ?? ''}`, { cause });
  } finally {
    spawned.close();
  }
}

/**
 * Stops Puppeteer from attaching to each page, frame and worker. It lets workers run before anyone
 * could intercept their requests, makes Chromium suspend a page that waits for its document, and its
 * `Page` for each document with script took 1.4 times the CPU: such pages are driven over sessions of
 * ours, in contexts that Puppeteer makes.
 */
async function stopDiscovery(root: Connection): Promise<void> {
  await Promise.all([
    root.send('Target.setAutoAttach', {
      autoAttach: false,
      waitForDebuggerOnStart: false,
      flatten: true,
    }),
    root.send('Target.setDiscoverTargets', { discover: false }),
  ]);
}

/**
 * Supervises the process that is spawned with these arguments. Puppeteer hands its process over only
 * after the browser has answered: until then nobody would hear the error of a spawn that fails, which
 * ends the serving process, nor keep what a browser without its libraries or sandbox wrote.
 */
function superviseNext(args: readonly string[], profileDir: string) {
  let supervised: SupervisedProcess | undefined;
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => {});
  const adopt = (child: ChildProcess) => {
    const isOurs = child.spawnargs?.at(-1) === args.at(-1);
    if (!isOurs || supervised !== undefined) return;
    supervised = supervise(child, profileDir);
    void supervised.gone.then(() => reject(new Error('The process has ended')));
  };
  const listener = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    // It is announced before it is spawned; its error would be emitted after this.
    process.nextTick(adopt, child);
  };
  subscribe(CHILD_PROCESSES, listener);
  return {
    current: () => supervised,
    failed,
    close: () => unsubscribe(CHILD_PROCESSES, listener),
  };
}
