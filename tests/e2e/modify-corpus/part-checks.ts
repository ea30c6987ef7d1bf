import type { Expectation } from './corpus.ts';
import { type Look, type Observation, readable } from './observe.ts';
import { hsl } from './style-checks.ts';

export interface Shown {
  readonly before: Observation;
  readonly after: Observation;
}

export const lookOf = ({ found }: Observation, target: string): Look | undefined =>
  found[target]?.[0];

/** What is wrong with the head, the rows and the cells of the table of items. */
export function tableFaults(expected: Expectation, { before, after }: Shown): string[] {
  const faults: string[] = [];
  const told = (holds: boolean, fault: string) => holds || faults.push(fault);
  const { head, rows } = after;
  const same = (found: readonly string[], wanted: readonly string[]) =>
    found.join('|').toLowerCase() === wanted.join('|').toLowerCase();
  if (expected.head) told(same(head, expected.head), `the head is ${head.join(' | ')}`);
  if (expected.headHas)
    told(
      head.some((one) => one.includes(expected.headHas ?? '')),
      `no column ${expected.headHas}`,
    );
  if (expected.headLength) told(head.length === expected.headLength, `${head.length} columns`);
  if (expected.rowCount) told(rows.length === expected.rowCount, `${rows.length} rows`);
  if (expected.rows) {
    const fits = rows.length === expected.rows.length;
    const right = expected.rows.every((start, at) =>
      rows[at]?.some((cell) => cell.startsWith(start)),
    );
    told(fits && right, `the rows are ${rows.map((cells) => cells[0]).join(' | ')}`);
  }
  if (expected.rowHas.length > 0) {
    const held = rows.some((cells) =>
      expected.rowHas.every((part) => cells.some((cell) => cell.includes(part))),
    );
    told(held, `no row with ${expected.rowHas.join(', ')}`);
  }
  for (const [row, column, text] of expected.cells)
    told(rows[row]?.[column] === text, `cell ${row},${column} is ${rows[row]?.[column]}`);
  for (const text of expected.cellsIn) told(rows.flat().includes(text), `no cell ${text}`);
  for (const text of expected.wider) {
    const at = before.head.indexOf(text);
    told((after.headWidths[at] ?? 0) > (before.headWidths[at] ?? 0) + 8, `${text} is not wider`);
  }
  if (expected.zebra) {
    const [first, second] = expected.zebra.map((text) => lookOf(after, text)?.bg);
    told(String(first) !== String(second), 'neighbouring rows have the same background');
  }
  return faults;
}

/** What is wrong with pictures, frames, lines to sign on and what lies over the page. */
export function extraFaults(expected: Expectation, { before, after }: Shown): string[] {
  const faults: string[] = [];
  const { picture, overlay } = expected;
  if (picture) {
    const old = before.pictures.length;
    const found = after.pictures.find(
      ({ src }) => picture.src !== undefined && src === picture.src,
    );
    const shown =
      found ??
      (picture.src === undefined && after.pictures.length > old
        ? after.pictures.at(-1)
        : undefined);
    if (!shown) faults.push('the picture is not there');
    else {
      const above = picture.above && lookOf(after, picture.above);
      const below = picture.below && lookOf(after, picture.below);
      if (above && shown.box.top > above.box.top)
        faults.push(`the picture is not above ${picture.above}`);
      if (below && shown.box.bottom < below.box.top)
        faults.push(`the picture is not below ${picture.below}`);
      for (const side of ['width', 'height'] as const)
        if (picture[side] !== undefined && Math.abs(shown.box[side] - picture[side]) > 2)
          faults.push(`${side} of the picture is ${shown.box[side]}`);
    }
  }
  if (expected.noNewPicture && after.pictures.length > before.pictures.length)
    faults.push('a picture is there');
  if (expected.framed && !after.frames.some((color) => hsl(color)[0] > 25 && hsl(color)[0] < 65))
    faults.push('no frame in gold');
  if (expected.signature && after.rules <= before.rules && !/_{5}/.test(readable(after)))
    faults.push('no line to sign on');
  if (overlay) {
    const holds =
      lookOf(after, overlay)?.positioned ||
      after.pseudo.some(
        ({ text, positioned }) => positioned && text.toLowerCase().includes(overlay.toLowerCase()),
      );
    if (!holds) faults.push(`${overlay} does not lie over the page`);
  }
  return faults;
}
