import type { Element } from 'domhandler';
import { setInlineStyle } from '../styles/inline-style.ts';
import { cellAt, gridOf } from './table-grid.ts';

/**
 * Style sheets give the first column the room that the others leave, wherever it is put. So after it
 * was moved to `column`, that one takes the room, and those before it what they need.
 */
export function keepFirstWidth(table: Element, column: number): void {
  for (const row of gridOf(table))
    for (let at = 0; at <= column; at += 1) {
      const cell = cellAt(row, at);
      if (cell === undefined || cell.span > 1) continue;
      setInlineStyle(cell.element, 'width', at === column ? 'auto' : '1%');
    }
}
