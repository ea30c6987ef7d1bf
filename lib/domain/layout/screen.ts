import type { RenderOptions } from '#schemas/render-options.ts';

/** Letter and A4 have nearly the same width; lying down they have the other one. */
const PAGE_PIXELS = {
  portrait: { width: 816, height: 1056 },
  landscape: { width: 1056, height: 816 },
};
const SHARPNESS = 2;

/**
 * How a generated document is captured: as wide as its page, as high as its content, at twice the
 * pixels. What the caller says of the window counts; `fullPage: false` shows that window alone.
 */
export function screenOf(options: RenderOptions): {
  readonly options: RenderOptions;
  readonly fit?: 'content';
} {
  if (options.fullPage === false) return { options };
  const page = PAGE_PIXELS[options.orientation ?? 'portrait'];
  const viewport = { ...page, deviceScaleFactor: SHARPNESS, ...options.viewport };
  const fits = options.viewport?.height === undefined;
  return { options: { ...options, viewport }, ...(fits ? { fit: 'content' } : {}) };
}
