import { refineTemplate } from '#lib/domain/template-tools/refine-template.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { RefinedTemplate, RefineRequest } from '#schemas/modify.ts';

export const refine = endpoint({
  id: 'templates.refine',
  method: 'POST',
  path: '/v1/templates/refine',
  summary: 'Change a template in plain words; nothing is stored',
  description:
    'Every Mustache tag is still there afterwards, except where the instruction takes away or replaces what it stands in.',
  auth: 'key',
  input: { body: RefineRequest },
  output: { kind: 'json', status: 200, body: RefinedTemplate },
  uses: ['table', 'model', 'read:templates'],
  errors: [
    'templateNotFound',
    'guardrailViolation',
    'requestNotFeasible',
    'contentLossBlocked',
    'modifyError',
  ],
  example: { body: { templateId: 'invoice-clean', instruction: 'make the title dark green' } },
}).handle(({ ports, caller, body, signal }) => refineTemplate(ports, caller, body, signal));
