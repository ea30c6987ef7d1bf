import { LambdaClient } from '@aws-sdk/client-lambda';
import { createLambdaRenderer } from '#lib/adapters/aws/lambda-renderer.ts';
import type { Config } from '#lib/config.ts';
import type { Renderer } from '#lib/ports/renderer.ts';
import { requestHandler } from './request-handler.ts';

/** Longer than the renderer function may run. */
const RENDER_TIMEOUT_MS = 85_000;

/** The renderer function, invoked. */
export const renderer = ({ aws }: Config): Renderer =>
  createLambdaRenderer({
    // One attempt more, for a throttled or broken connection: a render that ran must not run thrice.
    client: new LambdaClient({ maxAttempts: 2, requestHandler: requestHandler(RENDER_TIMEOUT_MS) }),
    functionName: aws.rendererFunction,
  });
