declare module 'nunjucks/src/parser.js' {
  const parser: {
    parse(template: string, extensions: readonly object[], options: object): unknown;
  };
  export = parser;
}
