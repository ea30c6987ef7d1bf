import { z } from 'zod';
import { lengthToInches } from './css-length.ts';
import { WritingOptions } from './writing-options.ts';

export const OutputFormat = z.enum(['pdf', 'png']);
export type OutputFormat = z.infer<typeof OutputFormat>;

/** Media type of each output format. */
export const MEDIA_TYPES = { pdf: 'application/pdf', png: 'image/png' } as const satisfies Record<
  OutputFormat,
  string
>;

const A_LENGTH = 'must be a CSS length such as "0.5in", "12mm", "36pt" or "20px"';

const CssLength = z
  .string(A_LENGTH)
  .max(20)
  .refine((value) => lengthToInches(value) !== undefined, { message: A_LENGTH })
  .meta({
    description: 'A CSS length: a number and one of px, pt, pc, in, cm, mm, q.',
    examples: ['0.5in'],
  });

const PaperLength = CssLength.refine(
  (value) => {
    const inches = lengthToInches(value) ?? 0;
    return inches >= 0.5 && inches <= 200;
  },
  { message: 'must be from 0.5in to 200in' },
);

export const PaperName = z.enum(['A3', 'A4', 'A5', 'letter', 'legal', 'tabloid']);

export const RenderOptions = z
  .object({
    pageSize: z
      .union([
        PaperName,
        z.object(
          { width: PaperLength, height: PaperLength },
          'must be an object such as {"width":"100mm","height":"150mm"}',
        ),
      ])
      .optional()
      .describe('Paper size. Default letter.'),
    orientation: z.enum(['portrait', 'landscape']).optional().describe('Default portrait.'),
    margin: z
      .object(
        { top: CssLength, bottom: CssLength, left: CssLength, right: CssLength },
        'must be an object such as {"top":"20mm","bottom":"20mm"}',
      )
      .partial()
      .optional()
      .describe('Page margins. Default 0.5in each.'),
    scale: z
      .number()
      .min(0.1)
      .max(3)
      .optional()
      .describe('Scale of the content, 0.1 to 3. Default 1.'),
    pageRanges: z
      .string()
      .max(200)
      .regex(
        /^\s*\d+(\s*-\s*\d*)?(\s*,\s*\d+(\s*-\s*\d*)?)*\s*$/,
        'must be page ranges such as "1-3, 5"',
      )
      .optional()
      .describe('Pages to keep, such as "1-3, 5".'),
    headerHtml: z
      .string()
      .max(20_000)
      .optional()
      .describe('Header of every page; {{page}} and {{pages}} are filled in.'),
    footerHtml: z
      .string()
      .max(20_000)
      .optional()
      .describe('Footer of every page; {{page}} and {{pages}} are filled in.'),
    pageNumbers: z
      .boolean()
      .optional()
      .describe(
        'Print "Page n of m" at the foot of every page. Without it documents of data are numbered when they have several pages.',
      ),
    printBackground: z
      .boolean()
      .optional()
      .describe('Print background colours and images. Default true.'),
    waitFor: z
      .string()
      .max(500)
      .optional()
      .describe('html and url: wait until this CSS selector matches.'),
    waitMs: z
      .int()
      .min(0)
      .max(10_000)
      .optional()
      .describe('html and url: wait this many milliseconds after loading.'),
    viewport: z
      .object({
        width: z.int().min(16).max(4_096).optional(),
        height: z.int().min(16).max(16_384).optional(),
        deviceScaleFactor: z.number().min(0.5).max(4).optional(),
      })
      .optional()
      .describe(
        'png: size of the window in CSS pixels. Default 1280 x 800 at 1; of data the width of its page and the height of its content, at 2.',
      ),
    fullPage: z
      .boolean()
      .optional()
      .describe('png: capture the whole page rather than the viewport. Default true.'),
    watermark: z.string().min(1).max(100).optional().describe('Text across every page.'),
    metadata: z
      .object({
        title: z.string().max(500),
        author: z.string().max(500),
        subject: z.string().max(500),
        keywords: z.array(z.string().max(100)).max(50),
      })
      .partial()
      .optional()
      .describe('The PDF information dictionary.'),
    tagged: z.boolean().optional().describe('Tagged PDF, for accessibility. Default true.'),
    outline: z
      .boolean()
      .optional()
      .describe('Bookmarks from the headings. Default true; needs tagged.'),
    strict: z
      .boolean()
      .optional()
      .describe(
        'Warnings are failures: details.reason is "warnings", nothing is charged and nothing stored. Default false.',
      ),
    css: z.string().max(200_000).optional().describe('Extra style sheet, applied last.'),
  })
  .meta({
    description: 'Rendering options.',
    examples: [{ pageSize: 'A4', margin: { top: '20mm' } }],
  });
export type RenderOptions = z.infer<typeof RenderOptions>;

/** Headers that speak of the connection rather than of the page: the browser sets them itself. */
const CONNECTION_HEADERS =
  /^(?:connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** Options of the url input, in addition to the rendering options. */
export const UrlOptions = z.object({
  headers: z
    .record(
      z
        .string()
        .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/, 'must be a header name')
        .refine((name) => !CONNECTION_HEADERS.test(name), 'is set by the browser itself'),
      z
        .string()
        .max(4_000)
        .regex(/^[^\r\n\0]*$/, 'must be one line'),
    )
    .optional()
    .describe('url: extra request headers, sent to that origin only.'),
  cookies: z
    .array(
      z.object({
        name: z
          .string()
          .min(1)
          .max(200)
          .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'must be a cookie name'),
        value: z
          .string()
          .max(4_000)
          .regex(/^[\x20-\x3a\x3c-\x7e]*$/, 'must be a cookie value'),
      }),
    )
    .max(50)
    .optional()
    .describe('url: cookies for that origin.'),
  basicAuth: z
    .object({ username: z.string().max(200), password: z.string().max(200) })
    .optional()
    .describe('url: HTTP basic authentication for that origin.'),
});
export type UrlOptions = z.infer<typeof UrlOptions>;

/** Options of documents that are composed from data. */
export const ItemOptions = RenderOptions.extend(WritingOptions.shape);

export const CreateOptions = ItemOptions.extend(UrlOptions.shape);
