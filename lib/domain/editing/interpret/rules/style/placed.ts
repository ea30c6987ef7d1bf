import type { Phrase } from '../../language/phrase.ts';
import type { Item } from '../../looks.ts';

const PLACES =
  /^(?:put|place|position|move|shift|push|pull|bring|relocate|transfer|drag)\b.* (?:below|under|underneath|beneath|above|before|after|behind|between|next to|beside|over|on top of|in front of|ahead of|to the (?:left|right) of) /;

/** "put the notes below the totals in blue" is no look of both: one of them goes to the other. */
export function placesBeside(items: readonly Item[], { text }: Phrase): boolean {
  return (
    PLACES.test(text) &&
    items.filter(({ is }) => is === 'target').length > 1 &&
    !items.some(({ is }) => is === 'aspect')
  );
}
