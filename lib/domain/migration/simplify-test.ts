import type { JsonValue } from '#schemas/json.ts';
import { knownFunction } from './known-functions.ts';
import type { Expression } from './template-node.ts';

/** The values of an expression in the data that was sent. */
type ValuesOf = (of: Expression) => readonly JsonValue[];

/** What is there although a section takes it for nothing. */
const isThereButFalse = (value: JsonValue): boolean =>
  value === false || value === 0 || value === '';

const isSize = (of: Expression): of is Extract<Expression, { kind: 'call' }> =>
  of.kind === 'call' && knownFunction(of.name) === 'size';

/**
 * Tests of being there, in the ways that languages have for them, are tests of the value; unless the data
 * has values that are there and false.
 */
export function simplified(test: Expression, valuesOf: ValuesOf): Expression {
  if (test.kind === 'not') {
    const of = simplified(test.of, valuesOf);
    return of.kind === 'not' ? of.of : { kind: 'not', of };
  }
  if (isSize(test)) return test.args[0] ?? test;
  if (test.kind !== 'binary' || test.right.kind !== 'literal') return test;
  const { operator, left, right } = test;
  const isNothing = isSize(left) ? right.value === 0 : right.value === '' || right.value === null;
  const subject = isSize(left) ? (left.args[0] ?? left) : left;
  if (!isNothing || valuesOf(subject).some(isThereButFalse)) return test;
  if (operator === '!=' || (operator === '>' && isSize(left))) return subject;
  return operator === '==' ? { kind: 'not', of: subject } : test;
}
