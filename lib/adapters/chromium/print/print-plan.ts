import type { Protocol } from 'puppeteer-core';
import { RenderError } from '#lib/ports/renderer.ts';
import { lengthToInches } from '#schemas/css-length.ts';
import type { PaperName, RenderOptions } from '#schemas/render-options.ts';
import {
  type HeaderFooter,
  headerFooterTemplate,
  readHeaderFooter,
  type Sheet,
} from './header-footer.ts';

const MM = 1 / 25.4;
/** Width and height in inches, upright. */
export const PAPER = {
  A3: [297 * MM, 420 * MM],
  A4: [210 * MM, 297 * MM],
  A5: [148 * MM, 210 * MM],
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
} as const satisfies Record<(typeof PaperName.options)[number], readonly [number, number]>;
const DEFAULT_MARGIN_INCHES = 0.5;
/** Air above and below a header that stands in a default margin. */
const HEADER_FOOTER_GAP_INCHES = 0.2;
/** Above this the browser refuses; what is missing is made up by enlarging the finished pages. */
const LARGEST_PRINT_SCALE = 2;
const EMPTY = '<span></span>';

/** How a page is printed. */
export interface PrintPlan {
  readonly params: Protocol.Page.PrintToPDFRequest;
  /** Factor by which the finished pages are enlarged; 1: not at all. */
  readonly enlargement: number;
  /** The sheet in inches. */
  readonly sheet: { readonly width: number; readonly height: number };
  /** A style sheet by which what the caller says about paper and margins wins over the document's own @page rules; undefined when he says nothing. */
  readonly pageRule: string | undefined;
  /** The width in CSS pixels that the browser lays the pages out in, at this scale. */
  readonly contentWidth: number;
  /** Whether that is known to the pixel. */
  readonly isWidthCertain: boolean;
}

/** Measures a header or footer that is `widthInches` wide: its height in inches. */
export type MeasureHeaderFooter = (markup: string, widthInches: number) => Promise<number>;

/** Rejects with RenderError `option` when the margins leave no room. */
export async function planPrint(
  options: RenderOptions,
  measure: MeasureHeaderFooter,
): Promise<PrintPlan> {
  const headerFooter = readHeaderFooter(options);
  const [width, height] = paperOf(options);
  const margin = (edge: 'top' | 'bottom' | 'left' | 'right') =>
    lengthToInches(options.margin?.[edge] ?? '') ?? DEFAULT_MARGIN_INCHES;
  const left = margin('left');
  const right = margin('right');
  const heightOf = async (markup: string | undefined) =>
    markup === undefined ? 0 : await measure(markup, Math.max(0.1, width - left - right));
  const heights = {
    header: await heightOf(headerFooter?.header),
    footer: await heightOf(headerFooter?.footer),
  };
  const grown = (edge: 'top' | 'bottom', content: number) =>
    options.margin?.[edge] !== undefined || content === 0
      ? margin(edge)
      : Math.max(DEFAULT_MARGIN_INCHES, content + 2 * HEADER_FOOTER_GAP_INCHES);
  const sheet: Sheet = {
    width,
    height,
    left,
    right,
    top: grown('top', heights.header),
    bottom: grown('bottom', heights.footer),
  };
  if (left + right >= width || sheet.top + sheet.bottom >= height) {
    throw new RenderError(
      'option',
      'margin: the margins leave no room for content; make them smaller',
      { detail: 'margin' },
    );
  }
  return toPlan(options, sheet, headerFooter, heights);
}

function toPlan(
  options: RenderOptions,
  sheet: Sheet,
  headerFooter: HeaderFooter | undefined,
  heights: { readonly header: number; readonly footer: number },
): PrintPlan {
  const scale = options.scale ?? 1;
  const enlargement = Math.max(1, scale / LARGEST_PRINT_SCALE);
  const tagged = options.tagged ?? true;
  return {
    enlargement,
    sheet,
    pageRule: pageRuleOf(options, sheet, enlargement),
    ...layoutWidth(sheet, enlargement, Math.min(scale, LARGEST_PRINT_SCALE)),
    params: {
      paperWidth: sheet.width / enlargement,
      paperHeight: sheet.height / enlargement,
      marginTop: sheet.top / enlargement,
      marginBottom: sheet.bottom / enlargement,
      marginLeft: sheet.left / enlargement,
      marginRight: sheet.right / enlargement,
      scale: Math.min(scale, LARGEST_PRINT_SCALE),
      printBackground: options.printBackground ?? true,
      // A document's own @page size counts only where the caller names no paper.
      preferCSSPageSize: !namesPaper(options),
      generateTaggedPDF: tagged,
      generateDocumentOutline: tagged && (options.outline ?? true),
      ...(options.pageRanges !== undefined && {
        pageRanges: options.pageRanges.replace(/\s/g, ''),
      }),
      ...(headerFooter !== undefined && {
        displayHeaderFooter: true,
        headerTemplate: headerFooterTemplate(headerFooter, sheet, heights, enlargement),
        footerTemplate: EMPTY,
      }),
    },
  };
}

/**
 * The browser rounds paper up and margins down to points, then to pixels where it does not scale, and
 * rounds what is left up. Of 39 pairs of margins three were one off: where whole pixels are left, it counts
 * in single precision. Lines break elsewhere in a width of one pixel less.
 */
function layoutWidth(
  { width, left, right }: Sheet,
  enlargement: number,
  scale: number,
): Pick<PrintPlan, 'contentWidth' | 'isWidthCertain'> {
  const pixels = (points: number) => (points * 96) / 72;
  const paper = pixels(Math.ceil((width / enlargement) * 72));
  const margins = [left, right].map((inches) => pixels(Math.floor((inches / enlargement) * 72)));
  const exact = margins.reduce((rest, margin) => rest - margin, paper) / scale;
  const content =
    scale === 1 ? margins.reduce((rest, margin) => rest - Math.floor(margin), paper) : exact;
  return {
    contentWidth: Math.max(1, Math.ceil(content)),
    isWidthCertain:
      !isNearlyWhole(exact) || (scale === 1 && [paper, ...margins].every(Number.isInteger)),
  };
}

/** Whether rounding it may come to either of two numbers. */
export function isNearlyWhole(pixels: number): boolean {
  return Math.abs(pixels - Math.round(pixels)) < 0.05;
}

function namesPaper({ pageSize, orientation, scale = 1 }: RenderOptions): boolean {
  // Paper that is enlarged afterwards has to be ours.
  return pageSize !== undefined || orientation !== undefined || scale > LARGEST_PRINT_SCALE;
}

/** Margins of page rules are measured on the paper, whatever the scale: an enlargement would enlarge them. */
function pageRuleOf(options: RenderOptions, sheet: Sheet, enlargement: number): string | undefined {
  const edges = (['top', 'right', 'bottom', 'left'] as const).filter(
    (edge) => options.margin?.[edge] !== undefined || enlargement > 1,
  );
  const declarations = [
    ...(namesPaper(options) ? ['size:auto!important'] : []),
    ...edges.map((edge) => `margin-${edge}:${sheet[edge] / enlargement}in!important`),
  ];
  return declarations.length === 0 ? undefined : `@page{${declarations.join(';')}}`;
}

function paperOf({ pageSize = 'letter', orientation }: RenderOptions): [number, number] {
  const [width, height] =
    typeof pageSize === 'string'
      ? PAPER[pageSize]
      : [lengthToInches(pageSize.width) ?? 8.5, lengthToInches(pageSize.height) ?? 11];
  const turned = orientation === 'landscape' ? width < height : false;
  return turned ? [height, width] : [width, height];
}
