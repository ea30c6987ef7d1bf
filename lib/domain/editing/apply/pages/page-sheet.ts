import { lengthToInches } from '#schemas/css-length.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { InvalidOperation } from '../effect.ts';

type PageSize = NonNullable<RenderOptions['pageSize']>;
type PaperName = Extract<PageSize, string>;

/** Inches, upright. */
const PAPER: Readonly<Record<PaperName, readonly [number, number]>> = {
  A3: [11.69, 16.54],
  A4: [8.27, 11.69],
  A5: [5.83, 8.27],
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
};
const NAMES = Object.keys(PAPER) as PaperName[];

/** A paper's name in any case, or two lengths such as "210mm x 99mm". */
export function paperOf(size: string): PageSize {
  const name = NAMES.find((each) => each.toLowerCase() === size.trim().toLowerCase());
  if (name !== undefined) return name;
  const [width, height, more] = size
    .trim()
    .toLowerCase()
    .split(/\s*(?:x|×|by|\s)\s*/);
  const inches = [width, height].map((length) => lengthToInches(length ?? ''));
  const fits = inches.every((length) => length !== undefined && length >= 0.5 && length <= 200);
  if (!fits || width === undefined || height === undefined || more !== undefined)
    throw new InvalidOperation(
      `The page size must be one of ${NAMES.join(', ')}, or a width and a height such as "210mm x 99mm".`,
    );
  return { width, height };
}

/** Width and height of the sheet in inches. */
export function sheetInches({ pageSize = 'letter', orientation }: RenderOptions) {
  const [width, height] =
    typeof pageSize === 'string'
      ? PAPER[pageSize]
      : [lengthToInches(pageSize.width) ?? 8.5, lengthToInches(pageSize.height) ?? 11];
  const turned = orientation === 'landscape' && width < height;
  return (turned ? [height, width] : [width, height]) as [number, number];
}

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** The sheet as a rule of the document's own style sheet, so that the markup prints alike everywhere. */
export function pageRule({ pageSize, orientation, margin }: RenderOptions): string {
  const declarations: string[] = [];
  if (pageSize !== undefined || orientation !== undefined) {
    const paper =
      typeof pageSize === 'object'
        ? `${pageSize.width} ${pageSize.height}`
        : pageSize === 'tabloid'
          ? 'ledger'
          : (pageSize ?? 'letter');
    // A named sheet is turned by a word, one of lengths by exchanging them.
    const [width, height] = sheetInches({ pageSize, orientation });
    declarations.push(
      typeof pageSize === 'object'
        ? `size:${width}in ${height}in`
        : paper === 'ledger'
          ? `size:${width}in ${height}in`
          : `size:${paper} ${orientation ?? 'portrait'}`,
    );
  }
  for (const edge of EDGES) {
    const length = margin?.[edge];
    if (length !== undefined) declarations.push(`margin-${edge}:${withUnit(length)}`);
  }
  return declarations.length === 0 ? '' : `@page{${declarations.join(';')}}`;
}

/** Options take bare numbers for pixels; style sheets do not. */
function withUnit(length: string): string {
  return /\d$/.test(length) && Number(length) !== 0 ? `${length}px` : length;
}

export function paperName({ pageSize }: RenderOptions): string {
  return typeof pageSize === 'object' ? `${pageSize.width} x ${pageSize.height}` : `${pageSize}`;
}
