import { ModelError, type ModelFailureReason } from '#lib/ports/model.ts';
import { ExchangeError } from './exchange.ts';

/** What all errors of the AI SDK about an exchange have; the class itself comes with each provider's package. */
interface ApiCallError extends Error {
  readonly statusCode?: number;
  readonly responseHeaders?: Readonly<Record<string, string>>;
  readonly responseBody?: string;
  readonly isRetryable: boolean;
}

export const isApiCallError = (error: unknown): error is ApiCallError =>
  error instanceof Error && error.name === 'AI_APICallError';

/** Short words such as `insufficient_quota`. Sentences are left out: they may repeat a prompt or a key. */
const CODE = /^[\w.:-]{1,80}$/;

function codesIn(body: string | undefined): string[] {
  try {
    const parsed = JSON.parse(body ?? '');
    const error = parsed?.error ?? parsed;
    return [error?.type, error?.code, error?.__type].filter(
      (value): value is string => typeof value === 'string' && CODE.test(value),
    );
  } catch {
    return [];
  }
}

function codesOf({ responseHeaders = {}, responseBody }: ApiCallError): string {
  // Amazon's, before the colon of what may follow.
  const header = responseHeaders['x-amzn-errortype']?.split(':')[0] ?? '';
  return [...codesIn(responseBody), ...(CODE.test(header) ? [header] : [])].join(', ');
}

/** What happened, for the log: nothing of the request, nothing of the answer's text. */
function traceOf(error: unknown): Error {
  if (error instanceof ExchangeError) return new Error(error.message);
  if (isApiCallError(error)) {
    const codes = codesOf(error);
    const status = error.statusCode === undefined ? 'no response' : `HTTP ${error.statusCode}`;
    const network = (error.cause as { code?: unknown } | undefined)?.code;
    return new Error(
      `${status}${codes === '' ? '' : ` (${codes})`}${typeof network === 'string' ? `: ${network}` : ''}`,
    );
  }
  return new Error(error instanceof Error ? error.name : typeof error);
}

const MESSAGES: Readonly<Record<ModelFailureReason, string>> = {
  timeout: 'The language model did not answer in time. Try again, or ask for less at once.',
  aborted: 'The request was cancelled before the language model answered.',
  'rate-limited': 'The language model takes no more requests at the moment. Try again later.',
  refused: 'The language model declined this request. Say it in other words.',
  unusable: 'The language model gave no usable answer. Try again, or say it in other words.',
  unavailable: 'The language model cannot be reached at the moment. Try again later.',
};

/** A failure in words that give nothing of the provider away. */
export const failed = (
  reason: ModelFailureReason,
  context: { tokensUsed?: number; cause?: unknown } = {},
): ModelError => new ModelError(reason, MESSAGES[reason], context);

/** What the AI SDK calls a response that is not of the provider's protocol. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'AI_InvalidResponseDataError',
  'AI_EmptyResponseBodyError',
  'AI_JSONParseError',
  'AI_TypeValidationError',
]);

function reasonOf(error: unknown): ModelFailureReason {
  if (error instanceof ExchangeError)
    return error.reason === 'too-large' ? 'unusable' : 'unavailable';
  if (!isApiCallError(error))
    return error instanceof Error && NO_ANSWER.has(error.name) ? 'unusable' : 'unavailable';
  if (error.statusCode === 429) return 'rate-limited';
  // A response that was not what the protocol says.
  return error.statusCode === 200 ? 'unusable' : 'unavailable';
}

/** What a provider's package threw, as the port promises it. */
export const toModelError = (error: unknown): ModelError =>
  failed(reasonOf(error), { cause: traceOf(error) });
