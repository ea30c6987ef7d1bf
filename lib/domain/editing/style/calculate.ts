import { callOf, splitValue } from './split.ts';

/** Says what a word or a number with its unit is worth; undefined for what it does not know. */
export type TermValue = (term: string) => number | undefined;

const MAX_DEPTH = 40;

/**
 * Evaluates a CSS number, dimension or math function: `calc(1.8em + 4px)`, `clamp(0, x, 1)`.
 * undefined for what is not one.
 */
export function calculate(value: string, worth: TermValue, depth = 0): number | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const text = value.trim();
  if (!/[\s()*/"']/.test(text)) return worth(text.toLowerCase());
  const call = callOf(text);
  if (call !== undefined && closesAtEnd(text))
    return evaluateCall(call.name, call.content, worth, depth);
  const sum = terms(text);
  if (sum.length > 1) return evaluateSum(sum, worth, depth);
  const product = factors(text);
  if (product.length > 1) return evaluateProduct(product, worth, depth);
  if (text.startsWith('(') && closesAtEnd(text))
    return calculate(text.slice(1, -1), worth, depth + 1);
  return worth(text.toLowerCase());
}

/** Whether the bracket that opens first is the one that closes last. */
function closesAtEnd(text: string): boolean {
  let depth = 0;
  for (let at = text.indexOf('('); at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}

/** Terms with the signs between them, which white space sets apart: `a - b` is `a`, `-`, `b`. */
function terms(text: string): string[] {
  const words = splitValue(text, ' ');
  const list: string[] = [];
  let term = '';
  for (const word of words) {
    if ((word === '+' || word === '-') && term !== '') {
      list.push(term, word);
      term = '';
    } else term = term === '' ? word : `${term} ${word}`;
  }
  return [...list, term];
}

function factors(text: string): string[] {
  const list: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (depth === 0 && (char === '*' || char === '/')) {
      list.push(text.slice(from, at), char);
      from = at + 1;
    }
  }
  return [...list, text.slice(from)];
}

function evaluateSum(sum: readonly string[], worth: TermValue, depth: number): number | undefined {
  return fold(sum, worth, depth, (total, sign, value) =>
    sign === '-' ? total - value : total + value,
  );
}

function evaluateProduct(
  product: readonly string[],
  worth: TermValue,
  depth: number,
): number | undefined {
  return fold(product, worth, depth, (total, sign, value) =>
    sign === '/' ? total / value : total * value,
  );
}

function fold(
  list: readonly string[],
  worth: TermValue,
  depth: number,
  join: (total: number, sign: string, value: number) => number,
): number | undefined {
  let total = calculate(list[0] ?? '', worth, depth + 1);
  for (let at = 1; at < list.length; at += 2) {
    const value = calculate(list[at + 1] ?? '', worth, depth + 1);
    if (total === undefined || value === undefined) return undefined;
    total = join(total, list[at] ?? '', value);
  }
  return total;
}

function evaluateCall(
  name: string,
  content: string,
  worth: TermValue,
  depth: number,
): number | undefined {
  if (name === 'calc' || name === '-webkit-calc') return calculate(content, worth, depth + 1);
  const values = splitValue(content, ',').map((part) => calculate(part, worth, depth + 1));
  if (values.some((value) => value === undefined)) return undefined;
  const numbers = values.filter((value) => value !== undefined);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (name) {
    case 'min':
      return Math.min(...numbers);
    case 'max':
      return Math.max(...numbers);
    case 'clamp':
      return Math.max(first, Math.min(second, third));
    case 'abs':
      return Math.abs(first);
    case 'pow':
      return first ** second;
    case 'sqrt':
      return Math.sqrt(first);
    default:
      return undefined;
  }
}
