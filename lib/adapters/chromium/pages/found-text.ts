/** A piece of a document's text, and where it stands. */
export interface PlacedText {
  /** Its beginning. */
  readonly text: string;
  readonly selector: string;
  readonly region: string | null;
}

/** Text of which a reader sees only a part, or nothing. */
export interface CutText extends PlacedText {
  /** By a box that hides what overflows it, or by the edge of the page. */
  readonly by: 'box' | 'page';
}
