import type { CDPSession, Connection, Protocol } from 'puppeteer-core';

/** Called with the session of each nested document before it runs anything. */
export type WatchFrame = (session: CDPSession) => void;

/** What is in force in each document of a page. */
export interface DocumentRules {
  readonly patterns: Protocol.Fetch.RequestPattern[];
  /** Runs before the document's own scripts. */
  readonly source: string;
}

/**
 * Frames of another site and workers are targets of their own. Each waits until its requests are
 * watched, too; a service worker waits forever.
 */
export async function watchChildren(
  root: Connection,
  session: CDPSession,
  rules: DocumentRules,
  watch: WatchFrame,
): Promise<void> {
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const child = root.session(sessionId);
    if (child !== null) admit(root, child, targetInfo.type, rules, watch).catch(() => {});
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: true,
  });
}

async function admit(
  root: Connection,
  child: CDPSession,
  type: string,
  rules: DocumentRules,
  watch: WatchFrame,
): Promise<void> {
  if (type === 'service_worker') return;
  if (type === 'iframe') {
    watch(child);
    await Promise.all([
      child.send('Fetch.enable', { patterns: rules.patterns }),
      child.send('Page.addScriptToEvaluateOnNewDocument', { source: rules.source }),
      watchChildren(root, child, rules, watch),
    ]);
  }
  await child.send('Runtime.runIfWaitingForDebugger');
}
