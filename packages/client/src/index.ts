export type { components, paths } from './api.generated.ts';
export { type ClientOptions, createClient, type PagewrightClient } from './client.ts';
export { type ErrorBody, type ErrorContext, PagewrightError } from './error.ts';
export * from './errors.generated.ts';
export type { PagewrightFile } from './file.ts';
export type { Job, StartedJob, WaitOptions } from './jobs.ts';
export type { ModifyEvent } from './modify.ts';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from './webhooks.ts';
