import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { type Failure, toFailure } from '../api/client.ts';
import { isUnlimited } from '../api/key.ts';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { Switch } from '../ui/field.tsx';
import { useWidth } from '../ui/use-width.ts';
import { CopyMenu } from './copy-menu.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { DocumentToolbar } from './document-toolbar.tsx';
import type { NamedFile } from './files.ts';
import { requirePdf } from './render.ts';
import { choices, input, isUpdating, marked, needsKey, PAPERS, shown, view } from './state.ts';

const PdfPages = lazy(() =>
  import('../pdf/pdf-pages.tsx').then(({ PdfPages }) => ({ default: PdfPages })),
);

/** Around a sheet. */
const SPACE = 48;
/** Pages that are made again by themselves wait for this long a pause. */
const PAGES_PAUSE_MS = 600;
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2];

export type Zoom = number | 'fit';

function sheetSize() {
  const { paper, orientation } = choices.value;
  // The demo prints on the service's own paper.
  const { width, height } = PAPERS[shown.value?.isDemo === true ? 'letter' : paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}

function Pages({ scale }: { readonly scale: number }) {
  const [pdf, setPdf] = useState<NamedFile>();
  const [problem, setProblem] = useState<Failure>();
  const current = shown.value;
  const { paper, orientation } = choices.value;
  const make = () =>
    requirePdf().then(
      (made) => {
        setPdf(made);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(toFailure(error)),
    );
  const isFirst = pdf === undefined;
  useEffect(() => {
    // Whoever pays for each document asks for each.
    if (!isFirst && !isUnlimited.value && current?.pdf === undefined) return;
    const waiting = setTimeout(make, isFirst ? 0 : PAGES_PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [current?.html, current?.sessionId, paper, orientation]);
  const isOld = !isFirst && current?.pdf !== pdf;
  return (
    <>
      {isOld && !isUnlimited.value && (
        <button type="button" class="primary refresh" onClick={() => void make()}>
          Make these pages again · one document
        </button>
      )}
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem.message}
        </p>
      )}
      {pdf !== undefined && (
        <Suspense fallback={<p class="quiet">Opening the pages…</p>}>
          <PdfPages blob={pdf.blob} scale={scale} />
        </Suspense>
      )}
    </>
  );
}

function Stage({ scale }: { readonly scale: number }) {
  const current = shown.value;
  if (view.value === 'pages') return <Pages scale={scale} />;
  if (input.value.kind === 'url' && current?.html === '')
    return <p class="quiet">The page of an address is seen under “Pages”.</p>;
  if (needsKey.value && current === undefined)
    return (
      <p class="quiet">
        The document of your own data appears here once there is a key. The examples need none.
      </p>
    );
  if (current === undefined)
    return <div class="sheet-place empty-sheet" style={{ aspectRatio: '1 / 1.414' }} />;
  return (
    <DocumentFrame
      {...sheetSize()}
      html={current.html}
      title="The document"
      scale={scale}
      mark={marked.value}
    />
  );
}

function ZoomChoice({ zoom, setZoom }: { zoom: Zoom; setZoom(zoom: Zoom): void }) {
  return (
    <select
      class="zoom"
      aria-label="Zoom"
      value={String(zoom)}
      onChange={({ currentTarget: { value } }) => setZoom(value === 'fit' ? 'fit' : Number(value))}
    >
      <option value="fit">Fit</option>
      {ZOOMS.map((each) => (
        <option key={each} value={String(each)}>
          {each * 100} %
        </option>
      ))}
    </select>
  );
}

/** The document, as one types and as it is printed. */
export function DocumentPane() {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { place, width } = useWidth();
  const fitting = Math.min(1, Math.max(0.2, (width - SPACE) / sheetSize().width));
  const scale = zoom === 'fit' ? fitting : zoom;
  return (
    <>
      <DocumentToolbar />
      <div class="stage-bar">
        <Switch
          label="View"
          value={view.value}
          options={[
            ['live', 'Live'],
            ['pages', 'Pages'],
          ]}
          onChoose={(chosen) => (view.value = chosen)}
        />
        <ZoomChoice zoom={zoom} setZoom={setZoom} />
        <SaveAsTemplate />
        <CopyMenu />
        <span class="quiet stage-state" role="status">
          {isUpdating.value ? 'Updating' : (shown.value?.type ?? '')}
        </span>
      </div>
      {/* A scrolled area that the keyboard must be able to scroll. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section class="stage" ref={place} tabIndex={0} aria-label="Pages of the document">
        {width > 0 && <Stage scale={scale} />}
      </section>
    </>
  );
}
