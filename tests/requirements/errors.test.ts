import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { failures } from '#schemas/errors.ts';

/** Code to statuses, as the specification's table and the contract's list of new codes have them. */
const DOCUMENTED: Readonly<Record<string, readonly number[]>> = {
  HTTP_ERROR: [401, 403, 404, 410],
  AUTH_ERROR: [401],
  VALIDATION_ERROR: [400],
  GUARDRAIL_VIOLATION: [400],
  REQUEST_NOT_FEASIBLE: [400],
  CONTENT_LOSS_BLOCKED: [400],
  INVALID_KEY_FORMAT: [400],
  MISSING_TABLEDB_KEY: [400],
  TABLEDB_ERROR: [400, 500, 502],
  RECORDS_ERROR: [400],
  RECORD_ERROR: [400],
  TABLEDB_AUTH_ERROR: [401],
  DEMO_TIER_LIMITATION: [403],
  NOT_FOUND: [404],
  TEMPLATE_NOT_FOUND: [404],
  TABLE_NOT_FOUND: [404],
  DOCUMENT_NOT_FOUND: [404],
  DOCUMENT_EXPIRED: [410],
  RATE_LIMIT_EXCEEDED: [429],
  MONTHLY_LIMIT_EXCEEDED: [429],
  URL_FETCH_FAILED: [502],
  ANALYSIS_FAILED: [500],
  GENERATION_FAILED: [500],
  GENERATE_ERROR: [500],
  PREVIEW_ERROR: [500],
  MODIFY_ERROR: [500],
  TEMPLATES_ERROR: [500],
  CONNECT_ERROR: [500],
  BATCH_ERROR: [500],
  ITEM_GENERATION_FAILED: [500],
  INTERNAL_ERROR: [500],
  CONFIG_ERROR: [503],
  DATABASE_NOT_CONFIGURED: [503],
  RENDERER_NOT_INSTALLED: [503],
  SOURCE_NOT_FOUND: [404],
  MAPPING_NOT_FOUND: [404],
  WEBHOOK_NOT_FOUND: [404],
  SUBSCRIPTION_NOT_FOUND: [404],
  JOB_NOT_FOUND: [404],
  PROPOSAL_NOT_FOUND: [404],
  RECORD_NOT_FOUND: [404],
  JOB_NOT_READY: [409],
  EMAIL_TAKEN: [409],
  IDEMPOTENCY_CONFLICT: [409],
  PAYLOAD_TOO_LARGE: [413],
  UNSUPPORTED_MEDIA_TYPE: [415],
  FORBIDDEN: [403],
  GONE: [410],
  OVERLOADED: [503],
};

describe('the error table', () => {
  for (const [condition, { code, status, message }] of Object.entries(failures)) {
    test(`[errors.table] ${condition} is ${code} with a documented status`, () => {
      assert.ok(DOCUMENTED[code]?.includes(status), `${code} ${status}`);
      assert.ok(message.length > 0);
    });
  }
});
