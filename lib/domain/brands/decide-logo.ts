import { describeUrlProblem } from '#lib/domain/egress/public-address.ts';
import { imageUrl } from '#lib/shared/addresses/urls.ts';
import type { LogoFact } from '#schemas/rendering/page-facts.ts';
import { oklch, opaque } from './color.ts';

/** Pixels: a smaller icon is no logo for a document. */
const LEAST_ICON = 64;
/** CSS pixels from the top: further down are the logos of others. */
const LOWEST = 1_200;

/** How sure it is that a page without any candidate has no logo. */
const NONE_SEEN = 0.4;

/** How likely it is the brand's logo: 0 to 1. */
function likelihood({ kind, hints, top, naturalWidth, width, height }: LogoFact): number {
  const has = (hint: LogoFact['hints'][number]) => hints.includes(hint);
  if (kind === 'metadata') return naturalWidth > 0 ? 0.75 : 0;
  if (kind === 'icon') {
    if (naturalWidth < LEAST_ICON) return 0;
    return has('touch-icon') ? 0.5 : 0.4;
  }
  if (top > LOWEST || width < 16 || height < 12) return 0;
  const score =
    (has('named') ? 0.4 : 0) + (has('home-link') ? 0.35 : 0) + (has('header') ? 0.2 : 0);
  return score - (has('named') || has('home-link') ? 0 : 0.1);
}

/** The logo among what may be it. */
export function decideLogo(logos: readonly LogoFact[]): {
  logo: LogoFact | undefined;
  confidence: number;
} {
  const [best] = logos
    .map((logo) => ({ logo, confidence: likelihood(logo) }))
    .filter(({ confidence }) => confidence > 0)
    .sort((a, b) => b.confidence - a.confidence);
  return best ?? { logo: undefined, confidence: NONE_SEEN };
}

/** White letters on a dark header are nothing on paper. */
function isPaleOnDark({ pixels, surroundings }: LogoFact): boolean {
  const around = opaque(surroundings);
  if (around === undefined || oklch(around).l > 0.55) return false;
  const pale = pixels.filter(({ color }) => oklch(opaque(color) ?? '#000000').l > 0.85);
  return pale.reduce((sum, { share }) => sum + share, 0) > 0.5;
}

/**
 * Where a document can load the logo from: its own address when that shows it on paper, too, else a
 * picture of it as the page shows it. Never a drawing: those are markup.
 */
export function logoUrl(logo: LogoFact | undefined, allow: readonly string[]): string | null {
  if (logo === undefined) return null;
  const address = imageUrl(logo.address);
  const isFile =
    address !== undefined && logo.kind !== 'background' && !/^data:image\/svg/i.test(address);
  // What is sent in the clear may be changed on its way into a document.
  const isSafe = isFile && /^(https|data):/i.test(address);
  const isReached =
    isSafe && (address.startsWith('data:') || describeUrlProblem(address, allow) === undefined);
  if (isReached && !isPaleOnDark(logo)) return address;
  return imageUrl(logo.picture) ?? (isReached ? address : null);
}
