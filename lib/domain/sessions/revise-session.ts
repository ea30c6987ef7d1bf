import { hash } from 'node:crypto';
import { type EventNeeds, raiseEvent } from '#lib/domain/events/raise-event.ts';
import { PagewrightError } from '#lib/errors.ts';
import type { Caller } from '#lib/ports/caller.ts';
import type { Ports } from '#lib/ports/index.ts';
import { readRevision, removeRevision, writeRevision } from './revision-content.ts';
import {
  SESSION_IDLE_MS,
  type Session,
  type SessionContent,
  type SessionEdit,
  type SessionHead,
  sessionItem,
} from './session-store.ts';
import { type FoundHead, findHead, withContent } from './use-session.ts';

type Needs = Pick<Ports, 'table' | 'blobs' | 'now' | 'newId'>;

/** A session as it was found, to be given a newer revision. */
export interface OpenedSession {
  readonly session: Session;
  readonly found: FoundHead;
  /** A revision that was written, but never was current. */
  readonly staged?: number;
}

/** Numbers that revisions of lost races and of ended processes may have taken. */
const MAX_TAKEN = 200;

/**
 * Loads a session to be revised. Its end is moved by the revision, in the same write.
 * @throws sessionNotFound, sessionExpired
 */
export async function openSession(
  needs: Pick<Needs, 'table' | 'blobs' | 'now'>,
  caller: Caller,
  id: string,
): Promise<OpenedSession> {
  const found = await findHead(needs, caller, id);
  return { session: await withContent(needs, found.head), found };
}

const digest = (html: string | null): string => hash('sha256', html ?? '', 'base64url');

/** What is kept of an edit of this session. */
export function editOf(
  { revision, html }: Session,
  edit: Omit<SessionEdit, 'previous'>,
): SessionEdit {
  return { ...edit, previous: { revision, sha256: digest(html) } };
}

/**
 * Writes content that later revisions are to begin with, such as a page that was captured: it becomes
 * part of the session with the next revision, and undoing goes back to it, not before it.
 */
export async function stageRevision(
  needs: Needs,
  { session, found }: OpenedSession,
  content: SessionContent,
): Promise<OpenedSession & { readonly staged: number }> {
  const revision = await writeFree(needs, session, content);
  return {
    session: { ...session, ...content, revision, newest: revision },
    found,
    staged: revision,
  };
}

/** Takes back what was staged for a revision that is not to be. */
export async function discardStaged(
  needs: Pick<Needs, 'table' | 'blobs'>,
  { session: { ownerId, id }, staged }: OpenedSession,
): Promise<void> {
  if (staged !== undefined) await removeRevision(needs, { ownerId, id, revision: staged });
}

/** Writes content under the next number that is free. */
async function writeFree(
  needs: Needs,
  { ownerId, id, newest }: Session,
  content: SessionContent,
): Promise<number> {
  for (let revision = newest + 1; revision <= newest + MAX_TAKEN; revision++) {
    if (await writeRevision(needs, { ownerId, id, revision }, content)) return revision;
  }
  throw new Error(`Session ${id} has no free revision`);
}

/**
 * Makes the content the session's current revision: it is written under a number of its own, then
 * one conditional write on the head makes it current.
 * @returns undefined when another revision came first: nothing was changed.
 * @throws sessionNotFound, sessionExpired
 */
export async function addRevision(
  needs: Needs & EventNeeds,
  caller: Caller,
  opened: OpenedSession,
  changed: Omit<SessionContent, 'markup'>,
): Promise<Session | undefined> {
  const { session, found } = opened;
  // A change keeps the root element, the style sheet's origin and the absence of script.
  const { markup } = session;
  const content = markup === undefined ? changed : { ...changed, markup };
  const { ownerId, id } = session;
  const revision = await writeFree(needs, session, content);
  const head = await moveHead(needs, caller, found, { revision, newest: revision });
  if (head === undefined) {
    // Only what certainly never was current: a write that failed may have been done all the same.
    await removeRevision(needs, { ownerId, id, revision });
    await discardStaged(needs, opened);
  }
  if (head === undefined) return undefined;
  await raiseModified(needs, head, changed.edit?.changes ?? []);
  return { ...head, ...content };
}

/** Tells that another revision is current. Going back to an earlier one moves the end as well, which tells it apart. */
function raiseModified(
  needs: EventNeeds,
  { ownerId, id, revision, newest, expiresAt }: SessionHead,
  changes: readonly string[],
): Promise<void> {
  return raiseEvent(needs, ownerId, {
    type: 'session.modified',
    key: `${id} ${revision} ${newest} ${expiresAt}`,
    resource: `session#${id}`,
    data: { sessionId: id, revision, changes: [...changes] },
  });
}

/** A session that went back, and the edit that was undone. */
export interface UndoResult {
  readonly session: Session;
  readonly edit: SessionEdit;
  /** Whether the markup is, byte for byte, what the edit was made on. */
  readonly identical: boolean;
}

/**
 * Makes the revision before the current one current again. Undoing once more goes further back.
 * @returns undefined when another revision came first: nothing was changed.
 * @throws requestNotFeasible where the session began
 */
export async function undoRevision(
  needs: Needs & EventNeeds,
  caller: Caller,
  { session, found }: OpenedSession,
): Promise<UndoResult | undefined> {
  const { edit, ownerId, id, newest } = session;
  if (edit === undefined) {
    throw new PagewrightError('requestNotFeasible', {
      message: 'There is nothing to undo: the session is as it was created',
    });
  }
  const { previous } = edit;
  const content = await readRevision(needs, { ownerId, id, revision: previous.revision });
  if (content === undefined) throw new Error(`Revision ${previous.revision} of ${id} is gone`);
  const head = await moveHead(needs, caller, found, { revision: previous.revision, newest });
  if (head === undefined) return undefined;
  await raiseModified(
    needs,
    head,
    edit.changes.map((change) => `Undone: ${change}`),
  );
  const identical = digest(content.html) === previous.sha256;
  return { session: { ...head, ...content }, edit, identical };
}

/** How often a head that only got a later end is tried again. */
const ATTEMPTS = 10;

/** Points the head elsewhere and moves its end, unless another revision became current since it was read. */
async function moveHead(
  needs: Needs,
  caller: Caller,
  from: FoundHead,
  to: Pick<SessionHead, 'revision' | 'newest'>,
): Promise<SessionHead | undefined> {
  let found = from;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const end = Math.max(needs.now().getTime() + SESSION_IDLE_MS, Date.parse(found.head.expiresAt));
    const head = { ...found.head, ...to, expiresAt: new Date(end).toISOString() };
    const written = await needs.table.put(sessionItem(head), { revision: found.itemRevision });
    if (written !== undefined) return head;
    found = await findHead(needs, caller, from.head.id);
    const { revision, newest } = found.head;
    // A number is given to one revision only: the write was done, its answer was lost.
    if (newest === to.newest && newest > from.head.newest) return found.head;
    if (revision !== from.head.revision || newest !== from.head.newest) return undefined;
  }
  return undefined;
}
