import { RenderError } from '#lib/ports/renderer.ts';

/** What one render may use. */
export interface RenderBudget {
  readonly maxRequests: number;
  /** Bytes received for sub-resources. */
  readonly maxBytes: number;
  /** How long a page may take until it is ready to be captured, waits asked for by the caller not counted. */
  readonly scriptMs: number;
  /** Memory of all processes of one browser. */
  readonly maxMemoryBytes: number;
}

export const DEFAULT_BUDGET: RenderBudget = {
  maxRequests: 300,
  maxBytes: 60_000_000,
  scriptMs: 15_000,
  maxMemoryBytes: 1_500_000_000,
};

/** Largest image that is captured, in device pixels: four bytes each, several times over. */
export const MAX_PIXELS = 100_000_000;

export function overBudget(what: string): RenderError {
  return new RenderError('budget', `The document ${what}`);
}
