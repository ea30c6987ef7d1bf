import {
  ConnectionClosedError,
  ProtocolError,
  TargetCloseError,
  TimeoutError,
} from 'puppeteer-core/internal/common/Errors.js';
import { RenderError } from '#lib/ports/renderer.ts';

/** Why a command failed: the browser refused it, did not answer in time, or is gone. */
export type CommandFailure = 'refused' | 'timeout' | 'closed';

/** undefined for an error that does not come from the connection to a browser. */
export function commandFailure(error: unknown): CommandFailure | undefined {
  if (error instanceof TimeoutError) return 'timeout';
  if (error instanceof TargetCloseError || error instanceof ConnectionClosedError) return 'closed';
  if (!(error instanceof ProtocolError)) return undefined;
  return error.message.startsWith('Protocol error (') ? 'refused' : 'timeout';
}

export function pageHasGone(): Error {
  return new TargetCloseError('The page has gone');
}

export function commandTimedOut(message: string): Error {
  return new TimeoutError(message);
}

/** Whether the browser or the page died, rather than refused. */
export function isCrash(error: unknown): boolean {
  const failure = commandFailure(error);
  if (failure === undefined) return false;
  return failure === 'closed' || /Printing failed|Target crashed/.test((error as Error).message);
}

/** Turns whatever went wrong in a render into the one error that leaves it. */
export function toRenderError(error: unknown): RenderError {
  if (error instanceof RenderError) return error;
  const failure = commandFailure(error);
  if (failure !== undefined) {
    const { message } = error as Error;
    if (/Page range/.test(message)) {
      return new RenderError(
        'option',
        'pageRanges: the ranges must rise and lie within the document; ask for pages that it has',
        { detail: 'pageRanges', cause: error },
      );
    }
    if (/content area is empty|margin|paper (width|height)/.test(message)) {
      return new RenderError('option', 'pageSize, margin: they leave no room for content', {
        detail: 'margin',
        cause: error,
      });
    }
    if (failure === 'timeout') {
      return new RenderError('timeout', 'The document took too long', { cause: error });
    }
  }
  return new RenderError('crashed', 'The browser failed while it rendered the document', {
    cause: error,
  });
}
