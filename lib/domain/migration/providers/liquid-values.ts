import type { JsonValue } from '#schemas/json.ts';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  type Expression,
  type Turn,
} from '../template-node.ts';

/** A token of LiquidJS: the fields of all kinds together. */
export interface LiquidToken {
  readonly kind: number;
  readonly begin: number;
  readonly end: number;
  readonly name?: string;
  readonly content?: unknown;
  /** Of nil, true, empty and so on: the word. */
  readonly literal?: string;
  readonly operator?: string;
  readonly variable?: LiquidToken;
  readonly props?: readonly LiquidToken[];
}

/** A value with its filters. */
export interface LiquidValue {
  readonly initial: { readonly postfix: readonly LiquidToken[] };
  readonly filters: readonly {
    readonly name: string;
    readonly args: readonly (LiquidToken | readonly [string, LiquidToken])[];
  }[];
}

const TURNS: Readonly<Record<string, Turn>> = {
  ...{ index: 'index', index0: 'index0', first: 'first', last: 'last', length: 'length' },
};
const OPAQUE: Expression = { kind: 'opaque' };
const SIZE = 'size';

const isOperator = (operator: string): operator is BinaryOperator =>
  (BINARY_OPERATORS as readonly string[]).includes(operator);

function path(props: readonly LiquidToken[]): Expression {
  const names = props.map(({ content }) => content);
  // A name that is itself looked up.
  if (!names.every((name) => typeof name === 'string' || typeof name === 'number')) return OPAQUE;
  const [first, ...rest] = names.map(String);
  if (first === 'forloop') {
    const up = rest.filter((name) => name === 'parentloop').length;
    const what = TURNS[rest.at(-1) ?? ''];
    return what === undefined ? OPAQUE : { kind: 'turn', what, from: { up } };
  }
  if (rest.at(-1) === SIZE) {
    const of: Expression = {
      kind: 'path',
      path: [first ?? '', ...rest.slice(0, -1)],
      from: 'lexical',
    };
    return { kind: 'call', name: SIZE, args: [of] };
  }
  return { kind: 'path', path: [first ?? '', ...rest], from: 'lexical' };
}

/** A single token as a value. */
export function operand(token: LiquidToken): Expression {
  if (token.variable !== undefined && typeof token.variable.content !== 'string') return OPAQUE;
  if (token.props !== undefined) return path(token.props);
  const { content, literal } = token;
  if (literal === 'nil' || literal === 'null') return { kind: 'literal', value: null };
  // empty and blank are objects of the library's own.
  const value = typeof content === 'object' || content === undefined ? '' : (content as JsonValue);
  return { kind: 'literal', value };
}

/** A condition, whose operators stand behind their operands. */
function combined(postfix: readonly LiquidToken[]): Expression {
  const stack: Expression[] = [];
  for (const token of postfix) {
    const { operator } = token;
    if (operator === undefined) stack.push(operand(token));
    else if (operator === 'not') stack.push({ kind: 'not', of: stack.pop() ?? OPAQUE });
    else {
      const [right = OPAQUE, left = OPAQUE] = [stack.pop(), stack.pop()];
      stack.push(isOperator(operator) ? { kind: 'binary', operator, left, right } : OPAQUE);
    }
  }
  return stack.at(-1) ?? { kind: 'literal', value: '' };
}

/** A value with its filters, as calls. */
export function liquidValue({ initial, filters }: LiquidValue): Expression {
  return filters.reduce<Expression>((of, { name, args }) => {
    const given = args.filter((arg): arg is LiquidToken => !Array.isArray(arg));
    return { kind: 'call', name, args: [of, ...given.map(operand)] };
  }, combined(initial.postfix));
}
