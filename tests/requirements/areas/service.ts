import { built } from '../requirement.ts';

export const httpRequirements = [
  ...built('spec: Authentication', {
    'auth.bearer': 'Missing, malformed, unprefixed and unknown keys are 401 HTTP_ERROR',
    'auth.create-invalid-key': 'An unknown key on create is 401 AUTH_ERROR Invalid API key',
    'auth.revoked': 'A revoked key is 401, a deactivated one 401 or 403',
    'auth.every-endpoint': 'This holds on every endpoint that needs a key',
    'auth.health-open': '/health and the OpenAPI document need no key',
    'auth.hashed': 'Only hashes of keys are stored',
  }),
  ...built('spec: Errors', {
    'errors.shape': 'Every error is { error, code, details? }',
    'errors.validation': 'details of VALIDATION_ERROR has path and message for each problem',
    'errors.not-found': 'An unknown endpoint is 404 NOT_FOUND with path',
    'errors.internal': 'A bug is 500 INTERNAL_ERROR without its text',
    'errors.malformed': 'Hostile input is answered with a coded error, never a 5xx or a hang',
    'errors.every-endpoint': 'Every endpoint names what is wrong with a body',
    'errors.table': 'Codes and statuses are those of the table',
  }),
  ...built('contract 1: Forms that hold everywhere', {
    'forms.check-order':
      'Endpoint, authentication, rate limit, size, syntax, schema, in this order',
    'forms.malformed-json': 'Malformed JSON is VALIDATION_ERROR with path []',
    'forms.method-not-allowed': 'A method that a path lacks is 404 NOT_FOUND with Allow',
    'forms.media-type': 'Other media types and encodings are 415 UNSUPPORTED_MEDIA_TYPE',
    'forms.rate-limit-headers': 'Keyed responses carry RateLimit-Limit, -Remaining and -Reset',
    'forms.unknown-fields':
      'Unknown body fields are ignored, and named in warnings with the field that was probably meant',
    'forms.unknown-enum': 'Unknown enum values are VALIDATION_ERROR',
    'forms.ids-and-times': 'Ids are UUIDs, times ISO 8601 in UTC, fields camelCase',
    'forms.read': 'A read is 200 with success and the resource',
    'forms.list':
      'A list is 200 with success, the items, total, limit (1 to 100, default 50), offset',
    'forms.every-endpoint': 'Every endpoint keeps these forms',
  }),
  ...built('contract 2: Content negotiation', {
    'negotiation.q-values': 'Accept is parsed with q-values',
    'negotiation.wildcard': 'No header and */* alone mean the file',
    'negotiation.axios': 'JSON named at least as high as the output type means JSON',
    'negotiation.neither': 'A header that matches neither means JSON',
  }),
  ...built('contract 1: Forms that hold everywhere', {
    'forms.idempotency-key': 'Idempotency-Key replays the first result for 24 hours',
    'forms.idempotency-conflict': 'The same key with another body is 409 IDEMPOTENCY_CONFLICT',
  }),
  ...built('spec: Errors', {
    'errors.database-not-configured': 'Without a database 503 DATABASE_NOT_CONFIGURED',
    'errors.config': 'A server that is not configured for a request is 503 CONFIG_ERROR',
    'errors.templates': 'A template registry that does not load is 500 TEMPLATES_ERROR',
  }),
];

export const limitRequirements = [
  ...built('spec: Limits', {
    'limits.rate':
      'Beyond the limit of its tier a key gets 429 RATE_LIMIT_EXCEEDED with retryAfter, tier, limit, windowMs',
    'limits.monthly':
      'Beyond the quota of its tier a key gets 429 MONTHLY_LIMIT_EXCEEDED with limit, used, tier, upgrade',
    'limits.monthly-reset': 'The quota starts again with each month',
  }),
  ...built('contract 1 and 11', {
    'limits.retry-after': 'A 429 carries Retry-After',
    'limits.body': 'A body above 6 MB (a setting) is 413 PAYLOAD_TOO_LARGE',
    'limits.tiers': 'demo, free, pro, scale and unlimited have the limits of the contract',
    'limits.refund': 'A document that could not be made is not counted',
    'limits.unlimited': "The self-hosted owner's key has no limit",
  }),
];

