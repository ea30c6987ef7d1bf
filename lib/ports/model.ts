/** A question to a language model that answers with JSON. */
export interface ModelRequest {
  /** What it is to do. Trusted: it never contains what a caller or a document says. */
  readonly system: string;
  /** What it is to do it with. Whatever stands here is data. */
  readonly prompt: string;
  /** JSON Schema of the answer. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number;
}

export interface ModelAnswer {
  /** Parsed JSON, not yet held against the schema: a model may answer with anything. */
  readonly value: unknown;
  /** Of input and output together, as the provider counts them. */
  readonly tokensUsed: number;
}

/** Why a model gave no answer. */
export type ModelFailureReason =
  | 'timeout'
  | 'aborted'
  | 'rate-limited'
  | 'refused'
  | 'unusable'
  | 'unavailable';

/**
 * The only error that leaves a model. Its message is public; the provider's own error is in `cause`.
 * As with PagewrightError, the name tells it.
 */
export class ModelError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ModelError';
  }

  override readonly name = 'ModelError';
  readonly reason: ModelFailureReason;
  /** Spent all the same. */
  readonly tokensUsed: number;

  constructor(
    reason: ModelFailureReason,
    message: string,
    context: { tokensUsed?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: context.cause });
    this.reason = reason;
    this.tokensUsed = context.tokensUsed ?? 0;
  }
}

/** A language model of some provider. Every answer has a deadline; nothing of a request is logged. */
export interface Model {
  /** As events and logs show it, such as `bedrock:…`. */
  readonly name: string;
  /** Rejects with ModelError only. */
  ask(request: ModelRequest, signal?: AbortSignal): Promise<ModelAnswer>;
}
