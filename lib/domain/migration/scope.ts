import type { JsonValue } from '#schemas/json.ts';
import { valueAt } from './evaluate.ts';
import type { Expression } from './template-node.ts';

/** A value that the data must bring, because a template without logic cannot compute it. */
export interface Prepared {
  readonly name: string;
  readonly value: Expression;
  /** As it was written. */
  readonly source: string;
  readonly line: number;
  readonly isComputable: boolean;
}

const MAX_SAMPLES = 50;

/** What is known of the data at one place, however many loops walk through it. */
export class Facts {
  /** First parts of the names that are looked up here. */
  readonly keys = new Set<string>();
  /** Paths of the lists that loops walk through, as JSON. */
  readonly lists = new Set<string>();
  /** By what they compute. */
  readonly prepared = new Map<string, Prepared>();
  /** Names that an item without them must have as null, with their line: Mustache looks further out for what is not there. */
  readonly closed = new Map<string, number>();
  /** Whether the item itself is printed: a text or number, to which nothing can be added. */
  isPlain = false;
}

/** The data as a whole, an item of a list, or an object that was entered: what names are looked up in. */
export class Scope {
  readonly depth: number;
  readonly parent: Scope | undefined;
  /** What is walked through or entered. Absent: the whole data. */
  readonly of: Expression | undefined;
  readonly inner: Scope[] = [];
  /** What the template calls its items, their number, and values. */
  readonly variables = new Map<string, Expression>();
  readonly facts: Facts;
  readonly #samples: readonly JsonValue[];
  readonly #place: string;
  readonly #places: Map<string, Facts>;

  constructor(samples: readonly JsonValue[], parent?: Scope, of?: Expression) {
    this.parent = parent;
    this.of = of;
    this.depth = parent === undefined ? 0 : parent.depth + 1;
    this.#samples = samples;
    this.#place = parent === undefined ? '' : `${parent.#place}>${JSON.stringify(of)}`;
    this.#places = parent === undefined ? new Map() : parent.#places;
    this.facts = this.#places.get(this.#place) ?? new Facts();
    this.#places.set(this.#place, this.facts);
    parent?.inner.push(this);
  }

  /** The scope of a list's items, or of an object. */
  enter(of: Expression): Scope {
    if (of.kind === 'path' && typeof of.from === 'object' && 'depth' in of.from)
      this.at(of.from.depth).facts.lists.add(JSON.stringify(of.path));
    return new Scope(this.valuesOf(of).flat().slice(0, MAX_SAMPLES) as JsonValue[], this, of);
  }

  /** Whether a loop through the same list is around it: what is added to an item for one is there for both. */
  get isNestedInItself(): boolean {
    const own = JSON.stringify(this.of);
    for (let at = this.parent; at !== undefined; at = at.parent)
      if (at.of !== undefined && JSON.stringify(at.of) === own) return true;
    return false;
  }

  /** The scope of that depth around here. */
  at(depth: number): Scope {
    let scope: Scope = this;
    while (scope.depth > depth && scope.parent !== undefined) scope = scope.parent;
    return scope;
  }

  /** What a name is in the data that was sent. */
  valuesOf(of: Expression): readonly JsonValue[] {
    if (of.kind !== 'path' || typeof of.from !== 'object' || !('depth' in of.from)) return [];
    return this.at(of.from.depth).#samples.flatMap((sample) => {
      const value = valueAt(sample, of.path);
      return value === undefined ? [] : [value];
    });
  }

  /** Whether an item lacks a key that something around it has. */
  looksOutFor(key: string): boolean {
    const isLacking = this.#samples.some(
      (sample) => sample !== null && typeof sample === 'object' && !Object.hasOwn(sample, key),
    );
    if (!isLacking) return false;
    for (let at = this.parent; at !== undefined; at = at.parent) if (at.hasKey(key)) return true;
    return false;
  }

  /** Whether an item has a value of this key of its own. */
  hasKey(key: string): boolean {
    if (this.facts.keys.has(key)) return true;
    return this.#samples.some(
      (sample) => sample !== null && typeof sample === 'object' && Object.hasOwn(sample, key),
    );
  }
}
