const MAX_ENTRIES = 200;

/** Heights of page furniture by markup and width: the same header comes with every document of its owner. */
export class HeightCache {
  readonly #heights = new Map<string, number>();

  async of(markup: string, width: number, measure: () => Promise<number>): Promise<number> {
    const key = `${width} ${markup}`;
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    const height = await measure();
    if (this.#heights.size >= MAX_ENTRIES) this.#heights.clear();
    this.#heights.set(key, height);
    return height;
  }
}
