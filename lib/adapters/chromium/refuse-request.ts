import type { Protocol } from 'devtools-protocol';
import type { CdpSession } from './cdp.ts';

/** Lets a request fail that the browser has paused. Rejects when its page has gone. */
export function refuseRequest(
  session: CdpSession,
  requestId: Protocol.Fetch.RequestId,
  errorReason: Protocol.Network.ErrorReason,
): Promise<void> {
  return session.send('Fetch.failRequest', { requestId, errorReason });
}
