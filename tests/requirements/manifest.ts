import { accountRequirements } from './areas/accounts.ts';
import { analyzeRequirements, createRequirements } from './areas/create.ts';
import { demoRequirements } from './areas/demo.ts';
import { endpointRequirements } from './areas/endpoints.ts';
import { jobRequirements } from './areas/jobs.ts';
import { packageRequirements } from './areas/packages.ts';
import { pageRequirements } from './areas/pages.ts';
import { batchRequirements, renderingRequirements } from './areas/rendering.ts';
import { httpRequirements, limitRequirements, serviceRequirements } from './areas/service.ts';
import {
  brandRequirements,
  documentRequirements,
  modifyRequirements,
  sessionRequirements,
} from './areas/sessions.ts';
import {
  aiRequirements,
  mappingRequirements,
  sourceRequirements,
  toolRequirements,
} from './areas/sources.ts';
import { subscriptionRequirements } from './areas/subscriptions.ts';
import { tabledbRequirements } from './areas/tabledb.ts';
import { savedTemplateRequirements, templateRequirements } from './areas/templates.ts';
import { webhookRequirements } from './areas/webhooks.ts';
import type { Requirement } from './requirement.ts';

/** Every requirement of the specification and the contract, built or planned. */
export const manifest: readonly Requirement[] = [
  ...endpointRequirements,
  ...packageRequirements,
  ...createRequirements,
  ...analyzeRequirements,
  ...renderingRequirements,
  ...batchRequirements,
  ...jobRequirements,
  ...sessionRequirements,
  ...brandRequirements,
  ...modifyRequirements,
  ...documentRequirements,
  ...templateRequirements,
  ...savedTemplateRequirements,
  ...httpRequirements,
  ...limitRequirements,
  ...serviceRequirements,
  ...tabledbRequirements,
  ...sourceRequirements,
  ...mappingRequirements,
  ...accountRequirements,
  ...subscriptionRequirements,
  ...webhookRequirements,
  ...demoRequirements,
  ...aiRequirements,
  ...toolRequirements,
  ...pageRequirements,
];
