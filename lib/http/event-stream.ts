import { Readable } from 'node:stream';
import { PagewrightError } from '#lib/errors.ts';
import type { EventsOutput, ServerSentEvent } from './endpoint.ts';

/** One event on the wire. JSON has no raw line breaks, so a single `data:` line is enough. */
export function formatEvent({ event, data }: ServerSentEvent): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Events as a stream of text. A failure on the way becomes an `error` event: a stream never ends
 * silently. Destroying the stream ends the source.
 * @param onFailure called with what was thrown, for the log.
 */
export function eventStream(
  output: EventsOutput,
  events: AsyncIterable<ServerSentEvent>,
  onFailure: (error: unknown) => void,
): Readable {
  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const { event, data } of events) {
        const schema = output.events[event];
        if (schema === undefined) throw new Error(`Undeclared event ${event}`);
        yield formatEvent({ event, data: schema.parse(data) });
      }
    } catch (error) {
      onFailure(error);
      const known =
        error instanceof PagewrightError
          ? error
          : new PagewrightError('internal', { cause: error });
      yield formatEvent({ event: 'error', data: { code: known.code, error: known.message } });
    }
  }
  return Readable.from(lines());
}
