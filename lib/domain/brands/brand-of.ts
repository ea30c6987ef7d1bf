import type { Brand } from '#schemas/brand.ts';
import type { PageFacts } from '#schemas/rendering/page-facts.ts';
import { decideColors } from './decide-colors.ts';
import { decideFonts } from './decide-fonts.ts';
import { decideLogo, logoUrl } from './decide-logo.ts';
import { decideName } from './decide-name.ts';

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
