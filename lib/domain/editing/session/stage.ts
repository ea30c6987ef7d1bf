/** Progress that a waiting caller gets while a document is being changed. */
export type Stage =
  | {
      readonly event: 'start';
      /** `estimatedTime` in milliseconds. */
      readonly data: { readonly model: string; readonly estimatedTime: number };
    }
  | { readonly event: 'delta'; readonly data: { readonly text: string } };

/** Work that reports its stages as it proceeds. It stops between two stages when the consumer stops. */
export type Work<Result> = AsyncGenerator<Stage, Result, undefined>;

/** The interpreter that is built in. */
export const EMBEDDED = 'embedded';

/** Two answers of a model, and what is done with them. */
const MODEL_MS = 8_000;
const CAPTURE_MS = 3_000;
/** Measured: about 5 ms for a page of 20 kB, most of it for its parts. */
const CHARACTERS_A_MS = 4_000;

export const delta = (text: string): Stage => ({ event: 'delta', data: { text } });

/** @param html undefined: a page that is still to be captured. */
export function begin(model: string, html: string | null): Stage {
  const reading = html === null ? CAPTURE_MS : Math.ceil(html.length / CHARACTERS_A_MS);
  const estimatedTime = reading + (model === EMBEDDED ? 10 : MODEL_MS);
  return { event: 'start', data: { model, estimatedTime } };
}

/** The result, without the stages. */
export async function finish<Result>(work: Work<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = await work.next();
    if (done) return value;
  }
}
