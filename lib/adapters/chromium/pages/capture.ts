import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import { RenderError } from '#lib/ports/renderer.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { layOutWatermark } from '#schemas/rendering/watermark-look.ts';
import { MAX_PIXELS } from '../budget.ts';
import type { PrintPlan } from '../print/print-plan.ts';
import type { Run } from '../run.ts';
import { CONTENT_HEIGHT_EXPRESSION, watermarkExpression } from './page-script.ts';
import type { Evaluate } from './settle.ts';

const WATERMARK_MAX_PX = 160;
/** Beyond it the browser repeats what it has drawn. */
const MAX_EDGE = 16_384;
/** Text of 12 pixels is just legible in half of them. */
const LEAST_SHARPNESS = 0.5;

/** Takes a picture of a page: a PNG file in base64. */
export type Shoot = (options: {
  readonly clip?: Protocol.Page.Viewport;
  readonly captureBeyondViewport?: boolean;
  readonly optimizeForSpeed?: boolean;
}) => Promise<string>;

export const camera =
  (page: Page): Shoot =>
  (options) =>
    page.screenshot({ type: 'png', encoding: 'base64', ...options });

/** For a page that has a session alone. */
export const sessionCamera =
  (session: CDPSession): Shoot =>
  async (options) =>
    (await session.send('Page.captureScreenshot', { format: 'png', ...options })).data;

/** A page that shows a document. */
export interface ShownPage {
  readonly session: CDPSession;
  readonly shoot: Shoot;
  readonly evaluate: Evaluate;
}

/** The window of an image, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
}

export function viewportOf({ viewport }: RenderOptions): Viewport {
  return {
    width: viewport?.width ?? 1280,
    height: viewport?.height ?? 800,
    deviceScaleFactor: viewport?.deviceScaleFactor ?? 1,
  };
}

/** A printed document, not yet finished. */
export interface Printed {
  readonly bytes: Buffer;
  readonly plan: PrintPlan;
}

export async function printPage(
  session: CDPSession,
  params: Protocol.Page.PrintToPDFRequest,
  run: Run,
): Promise<Buffer> {
  const { data } = await session.send('Page.printToPDF', params, {
    timeout: run.remainingMs(),
  });
  return Buffer.from(data, 'base64');
}

/**
 * Captures the page as a PNG: all of it, no more than its content with `fit`, or the window with
 * `fullPage: false`. What is sent to the page before it may still be unanswered as `sent`: that saves
 * a round trip.
 */
export async function capturePage(
  { session, shoot, evaluate }: ShownPage,
  options: RenderOptions,
  { sent = Promise.resolve(), fit }: { sent?: Promise<unknown>; fit?: 'content' | undefined } = {},
): Promise<Buffer> {
  const viewport = viewportOf(options);
  const isWhole = options.fullPage !== false;
  const covered =
    options.watermark === undefined
      ? sent
      : Promise.all([sent, coverWithWatermark(evaluate, options.watermark, viewport)]);
  const clipOf = () =>
    fit === 'content' ? contentOf(evaluate, viewport) : wholePage(session, viewport);
  const [clip] = await Promise.all([isWhole ? clipOf() : undefined, covered]);
  const data = await shoot({
    // 0.5 to 0.75 of the time, at a quarter more bytes for a full page.
    optimizeForSpeed: true,
    ...(clip !== undefined && { clip, captureBeyondViewport: true }),
  });
  return Buffer.from(data, 'base64');
}

async function coverWithWatermark(
  evaluate: Evaluate,
  text: string,
  viewport: Viewport,
): Promise<void> {
  const { width, height } = viewport;
  const { fontSize, angle } = layOutWatermark(text, width, height, WATERMARK_MAX_PX);
  await evaluate(watermarkExpression(text, { fontSizePx: fontSize, angle, bandHeight: height }));
}

/** The document's own height, at the window's width; a long one at fewer pixels rather than not at all. */
async function contentOf(
  evaluate: Evaluate,
  { width, deviceScaleFactor }: Viewport,
): Promise<Protocol.Page.Viewport> {
  const height = Math.max(1, Math.ceil(await evaluate<number>(CONTENT_HEIGHT_EXPRESSION)));
  const pixels = width * height * deviceScaleFactor ** 2;
  const scale = Math.min(
    1,
    Math.sqrt(MAX_PIXELS / pixels),
    MAX_EDGE / (height * deviceScaleFactor),
  );
  if (scale * deviceScaleFactor < LEAST_SHARPNESS) throw tooLarge(width, height);
  return { x: 0, y: 0, width, height, scale };
}

function tooLarge(width: number, height: number): RenderError {
  return new RenderError(
    'budget',
    `The page is ${width} x ${height} pixels, too large for one image: set fullPage to false or lower viewport.deviceScaleFactor`,
  );
}

/** undefined when the page fits its window. */
async function wholePage(
  session: CDPSession,
  viewport: Viewport,
): Promise<Protocol.Page.Viewport | undefined> {
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const width = Math.max(1, Math.ceil(cssContentSize.width));
  const height = Math.max(1, Math.ceil(cssContentSize.height));
  if (width * height * viewport.deviceScaleFactor ** 2 > MAX_PIXELS) {
    throw tooLarge(width, height);
  }
  if (width <= viewport.width && height <= viewport.height) return undefined;
  return { x: 0, y: 0, width, height, scale: 1 };
}
