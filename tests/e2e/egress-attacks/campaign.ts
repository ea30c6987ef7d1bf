import { RenderError, type RenderSource } from '#lib/ports/renderer.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { Field } from './field.ts';
import { findTraces } from './trace.ts';

export interface Sortie {
  /** The attack's id; of a document with many attacks, what it is. */
  readonly name: string;
  /** All attacks of a document with many. */
  readonly attacks?: readonly string[];
  readonly source: RenderSource;
  readonly format: 'pdf' | 'png';
  readonly options?: RenderOptions;
  /** Whether a PDF is judged by its pixels, too: costly. */
  readonly look?: boolean;
}

export interface Outcome {
  readonly attacks: readonly string[];
  /** undefined: there is a document. */
  readonly failure: RenderError | undefined;
  /** What the document shows that it must not. */
  readonly traces: readonly string[];
}

/** Renders kept going at once: two lanes of four, and some who wait. */
const AT_ONCE = 10;

/** Tagging and large images double the time and let nothing more through. */
const FAST: RenderOptions = {
  tagged: false,
  outline: false,
  viewport: { width: 480, height: 320 },
};

/** Renders everything, several at a time. Rejects when anything but a RenderError leaves the renderer. */
export async function fly(field: Field, sorties: readonly Sortie[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const late: Sortie[] = [];
  const waiting = sorties.values();
  const pilot = async () => {
    for (const sortie of waiting) {
      const outcome = await flyOne(field, sortie);
      if (outcome.failure?.reason === 'timeout') late.push(sortie);
      else outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, pilot));
  // A busy machine is slow with ten at once: what was too late for that gets its time alone.
  for (const sortie of late) outcomes.push(await flyOne(field, sortie));
  return outcomes;
}

async function flyOne(
  { renderer }: Field,
  { name, attacks = [name], source, format, options = {}, look = false }: Sortie,
): Promise<Outcome> {
  try {
    const { content } = await renderer.render({
      ownerId: name,
      source,
      format,
      options: { ...FAST, ...options },
    });
    if (!('bytes' in content)) throw new Error('the renderer kept the document elsewhere');
    return { attacks, failure: undefined, traces: await findTraces(content.bytes, format, look) };
  } catch (failure) {
    if (!(failure instanceof RenderError)) throw failure;
    return { attacks, failure, traces: [] };
  }
}
