import { composeFor } from '#lib/compose/aws/compose-for.ts';
import { composePages } from '#lib/compose/sites.ts';
import type { Endpoint } from '#lib/http/endpoint.ts';
import { lambdaHandler } from '#lib/lambda/handler.ts';

/** Pages are files: what serves them reaches nothing else. */
const endpoints: readonly Endpoint<never>[] = [];

export const handler = lambdaHandler(endpoints, () => ({
  ...composeFor(endpoints, {})(),
  pages: composePages(),
}));
