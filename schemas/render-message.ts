import { z } from 'zod';
import { OutputFormat, RenderOptions, UrlOptions } from './render-options.ts';
import { Warning } from './warning.ts';

/** A render job on its way to a remote renderer. */
export const RenderJobMessage = z.object({
  ownerId: z.string().min(1),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('html'), html: z.string() }),
    UrlOptions.extend({ kind: z.literal('url'), url: z.string() }),
  ]),
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

/** What the renderer function is invoked with: the job as it is, or (`zstd`, base64) its compressed JSON. */
export const RenderInvocation = z.union([
  z.object({ job: RenderJobMessage }),
  z.object({ zstd: z.string().min(1) }),
]);
export type RenderInvocation = z.infer<typeof RenderInvocation>;

/** What the renderer function returns: where the file is, or why there is none. */
export const RenderOutcome = z.union([
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
