import { invalid } from '#lib/errors.ts';
import { knownFunction } from './known-functions.ts';
import type { Scope } from './scope.ts';
import type { BinaryOperator, Expression, Origin, TemplateNode, Written } from './template-node.ts';

/** A node whose names know the depth of their scope, with the scope that it opens. */
export type ResolvedNode =
  | Extract<TemplateNode, { kind: 'text' | 'value' | 'kept' }>
  | (Written & {
      readonly kind: 'if';
      readonly test: Expression;
      readonly met: readonly ResolvedNode[];
      readonly otherwise: readonly ResolvedNode[];
    })
  | (Written & {
      readonly kind: 'scope';
      readonly isLoop: boolean;
      readonly of: Expression;
      readonly scope: Scope;
      readonly body: readonly ResolvedNode[];
      readonly otherwise: readonly ResolvedNode[];
    })
  | (Written & { readonly kind: 'let' })
  | (Omit<Extract<TemplateNode, { kind: 'lost' }>, 'body'> & {
      readonly body: readonly ResolvedNode[];
    });

const OPERATOR_OF: Partial<Record<string, BinaryOperator>> = {
  ...{ eq: '==', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' },
  ...{ and: 'and', or: 'or', contains: 'contains' },
};

const OPAQUE: Expression = { kind: 'opaque' };

/** Operators that a language has as functions. */
function asOperator(name: string, args: readonly Expression[]): Expression | undefined {
  const known = knownFunction(name) ?? '';
  const [left, right = OPAQUE, ...more] = args;
  if (left === undefined) return undefined;
  if (known === 'not') return { kind: 'not', of: left };
  const operator = OPERATOR_OF[known];
  if (operator === undefined || args.length < 2) return undefined;
  const first: Expression = { kind: 'binary', operator, left, right };
  return more.reduce<Expression>(
    (whole, each) => ({ kind: 'binary', operator, left: whole, right: each }),
    first,
  );
}

/** The value of a variable, and what is looked up in it. */
function within(value: Expression, rest: readonly string[]): Expression {
  if (rest.length === 0) return value;
  if (value.kind === 'path') return { ...value, path: [...value.path, ...rest] };
  return OPAQUE;
}

function variable(scope: Scope, name: string): Expression | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function depthOf(from: Exclude<Origin, 'lexical'>, scope: Scope): number {
  if (from === 'context') return scope.depth;
  return 'depth' in from ? from.depth : Math.max(0, scope.depth - from.up);
}

function resolvePath(
  { path, from }: Extract<Expression, { kind: 'path' }>,
  scope: Scope,
): Expression {
  const [head, ...rest] = path;
  if (typeof from === 'string' && head !== undefined) {
    const value = variable(scope, head);
    if (value !== undefined) return noted(within(value, rest), scope);
  }
  const depth = from === 'lexical' ? 0 : depthOf(from, scope);
  return noted({ kind: 'path', path, from: { depth } }, scope);
}

/** Remembers which names are looked up where. */
function noted(value: Expression, scope: Scope): Expression {
  if (value.kind !== 'path' || typeof value.from !== 'object' || !('depth' in value.from))
    return value;
  const [key] = value.path;
  const home = scope.at(value.from.depth);
  if (key === undefined) home.facts.isPlain = true;
  else home.facts.keys.add(key);
  return value;
}

/** An expression whose names know the depth of their scope. */
export function resolve(of: Expression, scope: Scope): Expression {
  const inner = (each: Expression) => resolve(each, scope);
  switch (of.kind) {
    case 'path':
      return resolvePath(of, scope);
    case 'turn':
      return {
        ...of,
        from: { depth: of.from === 'lexical' ? scope.depth : depthOf(of.from, scope) },
      };
    case 'not':
      return { ...of, of: inner(of.of) };
    case 'binary':
      return { ...of, left: inner(of.left), right: inner(of.right) };
    case 'choose':
      return { ...of, test: inner(of.test), met: inner(of.met), otherwise: inner(of.otherwise) };
    case 'call': {
      const args = of.args.map(inner);
      return asOperator(of.name, args) ?? { ...of, args };
    }
    default:
      return of;
  }
}

/** Sections nest no deeper in Mustache. */
const MAX_DEPTH = 100;

/** Where a node stands. */
interface Around {
  readonly scope: Scope;
  readonly isConditional: boolean;
  readonly depth: number;
}

/** Nodes with their names resolved, in order: a variable is known from where it is set. @throws validation */
export function resolveNodes(
  nodes: readonly TemplateNode[],
  scope: Scope,
  { isConditional = false, depth = 0 }: Partial<Around> = {},
): ResolvedNode[] {
  if (depth > MAX_DEPTH) throw invalid({ path: ['template'], message: 'nests too deep' });
  return nodes.map((node) => resolveNode(node, { scope, isConditional, depth: depth + 1 }));
}

function resolveNode(node: TemplateNode, around: Around): ResolvedNode {
  const { scope } = around;
  switch (node.kind) {
    case 'text':
    case 'kept':
      return node;
    case 'value':
      return { ...node, value: resolve(node.value, scope) };
    case 'if': {
      const inCase = { ...around, isConditional: true };
      return {
        ...node,
        test: resolve(node.test, scope),
        met: resolveNodes(node.met, scope, inCase),
        otherwise: resolveNodes(node.otherwise, scope, inCase),
      };
    }
    case 'each':
    case 'with':
      return openScope(node, around);
    case 'let':
      return setVariable(node, around);
    case 'lost':
      return { ...node, body: resolveNodes(node.body, scope, around) };
  }
}

function openScope(
  node: Extract<TemplateNode, { kind: 'each' | 'with' }>,
  { scope, depth }: Around,
): ResolvedNode {
  const isLoop = node.kind === 'each';
  const of = resolve(isLoop ? node.list : node.of, scope);
  const inner = scope.enter(of);
  const from = { depth: inner.depth };
  if (isLoop) {
    if (node.item !== undefined) inner.variables.set(node.item, { kind: 'path', path: [], from });
    if (node.number !== undefined)
      inner.variables.set(node.number, { kind: 'turn', what: 'index0', from });
  }
  const { at, source } = node;
  return {
    ...{ at, source, kind: 'scope', isLoop, of, scope: inner },
    body: resolveNodes(node.body, inner, { depth }),
    otherwise: resolveNodes(node.otherwise, scope, { isConditional: true, depth }),
  };
}

const MAX_PARTS = 500;

/** A variable stands for its expression: one of others, each of others again, would grow without end. */
function isLarge(value: Expression): boolean {
  const pending: unknown[] = [value];
  for (let parts = 0; pending.length > 0; parts += 1) {
    if (parts > MAX_PARTS) return true;
    const part = pending.pop();
    if (part !== null && typeof part === 'object') pending.push(...Object.values(part));
  }
  return false;
}

/** What is set in one case only, or from itself, is no shortcut for an expression. */
function setVariable(
  node: Extract<TemplateNode, { kind: 'let' }>,
  { scope, isConditional }: Around,
): ResolvedNode {
  const { at, source, name } = node;
  const refersToItself = JSON.stringify(node.value).includes(`"path":["${name}"`);
  const value = resolve(node.value, scope);
  if (!isConditional && !refersToItself && !isLarge(value)) {
    scope.variables.set(name, value);
    return { kind: 'let', at, source };
  }
  scope.variables.set(name, OPAQUE);
  const reason = 'the value of this variable depends on the way through the template';
  return { kind: 'lost', at, source, feature: 'variable that changes', reason, body: [] };
}
