import type { Phrase } from '../../../language/phrase.ts';
import type { Style } from '../../style/set-text.ts';
import type { Place } from '../place.ts';
import type { Corner } from './places.ts';
import type { Kind } from './words.ts';

export interface Said {
  readonly text: string;
  readonly quoted: boolean;
}

/** What is said of something new, wherever in the clause. */
export interface Frame {
  readonly kinds: readonly Kind[];
  readonly texts: readonly Said[];
  readonly names: readonly Said[];
  readonly place: Place | undefined;
  readonly corner: Corner | undefined;
  readonly style: Style;
  /** One run of words that nothing else accounts for: a name or a mark without quotes. */
  readonly rest: Phrase | undefined;
  /** Words of adding, and of setting, as they were said. */
  readonly adds: readonly string[];
  readonly sets: readonly string[];
  /** Whether a text was announced: "saying", a colon. */
  readonly says: boolean;
  /** Whether it is to run across the page or behind the text, as marks do. */
  readonly across: boolean;
  /** A list that is named by what its entries are: "a recommendation". */
  readonly list: Place | undefined;
}

export interface Draft {
  kinds: Kind[];
  texts: Said[];
  names: Said[];
  place: Place | undefined;
  corner: Corner | undefined;
  style: Style;
  rest: readonly [from: number, to: number] | undefined;
  adds: string[];
  sets: string[];
  says: boolean;
  across: boolean;
  list: Place | undefined;
  expect: 'name' | 'text' | undefined;
}
