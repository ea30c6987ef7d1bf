import { z } from 'zod';
import { RenderError } from '#lib/ports/renderer.ts';
import type { PageAspect } from '#schemas/rendering/page-facts.ts';
import { LogoFact, PageDesign, PageFacts, PaintedElement } from '#schemas/rendering/page-facts.ts';
import type { ShownPage } from '../pages/capture.ts';
import { LOGO_EXPRESSION, showImageExpression, UNCOVER_EXPRESSION } from './logo-facts.ts';
import { MARKUP_EXPRESSION } from './markup.ts';
import { IDENTITY_EXPRESSION, METADATA_EXPRESSION } from './metadata.ts';
import { PAINT_EXPRESSION } from './paint.ts';
import { Clip, picture } from './pixels.ts';
import { STYLE_EXPRESSION } from './style-facts.ts';

/** How long an icon may take that the page itself does not show. */
const ICON_MS = 3_000;
const SHOWN_PICTURES = 3;
const ICON_PICTURES = 2;

const Shown = z.object({
  logos: z
    .array(z.object({ fact: LogoFact.omit({ pixels: true, picture: true }), clip: Clip }))
    .max(8),
  wordmark: PageDesign.shape.metadata.shape.wordmark,
});
const Named = z.object({
  metadata: PageDesign.shape.metadata,
  logos: z
    .array(
      LogoFact.pick({ kind: true, hints: true, naturalWidth: true }).extend({
        address: z.string().max(400_000),
      }),
    )
    .max(8),
});
const Styles = PageDesign.pick({ colors: true, variables: true, fonts: true });
const ShownImage = z.object({ naturalWidth: z.number(), clip: Clip });

/** What is asked of a page that has loaded; its answers are held against what was asked for. */
export async function inspectPage(
  page: ShownPage,
  aspects: readonly PageAspect[],
): Promise<PageFacts> {
  const identity = await read(
    PageFacts.pick({ address: true, title: true, language: true }),
    page,
    IDENTITY_EXPRESSION,
  );
  // Before the design is looked at: that takes away what covers it.
  const markup = aspects.includes('markup') ? await readMarkup(page) : undefined;
  const design = aspects.includes('design') ? await readDesign(page) : undefined;
  const paint = aspects.includes('paint') ? await readPaint(page) : undefined;
  return {
    ...identity,
    ...(paint === undefined ? {} : { paint }),
    ...(design === undefined ? {} : { design }),
    ...(markup === undefined ? {} : { markup }),
  };
}

async function read<T>(
  schema: z.ZodType<T>,
  { evaluate }: ShownPage,
  expression: string,
): Promise<T> {
  const parsed = schema.safeParse(await evaluate<unknown>(expression));
  if (parsed.success) return parsed.data;
  throw new RenderError('invalid-output', 'The page could not be read', { cause: parsed.error });
}

/** Documents are shown on a screen and printed, and may have rules for each. */
async function readPaint(page: ShownPage): Promise<PaintedElement[]> {
  const paint: PaintedElement[] = [];
  for (const media of ['screen', 'print'] as const) {
    await page.session.send('Emulation.setEmulatedMedia', { media });
    paint.push(...(await read(z.array(PaintedElement).max(10_000), page, PAINT_EXPRESSION)));
  }
  return paint;
}

async function readMarkup(page: ShownPage): Promise<string> {
  const markup = await read(PageFacts.shape.markup.unwrap().nullable(), page, MARKUP_EXPRESSION);
  if (markup !== null) return markup;
  throw new RenderError('budget', 'The page is too large to be changed');
}

async function readDesign(page: ShownPage): Promise<PageDesign> {
  const styles = await read(Styles, page, STYLE_EXPRESSION);
  const { metadata, logos: named } = await read(Named, page, METADATA_EXPRESSION);
  const { logos: shown, wordmark } = await read(Shown, page, LOGO_EXPRESSION);
  await page.evaluate(UNCOVER_EXPRESSION);
  const logos: LogoFact[] = [];
  for (const { fact, clip } of shown) {
    const pictured = logos.length < SHOWN_PICTURES ? await picture(page, clip) : { pixels: [] };
    logos.push({ ...fact, ...pictured });
  }
  let pictures = ICON_PICTURES;
  for (const { naturalWidth, ...fact } of named) {
    if (logos.length >= 8) break;
    const unseen = { ...fact, naturalWidth, alt: '', width: 0, height: 0, top: 0 };
    if (pictures > 0) logos.push({ ...unseen, ...(await load(page, fact.address)) });
    pictures -= 1;
  }
  return {
    ...styles,
    metadata: { ...metadata, ...(wordmark === undefined ? {} : { wordmark }) },
    logos,
  };
}

/** An image that the page names without showing it. */
async function load(page: ShownPage, address: string) {
  const { naturalWidth, clip } = await read(
    ShownImage,
    page,
    showImageExpression(address, ICON_MS),
  );
  if (naturalWidth === 0) return { naturalWidth: 0, pixels: [] };
  return { naturalWidth, ...(await picture(page, clip)) };
}
