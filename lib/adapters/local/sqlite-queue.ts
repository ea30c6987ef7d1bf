import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Delivery, Queue, ReceiveOptions } from '#lib/ports/queue.ts';
import type { JsonObject } from '#schemas/json.ts';

/**
 * As durable as the table: see there. `served` is when a group last had its turn, as a growing number; 0: not
 * yet. Every group with messages has one, so what is next is found among the groups, however many messages wait.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS message (
    id INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, owner TEXT NOT NULL,
    body TEXT NOT NULL, visible_at INTEGER NOT NULL, deliveries INTEGER NOT NULL DEFAULT 0,
    receipt TEXT UNIQUE
  );
  CREATE INDEX IF NOT EXISTS message_due ON message (queue, visible_at);
  DROP INDEX IF EXISTS message_owner;
  CREATE INDEX IF NOT EXISTS message_group ON message (queue, owner, visible_at);
  CREATE INDEX IF NOT EXISTS message_tried ON message (queue, deliveries);
  CREATE TABLE IF NOT EXISTS message_turn (
    queue TEXT NOT NULL, owner TEXT NOT NULL, served INTEGER NOT NULL, PRIMARY KEY (queue, owner)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS message_rest (
    queue TEXT NOT NULL, owner TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (queue, owner)
  ) WITHOUT ROWID;
  INSERT OR IGNORE INTO message_turn SELECT DISTINCT queue, owner, 0 FROM message;
`;

const BUSY_TIMEOUT_MS = 5_000;
/** What other processes send is noticed this late; what this one sends, at once. */
const LOOK_MS = 2_000;

export interface SqliteQueueOptions {
  /** Several queues may share a file. */
  readonly name: string;
  /** Where a message goes that was delivered this often and never removed. Without: it comes for ever. */
  readonly redrive?: { readonly maxDeliveries: number; readonly to: string };
  readonly now?: () => Date;
}

export interface SqliteReceiveOptions extends ReceiveOptions {
  /** Groups of which nothing is delivered, asked again at each look. */
  readonly except?: ReadonlySet<string>;
}

/** What lives only while one file is open. */
export interface SqliteQueue extends Queue {
  receive(options: SqliteReceiveOptions): Promise<readonly Delivery[]>;
  rest(group: string, seconds: number): Promise<void>;
  /** Ends all waiting and closes the file. */
  close(): void;
}

function prepare(db: DatabaseSync) {
  return {
    send: db.prepare('INSERT INTO message (queue, owner, body, visible_at) VALUES (?, ?, ?, ?)'),
    redrive:
      db.prepare(`UPDATE message INDEXED BY message_tried SET queue = ?, deliveries = 0, receipt = NULL
      WHERE queue = ? AND visible_at <= ? AND deliveries >= ?`),
    join: db.prepare('INSERT OR IGNORE INTO message_turn VALUES (?, ?, 0)'),
    joinAll: db.prepare(
      'INSERT OR IGNORE INTO message_turn SELECT DISTINCT queue, owner, 0 FROM message WHERE queue = ?',
    ),
    next: db.prepare(`SELECT owner, (
        SELECT id FROM message INDEXED BY message_group
        WHERE message.queue = :queue AND message.owner = message_turn.owner AND visible_at <= :time
        ORDER BY visible_at, id LIMIT 1
      ) AS id
      FROM message_turn WHERE queue = :queue AND id IS NOT NULL
        AND owner NOT IN (SELECT value FROM json_each(:except))
        AND owner NOT IN (SELECT owner FROM message_rest WHERE queue = :queue AND until > :time)
      ORDER BY served, id LIMIT 1`),
    take: db.prepare(`UPDATE message SET visible_at = ?, deliveries = deliveries + 1, receipt = ?
      WHERE id = ? RETURNING body, deliveries`),
    turn: db.prepare(`INSERT INTO message_turn
      SELECT :queue, :owner, coalesce(max(served), 0) + 1 FROM message_turn WHERE queue = :queue
      ON CONFLICT DO UPDATE SET served = excluded.served`),
    forget:
      db.prepare(`DELETE FROM message_turn WHERE queue = :queue AND owner = :owner AND NOT EXISTS
      (SELECT 1 FROM message WHERE message.queue = :queue AND message.owner = :owner)`),
    due: db.prepare('SELECT min(visible_at) AS at FROM message WHERE queue = ? AND visible_at > ?'),
    rest: db.prepare('INSERT OR REPLACE INTO message_rest VALUES (?, ?, ?)'),
    endRests: db.prepare('DELETE FROM message_rest WHERE queue = ? AND (owner = ? OR until <= ?)'),
    extend: db.prepare('UPDATE message SET visible_at = ? WHERE receipt = ? AND visible_at > ?'),
    remove: db.prepare('DELETE FROM message WHERE receipt = ? RETURNING queue, owner'),
  };
}

