import { z } from 'zod';
import { CreateRequest } from './create.ts';

const HexColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ examples: ['#635bff'] });

/** What a page's brand is taken for. */
export const Brand = z.object({
  name: z.string().nullable().describe('null when nothing names it.'),
  logoUrl: z
    .string()
    .nullable()
    .describe(
      'An https address, or a PNG as a data URL where the page draws its logo itself or sends it in the clear; null when there is none.',
    ),
  colors: z.object({
    primary: HexColor.describe('Of buttons, links and the logo.'),
    secondary: HexColor.describe('The next one; a dark neutral where the brand has one colour.'),
    accent: HexColor.describe('One more; the primary colour where there is none.'),
    text: HexColor,
    background: HexColor.describe('What the text stands on.'),
  }),
  fonts: z
    .array(z.string())
    .describe('Names of families: of headings first, then of text; one where both are the same.'),
  confidence: z.number().min(0).max(1),
});
export type Brand = z.infer<typeof Brand>;

export const ExtractBrandRequest = z
  .object({
    url: CreateRequest.shape.url.describe('Address of a page of the brand.'),
    html: CreateRequest.shape.html.describe('Its markup; wins over url.'),
  })
  .refine(({ url, html }) => url !== undefined || html !== undefined, {
    message: 'one of url or html is required',
    path: [],
  });
export type ExtractBrandRequest = z.infer<typeof ExtractBrandRequest>;

export const ExtractedBrand = z.object({ success: z.literal(true), brand: Brand });

const Color = z
  .string()
  .max(80)
  .nullish()
  .describe('A CSS colour: hex, a name, rgb(), hsl() and their kin.');
const Family = z.string().max(64);

/** A brand as it is applied: of an extraction, or of one's own; what is left out stays as it is. */
export const BrandToApply = z.object({
  name: z.string().max(200).nullish().describe('Describes the logo to those who do not see it.'),
  logoUrl: z
    .string()
    .max(2_000_000)
    .nullish()
    .describe('An https address, or a PNG, JPEG, GIF, WebP or AVIF as a data URL.'),
  colors: z
    .object({ primary: Color, secondary: Color, accent: Color, text: Color, background: Color })
    .partial()
    .nullish()
    .describe(
      'The paper keeps its colour: background says only what the other colours were chosen for.',
    ),
  fonts: z
    .union([z.array(Family).max(10), z.object({ heading: Family, body: Family }).partial()])
    .nullish()
    .describe('Names of families: of headings first, then of text.'),
});
export type BrandToApply = z.infer<typeof BrandToApply>;

export const ApplyBrandRequest = z.object({
  sessionId: z.string().min(1).max(200),
  brand: BrandToApply,
});
export type ApplyBrandRequest = z.infer<typeof ApplyBrandRequest>;

export const BrandedDocument = z.object({
  html: z.string().describe('The whole document as it is now.'),
  changes: z
    .array(z.string())
    .describe('What was changed, a plain English sentence for each change.'),
  tokensUsed: z.literal(0).describe('No language model is asked.'),
  selfCheckPassed: z
    .boolean()
    .describe(
      'Whether the brand could be read back from the new document, and all of its text contrasts with what it stands on by 4.5:1 at least.',
    ),
});
export type BrandedDocument = z.infer<typeof BrandedDocument>;
