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
  const head = await extend(needs, caller, id);
  const content = await readRevision(needs, head);
  if (content === undefined) {
    throw new Error(`Revision ${head.revision} of session ${id} has no content`);
  }
  return { ...head, ...content };
}

/**
 * Moves the end by one conditional write on what was read, so that neither the clean-up nor a newer
 * revision is overwritten. Losing to another use is no failure: that one moved the end as well.
 */
async function extend(needs: Needs, caller: Caller, id: string): Promise<SessionHead> {
  // What is no id must not reach a storage key.
  if (!Id.safeParse(id).success) throw new PagewrightError('sessionNotFound');
  const key = sessionKey(caller.ownerId, id);
  for (let attempt = 1; ; attempt++) {
    const item = await needs.table.get(key);
    if (item === undefined) throw new PagewrightError('sessionNotFound');
    const { expiresAt, head } = readSessionItem(item);
    const now = needs.now().getTime();
    if (head === undefined || Date.parse(expiresAt) <= now) {
      throw new PagewrightError('sessionExpired');
    }
    const end = now + SESSION_IDLE_MS;
    if (Date.parse(expiresAt) >= end || attempt > ATTEMPTS) return head;
    const extended = { ...head, expiresAt: new Date(end).toISOString() };
    const written = await needs.table.put(sessionItem(extended), { revision: item.revision });
    if (written !== undefined) return extended;
  }
}
