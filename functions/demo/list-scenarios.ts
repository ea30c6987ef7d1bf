import { listScenarios } from '#lib/domain/demo/list-scenarios.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { PageQuery } from '#schemas/common.ts';
import { DemoScenarioList } from '#schemas/service/demo.ts';

export const scenarios = endpoint({
  id: 'demo.scenarios',
  method: 'GET',
  path: '/v1/demo/scenarios',
  summary: 'Documents to try the service with, and their data',
  description: 'No key is needed. Limited by client address.',
  auth: 'none',
  input: { query: PageQuery },
  output: { kind: 'json', status: 200, body: DemoScenarioList },
  uses: ['table'],
  errors: ['rateLimitExceeded'],
  example: {},
}).handle(({ ports, query, clientAddress }) => listScenarios(ports, query, clientAddress));
