import { dataUrl } from '#lib/domain/creation/render-and-store.ts';
import { applicableOptions, jobOf, numberedOptions } from '#lib/domain/creation/render-job.ts';
import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import type { NewSession } from '#lib/domain/sessions/create-session.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Rendering } from '#lib/ports/renderer.ts';
import { MEDIA_TYPES, type OutputFormat } from '#schemas/render-options.ts';

type Needs = Pick<Ports, 'blobs' | 'renderer'>;

/** All visitors together have one place in the renderer's queue, which is fair between owners. */
const OWNER = 'demo';

/** What the renderer has no room for is not composed first. @throws overloaded */
export function requireRoom({ renderer }: Needs, format: OutputFormat): void {
  const refusal = renderer.refusal({ format, withoutScript: true });
  if (refusal !== undefined) throw renderFailure(refusal, 'html', 'generationFailed');
}

/** The bytes of a rendering that nobody keeps. */
async function takeBytes({ blobs }: Needs, { content }: Rendering): Promise<Uint8Array> {
  if ('bytes' in content) return content.bytes;
  const bytes = await blobs.get(content.blobKey);
  await blobs.delete(content.blobKey);
  if (bytes === undefined) throw new Error(`There is no file ${content.blobKey}`);
  return bytes;
}

/** Renders a document that is not stored. @throws generationFailed, overloaded, rendererNotInstalled */
export async function renderDemo(
  needs: Needs,
  draft: NewSession,
  format: OutputFormat,
  signal: AbortSignal,
) {
  const applicable = applicableOptions(draft, draft.options);
  const options = await numberedOptions(draft, applicable, undefined);
  const job = await jobOf(draft, format, options, {});
  try {
    const rendering = await needs.renderer.render({ ...job, ownerId: OWNER }, signal);
    const bytes = await takeBytes(needs, rendering);
    const { size, pageCount, warnings } = rendering;
    const pages = pageCount === 1 ? '1 page' : `${pageCount} pages`;
    return {
      format,
      url: dataUrl(MEDIA_TYPES[format], bytes),
      size,
      filename: `${draft.filenameStem}.${format}`,
      pageCount,
      warnings: [...warnings],
      rendering: `Rendered ${pages} as ${format.toUpperCase()}`,
    };
  } catch (error) {
    throw renderFailure(error, 'html', 'generationFailed');
  }
}
