import type { RenderOptions } from '#schemas/render-options.ts';
import {
  layOutWatermark,
  WATERMARK_COLOR,
  WATERMARK_MAX_INCHES,
} from '#schemas/rendering/watermark-look.ts';
import { headerFooterMarkup } from './header-footer-markup.ts';

/** Header and footer of a print, cleaned, before their place on the page is known. */
export interface HeaderFooter {
  readonly header: string | undefined;
  readonly footer: string | undefined;
  readonly watermark: string | undefined;
}

/** Sizes in inches. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const FONT = "font:9pt/1.25 'Helvetica Neue',Helvetica,Arial,'Open Sans','DejaVu Sans',sans-serif";
const PAGE_NUMBERS =
  '<div style="text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>';

/** undefined when the print has none. */
export function readHeaderFooter(options: RenderOptions): HeaderFooter | undefined {
  const header = nonEmpty(headerFooterMarkup(options.headerHtml ?? ''));
  const footer = nonEmpty(
    headerFooterMarkup(options.footerHtml ?? '') +
      (options.pageNumbers === true ? PAGE_NUMBERS : ''),
  );
  const watermark = options.watermark;
  if (header === undefined && footer === undefined && watermark === undefined) return undefined;
  return { header, footer, watermark };
}

function nonEmpty(markup: string): string | undefined {
  return markup.trim() === '' ? undefined : markup;
}

/** A document that shows one header or footer at its width on paper, to measure its height. */
export function measuringDocument(markup: string, widthInches: number): string {
  return `<!doctype html><style>body{margin:0}</style><div style="${FONT};width:${widthInches}in;display:flow-root">${markup}</div>`;
}

/**
 * The template that the browser prints over every page: it spans the whole sheet. `shrink` undoes
 * an enlargement of the finished page.
 */
export function headerFooterTemplate(
  headerFooter: HeaderFooter,
  sheet: Sheet,
  heights: { readonly header: number; readonly footer: number },
  shrink: number,
): string {
  const box = (edge: 'top' | 'bottom', height: number, markup: string | undefined) => {
    if (markup === undefined) return '';
    const offset = Math.max(0, (sheet[edge] - height) / 2);
    return `<div style="${FONT};position:absolute;${edge}:${offset}in;left:${sheet.left}in;right:${sheet.right}in;text-align:left;display:flow-root;-webkit-print-color-adjust:exact">${markup}</div>`;
  };
  return [
    '<style>#header,#footer{padding:0!important;margin:0!important}</style>',
    `<div style="position:absolute;inset:0;overflow:hidden;zoom:${1 / shrink}">`,
    box('top', heights.header, headerFooter.header),
    box('bottom', heights.footer, headerFooter.footer),
    watermarkMarkup(headerFooter.watermark, sheet),
    '</div>',
  ].join('');
}

function watermarkMarkup(text: string | undefined, { width, height }: Sheet): string {
  if (text === undefined) return '';
  const { fontSize, angle } = layOutWatermark(text, width, height, WATERMARK_MAX_INCHES);
  return `<div dir="auto" style="position:absolute;inset:0;display:flex;align-items:center;justify-content:center;-webkit-print-color-adjust:exact"><span style="font:bold ${fontSize}in sans-serif;white-space:nowrap;color:${WATERMARK_COLOR};transform:rotate(${angle}deg)">${escapeText(text)}</span></div>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
