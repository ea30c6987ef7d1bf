import type { JsonValue } from '#schemas/json.ts';
import { knownFunction } from './known-functions.ts';
import type { BinaryOperator, Expression, Turn } from './template-node.ts';

const WORDS: Readonly<Record<BinaryOperator, string>> = {
  ...{ and: 'and', or: 'or', '==': 'is', '!=': 'is not', '<': 'below', '<=': 'at most' },
  ...{ '>': 'above', '>=': 'at least', contains: 'contains', in: 'in' },
  ...{ '+': 'plus', '-': 'minus', '*': 'times', '/': 'by', '%': 'modulo', '~': 'and' },
};
const TURNS: Readonly<Record<Turn, string>> = {
  ...{ index: 'position', index0: 'index', first: 'is first', last: 'is last', length: 'count' },
};
const MAX_NAME = 40;

const literal = (value: JsonValue): string =>
  typeof value === 'object' ? 'nothing' : String(value);

/** What an expression says, in words. */
function words(of: Expression): string {
  switch (of.kind) {
    case 'literal':
      return literal(of.value);
    case 'path':
      return of.path.slice(-2).join(' ') || 'item';
    case 'turn':
      return TURNS[of.what];
    case 'not':
      return `not ${words(of.of)}`;
    case 'binary':
      return `${words(of.left)} ${WORDS[of.operator]} ${words(of.right)}`;
    case 'choose':
      return `${words(of.test)} text`;
    case 'call':
      return [...of.args.slice(0, 1).map(words), knownFunction(of.name) ?? of.name].join(' ');
    case 'opaque':
      return 'value';
  }
}

/** An expression as one would write it, with the names of the data. */
export function describe(of: Expression): string {
  switch (of.kind) {
    case 'literal':
      return JSON.stringify(of.value);
    case 'path':
      return of.path.join('.') || 'the item';
    case 'turn':
      return `${TURNS[of.what]} in its list`;
    case 'not':
      return `not ${describe(of.of)}`;
    case 'binary':
      return `${describe(of.left)} ${of.operator} ${describe(of.right)}`;
    case 'choose':
      return `${describe(of.met)} if ${describe(of.test)}, else ${describe(of.otherwise)}`;
    case 'call':
      return `${of.name}(${of.args.map(describe).join(', ')})`;
    case 'opaque':
      return '?';
  }
}

/** A name for the value of an expression, as a program would call it: `statusIsPaid`. */
export function nameFor(
  of: Expression,
  isTest: boolean,
  isTaken: (name: string) => boolean,
): string {
  const said = isTest && of.kind === 'path' ? `has ${words(of)}` : words(of);
  const parts = said.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const camel = parts
    .map((part, at) => (at === 0 ? part[0]?.toLowerCase() : part[0]?.toUpperCase()) + part.slice(1))
    .join('')
    .slice(0, MAX_NAME);
  const name = /^\p{L}/u.test(camel) ? camel : `value${camel}`;
  let unique = name;
  for (let count = 2; isTaken(unique); count++) unique = `${name}${count}`;
  return unique;
}
