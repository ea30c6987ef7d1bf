import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserSource } from '#lib/adapters/installation/unpack.ts';
import { type Config, readConfig } from '#lib/config.ts';
import type { RenderNeeds } from '#lib/lambda/render-function.ts';
import { composeRenderer } from '../render.ts';
import { composeLog } from './log.ts';
import { blobs } from './stores.ts';

/** Where packaging puts the browser, below the folder of the function's code. */
const BROWSER_DIR = 'browser';

/** Outside of Lambda, or with a browser in the settings, there is nothing packaged to look for. */
function packagedBrowser(config: Config): BrowserSource | undefined {
  const root = process.env['LAMBDA_TASK_ROOT'];
  if (root === undefined || config.render.executablePath !== undefined) return undefined;
  const archiveDir = join(root, BROWSER_DIR);
  return { kind: 'executable', path: join(archiveDir, 'chromium'), archiveDir };
}

/**
 * The renderer function: a browser, and the right to add files. The browser starts before the first
 * request, in the time that Lambda gives to a container's start.
 */
export async function composeAwsRenderer(config: Config = readConfig()): Promise<RenderNeeds> {
  const log = composeLog(config);
  const renderer = composeRenderer(config, log, packagedBrowser(config));
  // Without a browser each render says what is missing; a failed start would only be repeated.
  await renderer
    .start()
    .catch((error: unknown) => log.error({ err: error }, 'the browser did not start'));
  return { renderer, blobs: blobs(config), log, newId: randomUUID };
}
