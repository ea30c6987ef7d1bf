import { describeSignals } from '#lib/domain/creation/describe-signals.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { TypeMappings } from '#schemas/smart.ts';

export const mappings = endpoint({
  id: 'analyze.mappings',
  method: 'GET',
  path: '/v1/analyze/mappings',
  summary: 'What types of documents are recognised by: the table of the detector itself',
  auth: 'key',
  input: {},
  output: { kind: 'json', status: 200, body: TypeMappings },
  uses: [],
  errors: [],
}).handle(() => describeSignals());
