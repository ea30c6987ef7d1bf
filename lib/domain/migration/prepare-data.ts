import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { evaluate, type Frame } from './evaluate.ts';
import type { Facts, Scope } from './scope.ts';

/** A value that the data must bring. */
export interface PreparedField {
  readonly name: string;
  /** The list whose items have it, by the lists around it. Empty: the whole data. */
  readonly within: readonly string[];
  readonly expression: string;
  readonly line: number;
}

const MAX_STEPS = 200_000;
/** Of texts that are computed: a template that asks for more gets the rest without them. */
const MAX_TEXT = 5_000_000;

/** Adds what the converted template needs to data, computed as the original would have. */
export function prepareData(data: JsonObject, root: Scope): JsonObject {
  const whole = structuredClone(data);
  let [steps, written] = [0, 0];
  const fill = (scope: Scope, frames: readonly Frame[]): void => {
    steps += 1;
    const value = frames.at(-1)?.value;
    if (steps > MAX_STEPS || value === null || typeof value !== 'object' || Array.isArray(value))
      return;
    for (const key of scope.facts.closed.keys()) if (!Object.hasOwn(value, key)) value[key] = null;
    for (const { name, value: expression, isComputable } of scope.facts.prepared.values()) {
      const isAffordable = isComputable && written < MAX_TEXT;
      const computed = isAffordable ? evaluate(expression, frames) : undefined;
      if (typeof computed === 'string') written += computed.length;
      if (computed !== undefined && !Number.isNaN(computed)) value[name] = computed;
    }
    for (const inner of scope.inner) {
      const entered = inner.of && evaluate(inner.of, frames);
      const items: readonly (JsonValue | undefined)[] = Array.isArray(entered)
        ? entered
        : [entered];
      const { length } = items;
      for (const [index, item] of items.entries())
        if (item !== undefined) fill(inner, [...frames, { value: item, index, length }]);
    }
  };
  fill(root, [{ value: whole }]);
  return whole;
}

/** What prepareData adds, for the report. */
export function preparedFields(root: Scope): PreparedField[] {
  const reported = new Set<Facts>();
  const collect = (scope: Scope, within: readonly string[]): PreparedField[] => {
    const { of } = scope;
    const here = of?.kind === 'path' ? [...within, of.path.join('.') || 'item'] : within;
    const own = [...scope.facts.prepared.values()].map(({ name, source, line }) => ({
      ...{ name, line },
      within: here,
      expression: source,
    }));
    const closed = [...scope.facts.closed].map(([name, line]) => ({
      ...{ name, line },
      within: here,
      expression: 'null where there is none',
    }));
    const news = reported.has(scope.facts) ? [] : [...closed, ...own];
    reported.add(scope.facts);
    return [...news, ...scope.inner.flatMap((inner) => collect(inner, here))];
  };
  return collect(root, []);
}
