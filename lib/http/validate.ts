import type { z } from 'zod';
import { invalid } from '#lib/errors.ts';
import { describeProblems } from '#lib/shared/validation/describe-problems.ts';

/**
 * Parses input with its schema.
 * @throws PagewrightError validation, one detail per problem.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(...describeProblems(result.error));
}
