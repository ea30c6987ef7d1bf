import { knownFunction } from '../known-functions.ts';
import type { BinaryOperator, Expression } from '../template-node.ts';
import { type CarboneFormatter, type CarboneTag, literalOf, unquoted } from './carbone-tags.ts';

const COMPARISONS: Readonly<Record<string, BinaryOperator>> = {
  ...{ ifEQ: '==', ifEqual: '==', ifNE: '!=', ifGT: '>', ifGTE: '>=', ifLT: '<', ifLTE: '<=' },
  ...{ ifIN: 'contains', ifContain: 'contains' },
};

const not = (of: Expression): Expression => ({ kind: 'not', of });

/** What a parameter stands for: a value of the data, or itself. */
function parameter(tag: CarboneTag, arg: string): Expression {
  const [, root, path] = /^([dc])?\.([\w.]+)$/.exec(arg) ?? [];
  if (path === undefined) return { kind: 'literal', value: literalOf(arg) };
  if (root === 'd') return { kind: 'path', path: path.split('.'), from: { depth: 0 } };
  // A point alone: a sibling of the value itself.
  const sibling = [...tag.path.slice(0, -1), ...path.split('.')];
  return { kind: 'path', path: sibling, from: { depth: tag.loops.length } };
}

/** What is shown so far, and the condition that the next `show` asks. */
interface State {
  readonly value: Expression;
  readonly subject: Expression;
  readonly test: Expression | undefined;
  readonly joint: 'and' | 'or';
  readonly cases: readonly { readonly test: Expression; readonly shown: Expression }[];
}

/** The value of a tag with its formatters, in their order. */
export function tagValue(tag: CarboneTag): Expression {
  const root = tag.root === 'c' ? ['c', ...tag.path] : tag.path;
  const value: Expression = { kind: 'path', path: root, from: { depth: tag.loops.length } };
  const start: State = { value, subject: value, test: undefined, joint: 'and', cases: [] };
  const {
    cases,
    test,
    value: last,
  } = tag.formatters.reduce<State>((state, formatter) => step(tag, state, formatter), start);
  const otherwise = cases.length === 0 && test !== undefined ? test : last;
  return cases.reduceRight<Expression>(
    (rest, each) => ({ kind: 'choose', test: each.test, met: each.shown, otherwise: rest }),
    otherwise,
  );
}

function step(tag: CarboneTag, state: State, { name, args }: CarboneFormatter): State {
  const [first = ''] = args;
  const condition = conditionOf(tag, state, name, first);
  if (condition !== undefined) {
    const { test: before, joint } = state;
    const test: Expression =
      before === undefined
        ? condition
        : { kind: 'binary', operator: joint, left: before, right: condition };
    return { ...state, test };
  }
  const shown: Expression = { kind: 'literal', value: unquoted(first) };
  switch (name) {
    case 'show':
      return state.test === undefined
        ? { ...state, value: shown }
        : { ...state, cases: [...state.cases, { test: state.test, shown }], test: undefined };
    case 'elseShow':
      return { ...state, value: shown, test: undefined };
    case 'and':
    case 'or':
      return {
        ...state,
        joint: name,
        subject: args.length > 0 ? parameter(tag, first) : state.subject,
      };
    default: {
      const given = args.map((arg) => parameter(tag, arg));
      // What it is written as is for the data's own language and currency to say.
      const isFormat = knownFunction(name)?.startsWith('format') === true;
      const value: Expression = {
        kind: 'call',
        name,
        args: [state.value, ...(isFormat ? [] : given)],
      };
      return { ...state, value };
    }
  }
}

function conditionOf(
  tag: CarboneTag,
  { subject }: State,
  name: string,
  arg: string,
): Expression | undefined {
  if (name === 'ifEM' || name === 'ifEmpty') return not(subject);
  if (name === 'ifNEM') return not(not(subject));
  const right = parameter(tag, arg);
  if (name === 'ifNIN') return not({ kind: 'binary', operator: 'contains', left: subject, right });
  const operator = COMPARISONS[name];
  return operator === undefined ? undefined : { kind: 'binary', operator, left: subject, right };
}
