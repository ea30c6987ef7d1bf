import type { ContentModel } from '../content-model.ts';

const MOST = 3;

/** Instructions that work on this very document: what to say to somebody who was not understood. */
export function suggestionsFor({ regions, totals, title }: ContentModel): string[] {
  const has = (name: string) => regions.some((region) => region.name === name);
  return [
    has('header') ? 'make the header dark blue' : undefined,
    totals.length > 0 ? 'make the total bold' : undefined,
    title && 'make the title larger',
    'set the page size to A4',
    'add the note "Thank you"',
  ]
    .filter((suggestion) => suggestion !== undefined)
    .slice(0, MOST);
}
