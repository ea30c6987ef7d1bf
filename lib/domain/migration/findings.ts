import type { Position, Written } from './template-node.ts';

/** A construct that is in the converted template as it was. */
export interface Supported {
  readonly feature: string;
  readonly count: number;
  readonly lines: readonly number[];
}

/** A construct that is not. */
export interface Unsupported extends Position {
  readonly feature: string;
  readonly source: string;
  readonly reason: string;
  /** What to do about it. */
  readonly workaround?: string;
}

/** What a workaround makes up for. */
const ADAPTED = 0.5;
const MAX_SOURCE = 200;
const MAX_REPORTED = 200;

const short = (source: string): string => {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > MAX_SOURCE ? `${line.slice(0, MAX_SOURCE - 1)}…` : line;
};

/** Collects what of a template was converted, and how well. */
export class Findings {
  readonly #supported = new Map<string, number[]>();
  readonly #unsupported: Unsupported[] = [];
  #all = 0;
  #kept = 0;
  #isWhole = true;

  support(feature: string, { line }: Position): void {
    const lines = this.#supported.get(feature);
    if (lines === undefined) this.#supported.set(feature, [line]);
    else lines.push(line);
    this.#all += 1;
    this.#kept += 1;
  }

  /** @param help what to do about it, and whether the converted template then has it. */
  lack(
    feature: string,
    { at, source }: Written,
    reason: string,
    help: { readonly workaround?: string; readonly isKept?: boolean } = {},
  ): void {
    const { workaround, isKept = false } = help;
    const entry = { feature, ...at, source: short(source), reason };
    this.#unsupported.push(workaround === undefined ? entry : { ...entry, workaround });
    this.#all += 1;
    if (isKept) this.#kept += ADAPTED;
    else this.#isWhole = false;
  }

  get supported(): Supported[] {
    return [...this.#supported].map(([feature, lines]) => ({
      feature,
      count: lines.length,
      lines: [...new Set(lines)].sort((one, other) => one - other).slice(0, MAX_REPORTED),
    }));
  }

  get unsupported(): Unsupported[] {
    const inOrder = this.#unsupported.toSorted(
      (one, other) => one.line - other.line || one.column - other.column,
    );
    return inOrder.slice(0, MAX_REPORTED);
  }

  /** Whether everything is in the converted template, some of it with help. */
  get compatible(): boolean {
    return this.#isWhole;
  }

  /** 0 to 1: how much of the template's constructs the converted one has; help counts half. */
  get score(): number {
    return this.#all === 0 ? 1 : Math.round((this.#kept / this.#all) * 1_000) / 1_000;
  }
}
