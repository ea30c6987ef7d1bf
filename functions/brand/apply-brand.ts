import { applyBrand } from '#lib/domain/brands/apply-brand.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ApplyBrandRequest, BrandedDocument } from '#schemas/brand.ts';

export const apply = endpoint({
  id: 'brand.apply',
  method: 'POST',
  path: '/v1/modify/apply-brand',
  summary: 'Give a session’s document the look of a brand',
  description:
    'A new revision of the session: its colours, fonts and logo are those of the brand, its text stays as it is. Where a colour could not be read, it becomes lighter or darker until it contrasts with its ground by 4.5:1. The paper keeps its colour.',
  auth: 'key',
  input: { body: ApplyBrandRequest },
  output: { kind: 'json', status: 200, body: BrandedDocument },
  uses: ['table', 'renderer', 'queue', 'read:sessions', 'write:sessions'],
  errors: [
    'guardrailViolation',
    'requestNotFeasible',
    'contentLossBlocked',
    'sessionNotFound',
    'sessionExpired',
    'modifyError',
    'urlFetchFailed',
    'overloaded',
    'rendererNotInstalled',
  ],
  example: {
    body: {
      sessionId: '0b9df5d1-6c0e-4a6e-9d0f-5d8a4f1c2b3e',
      brand: {
        name: 'Acme',
        logoUrl: 'https://acme.example/logo.png',
        colors: { primary: '#635bff', text: '#1f2430' },
        fonts: ['Manrope', 'Inter'],
      },
    },
  },
}).handle(({ ports, caller, body, signal }) => applyBrand(ports, caller, body, signal));
