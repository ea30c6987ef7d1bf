import type { Requirement } from '../requirement.ts';

const BUILT = [
  'GET /health',
  'GET /v1/openapi.json',
  'POST /v1/create',
  'POST /v1/create/analyze',
  'POST /v1/preview',
  'POST /v1/modify',
  'POST /v1/generate',
  'POST /v1/batch/generate',
  'POST /v1/brand/extract',
  'POST /v1/modify/apply-brand',
  'POST /v1/generate/smart',
  'GET /v1/templates',
  'GET /v1/templates/:id',
  'GET /v1/templates/:id/schema',
  'POST /v1/templates/saved',
  'GET /v1/templates/saved',
  'GET /v1/templates/saved/:id',
  'PUT /v1/templates/saved/:id',
  'DELETE /v1/templates/saved/:id',
  'POST /v1/templates/clone',
  'POST /v1/templates/refine',
  'POST /v1/templates/analyze',
  'GET /v1/templates/count',
  'GET /v1/templates/views',
  'GET /v1/templates/styles',
  'POST /v1/templates/preview',
  'POST /v1/templates/:id/validate',
  'GET /v1/documents/:id',
  'GET /v1/documents/:id/metadata',
];

/** By the group of the specification's index, or by its heading where the index leaves them out. */
const PLANNED = {
  'Table-database connector': [
    'POST /v1/tabledb/connect',
    'GET /v1/tabledb/bases/:baseId/tables',
    'GET /v1/tabledb/bases/:baseId/tables/:tableId/schema',
    'GET /v1/tabledb/bases/:baseId/tables/:tableId/records',
    'GET /v1/tabledb/bases/:baseId/tables/:tableId/records/:recordId',
  ],
  Accounts: [
    'POST /v1/auth/signup',
    'POST /v1/auth/recover-key',
    'GET /v1/dashboard',
    'POST /v1/keys/regenerate',
  ],
  Analysis: ['POST /v1/analyze', 'POST /v1/analyze/preview/auto', 'GET /v1/analyze/mappings'],
  Templates: [
    'POST /v1/templates/generate',
    'POST /v1/templates/:id/inject-fields',
    'POST /v1/templates/saved/:id/save-from-session',
  ],
  'Template batches': [
    'POST /v1/templates/batch',
    'POST /v1/templates/batch/start',
    'GET /v1/templates/batch/:jobId',
    'GET /v1/templates/batch/:jobId/download',
  ],
  'Smart generation': [
    'POST /v1/generate/smart/batch',
    'GET /v1/generate/smart/batch/:jobId',
    'GET /v1/generate/smart/batch/:jobId/download',
  ],
  Webhooks: [
    'POST /v1/webhooks',
    'GET /v1/webhooks',
    'GET /v1/webhooks/:id',
    'DELETE /v1/webhooks/:id',
    'POST /v1/webhooks/tabledb/:id',
    'GET /v1/webhooks/pdfs/:id',
    'GET /v1/webhooks/test/:id',
  ],
  'Beta access': [
    'POST /v1/beta/request',
    'POST /v1/beta/activate',
    'GET /v1/beta/requests',
    'POST /v1/beta/approve/:id',
    'GET /v1/beta/invites',
    'GET /v1/beta/stats',
  ],
  Sources: [
    'GET /v1/sources',
    'POST /v1/sources',
    'GET /v1/sources/:id',
    'PUT /v1/sources/:id',
    'PATCH /v1/sources/:id',
    'DELETE /v1/sources/:id',
    'POST /v1/sources/:id/test',
    'POST /v1/sources/:id/sync',
    'GET /v1/sources/:id/records',
  ],
  Mappings: [
    'GET /v1/mappings',
    'POST /v1/mappings',
    'GET /v1/mappings/:id',
    'PUT /v1/mappings/:id',
    'DELETE /v1/mappings/:id',
    'GET /v1/mappings/:id/preview',
    'POST /v1/sessions/from-mapping',
  ],
  'AI helpers': [
    'POST /v1/ai/suggest-mappings',
    'POST /v1/ai/infer-schema',
    'POST /v1/ai/match-template',
  ],
  Subscriptions: [
    'POST /v1/subscriptions',
    'GET /v1/subscriptions',
    'GET /v1/subscriptions/:id',
    'DELETE /v1/subscriptions/:id',
  ],
  'Auto generation': [
    'POST /v1/auto-generate',
    'POST /v1/auto-generate/accept',
    'GET /v1/auto-generate/match',
    'POST /v1/auto-generate/custom-template',
  ],
  Other: [
    'POST /v1/demo/magic',
    'GET /v1/demo/scenarios',
    'POST /v1/telemetry/intent-first',
    'POST /v1/migrate/assess',
  ],
} as const;

/** Every endpoint that the specification names. */
export const endpointRequirements: Requirement[] = [
  ...BUILT.map(
    (route): Requirement => ({
      id: `endpoint.${route}`,
      source: 'spec: Endpoints',
      text: `${route} is served and documented`,
      status: 'built',
    }),
  ),
  ...Object.entries(PLANNED).flatMap(([group, routes]) =>
    routes.map(
      (route): Requirement => ({
        id: `endpoint.${route}`,
        source: `spec: Endpoints, ${group}`,
        text: `${route} is served and documented`,
        status: 'planned',
        reason: 'Not part of this release',
      }),
    ),
  ),
];
