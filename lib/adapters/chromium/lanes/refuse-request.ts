import type { CDPSession, Connection, Protocol } from 'puppeteer-core';

/** Lets a request fail that the browser has paused. Rejects when its page has gone. */
export function refuseRequest(
  session: Pick<CDPSession | Connection, 'send'>,
  requestId: Protocol.Fetch.RequestId,
  errorReason: Protocol.Network.ErrorReason,
): Promise<void> {
  return session.send('Fetch.failRequest', { requestId, errorReason });
}
