import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Config, readConfig } from '#lib/config.ts';
import type { RenderNeeds } from '#lib/lambda/render-function.ts';
import { composeBlobs, composeLog } from './aws.ts';
import { composeRenderer } from './render.ts';

/** Where packaging puts the browser, below the folder of the function's code. */
const BROWSER_DIR = 'browser';

function withPackagedBrowser(config: Config): Config {
  const root = process.env['LAMBDA_TASK_ROOT'];
  if (root === undefined || config.render.executablePath !== undefined) return config;
  const executablePath = join(root, BROWSER_DIR, 'chromium');
  return { ...config, render: { ...config.render, executablePath } };
}

/**
 * The renderer function: a browser, and the right to add files. The browser starts before the first
 * request, in the time that Lambda gives to a container's start.
 */
export async function composeAwsRenderer(config: Config = readConfig()): Promise<RenderNeeds> {
  const log = composeLog(config);
  const renderer = composeRenderer(withPackagedBrowser(config), log);
  // Without a browser each render says what is missing; a failed start would only be repeated.
  await renderer
    .start()
    .catch((error: unknown) => log.error({ err: error }, 'the browser did not start'));
  return { renderer, blobs: composeBlobs(config), log, newId: randomUUID };
}
