import { type Expression as JsNode, parseExpressionAt } from 'acorn';
import type { JsonValue } from '#schemas/json.ts';
import {
  BINARY_OPERATORS,
  type BinaryOperator,
  type Expression,
  type Origin,
} from '../template-node.ts';

const OPAQUE: Expression = { kind: 'opaque' };
const SAME_AS: Readonly<Record<string, BinaryOperator>> = {
  ...{ '===': '==', '!==': '!=', '&&': 'and', '||': 'or', '??': 'or' },
};

const operatorOf = (operator: string): BinaryOperator | undefined =>
  SAME_AS[operator] ?? BINARY_OPERATORS.find((each) => each === operator);

/** What the data is called, and where it is looked up. */
const ROOTS: Readonly<Record<string, Origin>> = {
  ...{ data: { depth: 0 }, row: { up: 0 }, item: { up: 0 }, parent: { up: 1 } },
};

/** An expression of JavaScript as CraftMyPDF has it. @throws SyntaxError */
export function readExpression(source: string): Expression {
  const parsed = parseExpressionAt(source, 0, { ecmaVersion: 'latest' });
  // What follows would be cut off in silence.
  if (source.slice(parsed.end).trim() !== '') throw new SyntaxError('more than one expression');
  return read(parsed);
}

function read(node: JsNode): Expression {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || typeof node.value === 'bigint'
        ? OPAQUE
        : { kind: 'literal', value: node.value as JsonValue };
    case 'Identifier':
    case 'MemberExpression':
      return path(node);
    case 'ChainExpression':
      return read(node.expression);
    case 'ParenthesizedExpression':
      return read(node.expression);
    case 'LogicalExpression':
    case 'BinaryExpression': {
      const operator = operatorOf(node.operator);
      if (operator === undefined || node.left.type === 'PrivateIdentifier') return OPAQUE;
      return { kind: 'binary', operator, left: read(node.left), right: read(node.right) };
    }
    case 'UnaryExpression':
      return unary(node.operator, read(node.argument));
    case 'ConditionalExpression':
      return {
        kind: 'choose',
        test: read(node.test),
        met: read(node.consequent),
        otherwise: read(node.alternate),
      };
    case 'TemplateLiteral':
      return joined(node);
    case 'CallExpression':
      return called(node);
    default:
      return OPAQUE;
  }
}

function unary(operator: string, of: Expression): Expression {
  if (operator === '!') return { kind: 'not', of };
  if (operator === '+') return of;
  if (operator !== '-') return OPAQUE;
  return { kind: 'binary', operator: '-', left: { kind: 'literal', value: 0 }, right: of };
}

function joined({ quasis, expressions }: Extract<JsNode, { type: 'TemplateLiteral' }>): Expression {
  const parts = quasis.flatMap(({ value }, at): Expression[] => {
    const expression = expressions[at];
    const words: Expression = { kind: 'literal', value: value.cooked ?? '' };
    return expression === undefined ? [words] : [words, read(expression)];
  });
  return parts.reduce((left, right) => ({ kind: 'binary', operator: '~', left, right }));
}

/** The names of a member expression, from the outside in. undefined: something of it is computed. */
function namesOf(node: JsNode | { readonly type: 'Super' }): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ChainExpression') return namesOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const names = namesOf(node.object);
  const { property } = node;
  if (names === undefined) return undefined;
  if (!node.computed && property.type === 'Identifier') return [...names, property.name];
  return property.type === 'Literal' ? [...names, String(property.value)] : undefined;
}

function path(node: JsNode): Expression {
  const [root = '', ...rest] = namesOf(node) ?? [];
  const from = Object.hasOwn(ROOTS, root) ? ROOTS[root] : undefined;
  if (from === undefined) return OPAQUE;
  if (rest.at(-1) !== 'length') return { kind: 'path', path: rest, from };
  return { kind: 'call', name: 'size', args: [{ kind: 'path', path: rest.slice(0, -1), from }] };
}

/** `f(x)`, `x.f()`, and `moment(x).format(…)`: what is called last says what comes out. */
function called({
  callee,
  arguments: given,
}: Extract<JsNode, { type: 'CallExpression' }>): Expression {
  const args = given.map((each) => (each.type === 'SpreadElement' ? OPAQUE : read(each)));
  if (callee.type === 'Identifier') return { kind: 'call', name: callee.name, args };
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return OPAQUE;
  const { object } = callee;
  const { name } = callee.property;
  if (object.type === 'Identifier' && object.name === 'Math') return { kind: 'call', name, args };
  if (object.type === 'Super') return OPAQUE;
  const of = read(object);
  if (name !== 'format' || of.kind !== 'call') return { kind: 'call', name, args: [of, ...args] };
  const formats = of.name === 'moment' ? 'formatDate' : numeralFormat(args[0]);
  return { kind: 'call', name: formats, args: of.args };
}

/** Numeral.js says with its pattern what a number is. */
function numeralFormat(pattern: Expression | undefined): string {
  const text = pattern?.kind === 'literal' ? String(pattern.value) : '';
  if (/[$€£]/.test(text)) return 'formatMoney';
  return text.includes('%') ? 'formatPercent' : 'formatNumber';
}
