import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import { describeUrlProblem } from '#lib/domain/egress/public-address.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RenderSource } from '#lib/ports/renderer.ts';
import type { Brand, ExtractBrandRequest } from '#schemas/brand.ts';

type Needs = Pick<Ports, 'renderer' | 'settings'>;

function sourceOf({ settings }: Needs, { html, url }: ExtractBrandRequest): RenderSource {
  if (html !== undefined) return { kind: 'html', html };
  if (url === undefined) throw invalid({ path: [], message: 'one of url or html is required' });
  const problem = describeUrlProblem(url, settings.egressAllow);
  if (problem !== undefined) throw invalid({ path: ['url'], message: problem });
  return { kind: 'url', url };
}

/**
 * Looks at a page in a browser and decides what its brand is.
 * @throws validation, urlFetchFailed, analysisFailed, overloaded, rendererNotInstalled
 */
export async function extractBrand(
  needs: Needs,
  caller: Caller,
  request: ExtractBrandRequest,
  signal: AbortSignal,
): Promise<{ success: true; brand: Brand }> {
  const source = sourceOf(needs, request);
  try {
    const facts = await needs.renderer.inspect(
      { ownerId: caller.ownerId, source, aspects: ['design'] },
      signal,
    );
    const { brandOf } = await import('./branding.ts');
    return { success: true, brand: brandOf(facts, needs.settings.egressAllow) };
  } catch (error) {
    const condition = source.kind === 'url' ? 'urlFetchFailed' : 'analysisFailed';
    throw renderFailure(error, source.kind, condition);
  }
}
