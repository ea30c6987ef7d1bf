import { fileURLToPath } from 'node:url';
import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PdfPage, readPage } from './pdf-page.ts';
import { type Pixels, pixelsOf } from './pixels.ts';

export interface PdfContent {
  readonly pageCount: number;
  readonly pages: readonly PdfPage[];
  readonly metadata: {
    readonly title?: string;
    readonly author?: string;
    readonly subject?: string;
    readonly keywords?: string;
    readonly creator?: string;
    readonly producer?: string;
    /** As it stands in the file, `D:…`. */
    readonly creationDate?: string;
  };
  /** Whether the document says that it is tagged (MarkInfo). */
  readonly tagged: boolean;
  /** Titles of the bookmarks, depth first. */
  readonly outline: readonly string[];
  readonly language: string | undefined;
}

const STANDARD_FONTS = fileURLToPath(
  new URL('../../standard_fonts/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
);

/** What a reader of the PDF gets, by an independent implementation (pdf.js). Rejects when it is broken. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  return withDocument(bytes, async (document) => {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number)));
    }
    const { info: fields } = await document.getMetadata();
    const info: Record<string, unknown> = { ...fields };
    return {
      pageCount: document.numPages,
      pages,
      metadata: metadataOf(info),
      tagged: (await document.getMarkInfo())?.Marked === true,
      outline: titlesOf(await document.getOutline()),
      language: typeof info['Language'] === 'string' ? info['Language'] : undefined,
    };
  });
}

/** The page as pixels, `scale` of them a point. `page` counts from 1. */
export async function renderPdfPage(bytes: Uint8Array, page = 1, scale = 1): Promise<Pixels> {
  return withDocument(bytes, async (document) => {
    const proxy = await document.getPage(page);
    const viewport = proxy.getViewport({ scale });
    const width = Math.round(viewport.width);
    const height = Math.round(viewport.height);
    const factory = document.canvasFactory as CanvasFactory;
    const { canvas, context } = factory.create(width, height);
    await proxy.render({ canvas, viewport }).promise;
    return pixelsOf(width, height, new Uint8Array(context.getImageData(0, 0, width, height).data));
  });
}

/** What pdf.js makes canvases with under Node: the package @napi-rs/canvas. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): {
    canvas: null;
    context: {
      getImageData(x: number, y: number, width: number, height: number): { data: ArrayBuffer };
    };
  };
}

async function withDocument<T>(
  bytes: Uint8Array,
  use: (document: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    // A copy: pdf.js takes the buffer away from its owner.
    data: Uint8Array.from(bytes),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: STANDARD_FONTS,
    stopAtErrors: true,
  });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

function metadataOf(info: Record<string, unknown>): PdfContent['metadata'] {
  const keys = ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'CreationDate'];
  const entries = keys.flatMap((key) =>
    typeof info[key] === 'string' ? [[key.charAt(0).toLowerCase() + key.slice(1), info[key]]] : [],
  );
  return Object.fromEntries(entries);
}

interface OutlineNode {
  readonly title: string;
  readonly items: readonly OutlineNode[];
}

function titlesOf(nodes: readonly OutlineNode[] | null): string[] {
  return (nodes ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
}
