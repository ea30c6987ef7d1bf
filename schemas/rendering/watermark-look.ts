// What a watermark looks like, whether the renderer prints it or a document has it in its markup.

export const WATERMARK_COLOR = 'rgba(120,120,120,0.35)';
export const WATERMARK_MAX_INCHES = 1.6;

/** How a watermark lies on a surface. */
export interface WatermarkLayout {
  /** In the unit of the surface. */
  readonly fontSize: number;
  /** Degrees; negative is counter-clockwise. */
  readonly angle: number;
}

/** Part of the diagonal that the text fills. */
const FILL = 0.75;
/** Scripts from here on (CJK, Hangul, emoji) are about as wide as high. */
const WIDE_FROM = 0x1100;
const WIDE = 1;
const NARROW = 0.62;

/** Fits text along the diagonal of a surface, in the surface's unit. */
export function layOutWatermark(
  text: string,
  width: number,
  height: number,
  maxFontSize: number,
): WatermarkLayout {
  let ems = 0;
  for (const character of text) ems += (character.codePointAt(0) ?? 0) >= WIDE_FROM ? WIDE : NARROW;
  const diagonal = Math.hypot(width, height);
  return {
    fontSize: Math.min(maxFontSize, (diagonal * FILL) / Math.max(ems, 1)),
    angle: (-Math.atan2(height, width) * 180) / Math.PI,
  };
}
