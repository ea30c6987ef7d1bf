import { renderFailure } from '#lib/domain/creation/render-failure.ts';
import { describeUrlProblem } from '#lib/domain/egress/public-address.ts';
import { invalid } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { RenderSource } from '#lib/ports/renderer.ts';
import type { Brand, ExtractBrandRequest } from '#schemas/brand.ts';
import type { PageFacts } from '#schemas/page-facts.ts';
import { decideColors } from './decide-colors.ts';
import { decideFonts } from './decide-fonts.ts';
import { decideLogo, logoUrl } from './decide-logo.ts';
import { decideName } from './decide-name.ts';

type Needs = Pick<Ports, 'renderer' | 'settings'>;

/** What each part says of the whole. */
const SHARES = { colors: 0.4, name: 0.25, logo: 0.25, fonts: 0.1 };

/** The evidence is less than the truth: on the test pages, whose brand is known, more is right than it says. */
const CALIBRATION = 0.7;

/** What a page's facts say about its brand. `allow` lists the operator's exceptions for addresses. */
export function brandOf(facts: PageFacts, allow: readonly string[]): Brand {
  const design = facts.design;
  if (design === undefined) throw new Error('The page was not looked at for its design');
  const { logo, confidence: logoConfidence } = decideLogo(design.logos);
  const { colors, confidence: colorConfidence } = decideColors(design, logo);
  const { name, confidence: nameConfidence } = decideName(facts, logo);
  const { fonts, confidence: fontConfidence } = decideFonts(design.fonts);
  const confidence =
    SHARES.colors * colorConfidence +
    SHARES.name * nameConfidence +
    SHARES.logo * logoConfidence +
    SHARES.fonts * fontConfidence;
  return {
    name,
    logoUrl: logoUrl(logo, allow),
    colors,
    fonts,
    confidence: Math.round(confidence ** CALIBRATION * 100) / 100,
  };
}

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
    return { success: true, brand: brandOf(facts, needs.settings.egressAllow) };
  } catch (error) {
    const condition = source.kind === 'url' ? 'urlFetchFailed' : 'analysisFailed';
    throw renderFailure(error, source.kind, condition);
  }
}
