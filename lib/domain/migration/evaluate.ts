import type { JsonObject, JsonValue } from '#schemas/json.ts';
import { COMPUTED, knownFunction } from './known-functions.ts';
import type { BinaryOperator, Expression, Origin, Turn } from './template-node.ts';

/** A scope while data is walked: what it is about, and the turn of its loop. */
export interface Frame {
  readonly value: JsonValue;
  readonly index?: number;
  readonly length?: number;
}

/** A value of the data by its path. undefined: there is none. */
export function valueAt(
  value: JsonValue | undefined,
  path: readonly string[],
): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((within, key) => {
    if (within === null || typeof within !== 'object' || !Object.hasOwn(within, key))
      return undefined;
    return (within as JsonObject)[key];
  }, value);
}

/** As templates have it: an empty list, text or object is none. */
export function isTrue(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return Boolean(value);
}

function turnOf({ index = 0, length = 0 }: Frame, what: Turn): JsonValue {
  if (what === 'index') return index + 1;
  if (what === 'index0') return index;
  if (what === 'length') return length;
  return what === 'first' ? index === 0 : index === length - 1;
}

const has = (whole: JsonValue | undefined, part: JsonValue | undefined): boolean =>
  Array.isArray(whole)
    ? whole.some((each) => each === part)
    : typeof whole === 'string' && whole.includes(String(part));

/** Below, at or above 0; NaN for what has no order, of which every comparison is false. */
function ordered(left: JsonValue | undefined, right: JsonValue | undefined): number {
  if (typeof left === 'string' && typeof right === 'string')
    return left < right ? -1 : Number(left > right);
  return typeof left === 'number' && typeof right === 'number' ? left - right : Number.NaN;
}

const same = (left: JsonValue | undefined, right: JsonValue | undefined): boolean =>
  (left ?? null) === (right ?? null);

type Operate = (left: JsonValue | undefined, right: JsonValue | undefined) => JsonValue | undefined;
const added: Operate = (left, right) =>
  typeof left === 'string' || typeof right === 'string'
    ? `${left ?? ''}${right ?? ''}`.slice(0, 100_000)
    : Number(left) + Number(right);

const OPERATORS: Readonly<Record<BinaryOperator, Operate>> = {
  and: (left, right) => (isTrue(left) ? right : left),
  or: (left, right) => (isTrue(left) ? left : right),
  '==': same,
  '!=': (left, right) => !same(left, right),
  '<': (left, right) => ordered(left, right) < 0,
  '<=': (left, right) => ordered(left, right) <= 0,
  '>': (left, right) => ordered(left, right) > 0,
  '>=': (left, right) => ordered(left, right) >= 0,
  contains: has,
  in: (left, right) => has(right, left),
  '+': added,
  '~': (left, right) => `${left ?? ''}${right ?? ''}`.slice(0, 100_000),
  '-': (left, right) => Number(left) - Number(right),
  '*': (left, right) => Number(left) * Number(right),
  '/': (left, right) => Number(left) / Number(right),
  '%': (left, right) => Number(left) % Number(right),
};

/** Whether an expression can be computed from data alone. */
export function isComputable(of: Expression): boolean {
  switch (of.kind) {
    case 'literal':
    case 'path':
    case 'turn':
      return true;
    case 'not':
      return isComputable(of.of);
    case 'binary':
      return isComputable(of.left) && isComputable(of.right);
    case 'choose':
      return [of.test, of.met, of.otherwise].every(isComputable);
    case 'call': {
      const known = knownFunction(of.name);
      return known !== undefined && COMPUTED[known] !== undefined && of.args.every(isComputable);
    }
    case 'opaque':
      return false;
  }
}

/** The frame of a resolved name. */
const frameOf = (from: Origin, frames: readonly Frame[]): Frame | undefined =>
  typeof from === 'object' && 'depth' in from ? frames[from.depth] : undefined;

/** Computes an expression whose names are resolved: each knows the depth of its scope. */
export function evaluate(of: Expression, frames: readonly Frame[]): JsonValue | undefined {
  switch (of.kind) {
    case 'literal':
      return of.value;
    case 'path':
      return valueAt(frameOf(of.from, frames)?.value, of.path);
    case 'turn': {
      const frame = frameOf(of.from, frames);
      return frame && turnOf(frame, of.what);
    }
    case 'not':
      return !isTrue(evaluate(of.of, frames));
    case 'binary':
      return OPERATORS[of.operator](evaluate(of.left, frames), evaluate(of.right, frames));
    case 'choose':
      return evaluate(isTrue(evaluate(of.test, frames)) ? of.met : of.otherwise, frames);
    case 'call': {
      const run = COMPUTED[knownFunction(of.name) ?? 'raw'];
      return run?.(...of.args.map((arg) => evaluate(arg, frames)));
    }
    case 'opaque':
      return undefined;
  }
}
