import { unknownFields } from '#lib/shared/unknown-fields.ts';
import type { Endpoint } from '../endpoint.ts';
import { parseInput } from '../validate.ts';
import type { Middleware } from './exchange.ts';

/** Parses path, query, headers and body with the endpoint's schemas, and notes body fields that none of them knows. */
export function validate({ input: { params, query, headers, body, raw } }: Endpoint): Middleware {
  return {
    before: ({ event: exchange }) => {
      exchange.input = {
        params: params && parseInput(params, exchange.params),
        query: query && parseInput(query, Object.fromEntries(exchange.request.query)),
        headers: headers && parseInput(headers, exchange.request.headers),
        body: raw ? exchange.body : body && parseInput(body, exchange.body),
      };
      if (body !== undefined && !raw) exchange.warnings.push(...unknownFields(body, exchange.body));
    },
  };
}
