import type { z } from 'zod';
import { type Endpoint, isIdempotent } from '../endpoint.ts';
import { type Json, toSchema } from './schema.ts';

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key and request within 24 hours get the first answer again, with Idempotency-Replayed: true. Two at once never run both.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** Query values travel as text; an example must have the type of its schema. */
const coerceExample = (text: string | undefined, { type }: Json): unknown =>
  text !== undefined && (type === 'integer' || type === 'number') ? Number(text) : text;

/** Path, query and header parameters of an operation. */
export function parameters(endpoint: Endpoint): Json[] {
  const of = (
    place: 'path' | 'query' | 'header',
    schema: z.ZodType | undefined,
    example: Readonly<Record<string, string>> | undefined,
  ): Json[] => {
    if (schema === undefined) return [];
    const { properties = {}, required = [] } = toSchema(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
      example: coerceExample(example?.[name], property),
    }));
  };
  return [
    ...of('path', endpoint.input.params, endpoint.example?.params),
    ...of('query', endpoint.input.query, endpoint.example?.query),
    ...of('header', endpoint.input.headers, endpoint.example?.headers),
    ...(isIdempotent(endpoint) ? [IDEMPOTENCY_KEY] : []),
  ];
}
