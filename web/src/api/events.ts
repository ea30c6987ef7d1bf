import { ApiError, type CallOptions, send } from './request.ts';

/** An event of a stream: its name and its data. */
export interface ServerEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function readEvent(block: string): ServerEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).trimStart());
  }
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { event: fields.get('event') ?? 'message', data: JSON.parse(data) };
}

/** The events of a streamed endpoint as they come. @throws ApiError also for an `error` event */
export async function* callEvents(
  path: string,
  options: CallOptions,
): AsyncGenerator<ServerEvent, void> {
  const { body } = await send('POST', path, { ...options, accept: 'text/event-stream' });
  if (body === null) return;
  let rest = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const blocks = (rest + decoder.decode(chunk.value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event === undefined) continue;
      if (event.event === 'error') throw new ApiError(200, event.data);
      yield event;
    }
  }
}
