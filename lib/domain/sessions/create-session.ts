import { filePointer } from '#lib/domain/expiry/expiry-pointers.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { writeRevision } from './revision-content.ts';
import {
  SESSION_IDLE_MS,
  type Session,
  type SessionContent,
  type SessionHead,
  sessionItem,
} from './session-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

/** What a session begins with. */
export type NewSession = Pick<SessionHead, 'origin' | 'documentType' | 'title' | 'filenameStem'> &
  SessionContent;

/** A session of the caller, for one hour from now; nobody finds it before it is kept. */
export function draftSession(
  needs: Pick<Needs, 'now' | 'newId'>,
  caller: Caller,
  draft: NewSession,
): Session {
  const createdAt = needs.now();
  const dueAt = createdAt.getTime() + SESSION_IDLE_MS;
  return {
    id: needs.newId(),
    ownerId: caller.ownerId,
    ...draft,
    revision: 1,
    newest: 1,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(dueAt).toISOString(),
  };
}

/** Stores a drafted session. Its content is there before the session is. */
export async function keepSession(needs: Needs, session: Session): Promise<void> {
  const { html, data, options, layout, markup, ...head } = session;
  const dueAt = Date.parse(head.expiresAt);
  await Promise.all([
    writeRevision(needs, head, {
      html,
      data,
      options,
      ...(layout === undefined ? {} : { layout }),
      ...(markup === undefined ? {} : { markup }),
    }),
    filePointer(needs, { kind: 'SESSION', ownerId: head.ownerId, id: head.id, dueAt }),
  ]);
  await needs.table.put(sessionItem(head), { absent: true });
}

/** Drafts and stores a session. */
export async function createSession(
  needs: Needs,
  caller: Caller,
  draft: NewSession,
): Promise<Session> {
  const session = draftSession(needs, caller, draft);
  await keepSession(needs, session);
  return session;
}
