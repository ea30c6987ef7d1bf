export class SourceMapGenerator {
  constructor() {
    throw new Error('source maps are not part of the bundle');
  }
}
