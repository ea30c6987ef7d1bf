import { applyOperations } from '#lib/domain/editing/apply/apply-operations.ts';
import type { Editing } from '#lib/domain/editing/apply/effect.ts';
import { hasTheme } from '#lib/domain/editing/apply/styles/set-theme.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';
import { parseDocument } from '#lib/domain/editing/parse-document.ts';
import { readContent } from '#lib/domain/editing/read-content.ts';
import type { Renderer } from '#lib/ports/renderer.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Hex } from './color.ts';
import { LEAST_CONTRAST, leastContrast, legible } from './legible.ts';
import { logoOperations } from './logo-operations.ts';
import { type Painted, paintOf } from './paint.ts';
import type { CheckedBrand } from './read-brand.ts';
import { recolor, Styles } from './recolor.ts';
import { setFonts } from './set-fonts.ts';

/** Text that becomes legible may stand around text that then is not. */
const MAX_ROUNDS = 3;

/** A document that a brand is applied to. */
interface Branded {
  readonly html: string;
  readonly options: RenderOptions;
}

/** What a brand comes to for a document. */
export interface BrandPlan {
  readonly operations: readonly Operation[];
  /** What they do, a sentence each. */
  readonly changes: readonly string[];
  /** Whether all text of the result contrasts with what it stands on by 4.5:1 at least. */
  readonly isLegible: boolean;
}

/**
 * Finds the operations that give a document the look of a brand. What they make of it is looked at in
 * a browser, since only that knows what a style sheet comes to, and mended until it can be read.
 * @throws InvalidOperation, RenderError, and validation for markup that is nested too deep
 */
export async function planBrand(
  { renderer }: { readonly renderer: Renderer },
  ownerId: string,
  branded: Branded,
  brand: CheckedBrand,
  signal: AbortSignal,
): Promise<BrandPlan> {
  const read = () => readDocument(branded);
  const look = (operations: readonly Operation[]) => {
    const trial = read();
    if (operations.length > 0) applyOperations(trial, operations);
    return paintOf(renderer, ownerId, trial, signal);
  };
  const subject = read();
  const theme = themeOperations(subject, brand);
  const styles = new Styles();
  if (!hasTheme(subject)) {
    const before = await look([]);
    recolor(before, brand, styles);
    setFonts(before, brand, styles);
  }
  let unread = await mendAll();
  async function mendAll() {
    return mend(await look([...theme, ...styles.operations()]), styles);
  }
  const mended = new Set(unread);
  for (let round = 1; round <= MAX_ROUNDS && unread.length > 0; round += 1) {
    unread = await mendAll();
    for (const id of unread) mended.add(id);
  }
  const logo = logoOperations(subject, brand);
  return {
    operations: [...theme, ...styles.operations(), ...logo],
    changes: describe(theme.length > 0 || styles.size > 0, logo.length > 0, mended.size, brand),
    isLegible: unread.length === 0,
  };
}

function readDocument({ html, options }: Branded): Editing {
  const document = parseDocument(html);
  return { document, content: readContent(document), options };
}

/** Layouts and templates derive their shades from an accent. */
function themeOperations(
  subject: Editing,
  { primary, text, headingFont, bodyFont }: CheckedBrand,
): Operation[] {
  const wanted = {
    ...(primary === undefined ? {} : { accent: primary }),
    // Their paper is white, and what they print small is written in shades of the text.
    ...(text !== undefined && leastContrast(text, ['#ffffff']) >= 7 ? { text } : {}),
    ...(headingFont === undefined ? {} : { headingFont: `${headingFont}, ${FALLBACK}` }),
    ...(bodyFont === undefined ? {} : { bodyFont: `${bodyFont}, ${FALLBACK}` }),
  };
  if (!hasTheme(subject) || Object.keys(wanted).length === 0) return [];
  return [{ op: 'set-theme', ...wanted }];
}

const FALLBACK = 'Inter, sans-serif';

/** Sets colours that can be read on text that cannot, by its ids. An element is painted on a screen and on paper. */
function mend(painted: readonly Painted[], styles: Styles): string[] {
  const texts = new Map<string, { color: Hex; backdrops: Hex[]; fadedBy: string | undefined }>();
  for (const { id, color, backdrops, onPicture, fadedBy } of painted) {
    if (color === undefined || onPicture) continue;
    const known = texts.get(id);
    if (known === undefined) texts.set(id, { color, backdrops: [...backdrops], fadedBy });
    else known.backdrops.push(...backdrops);
  }
  return [...texts].flatMap(([id, { color, backdrops, fadedBy }]) => {
    if (leastContrast(color, backdrops) >= LEAST_CONTRAST) return [];
    if (fadedBy !== undefined) styles.set(fadedBy, { opacity: '1' });
    styles.set(id, { color: legible(color, backdrops) });
    return [id];
  });
}

function describe(
  isStyled: boolean,
  hasLogo: boolean,
  mended: number,
  { primary, headingFont, bodyFont, logoUrl }: CheckedBrand,
): string[] {
  const fonts = [...new Set([headingFont, bodyFont].filter((font) => font !== undefined))];
  const count = mended === 1 ? 'one text' : `${mended} texts`;
  return [
    ...(isStyled && primary !== undefined
      ? [`Set the document’s colours to those of ${primary}`]
      : []),
    ...(isStyled && fonts.length > 0 ? [`Set the document in ${fonts.join(' and ')}`] : []),
    ...(hasLogo ? ['Put the brand’s logo into the document'] : []),
    ...(!hasLogo && logoUrl !== undefined
      ? ['Left the logo as it is: it is drawn in the document’s markup']
      : []),
    ...(mended > 0 ? [`Gave ${count} a colour that can be read`] : []),
  ];
}
