const MAX_ENTRIES = 200;

/** Heights of headers and footers by markup and width: an owner prints the same ones on every document. */
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
