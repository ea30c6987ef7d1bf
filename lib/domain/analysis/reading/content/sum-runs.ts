import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { notionsOf } from '../notions.ts';
import { SUMS } from '../sum-words.ts';

/** What rows come to. */
const TOTALS: ReadonlySet<string> = new Set(['total', 'subtotal', 'balance', 'sum']);

export const isTotalKey = (key: string): boolean => says(key, TOTALS);

const says = (key: string, words: ReadonlySet<string>): boolean =>
  notionsOf(key).readings.some((reading) => reading.some((word) => words.has(word)));

const LEAST_RUN = 3;
const HALF_A_CENT = 0.005;

/**
 * `prima_neta: 48000, gastos: 900, iva: 7824, prima_total: 56724, pago_trimestral: 14181`: figures of an
 * object that follow each other, with a total that others of them come to, are the parts of one sum.
 */
export function sumRunsIn(data: JsonObject): ReadonlySet<string> {
  const found = new Set<string>();
  let run: (readonly [key: string, value: number])[] = [];
  const close = () => {
    if (run.length >= LEAST_RUN && run.some((each) => isTotalOf(each, run)))
      for (const [key] of run) found.add(key);
    run = [];
  };
  for (const [key, value] of Object.entries(data)) {
    if (isFigure(value)) run.push([key, value]);
    else close();
  }
  close();
  return found;
}

const isFigure = (value: JsonValue): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Whether a sum is what those before it, or all others, come to. */
function isTotalOf(
  [key, total]: readonly [string, number],
  run: readonly (readonly [string, number])[],
): boolean {
  if (!isTotalKey(key) && !says(key, SUMS)) return false;
  const at = run.findIndex(([other]) => other === key);
  const sumOf = (list: readonly (readonly [string, number])[]) =>
    list.reduce((sum, [, value]) => sum + value, 0);
  return [run.slice(0, at), run.slice(at + 1)].some(
    (parts) => parts.length > 1 && Math.abs(sumOf(parts) - total) < HALF_A_CENT,
  );
}

/** The fields of an object, with a total that stands before its parts behind them. */
export function withTotalsLast(data: JsonObject): (readonly [string, JsonValue])[] {
  const entries = Object.entries(data);
  const run = sumRunsIn(data);
  const first = entries.findIndex(([key]) => run.has(key));
  const head = entries[first];
  const others = entries.filter(([key]) => run.has(key)).slice(1);
  const sum = others.reduce((all, [, value]) => all + Number(value), 0);
  if (head === undefined || others.length < LEAST_RUN - 1) return entries;
  if (!isTotalKey(head[0]) || Math.abs(sum - Number(head[1])) >= HALF_A_CENT) return entries;
  const end = first + others.length + 1;
  return [
    ...entries.slice(0, first),
    ...entries.slice(first + 1, end),
    head,
    ...entries.slice(end),
  ];
}
