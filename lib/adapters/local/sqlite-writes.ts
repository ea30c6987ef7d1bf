import type { DatabaseSync } from 'node:sqlite';

interface Asked {
  /** Its result, available once the transaction has ended. */
  readonly run: () => () => void;
  readonly fail: (error: unknown) => void;
}

/** Writes to a file that is open in `db`. */
export interface Writes {
  /** Does the write, which is committed when the promise resolves. */
  ask<T>(write: () => T): Promise<T>;
  /** Does at once what has been asked for. */
  flush(): void;
}

/**
 * Joins the writes that are asked for in one turn of the event loop in one transaction: locking the file and
 * writing its log cost more than the statements. A write that fails fails alone, as without the others.
 */
export function createWrites(db: DatabaseSync): Writes {
  const statements = {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
  };
  let asked: Asked[] = [];

  function together(writes: readonly Asked[]): (() => void)[] {
    statements.begin.run();
    try {
      const outcomes = writes.map(({ run }) => run());
      statements.commit.run();
      return outcomes;
    } catch (error) {
      if (db.isTransaction) statements.rollback.run();
      throw error;
    }
  }

  function flush(): void {
    const writes = asked;
    asked = [];
    const [first] = writes;
    if (first === undefined) return;
    try {
      const outcomes = writes.length === 1 ? [first.run()] : together(writes);
      for (const tell of outcomes) tell();
    } catch (error) {
      for (const { fail } of writes) fail(error);
    }
  }

  return {
    ask: <T>(write: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (asked.length === 0) process.nextTick(flush);
        const run = () => {
          const isJoined = db.isTransaction;
          try {
            const result = write();
            return () => resolve(result);
          } catch (error) {
            // Some errors, such as a full disk, take back the whole transaction.
            if (isJoined && !db.isTransaction) throw error;
            return () => reject(error);
          }
        };
        asked.push({ run, fail: reject });
      }),
    flush,
  };
}
