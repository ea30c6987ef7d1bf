declare module 'hyphen' {
  /** Rows of levels, a tree of letters whose ends name a row, and exceptions. */
  type Patterns = readonly [
    levels: readonly (readonly number[])[],
    tree: object,
    exceptions?: Readonly<Record<string, readonly number[]>>,
  ];
  function createHyphenator(
    patterns: Patterns,
    options: {
      readonly html: boolean;
      readonly minWordLength: number;
      readonly hyphenChar: string;
    },
  ): (text: string) => string;
  export = createHyphenator;
}

declare module 'hyphen/patterns/*' {
  const patterns: import('hyphen').Patterns;
  export = patterns;
}
