import { z } from 'zod';

/** Lower-case hex with alpha: what the renderer makes of any colour of a page. */
const Pixel = z.string().regex(/^#[0-9a-f]{8}$/);
const Area = z.number().min(0).max(1e9);
const Line = z.string().max(300);
const Address = z.string().max(8_000);

/** The role of an element for a reader of the page. */
export const PageRole = z.enum([
  'page',
  'header',
  'section',
  'footer',
  'heading',
  'text',
  'link',
  'button',
]);
export type PageRole = z.infer<typeof PageRole>;

/** A colour in the part that it plays, with the area in CSS pixels that it covers. */
export const ColorUse = z.object({
  role: PageRole,
  as: z.enum(['text', 'background', 'border']),
  color: Pixel,
  area: Area,
});
export type ColorUse = z.infer<typeof ColorUse>;

export const FontUse = z.object({
  family: z.string().max(100),
  role: z.enum(['heading', 'text', 'button']),
  area: Area,
  /** Whether a web font of that name came with the page. */
  loaded: z.boolean(),
});
export type FontUse = z.infer<typeof FontUse>;

/** Colours of an image's pixels with their share of all that are not transparent. */
const Pixels = z.array(z.object({ color: Pixel, share: z.number().min(0).max(1) })).max(12);

/** Why something may be the logo. */
const LogoHint = z.enum([
  'named',
  'home-link',
  'header',
  'name',
  'structured',
  'icon',
  'touch-icon',
]);
export type LogoHint = z.infer<typeof LogoHint>;

export const LogoFact = z.object({
  kind: z.enum(['image', 'vector', 'background', 'icon', 'metadata']),
  /** Absolute, or a data address; absent where the page draws it itself. */
  address: z.string().max(400_000).optional(),
  alt: Line,
  hints: z.array(LogoHint).max(10),
  /** As shown, in CSS pixels; 0 where it is not shown. */
  width: Area,
  height: Area,
  top: z.number().min(-1e6).max(1e6),
  /** The file's own size in pixels, where it is known. */
  naturalWidth: Area,
  /** As it is shown, with what is behind it: a PNG in a data address. */
  picture: z.string().max(600_000).optional(),
  /** Of the picture, without what is around it. */
  pixels: Pixels,
  /** What is around it in the picture. */
  surroundings: Pixel.optional(),
});
export type LogoFact = z.infer<typeof LogoFact>;

/** How a page looks, as a browser shows it. Everything in it is the page's word: bounded, and no more. */
export const PageDesign = z.object({
  metadata: z.object({
    siteName: Line.optional(),
    applicationName: Line.optional(),
    /** Of the JSON-LD organisation, brand or site. */
    organization: Line.optional(),
    /** What stands for a logo in letters. */
    wordmark: Line.optional(),
    copyright: Line.optional(),
    description: z.string().max(1_000).optional(),
    themeColor: Pixel.optional(),
    tileColor: Pixel.optional(),
    maskColor: Pixel.optional(),
  }),
  colors: z.array(ColorUse).max(400),
  /** Custom properties of the root that hold colours, by name. */
  variables: z.array(z.object({ name: z.string().max(80), color: Pixel })).max(200),
  fonts: z.array(FontUse).max(60),
  logos: z.array(LogoFact).max(8),
});
export type PageDesign = z.infer<typeof PageDesign>;

/** Elements that carry it are reported under `paint`, by its value: a letter n and a number. */
export const PAINT_MARK = 'data-paint-id';

/** An element that shows text, or a surface or line of its own: on a screen or on paper. */
export const PaintedElement = z.object({
  id: z.string().regex(/^n\d{1,6}$/),
  tag: z.string().max(30),
  /** Of its own text, not of what is in elements within it. */
  characters: z.int().min(0).max(100_000),
  /** Its text's, with the transparency of all that it is in. */
  color: Pixel.optional(),
  /** What may be behind its text, opaque: one colour, or the stops of a gradient. */
  backdrops: z.array(Pixel).max(12),
  /** The innermost marked element whose transparency lets it fade. */
  fadedBy: z
    .string()
    .regex(/^n\d{1,6}$/)
    .optional(),
  /** Whether there is an image behind it, of which no colour is known. */
  onPicture: z.boolean(),
  /** Its own surface. */
  background: Pixel.optional(),
  borders: z
    .array(
      z.object({
        side: z.enum(['top', 'right', 'bottom', 'left']),
        color: Pixel,
        /** CSS pixels. */
        width: z.number().min(0).max(1_000),
        style: z.string().max(20),
      }),
    )
    .max(4),
  /** The families of its text as CSS lists them. */
  family: z.string().max(300),
  area: Area,
});
export type PaintedElement = z.infer<typeof PaintedElement>;

/** What is found out about a page. */
export const PageAspect = z.enum(['design', 'markup', 'paint']);
export type PageAspect = z.infer<typeof PageAspect>;

/** Characters of a page's markup; longer ones are refused. */
export const MAX_MARKUP_CHARACTERS = 4_000_000;

export const PageFacts = z.object({
  /** Where the page is, after redirects; empty for markup. */
  address: Address,
  title: Line,
  language: z.string().max(40),
  /** Asked for with `design`. */
  design: PageDesign.optional(),
  /** Asked for with `paint`: the marked elements, first as on a screen, then as on paper. */
  paint: z.array(PaintedElement).max(20_000).optional(),
  /**
   * Asked for with `markup`: the document as it stood after its scripts ran, without script, its style
   * sheets inside as far as they could be read, its addresses absolute.
   */
  markup: z.string().max(MAX_MARKUP_CHARACTERS).optional(),
});
export type PageFacts = z.infer<typeof PageFacts>;
