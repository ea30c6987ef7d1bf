import type { Protocol } from 'devtools-protocol';
import type { CdpConnection, CdpSession } from './cdp.ts';

/** Called with the session of each nested document before it runs anything. */
export type WatchFrame = (session: CdpSession) => void;

/**
 * Frames of another site and workers are targets of their own. Each waits until its requests are
 * watched, too; a service worker waits forever.
 */
export async function watchChildren(
  connection: CdpConnection,
  session: CdpSession,
  patterns: Protocol.Fetch.RequestPattern[],
  watch: WatchFrame,
): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    session.children.add(sessionId);
    const child = connection.session(sessionId);
    void admit(connection, child, targetInfo.type, patterns, watch).catch(() => {});
  });
  session.on('Target.detachedFromTarget', ({ sessionId }) => {
    session.children.delete(sessionId);
    connection.end(sessionId);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
}

async function admit(
  connection: CdpConnection,
  child: CdpSession,
  type: string,
  patterns: Protocol.Fetch.RequestPattern[],
  watch: WatchFrame,
): Promise<void> {
  if (type === 'service_worker') return;
  if (type === 'iframe') {
    watch(child);
    await Promise.all([
      child.send('Fetch.enable', { patterns }),
      watchChildren(connection, child, patterns, watch),
    ]);
  }
  await child.send('Runtime.runIfWaitingForDebugger');
}
