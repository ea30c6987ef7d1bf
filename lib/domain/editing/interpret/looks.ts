import type { Target } from './target.ts';

/** What a look is wished of. */
export type Aspect =
  | 'text'
  | 'background'
  | 'border'
  | 'color'
  | 'size'
  | 'weight'
  | 'font'
  | 'align'
  | 'space'
  | 'padding'
  | 'corners'
  | 'width'
  | 'height'
  | 'leading'
  | 'tracking'
  | 'opacity'
  | 'stripes'
  | 'look';

export type ColorWish =
  /** `than`: of the hue that it has now, and darker or lighter than it is. */
  | { readonly css: string; readonly than?: 'darker' | 'lighter' }
  /** The document's own. */
  | { readonly accent: true }
  /** Lighter than it is by a part of 1, or darker by one below 0. */
  | { readonly shade: number }
  /** As something else has it. */
  | { readonly like: Target };

/** One look, as it is said. */
export type Wish =
  | { readonly kind: 'color'; readonly color: ColorWish }
  /** Of what it is now; `aspect` where the word itself says of what. */
  | {
      readonly kind: 'degree';
      readonly factor: number;
      readonly aspect?: Aspect;
      /** A length to add or take instead of a factor. */
      readonly by?: string;
    }
  | { readonly kind: 'length'; readonly css: string; readonly how?: 'by' | 'to' }
  | { readonly kind: 'weight'; readonly weight: number }
  | { readonly kind: 'italic'; readonly on: boolean }
  | { readonly kind: 'line'; readonly line: 'underline' | 'line-through' | 'none' }
  | { readonly kind: 'case'; readonly transform: 'uppercase' | 'lowercase' | 'capitalize' }
  | { readonly kind: 'align'; readonly side: 'left' | 'center' | 'right' | 'justify' }
  | { readonly kind: 'font'; readonly family: string }
  | { readonly kind: 'line-style'; readonly style: 'dashed' | 'dotted' | 'solid' | 'double' }
  | { readonly kind: 'side'; readonly sides: readonly Side[] }
  | { readonly kind: 'corners'; readonly radius: string }
  | { readonly kind: 'stripes' }
  | { readonly kind: 'small-caps' }
  /** As something else has it: its font, its size. */
  | { readonly kind: 'like'; readonly target: Target; readonly aspects: readonly Aspect[] }
  /** Lines between the columns, or the rows, of a table. */
  | { readonly kind: 'lines'; readonly between: 'columns' | 'rows' }
  /** To be seen before all else, in whatever way. */
  | { readonly kind: 'emphasis' }
  | { readonly kind: 'plain' };

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** A piece of a clause about looks. */
export type Item =
  | { readonly is: 'target'; readonly target: Target }
  | { readonly is: 'aspect'; readonly aspect: Aspect }
  | { readonly is: 'wish'; readonly wish: Wish }
  /** "without", "remove" */
  | { readonly is: 'not' }
  | { readonly is: 'join' }
  /** "except the title" */
  | { readonly is: 'except'; readonly target: Target }
  /** What was said of the ones before: "and the footer the same". */
  | { readonly is: 'same' };

/** What is said of some targets together. */
export interface Group {
  readonly targets: readonly Target[];
  readonly wishes: readonly {
    readonly wish: Wish;
    readonly aspects: readonly Aspect[];
    readonly not: boolean;
  }[];
}

export type Wished = Group['wishes'][number];

/** How the clause as a whole speaks: whether something is added, and on which sides. */
export interface Manner {
  readonly adds: boolean;
  readonly around: boolean;
  /** Whether lengths come to what there is. */
  readonly more: boolean;
  /** Whether room is meant that lies between the parts of what is named. */
  readonly between: boolean;
  readonly sides: readonly Side[];
}