type Statements = ReturnType<typeof prepare>;

/**
 * A queue in one SQLite file (created with its folder when absent). Nobody polls it in haste:
 * a waiting consumer is woken by what this process sends, by the next message to become visible, and
 * every two seconds for what other processes do.
 */
export function createSqliteQueue(file: string, options: SqliteQueueOptions): SqliteQueue {
  const { now = () => new Date() } = options;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  db.exec(SCHEMA);
  const statements = prepare(db);
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of [...waiting]) wake();
  };
  let open = true;

  /** Until something may have become visible, at the latest at `end`. */
  function wait(end: number, signal: AbortSignal | undefined): Promise<void> {
    const time = now().getTime();
    const dueAt = statements.due.get(options.name, time)?.at;
    const due = dueAt == null ? LOOK_MS : Math.max(1, Number(dueAt) - time);
    const ms = Math.min(due, LOOK_MS, Math.max(1, end - performance.now()));
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms).unref();
      waiting.add(wake);
      signal?.addEventListener('abort', wake, { once: true });
    });
  }

  return {
    async send(body, { group, delaySeconds = 0 }) {
      const visibleAt = now().getTime() + delaySeconds * 1_000;
      statements.send.run(options.name, group, JSON.stringify(body), visibleAt);
      // In this order: another process forgets no group that has a message.
      statements.join.run(options.name, group);
      wakeAll();
    },
    async receive({ waitSeconds = 0, signal, ...request }) {
      const end = performance.now() + waitSeconds * 1_000;
      for (;;) {
        if (!open || signal?.aborted) return [];
        const taken = take(db, statements, options, request, now().getTime());
        if (taken.length > 0 || performance.now() >= end) return taken;
        await wait(end, signal);
      }
    },
    async extend(receipt, seconds) {
      const time = now().getTime();
      const extended = statements.extend.run(time + seconds * 1_000, receipt, time).changes === 1;
      if (extended) wakeAll();
      return extended;
    },
    async rest(group, seconds) {
      const time = now().getTime();
      statements.endRests.run(options.name, group, time);
      if (seconds > 0) statements.rest.run(options.name, group, time + seconds * 1_000);
      else wakeAll();
    },
    async remove(receipt) {
      const removed = statements.remove.get(receipt);
      if (removed === undefined) return;
      const { queue = null, owner = null } = removed;
      statements.forget.run({ queue, owner });
      // Its group may have been left out until now.
      wakeAll();
    },
    close() {
      if (!open) return;
      open = false;
      wakeAll();
      db.close();
    },
  };
}

/** In one transaction, so that another process cannot take the same message. */
function take(
  db: DatabaseSync,
  statements: Statements,
  { name: queue, redrive }: SqliteQueueOptions,
  { limit, visibilitySeconds, except }: Omit<SqliteReceiveOptions, 'waitSeconds' | 'signal'>,
  time: number,
): Delivery[] {
  const taken: Delivery[] = [];
  const wanted = { queue, time, except: JSON.stringify([...(except ?? [])]) };
  if (statements.next.get(wanted) === undefined) return taken;
  db.exec('BEGIN IMMEDIATE');
  try {
    if (redrive !== undefined) {
      const { changes } = statements.redrive.run(redrive.to, queue, time, redrive.maxDeliveries);
      if (changes > 0) statements.joinAll.run(redrive.to);
    }
    while (taken.length < limit) {
      const next = statements.next.get(wanted);
      if (next === undefined) break;
      const { id, owner } = next;
      const receipt = randomUUID();
      const row = statements.take.get(time + visibilitySeconds * 1_000, receipt, id ?? null);
      statements.turn.run({ queue, owner: owner ?? null });
      const body = JSON.parse(String(row?.body)) as JsonObject;
      taken.push({ body, deliveries: Number(row?.deliveries), receipt });
    }
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
  return taken;
}
