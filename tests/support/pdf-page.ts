import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One line of text; lengths in points, from the top left corner of the page to the baseline's start. */
export interface PdfLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Points. */
  readonly fontSize: number;
}

export interface PdfLink {
  /** The web address, or undefined for a link within the document. */
  readonly url: string | undefined;
  /** The named destination within the document. */
  readonly destination: string | undefined;
}

export interface PdfPage {
  /** Points. */
  readonly width: number;
  /** Points. */
  readonly height: number;
  /** The lines, joined by line breaks, in the order in which they were painted. */
  readonly text: string;
  readonly lines: readonly PdfLine[];
  readonly links: readonly PdfLink[];
  /** PostScript names of the fonts of the text, without subset prefixes, sorted. */
  readonly fonts: readonly string[];
  /** How often images are painted. */
  readonly imageCount: number;
  /** Roles of the structure elements, depth first: `H1`, `Table`, `TH`; empty when untagged. */
  readonly roles: readonly string[];
}

interface TextItem {
  readonly str: string;
  readonly transform: number[];
  readonly width: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
}

export async function readPage(page: PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList();
  const content = await page.getTextContent();
  const items = content.items.filter((item): item is TextItem & typeof item => 'str' in item);
  const lines = linesOf(items, height);
  const annotations = await page.getAnnotations();
  return {
    width: rounded(width),
    height: rounded(height),
    text: lines.map((line) => line.text).join('\n'),
    lines,
    links: annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ url, dest }) => ({ url, destination: typeof dest === 'string' ? dest : undefined })),
    fonts: fontsOf(page, items),
    imageCount: operators.fnArray.filter((operator) => IMAGE_OPERATORS.has(operator)).length,
    roles: rolesOf(await page.getStructTree()),
  };
}

const IMAGE_OPERATORS = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);
/** Baselines closer than this, in points, are one line. */
const SAME_LINE_POINTS = 1;

function linesOf(items: readonly TextItem[], pageHeight: number): PdfLine[] {
  const lines: { text: string; x: number; y: number; right: number; fontSize: number }[] = [];
  let isNewLine = true;
  for (const { str, transform, width, hasEOL } of items) {
    const [, , skew = 0, size = 0, x = 0, baseline = 0] = transform;
    const y = pageHeight - baseline;
    const last = lines.at(-1);
    const continues = !isNewLine && last && Math.abs(last.y - y) < SAME_LINE_POINTS;
    if (continues) {
      last.text += str;
      // A space item may be wider than the gap it stands for.
      if (str.trim() !== '') last.right = Math.max(last.right, x + width);
    } else if (str.trim() !== '') {
      lines.push({ text: str, x, y, right: x + width, fontSize: Math.hypot(skew, size) });
      isNewLine = false;
    }
    if (hasEOL) isNewLine = true;
  }
  return lines.map(({ text, x, y, right, fontSize }) => ({
    text: text.trim(),
    x: rounded(x),
    y: rounded(y),
    width: rounded(right - x),
    fontSize: rounded(fontSize),
  }));
}

/** To hundredths of a point: Chromium's own scaling leaves 23.999999. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

function fontsOf(page: PDFPageProxy, items: readonly TextItem[]): string[] {
  const names = new Set<string>();
  for (const { fontName } of items) {
    if (!page.commonObjs.has(fontName)) continue;
    const font = page.commonObjs.get(fontName) as { name?: string };
    if (font.name !== undefined) names.add(font.name.replace(/^[A-Z]{6}\+/, ''));
  }
  return [...names].sort();
}

interface StructureNode {
  readonly role?: string;
  readonly children?: readonly unknown[];
}

function rolesOf(node: StructureNode | null): string[] {
  if (node === null) return [];
  const own = node.role === undefined || node.role === 'Root' ? [] : [node.role];
  return [...own, ...(node.children ?? []).flatMap((child) => rolesOf(child as StructureNode))];
}
