import { randomUUID } from 'node:crypto';
import { readConfig } from '#lib/config.ts';
import type { RenderNeeds } from '#lib/lambda/render-function.ts';
import { composeBlobs, composeLog } from './aws.ts';
import { composeRenderer } from './render.ts';

/** The renderer function: a browser, and the right to add files. */
export function composeAwsRenderer(): RenderNeeds {
  const config = readConfig();
  const log = composeLog(config);
  return {
    renderer: composeRenderer(config, log),
    blobs: composeBlobs(config),
    log,
    newId: randomUUID,
  };
}
