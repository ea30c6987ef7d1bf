/** An answer of operations is some kilobytes; a whole translated document some hundred. */
export const MAX_ANSWER_BYTES = 4_000_000;

/** What a provider's server did that no protocol allows; its message holds nothing of the exchange. */
export class ExchangeError extends Error {
  override readonly name = 'ExchangeError';
  readonly reason: 'redirect' | 'too-large';

  constructor(reason: 'redirect' | 'too-large', message: string) {
    super(message);
    this.reason = reason;
  }
}

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the body, and with it the connection.
    if (size > MAX_ANSWER_BYTES)
      throw new ExchangeError('too-large', `the answer is longer than ${MAX_ANSWER_BYTES} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * fetch for a provider's package: what comes back is whole and bounded, and a redirect is refused,
 * since it would take the key and the document somewhere that the operator did not name.
 */
export const exchange: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new ExchangeError('redirect', `the provider redirects (HTTP ${response.status})`);
  }
  const body = await readLimited(response);
  const headers = new Headers(response.headers);
  // They are about the bytes on the wire.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body.byteLength === 0 ? null : body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
};
