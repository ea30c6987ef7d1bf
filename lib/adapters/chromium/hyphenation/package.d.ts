/** Patterns as the package has them: rows of levels, and a tree of letters whose ends name a row. */
declare module 'hyphen/patterns/*' {
  type Node = number | Tree | readonly [Tree, number];
  interface Tree {
    readonly [letter: string]: Node;
  }
  const patterns: readonly [
    levels: readonly (readonly number[])[],
    tree: Tree,
    exceptions?: Readonly<Record<string, readonly number[]>>,
  ];
  export = patterns;
}
