// Without zod, as parts that are loaded on their own throw these.

interface Failure {
  readonly code: string;
  /** HTTP status; absent for codes that only occur inside a result. */
  readonly status: number;
  /** The public message unless the thrower has a better one. */
  readonly message: string;
}

/**
 * Every failure the service can answer with, keyed by condition: the only place where codes and
 * statuses stand. Codes repeat across statuses, conditions do not.
 */
export const failures = {
  unauthenticated: {
    code: 'HTTP_ERROR',
    status: 401,
    message: 'Missing or invalid API key: send the header "Authorization: Bearer gk_…"',
  },
  keyDeactivated: { code: 'HTTP_ERROR', status: 403, message: 'This API key has been deactivated' },
  invalidCreateKey: { code: 'AUTH_ERROR', status: 401, message: 'Invalid API key' },
  sessionNotFound: { code: 'HTTP_ERROR', status: 404, message: 'Session not found' },
  sessionExpired: { code: 'HTTP_ERROR', status: 410, message: 'Session expired' },
  validation: { code: 'VALIDATION_ERROR', status: 400, message: 'The request is not valid' },
  idempotencyConflict: {
    code: 'IDEMPOTENCY_CONFLICT',
    status: 409,
    message: 'This Idempotency-Key was used for another request',
  },
  payloadTooLarge: {
    code: 'PAYLOAD_TOO_LARGE',
    status: 413,
    message: 'The request body is too large',
  },
  unsupportedMediaType: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    status: 415,
    message: 'Send the body as Content-Type: application/json, without a Content-Encoding',
  },
  demoTierLimitation: {
    code: 'DEMO_TIER_LIMITATION',
    status: 403,
    message:
      'A demo key cannot store anything: use a key of a registered account, as POST /v1/auth/signup makes one',
  },
  emailTaken: {
    code: 'EMAIL_TAKEN',
    status: 409,
    message:
      'There is an account for this address: POST /v1/auth/recover-key makes a new key for it',
  },
  signupClosed: {
    code: 'FORBIDDEN',
    status: 403,
    message: 'Accounts cannot be made here by everyone: ask the operator for a key',
  },
  forbidden: { code: 'FORBIDDEN', status: 403, message: 'The admin token is wrong' },
  gone: { code: 'GONE', status: 410, message: 'This endpoint has ended' },
  notFound: { code: 'NOT_FOUND', status: 404, message: 'No such endpoint' },
  templateNotFound: { code: 'TEMPLATE_NOT_FOUND', status: 404, message: 'Template not found' },
  documentNotFound: { code: 'DOCUMENT_NOT_FOUND', status: 404, message: 'Document not found' },
  documentExpired: { code: 'DOCUMENT_EXPIRED', status: 410, message: 'The document has expired' },
  jobNotFound: { code: 'JOB_NOT_FOUND', status: 404, message: 'Job not found' },
  jobNotReady: {
    code: 'JOB_NOT_READY',
    status: 409,
    message: 'The job has not ended yet: its files can be downloaded when it has',
  },
  invalidKeyFormat: {
    code: 'INVALID_KEY_FORMAT',
    status: 400,
    message: 'A token of the table database starts with pat or key',
  },
  missingTabledbKey: {
    code: 'MISSING_TABLEDB_KEY',
    status: 400,
    message: 'Send the token of the table database in the header X-Provider-Key',
  },
  tabledbAuthError: {
    code: 'TABLEDB_AUTH_ERROR',
    status: 401,
    message: 'The token of the table database is invalid, expired or revoked',
  },
  tabledbError: {
    code: 'TABLEDB_ERROR',
    status: 400,
    message: 'The base cannot be read: check the token, its access and the id of the base',
  },
  tabledbUnavailable: {
    code: 'TABLEDB_ERROR',
    status: 502,
    message: 'The table database could not be reached, or did not answer in time',
  },
  tableNotFound: {
    code: 'TABLE_NOT_FOUND',
    status: 404,
    message: 'The base has no such table',
  },
  subscriptionNotFound: {
    code: 'SUBSCRIPTION_NOT_FOUND',
    status: 404,
    message: 'Subscription not found',
  },
  webhookNotFound: { code: 'WEBHOOK_NOT_FOUND', status: 404, message: 'Webhook not found' },
  webhookRefused: {
    code: 'HTTP_ERROR',
    status: 401,
    message:
      'Unknown webhook, or a missing or wrong secret: send it in the header X-Webhook-Secret, or sign with it as Standard Webhooks has it, at most five minutes ago',
  },
  webhookReplayed: {
    code: 'IDEMPOTENCY_CONFLICT',
    status: 409,
    message: 'A message of this webhook-id was received before: it is taken once',
  },
  runNotReady: {
    code: 'JOB_NOT_READY',
    status: 409,
    message: 'The run has not ended yet: its document can be fetched when it has',
  },
  betaRequestNotFound: {
    code: 'RECORD_NOT_FOUND',
    status: 404,
    message: 'There is no such request for access',
  },
  proposalNotFound: {
    code: 'PROPOSAL_NOT_FOUND',
    status: 404,
    message: 'Proposal not found: one can be accepted for a day after it was made',
  },
  sourceNotFound: { code: 'SOURCE_NOT_FOUND', status: 404, message: 'Source not found' },
  mappingNotFound: { code: 'MAPPING_NOT_FOUND', status: 404, message: 'Mapping not found' },
  recordNotFound: {
    code: 'RECORD_NOT_FOUND',
    status: 404,
    message: 'The source has no such record',
  },
  recordsError: {
    code: 'RECORDS_ERROR',
    status: 400,
    message: 'The records cannot be read: check the view and what the token may do',
  },
  recordError: {
    code: 'RECORD_ERROR',
    status: 400,
    message: 'The record does not exist or cannot be read',
  },
  connectError: {
    code: 'CONNECT_ERROR',
    status: 500,
    message: 'The table database could not be connected',
  },
  rateLimitExceeded: {
    code: 'RATE_LIMIT_EXCEEDED',
    status: 429,
    message: 'Rate limit exceeded: wait retryAfter seconds',
  },
  monthlyLimitExceeded: {
    code: 'MONTHLY_LIMIT_EXCEEDED',
    status: 429,
    message: 'Monthly document limit reached: it resets at the start of next month',
  },
  urlFetchFailed: {
    code: 'URL_FETCH_FAILED',
    status: 502,
    message: 'The page could not be captured',
  },
  analysisFailed: {
    code: 'ANALYSIS_FAILED',
    status: 500,
    message: 'The data could not be analysed',
  },
  generationFailed: {
    code: 'GENERATION_FAILED',
    status: 500,
    message: 'The document could not be generated',
  },
  generateError: {
    code: 'GENERATE_ERROR',
    status: 500,
    message: 'The session could not be rendered',
  },
  previewError: { code: 'PREVIEW_ERROR', status: 500, message: 'The preview could not be made' },
  guardrailViolation: {
    code: 'GUARDRAIL_VIOLATION',
    status: 400,
    message: 'The instruction asks for something that no document may contain',
  },
  requestNotFeasible: {
    code: 'REQUEST_NOT_FEASIBLE',
    status: 400,
    message: 'This change cannot be made to this document',
  },
  contentLossBlocked: {
    code: 'CONTENT_LOSS_BLOCKED',
    status: 400,
    message: 'The change would remove content of the document',
  },
  modifyError: {
    code: 'MODIFY_ERROR',
    status: 500,
    message: 'The document could not be changed',
  },
  templatesError: {
    code: 'TEMPLATES_ERROR',
    status: 500,
    message: 'The templates could not be loaded',
  },
  batchError: { code: 'BATCH_ERROR', status: 500, message: 'The batch could not be processed' },
  itemGenerationFailed: {
    code: 'ITEM_GENERATION_FAILED',
    status: 500,
    message: 'The item could not be generated',
  },
  internal: { code: 'INTERNAL_ERROR', status: 500, message: 'Something went wrong on our side' },
  configuration: {
    code: 'CONFIG_ERROR',
    status: 503,
    message: 'The server is not configured for this',
  },
  databaseNotConfigured: {
    code: 'DATABASE_NOT_CONFIGURED',
    status: 503,
    message: 'The database is not configured',
  },
  rendererNotInstalled: {
    code: 'RENDERER_NOT_INSTALLED',
    status: 503,
    message: 'The rendering engine is not installed',
  },
  overloaded: {
    code: 'OVERLOADED',
    status: 503,
    message: 'The renderer is busy: retry after the time in Retry-After',
  },
} as const satisfies Record<string, Failure>;

/** The name of a failure: what code throws. */
export type Condition = keyof typeof failures;
