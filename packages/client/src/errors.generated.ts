import type { components } from './api.generated.ts';
import { PagewrightError } from './error.ts';

type Schemas = components['schemas'];

export class AnalysisFailedError extends PagewrightError<Schemas['Error']> {}
export class AuthError extends PagewrightError<Schemas['Error']> {}
export class BatchError extends PagewrightError<Schemas['Error']> {}
export class ConfigError extends PagewrightError<Schemas['Error']> {}
export class ConnectError extends PagewrightError<Schemas['ConnectErrorError']> {}
export class ContentLossBlockedError extends PagewrightError<Schemas['ContentLossBlockedError']> {}
export class DatabaseNotConfiguredError extends PagewrightError<Schemas['Error']> {}
export class DemoTierLimitationError extends PagewrightError<Schemas['Error']> {}
export class DocumentExpiredError extends PagewrightError<Schemas['DocumentExpiredError']> {}
export class DocumentNotFoundError extends PagewrightError<Schemas['Error']> {}
export class EmailTakenError extends PagewrightError<Schemas['Error']> {}
export class ForbiddenError extends PagewrightError<Schemas['Error']> {}
export class GenerateError extends PagewrightError<Schemas['GenerateErrorError']> {}
export class GenerationFailedError extends PagewrightError<Schemas['GenerationFailedError']> {}
export class GoneError extends PagewrightError<Schemas['Error']> {}
export class GuardrailViolationError extends PagewrightError<Schemas['GuardrailViolationError']> {}
export class HttpError extends PagewrightError<Schemas['Error']> {}
export class IdempotencyConflictError extends PagewrightError<Schemas['Error'] | Schemas['WebhookReplayedError']> {}
export class InternalError extends PagewrightError<Schemas['Error']> {}
export class InvalidKeyFormatError extends PagewrightError<Schemas['Error']> {}
export class ItemGenerationFailedError extends PagewrightError<Schemas['Error']> {}
export class JobNotFoundError extends PagewrightError<Schemas['Error']> {}
export class JobNotReadyError extends PagewrightError<Schemas['JobNotReadyError'] | Schemas['RunNotReadyError']> {}
export class MappingNotFoundError extends PagewrightError<Schemas['Error']> {}
export class MissingTabledbKeyError extends PagewrightError<Schemas['Error']> {}
export class ModifyError extends PagewrightError<Schemas['Error']> {}
export class MonthlyLimitExceededError extends PagewrightError<Schemas['MonthlyLimitExceededError']> {}
export class NotFoundError extends PagewrightError<Schemas['NotFoundError']> {}
export class OverloadedError extends PagewrightError<Schemas['OverloadedError']> {}
export class PayloadTooLargeError extends PagewrightError<Schemas['PayloadTooLargeError']> {}
export class PreviewError extends PagewrightError<Schemas['Error']> {}
export class ProposalNotFoundError extends PagewrightError<Schemas['Error']> {}
export class RateLimitExceededError extends PagewrightError<Schemas['RateLimitExceededError']> {}
export class RecordsError extends PagewrightError<Schemas['RecordsErrorError']> {}
export class RecordError extends PagewrightError<Schemas['RecordErrorError']> {}
export class RecordNotFoundError extends PagewrightError<Schemas['Error']> {}
export class RendererNotInstalledError extends PagewrightError<Schemas['RendererNotInstalledError']> {}
export class RequestNotFeasibleError extends PagewrightError<Schemas['RequestNotFeasibleError']> {}
export class SourceNotFoundError extends PagewrightError<Schemas['Error']> {}
export class SubscriptionNotFoundError extends PagewrightError<Schemas['Error']> {}
export class TabledbAuthError extends PagewrightError<Schemas['Error']> {}
export class TabledbError extends PagewrightError<Schemas['TabledbErrorError'] | Schemas['TabledbUnavailableError']> {}
export class TableNotFoundError extends PagewrightError<Schemas['Error']> {}
export class TemplatesError extends PagewrightError<Schemas['Error']> {}
export class TemplateNotFoundError extends PagewrightError<Schemas['TemplateNotFoundError']> {}
export class UnsupportedMediaTypeError extends PagewrightError<Schemas['Error']> {}
export class UrlFetchFailedError extends PagewrightError<Schemas['UrlFetchFailedError']> {}
export class ValidationError extends PagewrightError<Schemas['ValidationError']> {}
export class WebhookNotFoundError extends PagewrightError<Schemas['Error']> {}

/** The class of each code. */
export const errorClasses = {
  ANALYSIS_FAILED: AnalysisFailedError,
  AUTH_ERROR: AuthError,
  BATCH_ERROR: BatchError,
  CONFIG_ERROR: ConfigError,
  CONNECT_ERROR: ConnectError,
  CONTENT_LOSS_BLOCKED: ContentLossBlockedError,
  DATABASE_NOT_CONFIGURED: DatabaseNotConfiguredError,
  DEMO_TIER_LIMITATION: DemoTierLimitationError,
  DOCUMENT_EXPIRED: DocumentExpiredError,
  DOCUMENT_NOT_FOUND: DocumentNotFoundError,
  EMAIL_TAKEN: EmailTakenError,
  FORBIDDEN: ForbiddenError,
  GENERATE_ERROR: GenerateError,
  GENERATION_FAILED: GenerationFailedError,
  GONE: GoneError,
  GUARDRAIL_VIOLATION: GuardrailViolationError,
  HTTP_ERROR: HttpError,
  IDEMPOTENCY_CONFLICT: IdempotencyConflictError,
  INTERNAL_ERROR: InternalError,
  INVALID_KEY_FORMAT: InvalidKeyFormatError,
  ITEM_GENERATION_FAILED: ItemGenerationFailedError,
  JOB_NOT_FOUND: JobNotFoundError,
  JOB_NOT_READY: JobNotReadyError,
  MAPPING_NOT_FOUND: MappingNotFoundError,
  MISSING_TABLEDB_KEY: MissingTabledbKeyError,
  MODIFY_ERROR: ModifyError,
  MONTHLY_LIMIT_EXCEEDED: MonthlyLimitExceededError,
  NOT_FOUND: NotFoundError,
  OVERLOADED: OverloadedError,
  PAYLOAD_TOO_LARGE: PayloadTooLargeError,
  PREVIEW_ERROR: PreviewError,
  PROPOSAL_NOT_FOUND: ProposalNotFoundError,
  RATE_LIMIT_EXCEEDED: RateLimitExceededError,
  RECORDS_ERROR: RecordsError,
  RECORD_ERROR: RecordError,
  RECORD_NOT_FOUND: RecordNotFoundError,
  RENDERER_NOT_INSTALLED: RendererNotInstalledError,
  REQUEST_NOT_FEASIBLE: RequestNotFeasibleError,
  SOURCE_NOT_FOUND: SourceNotFoundError,
  SUBSCRIPTION_NOT_FOUND: SubscriptionNotFoundError,
  TABLEDB_AUTH_ERROR: TabledbAuthError,
  TABLEDB_ERROR: TabledbError,
  TABLE_NOT_FOUND: TableNotFoundError,
  TEMPLATES_ERROR: TemplatesError,
  TEMPLATE_NOT_FOUND: TemplateNotFoundError,
  UNSUPPORTED_MEDIA_TYPE: UnsupportedMediaTypeError,
  URL_FETCH_FAILED: UrlFetchFailedError,
  VALIDATION_ERROR: ValidationError,
  WEBHOOK_NOT_FOUND: WebhookNotFoundError,
} as const;
