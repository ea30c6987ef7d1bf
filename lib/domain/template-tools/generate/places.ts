import type { Element } from 'domhandler';

/** Where each token stands: the elements of the text or attribute, by the token's number. */
export type Places = ReadonlyMap<number, readonly Element[]>;

/** A section around an element. */
export interface Guard {
  readonly element: Element;
  readonly name: string;
}
