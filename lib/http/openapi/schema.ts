import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

export type Json = Record<string, unknown>;

/** A zod schema as JSON Schema 2020-12, without the parts that only a document of its own needs. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

export const operationId = (endpoint: Endpoint): string =>
  endpoint.id.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase());

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name of a schema that belongs to one endpoint, such as `ModifySessionEventStart`. */
export const componentName = (endpoint: Endpoint, ...parts: readonly string[]): string =>
  [operationId(endpoint), ...parts].map(capitalised).join('');

export const refTo = (component: string): Json => ({ $ref: `#/components/schemas/${component}` });

export const header = (description: string, type = 'string'): Json => ({
  description,
  schema: { type },
});
