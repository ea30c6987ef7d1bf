import type { Element } from 'domhandler';
import type { ContentModel } from '../../content-model.ts';
import { writeAmount } from '../cents.ts';
import type { DocumentWriting } from '../document-writing.ts';
import { lineSums } from '../line-sums.ts';
import type { ArithmeticResult } from '../new-value.ts';
import { nearlyEqual } from '../shares.ts';
import { formulasOf, isBalance, readTotals } from '../totals-formulas.ts';
import { roundTo, writeLike } from '../written-number.ts';
import { columnsOf, restOf, takerOf } from './columns.ts';
import {
  agreed,
  type Explanation,
  STAGES,
  type Surroundings,
  type Target,
} from './explanations.ts';
import { type Settled, type Source, sumSources } from './sources.ts';
import { isMoney, type Pair, pairsOf, textFigures } from './text-figures.ts';

/** Figures that no longer follow from what they followed from. */
export interface Followers {
  readonly results: readonly ArithmeticResult[];
  /** Whose new value does not follow for certain, as a reader would call them. */
  readonly unclear: readonly string[];
}

const MOST_ROUNDS = 12;
const MOST_LABELLED = 200;
/** In document order: what is further away is about something else. */
const NEAR = 3;

/**
 * Figures outside of the totals that followed from others before a change: a deposit by its rate, what is
 * left of it, equal payments, the same sum in a sentence. What they come to now.
 * @param settled what amounts and totals come to already
 * @param keep elements whose values were asked for
 */
export function followers(
  before: ContentModel,
  now: ContentModel,
  writing: DocumentWriting,
  settled: Settled,
  keep: ReadonlySet<Element>,
): Followers {
  return new Reckoning(before, now, writing, settled, keep).followers();
}

class Reckoning {
  readonly #pairs: readonly Pair[];
  readonly #sums: readonly Source[];
  readonly #settled: Settled;
  readonly #fixed: ReadonlySet<Element>;
  readonly #lines: ReadonlySet<Element>;
  readonly #labelled: readonly Pair[];
  /** As the round before left them. */
  #latestSums: readonly Source[] = [];
  #changed: readonly Source[] = [];
  readonly #values = new Map<Pair, number>();
  readonly #unclear = new Set<Pair>();

  constructor(
    before: ContentModel,
    now: ContentModel,
    writing: DocumentWriting,
    settled: Settled,
    keep: ReadonlySet<Element>,
  ) {
    this.#pairs = pairsOf(textFigures(before, writing), textFigures(now, writing));
    this.#sums = sumSources(before, now, writing, settled);
    this.#settled = settled;
    const totals = readTotals(before, writing);
    const { totalHolds } = formulasOf(totals, lineSums(before, writing));
    // A total that does not come of what stands above it may come of something else.
    const steps = totals.filter((line) => totalHolds || !isBalance(line));
    this.#fixed = new Set([...keep, ...settled.keys(), ...steps.map(({ element }) => element)]);
    this.#lines = new Set(now.lineItems?.rows.map(({ element }) => element));
    this.#labelled = this.#pairs
      .filter(({ is }) => is.node.label !== undefined && is.row === undefined)
      .slice(0, MOST_LABELLED);
  }

