import { type PdfDictionary, PdfSyntaxError, type PdfValue } from './values.ts';

const MAX_DEPTH = 32;
const SPACE = '(?:[\\0\\t\\n\\f\\r ]|%[^\\n]*(?:\\n|$))*';
const REGULAR = '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]';
const GAP = new RegExp(SPACE, 'y');
/** A delimiter, a hexadecimal string, a name or a run of regular characters. */
const TOKEN = new RegExp(`<<|>>|<[^>]*>|[()[\\]]|/?${REGULAR}+|/`, 'y');
/** What follows a number that is a reference to an object, `12 0 R`. */
const REFERENCE = new RegExp(`${SPACE}(\\d{1,10})${SPACE}R(?!${REGULAR})`, 'y');
const INTEGER = /^\d{1,10}$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const KEYWORDS = new Map<string, PdfValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads values from a PDF, one character for each byte, from `position` on. Throws PdfSyntaxError. */
export class PdfReader {
  readonly text: string;
  position: number;

  constructor(text: string, position: number) {
    this.text = text;
    this.position = position;
  }

  /** The next value; a keyword such as `endobj` is not one. */
  value(depth = 0): PdfValue {
    return this.valueOf(this.token(), depth);
  }

  /** Consumes `keyword`; the reader fails when something else follows. */
  expect(keyword: string): void {
    if (this.token() !== keyword) this.fail(`expected "${keyword}"`);
  }

  /** Consumes an unsigned integer. */
  integer(): number {
    const token = this.token();
    return INTEGER.test(token) ? Number(token) : this.fail('expected a whole number');
  }

  /** Consumes what is next, but for strings in brackets, of which it consumes the bracket. */
  token(): string {
    this.skipSpace();
    return this.match(TOKEN)?.[0] ?? this.fail('expected a value');
  }

  skipSpace(): void {
    this.match(GAP);
  }

  fail(message: string): never {
    throw new PdfSyntaxError(`${message} at byte ${this.position}`);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.text);
    this.position += match?.[0].length ?? 0;
    return match;
  }

  private valueOf(token: string, depth: number): PdfValue {
    if (depth > MAX_DEPTH) this.fail('nested too deeply');
    if (token === '<<') return this.dictionary(depth);
    if (token === '[') return this.array(depth);
    if (token === '(') return this.literalString();
    if (token.startsWith('<')) return { kind: 'string', source: token };
    if (token.startsWith('/')) return { kind: 'name', name: token.slice(1) };
    if (!NUMBER.test(token)) {
      const known = KEYWORDS.get(token);
      return known === undefined ? this.fail('expected a value') : known;
    }
    const generation = INTEGER.test(token) ? this.match(REFERENCE)?.[1] : undefined;
    if (generation === undefined) return Number(token);
    return { kind: 'reference', number: Number(token), generation: Number(generation) };
  }

  private array(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    for (let token = this.token(); token !== ']'; token = this.token())
      items.push(this.valueOf(token, depth + 1));
    return items;
  }

  private dictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (let token = this.token(); token !== '>>'; token = this.token()) {
      if (!token.startsWith('/')) this.fail('expected a key');
      entries.set(token.slice(1), this.value(depth + 1));
    }
    return entries;
  }

  /** Behind its bracket. */
  private literalString(): PdfValue {
    const start = this.position - 1;
    for (let depth = 1; depth > 0; this.position += 1) {
      const character = this.text[this.position];
      if (character === undefined) return this.fail('string without an end');
      if (character === '\\') this.position += 1;
      else if (character === '(') depth += 1;
      else if (character === ')') depth -= 1;
    }
    return { kind: 'string', source: this.text.slice(start, this.position) };
  }
}
