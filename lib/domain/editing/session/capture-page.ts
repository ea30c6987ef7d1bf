import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import { type OpenedSession, stageRevision } from '#lib/domain/sessions/revise-session.ts';
import type { Ports } from '#lib/ports/index.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'renderer' | 'now' | 'newId'>;

/** The session of an address, with the page's markup as it is now: from here on it is that of markup. */
export async function capturePage(
  needs: Needs,
  opened: OpenedSession,
  signal: AbortSignal,
): Promise<OpenedSession> {
  const { origin, ownerId, options } = opened.session;
  if (origin.type !== 'url') throw new Error(`A session of ${origin.type} has no markup`);
  const source = { kind: 'url', url: origin.url } as const;
  const facts = await needs.renderer
    .inspect({ ownerId, source, aspects: ['markup'] }, signal)
    .catch((error: unknown) => {
      throw renderFailure(error, 'url', 'modifyError');
    });
  const html = facts.markup ?? '';
  // Scripts have run: there is nothing to wait for any more.
  const { waitFor: _, waitMs: __, ...lasting } = options;
  return stageRevision(needs, opened, { html, data: null, options: lasting });
}
