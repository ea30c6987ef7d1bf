import type { Endpoint } from '#lib/http/endpoint.ts';
import { endpoints as accounts } from './accounts/endpoints.ts';
import { endpoints as ai } from './ai/endpoints.ts';
import { endpoints as analyze } from './analyze/endpoints.ts';

import { endpoints as batch } from './batch/endpoints.ts';
import { endpoints as beta } from './beta/endpoints.ts';
import { endpoints as brand } from './brand/endpoints.ts';
import { endpoints as create } from './create/endpoints.ts';
import { endpoints as demo } from './demo/endpoints.ts';
import { endpoints as documents } from './documents/endpoints.ts';
import { endpoints as jobs } from './jobs/endpoints.ts';
import { endpoints as mappings } from './mappings/endpoints.ts';
import { endpoints as mcp } from './mcp/endpoints.ts';
import { endpoints as migration } from './migration/endpoints.ts';
import { endpoints as proposals } from './proposals/endpoints.ts';
import { endpoints as sessions } from './sessions/endpoints.ts';
import { endpoints as smart } from './smart/endpoints.ts';
import { endpoints as sources } from './sources/endpoints.ts';
import { endpoints as subscriptions } from './subscriptions/endpoints.ts';
import { endpoints as system } from './system/endpoints.ts';
import { endpoints as tabledb } from './tabledb/endpoints.ts';
import { endpoints as telemetry } from './telemetry/endpoints.ts';
import { endpoints as templates } from './templates/endpoints.ts';
import { endpoints as webhooks } from './webhooks/endpoints.ts';

/** Every endpoint by the resource that serves it: one resource is one folder here and one Lambda in the deployment. */
export const resources: Readonly<Record<string, readonly Endpoint[]>> = {
  system,
  create,
  analyze,
  sessions,
  batch,
  brand,
  smart,
  templates,
  jobs,
  documents,
  tabledb,
  sources,
  accounts,
  subscriptions,
  webhooks,
  telemetry,
  demo,
  beta,
  migration,
  proposals,
  mappings,
  ai,
  mcp,
};

/** Every endpoint: routing, documentation, deployment and the shared tests read this. */
export const endpoints: readonly Endpoint[] = Object.values(resources).flat();
