import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'preact/hooks';

/** CSS pixels of a PDF's point. */
const PIXELS = 96 / 72;

async function openPdf(blob: Blob): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, { default: worker }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ]);
  GlobalWorkerOptions.workerSrc = new URL(worker, import.meta.url).href;
  return getDocument({ data: await blob.arrayBuffer(), isEvalSupported: false }).promise;
}

interface PageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly scale: number;
}

function PdfPage({ pdf, number, scale }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ width: 794, height: 1_123 });
  useEffect(() => {
    let task: { cancel(): void } | undefined;
    let isGone = false;
    void pdf.getPage(number).then(async (page) => {
      const target = canvas.current;
      if (isGone || target === null) return;
      const at = page.getViewport({ scale: PIXELS * scale });
      setSize({ width: at.width, height: at.height });
      const viewport = page.getViewport({ scale: PIXELS * scale * devicePixelRatio });
      target.width = Math.round(viewport.width);
      target.height = Math.round(viewport.height);
      const rendering = page.render({ canvas: target, viewport });
      task = rendering;
      // Cancelled: another size is drawn.
      await rendering.promise.catch(() => {});
    });
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [pdf, number, scale]);
  return (
    <canvas
      ref={canvas}
      class="pdf-page"
      role="img"
      aria-label={`Page ${number} of ${pdf.numPages}`}
      id={`page-${number}`}
      style={{ width: `${size.width}px`, height: `${size.height}px` }}
    />
  );
}

function PageList({ count }: { readonly count: number }) {
  return (
    <nav class="page-list" aria-label="Pages">
      {Array.from({ length: count }, (_, index) => (
        <button
          type="button"
          key={`page-${index + 1}`}
          onClick={() =>
            document.getElementById(`page-${index + 1}`)?.scrollIntoView({ block: 'start' })
          }
        >
          {index + 1}
        </button>
      ))}
    </nav>
  );
}

/** The pages of a PDF as they are printed. */
export function PdfPages({ blob, scale }: { readonly blob: Blob; readonly scale: number }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  useEffect(() => {
    let isGone = false;
    let opened: PDFDocumentProxy | undefined;
    void openPdf(blob).then((document) => {
      opened = document;
      if (!isGone) setPdf(document);
    });
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [blob]);
  if (pdf === undefined) return <p class="quiet">Opening the pages…</p>;
  return (
    <>
      {pdf.numPages > 1 && <PageList count={pdf.numPages} />}
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={`page-${index + 1}`} pdf={pdf} number={index + 1} scale={scale} />
      ))}
    </>
  );
}
