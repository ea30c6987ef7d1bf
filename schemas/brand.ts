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
      'An absolute http or https address, or a PNG as a data URL where the page draws its logo itself; null when there is none.',
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
