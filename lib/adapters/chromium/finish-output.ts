import {
  type DocumentMetadata,
  RenderError,
  type Rendering,
  type RenderJob,
} from '#lib/ports/renderer.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Printed } from './pages/capture.ts';
import { finishPdf } from './pdf/finish.ts';
import { inspectPdf } from './pdf/inspect.ts';
import { inspectPng } from './pdf/png.ts';
import type { TextsByFont } from './pdf/to-unicode.ts';
import type { PrintPlan } from './print/print-plan.ts';
import type { Run } from './run.ts';

/** Pins what differs between prints, sets the information dictionary and proves the file. */
export async function finishPrint(
  { metadata, options }: RenderJob,
  { bytes: printed, plan: { enlargement, sheet } }: Printed,
  run: Run,
  texts: TextsByFont,
): Promise<Rendering> {
  return proven(run, async () => {
    const finished = finishPdf(printed, { metadata: mergeMetadata(metadata, options), texts });
    const bytes = enlargement > 1 ? await enlarge(finished, enlargement, sheet) : finished;
    return { bytes, pageCount: inspectPdf(bytes).pageCount };
  });
}

/** Loaded on demand: the PDF library takes 100 ms of a start that hardly ever needs it. */
async function enlarge(
  pdf: Uint8Array,
  factor: number,
  sheet: PrintPlan['sheet'],
): Promise<Uint8Array> {
  const { enlargePages } = await import('./print/enlarge.ts');
  return enlargePages(pdf, factor, sheet);
}

/** What the caller says wins; what neither says is left to the document. */
function mergeMetadata(
  defaults: DocumentMetadata = {},
  { metadata = {} }: RenderOptions,
): DocumentMetadata {
  const entries = Object.entries({ ...defaults, ...metadata });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export function finishImage(bytes: Uint8Array, run: Run): Promise<Rendering> {
  return proven(run, async () => {
    inspectPng(bytes);
    return { bytes, pageCount: 1 };
  });
}

async function proven(
  { warnings }: Run,
  make: () => Promise<{ bytes: Uint8Array; pageCount: number }>,
): Promise<Rendering> {
  try {
    const { bytes, pageCount } = await make();
    return { content: { bytes }, size: bytes.byteLength, pageCount, warnings: warnings.list };
  } catch (cause) {
    throw new RenderError('invalid-output', 'The browser did not make a valid file', { cause });
  }
}
