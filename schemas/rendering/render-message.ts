import { z } from 'zod';
import { OutputFormat, RenderOptions, UrlOptions } from '../render-options.ts';
import { Warning } from '../warning.ts';
import { PageAspect } from './page-facts.ts';

const Source = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('html'),
    html: z.string(),
    scriptFree: z.literal(true).exactOptional(),
  }),
  UrlOptions.extend({ kind: z.literal('url'), url: z.string() }),
]);

/** A render job on its way to a remote renderer. */
export const RenderJobMessage = z.object({
  ownerId: z.string().min(1),
  source: Source,
  format: OutputFormat,
  options: RenderOptions,
  fit: z.literal('content').optional(),
  metadata: z
    .object({
      title: z.string(),
      author: z.string(),
      subject: z.string(),
      keywords: z.array(z.string()),
    })
    .partial()
    .optional(),
});

/** A page to be looked at, on the same way. */
export const InspectionJobMessage = z.object({
  ownerId: z.string().min(1),
  source: Source,
  aspects: z.array(PageAspect),
});

/** What a remote renderer is asked to do. */
export const RenderTask = z.union([
  z.object({ job: RenderJobMessage }),
  z.object({ inspection: InspectionJobMessage }),
]);
export type RenderTask = z.infer<typeof RenderTask>;

/** Compressed JSON, in base64. */
const Compressed = z.object({ zstd: z.string().min(1) });

/** What the renderer function is invoked with: the task as it is, or compressed. */
export const RenderInvocation = z.union([RenderTask, Compressed]);
export type RenderInvocation = z.infer<typeof RenderInvocation>;

/** What the renderer function returns: where the file is, what it saw (compressed), or why there is nothing. */
export const RenderOutcome = z.union([
  z.object({ facts: Compressed }),
  z.object({
    rendering: z.object({
      blobKey: z.string().min(1),
      /** Bytes. */
      size: z.int().positive(),
      pageCount: z.int().positive(),
      warnings: z.array(Warning),
    }),
  }),
  z.object({
    failure: z.object({
      reason: z.enum([
        'timeout',
        'budget',
        'overloaded',
        'aborted',
        'not-installed',
        'crashed',
        'navigation',
        'option',
        'invalid-output',
      ]),
      message: z.string(),
      detail: z.string().optional(),
      retryAfterSeconds: z.number().optional(),
      install: z.string().optional(),
    }),
  }),
]);
export type RenderOutcome = z.infer<typeof RenderOutcome>;
