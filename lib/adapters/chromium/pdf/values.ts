/** An indirect reference, `12 0 R`. */
export interface PdfReference {
  readonly kind: 'reference';
  readonly number: number;
  readonly generation: number;
}

/** A name without its slash, `#xx` escapes left as they stand. */
export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

/** A string as it stands in the file, delimiters included. */
export interface PdfString {
  readonly kind: 'string';
  readonly source: string;
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export type PdfValue =
  | number
  | boolean
  | null
  | PdfName
  | PdfString
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;

/** The file is not a whole, well-formed PDF. The message says where it breaks. */
export class PdfSyntaxError extends Error {
  override readonly name = 'PdfSyntaxError';
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return value instanceof Map;
}

type Kind = 'reference' | 'name' | 'string';

function isA<K extends Kind>(
  kind: K,
  value: PdfValue | undefined,
): value is Extract<PdfValue, { readonly kind: K }> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}

export const isReference = (value: PdfValue | undefined) => isA('reference', value);
export const isString = (value: PdfValue | undefined) => isA('string', value);
export const isName = (value: PdfValue | undefined, name: string): boolean =>
  isA('name', value) && value.name === name;
