import { describeUrlProblem } from '#lib/domain/egress/public-address.ts';
import { invalid } from '#lib/errors.ts';
import { absoluteHttpUrl } from '#lib/shared/addresses/urls.ts';
import { fontFamily } from '#lib/shared/css/css-values.ts';
import type { BrandToApply } from '#schemas/brand.ts';
import type { ValidationDetail } from '#schemas/error-body.ts';
import { type Hex, opaque } from './color.ts';

/** A brand whose every part is what it says it is. */
export interface CheckedBrand {
  readonly name: string | undefined;
  readonly logoUrl: string | undefined;
  readonly primary: Hex | undefined;
  readonly secondary: Hex | undefined;
  readonly accent: Hex | undefined;
  readonly text: Hex | undefined;
  readonly headingFont: string | undefined;
  readonly bodyFont: string | undefined;
}

const RASTER = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/]+={0,2}$/i;

/**
 * Reads a brand. `allow` lists the operator's exceptions for addresses.
 * @throws validation naming each field that is not what it should be, or when nothing is left to apply
 */
export function readBrand(brand: BrandToApply, allow: readonly string[]): CheckedBrand {
  const problems: ValidationDetail[] = [];
  const problem = (path: readonly (string | number)[], message: string) => {
    problems.push({ path: ['brand', ...path], message });
    return undefined;
  };
  const color = (name: keyof NonNullable<BrandToApply['colors']>) => {
    const provided = brand.colors?.[name];
    if (provided === undefined || provided === null) return undefined;
    return opaque(provided) ?? problem(['colors', name], 'must be a CSS colour such as "#1d70b8"');
  };
  const font = (provided: string | undefined, path: readonly (string | number)[]) => {
    if (provided === undefined) return undefined;
    const isPlain = !/[,"']/.test(provided) && fontFamily(provided) !== undefined;
    return isPlain ? provided.trim() : problem(path, 'must be the plain name of one font family');
  };
  const { fonts } = brand;
  const [heading, body] = Array.isArray(fonts)
    ? [
        font(fonts[0], ['fonts', 0]),
        font(fonts[1] ?? fonts[0], ['fonts', fonts.length > 1 ? 1 : 0]),
      ]
    : [font(fonts?.heading, ['fonts', 'heading']), font(fonts?.body, ['fonts', 'body'])];
  const checked: CheckedBrand = {
    name: brand.name?.replace(/\s+/g, ' ').trim() || undefined,
    logoUrl: logoOf(brand.logoUrl, allow, (message) => problem(['logoUrl'], message)),
    primary: color('primary') ?? color('accent') ?? color('secondary'),
    secondary: color('secondary'),
    accent: color('accent'),
    text: color('text'),
    headingFont: heading,
    bodyFont: body,
  };
  color('background');
  if (problems.length > 0) throw invalid(...problems);
  const { primary, text, logoUrl, headingFont, bodyFont } = checked;
  if ([primary, text, logoUrl, headingFont, bodyFont].every((part) => part === undefined)) {
    throw invalid({ path: ['brand'], message: 'needs a colour, a font or a logoUrl to apply' });
  }
  return checked;
}

function logoOf(
  provided: string | null | undefined,
  allow: readonly string[],
  problem: (message: string) => undefined,
): string | undefined {
  if (provided === undefined || provided === null) return undefined;
  const address = provided.trim();
  if (/^data:/i.test(address)) {
    return RASTER.test(address)
      ? address
      : problem('must be a PNG, JPEG, GIF, WebP or AVIF in base64 where it is a data URL');
  }
  if (!/^https:/i.test(address) || absoluteHttpUrl(address) === undefined) {
    return problem('must be an absolute https address, without credentials, or a data URL');
  }
  const reason = describeUrlProblem(address, allow);
  return reason === undefined ? address : problem(reason);
}
