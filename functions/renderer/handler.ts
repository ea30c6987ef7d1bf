import { composeAwsRenderer } from '#lib/compose/aws/renderer-function.ts';
import { renderHandler } from '#lib/lambda/render-function.ts';

export const handler = renderHandler(await composeAwsRenderer());
