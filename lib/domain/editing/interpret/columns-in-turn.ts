import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { Operation } from '#lib/domain/editing/operations.ts';

type OfColumns = Extract<Operation, { op: 'add-column' | 'remove-column' | 'move-column' }>;

/** A column that was there, by its place; one that is new, by its operation. */
type Column = number | OfColumns;

const isOfColumns = (operation: Operation): operation is OfColumns =>
  /^(?:add|remove|move)-column$/.test(operation.op);

/**
 * Operations of several wishes in one list. Each wish counts the columns as they stand in the document;
 * here they are counted as the wishes before it leave them.
 */
export function columnsInTurn(
  wishes: readonly (readonly Operation[])[],
  content: ContentModel,
): readonly Operation[] {
  if (wishes.filter((list) => list.some(isOfColumns)).length < 2) return wishes.flat();
  const tables = new Map<string, Columns>();
  return wishes.flatMap((list) => {
    for (const columns of tables.values()) columns.begin();
    return list.flatMap((operation): Operation[] => {
      if (!isOfColumns(operation)) return [operation];
      const known = tables.get(operation.table);
      const count = content.tables.find(({ id }) => id === operation.table)?.columns.length ?? 0;
      const columns = known ?? new Columns(count);
      tables.set(operation.table, columns);
      const next = columns.next(operation);
      return next === undefined ? [] : [next];
    });
  });
}

class Columns {
  readonly #count: number;
  /** As they stand in the document, and as one wish leaves them. */
  #own: Column[];
  /** As all wishes so far leave them. */
  readonly #now: Column[];
  /** Those that were brought to where they are, the last one at the end. */
  readonly #placed: Column[] = [];

  constructor(count: number) {
    this.#count = count;
    this.#own = Array.from({ length: count }, (_, at) => at);
    this.#now = [...this.#own];
  }

  /** The next wish counts from the start again. */
  begin(): void {
    this.#own = Array.from({ length: this.#count }, (_, at) => at);
  }

  /** The same operation where the columns stand now; undefined where its column is gone already. */
  next(operation: OfColumns): OfColumns | undefined {
    if (operation.op === 'add-column') {
      this.#own.splice(operation.at, 0, operation);
      return { ...operation, at: this.#put(operation) };
    }
    const [column] = this.#own.splice(operation.column, 1);
    const from = column === undefined ? -1 : this.#now.indexOf(column);
    if (column === undefined || from < 0) return undefined;
    this.#now.splice(from, 1);
    if (operation.op === 'remove-column') return { ...operation, column: from };
    this.#own.splice(operation.to, 0, column);
    return { ...operation, column: from, to: this.#put(column) };
  }

  /** "Amount after Description, then Qty": beside that neighbour which was brought to its place last. */
  #put(column: Column): number {
    const at = this.#own.indexOf(column);
    const before = this.#own.slice(0, at).findLast((one) => this.#now.includes(one));
    const after = this.#own.slice(at + 1).find((one) => this.#now.includes(one));
    const age = (one: Column | undefined) => (one === undefined ? -1 : this.#placed.indexOf(one));
    const isBefore = before !== undefined && (age(before) >= 0 || after !== undefined);
    const place =
      after !== undefined && (!isBefore || age(after) > age(before))
        ? this.#now.indexOf(after)
        : before !== undefined && isBefore
          ? this.#now.indexOf(before) + 1
          : this.#now.length;
    // In front of all, wherever the one went that was there.
    const to = before === undefined && age(after) < 0 ? 0 : place;
    this.#now.splice(to, 0, column);
    this.#placed.push(column);
    return to;
  }
}
