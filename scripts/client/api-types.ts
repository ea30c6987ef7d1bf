import openapiTS, { astToString } from 'openapi-typescript';

type Json = Record<string, unknown>;

/**
 * The document without what a caller of the client never sees: refusals are thrown as errors, and what
 * matters of the headers is read by the client.
 */
function whatCallersSee(document: Json): Json {
  const copy = structuredClone(document) as { paths: Record<string, Record<string, Operation>> };
  for (const { responses } of Object.values(copy.paths).flatMap(Object.values<Operation>))
    for (const [status, response] of Object.entries(responses)) {
      if (Number(status) >= 400) delete responses[status];
      delete response.headers;
    }
  return copy;
}
interface Operation {
  readonly responses: Record<string, { headers?: Json }>;
}

/** The TypeScript types of an OpenAPI document. */
export async function apiTypes(document: Json): Promise<string> {
  return astToString(
    await openapiTS(whatCallersSee(document) as never, { silent: true, defaultNonNullable: false }),
  );
}
