import { type AttributeValue, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { Key } from '#lib/ports/table.ts';

export type Attributes = Record<string, AttributeValue>;

export const text = (value: string): AttributeValue => ({ S: value });
export const number = (value: number): AttributeValue => ({ N: String(value) });

export function keyOf({ partition, sort }: Key): Attributes {
  return { partition: text(partition), sort: text(sort) };
}

/** undefined when the condition of the write did not hold. */
export async function unlessRefused<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
