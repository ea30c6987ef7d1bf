/** What the page tells the frame of a document. */
export type ToFrame =
  | { readonly type: 'show'; readonly html: string }
  /** Shows an element, by its selector. */
  | { readonly type: 'mark'; readonly selector: string };

/** What the frame tells the page. */
export type FromFrame =
  | { readonly type: 'ready' }
  /** The document's size in CSS pixels. */
  | { readonly type: 'size'; readonly height: number };
