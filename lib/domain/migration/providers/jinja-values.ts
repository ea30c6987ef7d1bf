import type { JsonValue } from '#schemas/json.ts';
import type { BinaryOperator, Expression, Turn } from '../template-node.ts';
import type { JinjaNode } from './nunjucks.ts';

const TURNS: Readonly<Record<string, Turn>> = {
  ...{ index: 'index', index0: 'index0', first: 'first', last: 'last', length: 'length' },
};
/** Nodes of two operands. */
const OPERATORS: Readonly<Record<string, BinaryOperator>> = {
  ...{ Add: '+', Sub: '-', Mul: '*', Div: '/', FloorDiv: '/', Mod: '%', Concat: '~' },
  ...{ And: 'and', Or: 'or', In: 'in' },
};
const COMPARED: Readonly<Record<string, BinaryOperator>> = {
  ...{ '==': '==', '===': '==', '!=': '!=', '!==': '!=' },
  ...{ '<': '<', '<=': '<=', '>': '>', '>=': '>=' },
};
const OPAQUE: Expression = { kind: 'opaque' };
const ZERO: Expression = { kind: 'literal', value: 0 };

function path(of: JinjaNode): readonly string[] | undefined {
  if (of.typename === 'Symbol') return [String(of.value)];
  const { target, val } = of;
  if (of.typename !== 'LookupVal' || target === undefined || val?.typename !== 'Literal')
    return undefined;
  const names = path(target);
  return names && [...names, String(val.value)];
}

function looked(of: JinjaNode): Expression {
  const names = path(of);
  if (names === undefined) return OPAQUE;
  const [first, second = ''] = names;
  const what = first === 'loop' ? TURNS[second] : undefined;
  if (what !== undefined) return { kind: 'turn', what, from: { up: 0 } };
  return { kind: 'path', path: names, from: 'lexical' };
}

/** A filter, whose subject is its first argument, or a function. */
function called({ name, args }: JinjaNode): Expression {
  const called = name && path(name)?.join('.');
  if (called === undefined) return OPAQUE;
  const given = (args?.children ?? []).filter(({ typename }) => typename !== 'KeywordArgs');
  return { kind: 'call', name: called, args: given.map(jinjaValue) };
}

function compared({ expr, ops = [] }: JinjaNode): Expression {
  return ops.reduce<Expression>((left, { type, expr: other }) => {
    const operator = COMPARED[type];
    if (operator === undefined) return OPAQUE;
    return { kind: 'binary', operator, left, right: jinjaValue(other) };
  }, jinjaValue(expr));
}

/** `is defined`, `is none`: whether there is something. */
function tested({ left, right }: JinjaNode): Expression {
  const test = String(right?.value ?? '');
  const not: Expression = { kind: 'not', of: jinjaValue(left) };
  if (test === 'defined' || test === 'truthy') return { kind: 'not', of: not };
  return ['none', 'undefined', 'null', 'falsy'].includes(test) ? not : OPAQUE;
}

/** What a node computes. */
export function jinjaValue(of: JinjaNode | null | undefined): Expression {
  if (of === null || of === undefined) return { kind: 'literal', value: '' };
  const operator = OPERATORS[of.typename];
  if (operator !== undefined)
    return { kind: 'binary', operator, left: jinjaValue(of.left), right: jinjaValue(of.right) };
  switch (of.typename) {
    case 'Literal':
      return { kind: 'literal', value: of.value as JsonValue };
    case 'Symbol':
    case 'LookupVal':
      return looked(of);
    case 'Group':
      return jinjaValue(of.children?.[0]);
    case 'Not':
      return { kind: 'not', of: jinjaValue(of.target) };
    case 'Neg':
      return { kind: 'binary', operator: '-', left: ZERO, right: jinjaValue(of.target) };
    case 'Is':
      return tested(of);
    case 'InlineIf':
      return {
        kind: 'choose',
        test: jinjaValue(of.cond),
        met: jinjaValue(of.body),
        otherwise: jinjaValue(of.else_),
      };
    case 'Compare':
      return compared(of);
    case 'Filter':
    case 'FunCall':
      return called(of);
    default:
      return OPAQUE;
  }
}
