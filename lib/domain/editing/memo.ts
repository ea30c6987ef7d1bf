/**
 * What was found out of something, kept with it: by who found it and what it is about. In a module's
 * own map, a weak one as well, a whole document would outlive its request by some rounds of the
 * collector, which has to copy all of it in each.
 */
export class Memo {
  readonly #byFinder = new Map<object, Map<unknown, unknown>>();

  get<Value>(finder: object, about: unknown, find: () => Value): Value {
    let known = this.#byFinder.get(finder);
    if (known === undefined) {
      known = new Map();
      this.#byFinder.set(finder, known);
    }
    const before = known.get(about);
    if (before !== undefined || known.has(about)) return before as Value;
    const found = find();
    known.set(about, found);
    return found;
  }
}
