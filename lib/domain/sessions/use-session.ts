import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { Id } from '#schemas/common.ts';
import { readRevision } from './revision-content.ts';
import {
  readSessionItem,
  SESSION_IDLE_MS,
  type Session,
  type SessionHead,
  sessionItem,
  sessionKey,
} from './session-store.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now'>;

/** How often a lost race for the head is run again before the winners' word is taken for it. */
const ATTEMPTS = 5;

/**
 * Loads a session for use, which moves its end to one hour from now.
 * @throws sessionNotFound for an unknown, deleted or foreign id; sessionExpired after an hour without use.
 */
export async function useSession(needs: Needs, caller: Caller, id: string): Promise<Session> {
  return withContent(needs, await extendSession(needs, caller, id));
}

/** The session with what its current revision shows. */
export async function withContent(
  needs: Pick<Needs, 'table' | 'blobs'>,
  head: SessionHead,
): Promise<Session> {
  const content = await readRevision(needs, head);
  if (content === undefined) {
    throw new Error(`Revision ${head.revision} of session ${head.id} has no content`);
  }
  return { ...head, ...content };
}

/** The head of a living session, and the revision of its item. */
export interface FoundHead {
  readonly head: SessionHead;
  readonly itemRevision: number;
}

/**
 * Looks a session up without using it.
 * @throws sessionNotFound, sessionExpired
 */
export async function findHead(
  needs: Pick<Needs, 'table' | 'now'>,
  caller: Caller,
  id: string,
): Promise<FoundHead> {
  // What is no id must not reach a storage key.
  if (!Id.safeParse(id).success) throw new PagewrightError('sessionNotFound');
  const item = await needs.table.get(sessionKey(caller.ownerId, id));
  if (item === undefined) throw new PagewrightError('sessionNotFound');
  const { expiresAt, head } = readSessionItem(item);
  if (head === undefined || Date.parse(expiresAt) <= needs.now().getTime()) {
    throw new PagewrightError('sessionExpired');
  }
  return { head, itemRevision: item.revision };
}

/**
 * Moves the end by one conditional write on what was read, so that neither the clean-up nor a newer
 * revision is overwritten. Losing to another use is no failure: that one moved the end as well.
 * @throws sessionNotFound, sessionExpired
 */
export async function extendSession(
  needs: Pick<Needs, 'table' | 'now'>,
  caller: Caller,
  id: string,
): Promise<SessionHead> {
  for (let attempt = 1; ; attempt++) {
    const { head, itemRevision } = await findHead(needs, caller, id);
    const end = needs.now().getTime() + SESSION_IDLE_MS;
    if (Date.parse(head.expiresAt) >= end || attempt > ATTEMPTS) return head;
    const extended = { ...head, expiresAt: new Date(end).toISOString() };
    const written = await needs.table.put(sessionItem(extended), { revision: itemRevision });
    if (written !== undefined) return extended;
  }
}
