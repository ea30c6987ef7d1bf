import type { z } from 'zod';
import { invalid } from '#lib/errors.ts';
import { describeProblems } from '#lib/shared/validation/describe-problems.ts';

/** Input as its schema has it. @throws validation, in the words of every other endpoint */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(...describeProblems(result.error));
}
