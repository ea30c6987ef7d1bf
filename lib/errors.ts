import type { ValidationDetail } from '#schemas/error-body.ts';
import { type Condition, failures } from '#schemas/errors.ts';

/** What a thrower may add to a failure's entry in the error table. */
export interface FailureContext {
  /** Replaces the table's public message: what failed, why, how to fix it. */
  message?: string;
  /** The public `details` field. */
  details?: unknown;
  /** Extra top-level fields of the error body, such as `retryAfter`. */
  fields?: Record<string, unknown>;
  /** Extra response headers, such as `Retry-After`. */
  headers?: Record<string, string>;
  /** What really happened: logged, never answered. */
  cause?: unknown;
}

/**
 * The one error class: a condition of the error table, with its public context and private cause.
 * Code that a function loads when it needs it brings a copy of the class: what counts is the name.
 */
export class PagewrightError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'PagewrightError';
  }

  override readonly name = 'PagewrightError';
  readonly condition: Condition;
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  readonly fields: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(condition: Condition, context: FailureContext = {}) {
    const entry = failures[condition];
    super(context.message ?? entry.message, { cause: context.cause });
    this.condition = condition;
    this.code = entry.code;
    this.status = entry.status;
    this.details = context.details;
    this.fields = context.fields ?? {};
    this.headers = context.headers ?? {};
  }
}

function sentenceOf({ path, message }: ValidationDetail): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

/** A VALIDATION_ERROR with one detail per problem. */
export function invalid(...details: ValidationDetail[]): PagewrightError {
  return new PagewrightError('validation', {
    message: details.map(sentenceOf).join('; '),
    details,
  });
}

/** What is answered for anything thrown. What is not a PagewrightError is a bug: its text never leaves. */
export function toKnownError(error: unknown): PagewrightError {
  return error instanceof PagewrightError
    ? error
    : new PagewrightError('internal', { cause: error });
}

/** What was found. @throws PagewrightError of the condition where that is nothing */
export function found<Value>(value: Value | undefined, condition: Condition): Value {
  if (value === undefined) throw new PagewrightError(condition);
  return value;
}

/** A PAYLOAD_TOO_LARGE, thrown by the reader of a body. */
export function payloadTooLarge(maxBytes: number): PagewrightError {
  return new PagewrightError('payloadTooLarge', {
    message: `The request body is too large: at most ${maxBytes} bytes`,
    details: { maxBytes },
  });
}
