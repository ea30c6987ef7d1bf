import {
  type PdfDictionary,
  type PdfReference,
  type PdfString,
  PdfSyntaxError,
  type PdfValue,
} from './values.ts';

const MAX_DEPTH = 32;
const WHITESPACE = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%', 'latin1'));
const INTEGER = /^\d{1,10}$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Reads values from a PDF's bytes, one after another, from `position` on. Throws PdfSyntaxError. */
export class PdfReader {
  readonly bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position: number) {
    this.bytes = bytes;
    this.position = position;
  }

  /** The next value; a keyword such as `endobj` is not one. */
  value(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) this.fail('nested too deeply');
    this.skipSpace();
    switch (this.bytes[this.position]) {
      case 0x2f:
        this.position += 1;
        return { kind: 'name', name: this.word() };
      case 0x28:
        return this.literalString();
      case 0x5b:
        return this.array(depth);
      case 0x3c:
        return this.bytes[this.position + 1] === 0x3c ? this.dictionary(depth) : this.hexString();
      default:
        return this.plain();
    }
  }

  /** Consumes `keyword`; the reader fails when something else follows. */
  expect(keyword: string): void {
    this.skipSpace();
    if (this.word() !== keyword) this.fail(`expected "${keyword}"`);
  }

  /** Consumes an unsigned integer. */
  integer(): number {
    this.skipSpace();
    const word = this.word();
    if (!INTEGER.test(word)) this.fail('expected a whole number');
    return Number(word);
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === 0x25) this.skipComment();
      else if (byte !== undefined && WHITESPACE.has(byte)) this.position += 1;
      else return;
    }
  }

  fail(message: string): never {
    throw new PdfSyntaxError(`${message} at byte ${this.position}`);
  }

  private skipComment(): void {
    const end = this.bytes.indexOf(0x0a, this.position);
    this.position = end < 0 ? this.bytes.length : end + 1;
  }

  /** A run of regular characters, possibly empty. */
  private word(): string {
    const start = this.position;
    for (;;) {
      const byte = this.bytes[this.position];
      if (byte === undefined || WHITESPACE.has(byte) || DELIMITERS.has(byte)) break;
      this.position += 1;
    }
    return this.bytes.toString('latin1', start, this.position);
  }

  private plain(): PdfValue {
    const word = this.word();
    if (INTEGER.test(word)) return this.reference(Number(word)) ?? Number(word);
    if (NUMBER.test(word)) return Number(word);
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    return this.fail('expected a value');
  }

  /** `12 0 R` when it is one; otherwise the reader stays behind the first number. */
  private reference(number: number): PdfReference | undefined {
    const before = this.position;
    this.skipSpace();
    const generation = this.word();
    this.skipSpace();
    if (INTEGER.test(generation) && this.word() === 'R') {
      return { kind: 'reference', number, generation: Number(generation) };
    }
    this.position = before;
    return undefined;
  }

  private array(depth: number): PdfValue[] {
    this.position += 1;
    const items: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.bytes[this.position] === 0x5d) break;
      items.push(this.value(depth + 1));
    }
    this.position += 1;
    return items;
  }

  private dictionary(depth: number): PdfDictionary {
    this.position += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      const byte = this.bytes[this.position];
      if (byte === 0x3e && this.bytes[this.position + 1] === 0x3e) break;
      if (byte !== 0x2f) this.fail('expected a key');
      this.position += 1;
      entries.set(this.word(), this.value(depth + 1));
    }
    this.position += 2;
    return entries;
  }

  private hexString(): PdfString {
    const end = this.bytes.indexOf(0x3e, this.position);
    if (end < 0) this.fail('string without an end');
    return this.stringUpTo(end + 1);
  }

  private literalString(): PdfString {
    let depth = 0;
    for (let at = this.position; at < this.bytes.length; at += 1) {
      const byte = this.bytes[at];
      if (byte === 0x5c) at += 1;
      else if (byte === 0x28) depth += 1;
      else if (byte === 0x29) depth -= 1;
      if (depth === 0) return this.stringUpTo(at + 1);
    }
    return this.fail('string without an end');
  }

  private stringUpTo(end: number): PdfString {
    const source = this.bytes.toString('latin1', this.position, end);
    this.position = end;
    return { kind: 'string', source };
  }
}
