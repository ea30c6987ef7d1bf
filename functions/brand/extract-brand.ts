import { extractBrand } from '#lib/domain/brands/extract-brand.ts';
import { endpoint } from '#lib/http/endpoint.ts';
import { ExtractBrandRequest, ExtractedBrand } from '#schemas/brand.ts';

export const extract = endpoint({
  id: 'brand.extract',
  method: 'POST',
  path: '/v1/brand/extract',
  summary: 'Find the name, logo, colours and fonts of a brand on its page',
  description:
    'The page is shown in a browser and judged by what it shows: the styles of what is seen, the logo’s pixels, and what its metadata says. Colours are never black, white or grey unless there is nothing else.',
  auth: 'key',
  input: { body: ExtractBrandRequest },
  output: { kind: 'json', status: 200, body: ExtractedBrand },
  uses: ['renderer'],
  errors: ['urlFetchFailed', 'analysisFailed', 'overloaded', 'rendererNotInstalled'],
  example: {
    body: {
      html: '<!doctype html><title>Acme</title><header><a href="/">Acme</a></header><h1>Tools</h1><a style="background:#635bff;color:#fff;display:inline-block;padding:12px 24px" href="/buy">Buy</a>',
    },
  },
}).handle(({ ports, caller, body, signal }) => extractBrand(ports, caller, body, signal));
