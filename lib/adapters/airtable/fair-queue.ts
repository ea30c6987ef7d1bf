/** Waiting work of several groups, each in the order of its arrival, the groups in turn. */
export class FairQueue<Entry> {
  /** The first group is next; one that had its turn goes to the end. */
  readonly #groups = new Map<string, Entry[]>();

  add(group: string, entry: Entry): void {
    const entries = this.#groups.get(group);
    if (entries === undefined) this.#groups.set(group, [entry]);
    else entries.push(entry);
  }

  take(): Entry | undefined {
    for (const [group, entries] of this.#groups) {
      this.#groups.delete(group);
      const entry = entries.shift();
      if (entries.length > 0) this.#groups.set(group, entries);
      return entry;
    }
    return undefined;
  }

  remove(entry: Entry): void {
    for (const [group, entries] of this.#groups) {
      const at = entries.indexOf(entry);
      if (at < 0) continue;
      entries.splice(at, 1);
      if (entries.length === 0) this.#groups.delete(group);
      return;
    }
  }

  *[Symbol.iterator](): Generator<Entry> {
    for (const entries of this.#groups.values()) yield* entries;
  }
}
