import { RenderError } from '#lib/ports/renderer.ts';
import { CdpError } from './cdp.ts';

/** Whether the browser or the page died, rather than refused. */
export function isCrash(error: unknown): boolean {
  if (!(error instanceof CdpError)) return false;
  return error.failure === 'closed' || /Printing failed|Target crashed/.test(error.message);
}

/** Turns whatever went wrong in a render into the one error that leaves it. */
export function toRenderError(error: unknown): RenderError {
  if (error instanceof RenderError) return error;
  if (error instanceof CdpError) {
    if (/Page range/.test(error.message)) {
      return new RenderError(
        'option',
        'pageRanges: the ranges must rise and lie within the document; ask for pages that it has',
        { detail: 'pageRanges', cause: error },
      );
    }
    if (/content area is empty|margin|paper (width|height)/.test(error.message)) {
      return new RenderError('option', 'pageSize, margin: they leave no room for content', {
        detail: 'margin',
        cause: error,
      });
    }
    if (error.failure === 'timeout') {
      return new RenderError('timeout', 'The document took too long', { cause: error });
    }
  }
  return new RenderError('crashed', 'The browser failed while it rendered the document', {
    cause: error,
  });
}