  followers(): Followers {
    for (let stage = 0, round = 0; stage < STAGES.length && round < MOST_ROUNDS; round++)
      stage = this.#settleMore(STAGES[stage] ?? []) ? 0 : stage + 1;
    this.#closeColumns();
    return {
      results: [...this.#values].flatMap(([pair, value]) => this.#written(pair, value)),
      unclear: [...this.#unclear].map(({ is }) => is.name),
    };
  }

  #settleMore(ways: (typeof STAGES)[number]): boolean {
    const changed = this.#pairs.filter((pair) => this.#isNow(pair) !== pair.was.written.value);
    if (changed.length === 0 && this.#sums.every(({ was, is }) => was === is)) return false;
    this.#latestSums = this.#sums.map((sum) => this.#latest(sum));
    this.#changed = changed
      .filter((pair) => !this.#isLine(pair))
      .map((pair) => this.#sourceOf(pair));
    let isMore = false;
    for (const [at, pair] of this.#pairs.entries()) {
      const value = this.#isOpen(pair) ? this.#valueOf(pair, at, ways) : undefined;
      if (value === undefined || nearlyEqual(value, pair.was.written.value, 0.005)) continue;
      this.#values.set(pair, value);
      isMore = true;
    }
    return isMore;
  }

  #closeColumns(): void {
    for (const column of columnsOf(this.#pairs, this.#lines)) {
      const rest = restOf(
        column.map((pair) => ({ pair, is: this.#exact(pair) })),
        this.#sums,
      );
      if (rest === undefined) continue;
      const taker = takerOf(
        column.filter((pair) => this.#values.has(pair)),
        column.filter((pair) => this.#isOpen(pair)),
        rest,
      );
      const last = column.at(-1);
      if (taker !== undefined) this.#values.set(taker, this.#exact(taker) + rest);
      else if (last !== undefined) this.#unclear.add(last);
    }
  }

  /** As it will be written. */
  #exact(pair: Pair): number {
    const { written } = pair.is;
    return roundTo(this.#isNow(pair), Math.max(2, written.decimals));
  }

  #isOpen(pair: Pair): boolean {
    const { was, is } = pair;
    return (
      !this.#values.has(pair) &&
      !this.#fixed.has(is.node.element) &&
      was.written.value === is.written.value &&
      was.written.kind !== 'percent' &&
      was.written.value !== 0
    );
  }

  #valueOf(pair: Pair, at: number, ways: (typeof STAGES)[number]): number | undefined {
    const around = this.#around(pair, at);
    const target = targetOf(pair);
    for (const way of ways) {
      const found = way(target, around);
      // What it followed from and still does says nothing of what else it did.
      if (isNews(found, target)) return this.#settle(pair, target, found);
    }
    return undefined;
  }

  #around(pair: Pair, at: number): Surroundings {
    const near = this.#near(pair, at);
    if (this.#isLine(pair)) return { near, sums: [], parts: () => [], changed: [] };
    const { table: own } = pair.is;
    return {
      near,
      sums: this.#latestSums.filter(({ table, element }) =>
        table === undefined ? element !== pair.is.node.element : table !== own,
      ),
      parts: () =>
        this.#labelled.filter((other) => other !== pair).map((other) => this.#sourceOf(other)),
      changed: this.#changed,
    };
  }

  #settle(pair: Pair, target: Target, found: readonly Explanation[]): number | undefined {
    const value = agreed(found, target);
    this.#unclear.delete(pair);
    if (value === undefined) this.#unclear.add(pair);
    return value === undefined ? undefined : Math.sign(pair.was.written.value) * Math.abs(value);
  }

  /** What stands before it in its row, for a column follows from those before it; or near it in the same part. */
  #near({ is }: Pair, at: number): readonly Source[] {
    const [from, to] = is.row === undefined ? [at - NEAR, at + NEAR + 1] : [at - ROW, at];
    return this.#pairs
      .slice(Math.max(0, from), to)
      .filter(
        (other) =>
          other.is !== is &&
          other.is.row === is.row &&
          other.is.node.region === is.node.region &&
          other.was.written.kind !== 'percent',
      )
      .map((other) => this.#sourceOf(other));
  }

  /** With what was found since: a total may follow itself, and the cells of a column. */
  #latest(sum: Source): Source {
    let { is } = sum;
    for (const [{ is: figure }, value] of this.#values) {
      const { element, label } = figure.node;
      if (element === sum.element) is = value;
      else if (figure.table !== undefined && figure.table === sum.table && label === sum.label)
        is += value - figure.written.value;
    }
    return { ...sum, is };
  }

  #sourceOf(pair: Pair): Source {
    const { written, node } = pair.was;
    return {
      was: written.value,
      is: this.#isNow(pair),
      label: node.label ?? '',
      isMoney: isMoney(written),
    };
  }

  #isLine({ is: { row } }: Pair): boolean {
    return row !== undefined && this.#lines.has(row);
  }

  #isNow(pair: Pair): number {
    return (
      this.#values.get(pair) ?? this.#settled.get(pair.is.node.element) ?? pair.is.written.value
    );
  }

  #written(pair: Pair, value: number): ArithmeticResult[] {
    const { node, written, raw, start } = pair.is;
    const figure = isMoney(written)
      ? writeAmount(value, written, false)
      : writeLike(roundTo(value, 4), written, decimalsOf(value, written.decimals));
    if (figure === raw) return [];
    const isOnce = node.text.split(raw).length === 2;
    const text = node.text.slice(0, start) + figure + node.text.slice(start + raw.length);
    return [
      {
        element: node.element,
        name: pair.is.name,
        ...(isOnce ? { before: raw, text: figure } : { before: node.text, text }),
      },
    ];
  }
}

/** Cells of a row at most. */
const ROW = 12;

const decimalsOf = (value: number, decimals: number): number =>
  Number.isInteger(value) ? (decimals === 2 ? 2 : 0) : Math.max(decimals, 1);

const isNews = (found: readonly Explanation[], { written }: Target): boolean =>
  found.some(({ value }) => !nearlyEqual(Math.abs(value), Math.abs(written.value)));

const targetOf = ({ was, is }: Pair): Target => ({
  written: was.written,
  label: was.node.label ?? '',
  before: was.context,
  now: is.context,
  own: { before: was.own, now: is.own },
});
