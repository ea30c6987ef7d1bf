import type { OutputFormat, RenderOptions } from '#schemas/render-options.ts';
import type { PageAspect, PageFacts } from '#schemas/rendering/page-facts.ts';
import type { Warning } from '#schemas/warning.ts';

/** What is turned into a document. */
export type RenderSource =
  /** Markup of any origin: unless it is known to be free of script, the renderer parses it to find out. */
  | { readonly kind: 'html'; readonly html: string; readonly scriptFree?: true }
  | {
      readonly kind: 'url';
      readonly url: string;
      /** Extra request headers, cookies and credentials: sent to the origin of `url` only. */
      readonly headers?: Readonly<Record<string, string>>;
      readonly cookies?: readonly { readonly name: string; readonly value: string }[];
      readonly basicAuth?: { readonly username: string; readonly password: string };
    };

/** Values of the PDF's information dictionary. */
export interface DocumentMetadata {
  readonly title?: string;
  readonly author?: string;
  readonly subject?: string;
  readonly keywords?: readonly string[];
}

export interface RenderJob {
  /** Who asks: the queue is fair between owners, and script of one never shares a context with another's. */
  readonly ownerId: string;
  readonly source: RenderSource;
  readonly format: OutputFormat;
  readonly options: RenderOptions;
  /** png: as high as the content, where the window would be higher; sharpness gives way to the limits of an image. */
  readonly fit?: 'content';
  /** Defaults for the information dictionary; `options.metadata` wins over them. */
  readonly metadata?: DocumentMetadata;
}

/** A page to be looked at rather than printed. */
export interface InspectionJob {
  readonly ownerId: string;
  readonly source: RenderSource;
  readonly aspects: readonly PageAspect[];
}

/** What is known of a render before its document has been composed. */
export interface ExpectedRender {
  readonly format: OutputFormat;
  /** Whether its markup is certain to be free of script. */
  readonly withoutScript: boolean;
}

/** Something the reader of the document would miss, such as an image that could not be loaded. */
export type RenderWarning = Readonly<Warning>;

export interface Rendering {
  /** The finished file: in memory, or in the blob store where a remote renderer put it. */
  readonly content: { readonly bytes: Uint8Array } | { readonly blobKey: string };
  /** Bytes. */
  readonly size: number;
  /** Pages of a PDF; 1 for an image. */
  readonly pageCount: number;
  readonly warnings: readonly RenderWarning[];
}

/** Why a render failed. */
export type RenderFailureReason =
  /** The deadline passed; the place was freed. */
  | 'timeout'
  /** The page used more requests, bytes or memory than one render may. */
  | 'budget'
  /** The queue is full: `retryAfterSeconds` is set. */
  | 'overloaded'
  /** The caller's signal was aborted. */
  | 'aborted'
  /** There is no browser to start: `install` is set. */
  | 'not-installed'
  /** The browser died under this render. */
  | 'crashed'
  /** url only: the page could not be loaded; `detail` says why in public words (`blocked`, `redirect-blocked`, `dns`, `http-404`, `download`, …). */
  | 'navigation'
  /** An option that only the page could judge, such as `pageRanges` beyond its end: `detail` names it. */
  | 'option'
  /** The output was not a valid, non-empty file. */
  | 'invalid-output';

/** The only error that leaves a renderer. Its message is public; the browser's own error is in `cause`. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly reason: RenderFailureReason;
  readonly detail: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly install: string | undefined;

  constructor(
    reason: RenderFailureReason,
    message: string,
    context: {
      detail?: string;
      retryAfterSeconds?: number;
      install?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: context.cause });
    this.reason = reason;
    this.detail = context.detail;
    this.retryAfterSeconds = context.retryAfterSeconds;
    this.install = context.install;
  }
}

/**
 * Turns markup or an address into one file. Renders are isolated from each other; nothing in the
 * source reaches a non-public address, the file system or the environment. Every stage is under one
 * deadline. The output has been parsed: it is valid, and `pageCount` is true.
 */
export interface Renderer {
  /** Rejects with RenderError only. Aborting `signal` frees the place in the queue or the page at once. */
  render(job: RenderJob, signal?: AbortSignal): Promise<Rendering>;
  /**
   * Shows a page on a screen of 1280 pixels, its scripts run, and tells what is there: under the same
   * isolation, limits, deadline and queue as a render. What comes back is bounded and of the promised
   * shape, but the page's own word. Rejects with RenderError only; `budget` for markup that is too large.
   */
  inspect(job: InspectionJob, signal?: AbortSignal): Promise<PageFacts>;
  /**
   * Why such a render, asked for now, would be refused at once: reason `overloaded`. undefined: it
   * would begin or wait, as far as is known. Costs nothing: call it before composing a document.
   */
  refusal(expected: ExpectedRender): RenderError | undefined;
}
