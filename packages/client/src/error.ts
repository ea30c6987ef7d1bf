/** The body of every refusal; some codes have further fields. */
export interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly details?: unknown;
}

/** What an answer says in addition to its body. */
export interface ErrorContext {
  /** The HTTP status; 200 when a stream of events had begun before it failed. */
  readonly status: number;
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined;
  /** Seconds after which the service asks to be tried again. */
  readonly retryAfter: number | undefined;
}

/** The service refused a request or failed. Each code has a subclass of its own. */
export class PagewrightError<Body extends ErrorBody = ErrorBody> extends Error {
  readonly body: Body;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(body: Body, { status, requestId, retryAfter }: ErrorContext) {
    super(body.error);
    this.name = new.target.name;
    this.body = body;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }

  get code(): string {
    return this.body.code;
  }

  get details(): Body['details'] {
    return this.body.details;
  }
}
