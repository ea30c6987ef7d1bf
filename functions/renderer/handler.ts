import { composeAwsRenderer } from '#lib/compose/aws-renderer.ts';
import { renderHandler } from '#lib/lambda/render-function.ts';

export const handler = renderHandler(await composeAwsRenderer());
