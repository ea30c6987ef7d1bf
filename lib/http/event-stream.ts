import { Readable } from 'node:stream';
import { toKnownError } from '#lib/errors.ts';
import type { EventsOutput, ServerSentEvent } from './endpoint.ts';

/** One event on the wire. JSON has no raw line breaks, so a single `data:` line is enough. */
function formatEvent({ event, data }: ServerSentEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Events as a stream of text. A failure on the way becomes an `error` event: a stream never ends
 * silently. Destroying the stream aborts the signal that the source was given, and ends it.
 * @param onFailure called with what was thrown, for the log.
 */
export function eventStream(
  output: EventsOutput,
  events: (gone: AbortSignal) => AsyncIterable<ServerSentEvent>,
  onFailure: (error: unknown) => void,
): Readable {
  const gone = new AbortController();
  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const { event, data } of events(gone.signal)) {
        const schema = output.events[event];
        if (schema === undefined) throw new Error(`Undeclared event ${event}`);
        yield formatEvent({ event, data: schema.parse(data) });
      }
    } catch (error) {
      // Nobody hears it, and it is most often the abort itself.
      if (gone.signal.aborted) return;
      onFailure(error);
      const { code, message, details } = toKnownError(error);
      yield formatEvent({ event: 'error', data: { code, error: message, details } });
    }
  }
  const stream = Readable.from(lines());
  const end = stream._destroy.bind(stream);
  // Ahead of the end of the generator, which waits for what the generator waits for.
  stream._destroy = (error, done) => {
    gone.abort();
    end(error, done);
  };
  return stream;
}
