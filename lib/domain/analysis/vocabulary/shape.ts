/** What a value must be to fill a term. */
export type Kind =
  | 'text' // up to a line or two
  | 'prose' // any text, and lists of texts
  | 'name' // words, not a figure or a date
  | 'code' // a number or short text by which something is known
  | 'amount'
  | 'number'
  | 'percent'
  | 'date'
  | 'flag'
  | 'link'
  | 'image';

/** A term of a shape. `keys`: how English keys say it, the surest first, in the notions of `words`. */
export interface Term {
  readonly as: Kind;
  readonly keys: readonly string[];
}

/** A term that is a shape of its own: one object, or a list of them. `text`: the term of the part that a bare text fills. */
export interface Part {
  readonly part: string;
  readonly list?: true;
  /** The term that the keys of an object name where each is a figure: the rates of `{ "19%": 12.3 }`. */
  readonly keyed?: string;
  /** Keys with a number name a field of that entry: `price_2`. */
  readonly numbered?: true;
  readonly keys: readonly string[];
  readonly text?: string;
  /** An entry may be one text that says all of it: "Logo - 12 hrs @ $85 = $1,020". */
  readonly written?: true;
}

/** Which keys fill which terms of a thing. */
export interface Shape {
  readonly terms: Readonly<Record<string, Term | Part>>;
  /** What a key is of which only the last word is known: "tax" of `tourism_tax`. By the word, the terms. */
  readonly endings?: Readonly<Record<string, readonly string[]>>;
  /** Without any of these an object is none of this shape, whatever else it holds. */
  readonly needs?: readonly string[];
  /** Words that a key may add without saying anything else: "invoice" of `invoice_total`. */
  readonly ignore: string;
  /** Parts whose terms may stand in this shape directly, such as the city of an address in a party. */
  readonly spread?: readonly string[];
  /** Keys of objects that only group fields of this shape. */
  readonly through?: readonly string[];
}

/** Shapes by name, for one family of documents. */
export type Shapes = Readonly<Record<string, Shape>>;