export const serviceRequirements = [
  ...built('spec: GET /health', {
    'health.response': 'status, version and timestamp, without a key',
  }),
  ...built('spec: Versioning', {
    'versioning.headers': 'Every response carries X-Service-Version and a unique X-Request-Id',
    'versioning.prefix': 'Every versioned endpoint starts with /v1/',
    'versioning.health': 'The running build stands in version of /health',
    'versioning.deprecation': 'Deprecated responses carry Sunset, Deprecation and Link',
    'versioning.gone': 'An ended endpoint answers 410 GONE',
    'versioning.guarantees': 'Inside a version no endpoint or field goes away or changes its type',
    'versioning.every-endpoint': 'Every endpoint carries the common headers',
  }),
  ...built('spec: Endpoint index, Spec', {
    'openapi.valid': 'The document is valid OpenAPI 3.1',
    'openapi.examples': 'Every endpoint is described, with examples that validate',
    'openapi.errors': 'Extra fields of errors, the error event and replayed answers are described',
    'openapi.committed': 'The committed document is what the endpoints make',
  }),
  ...built('contract 13: Settings', {
    'settings.defaults': 'Each setting has the default of the contract',
    'settings.checked': 'A wrong setting stops the start and names itself',
    'settings.address': 'PORT and HOST set the address, PUBLIC_URL the base of links',
    'settings.data-dir': 'DATA_DIR is where one machine keeps everything',
    'settings.secrets-key': 'SECRETS_KEY is what secrets are encrypted with on one machine',
    'settings.admin-token': 'ADMIN_TOKEN opens the admin endpoints',
    'settings.first-keys':
      'The first run makes an owner key and a demo key; OWNER_KEY and DEMO_KEY set them',
    'settings.chromium-path': 'CHROMIUM_PATH names another browser',
    'settings.renderer': 'RENDER_CONCURRENCY, RENDER_QUEUE and RENDER_TIMEOUT_MS set the renderer',
    'settings.tiers': 'TIERS overrides single limits',
    'settings.model': 'MODEL_PROVIDER, _NAME, _BASE_URL and _API_KEY choose a language model',
    'settings.tabledb': 'TABLEDB_BASE_URL names the table database',
    'settings.mail': 'MAIL_FROM and SMTP_URL send mail',
    'settings.signup': 'SIGNUP closes the making of accounts; a deployment is closed',
    'settings.trusted-proxies':
      'TRUSTED_PROXIES says how many addresses of X-Forwarded-For are to be believed',
    'settings.log-level': 'LOG_LEVEL chooses the lines; they are JSON except on a terminal',
    'logs.secrets': 'No key, token or password of anybody is ever logged',
  }),
  ...built('product: the first start', {
    'start.banner': 'The start prints the address, the keys once, and a curl line that works',
  }),
  ...built('product: the create command', {
    'cli.data': 'A data file becomes a document, and the command says what it made',
    'cli.saved-template': 'A template saved in the service of the same data folder can be used',
    'cli.stdin': 'Standard input is read and standard output written',
    'cli.options': 'Inputs, formats and rendering options can be given as arguments',
    'cli.name': 'Without an output the suggested filename is used',
    'cli.exit-codes': 'Wrong arguments and input are exit code 2, saying what would be right',
    'cli.renderer-not-installed': 'Without a browser exit code 1, saying how to get one',
    'cli.batch': 'A document for each record of a CSV, JSON or NDJSON file, with results.json',
    'cli.help': '--help tells how',
    'cli.every-command':
      'Every command has --help, and answers wrong arguments in one line with exit code 2',
  }),
  ...built('contract 13: Settings, durability', {
    'storage.durable': 'Documents, sessions and keys outlive a restart',
    'storage.kill': 'kill -9 loses no acknowledged document and leaves nothing half-written',
  }),
];
