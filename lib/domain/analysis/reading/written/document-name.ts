import { isObject } from '../../mapping/locate.ts';
import NAMES from '../../vocabulary/document-names.json' with { type: 'json' };
import type { GivenData } from '../given-data.ts';
import { labelOf, plainOf, wordsOfKey } from '../key-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const LIVES = set(NAMES.lives);
const PAPERS = set(NAMES.papers);
const PAPERS_OF_TWO_WORDS = set(NAMES.papersOfTwoWords);
const WRAPPERS = set(NAMES.wrappers);
const NO_THINGS = set(NAMES.noThings);

/** What data without a title is: the objects around it, a paper in it, or what its number is the number of. */
export function documentName(given: GivenData): string | undefined {
  const around = given.wrappers.filter((wrapper) => !WRAPPERS.has(plainOf(wrapper)));
  if (around.length > 0)
    return around.map((wrapper) => labelOf(wrapper.replaceAll(' ', '_'))).join(' – ');
  const paper = Object.entries(given.data).find(([key, value]) => isObject(value) && isPaper(key));
  return paper === undefined ? thingIn(given)?.name : labelOf(paper[0]);
}

/** `shipment_id: "SHP-44120"` comes with a shipment of that number. */
export function thingIn({
  data,
}: GivenData): { readonly name: string; readonly key: string } | undefined {
  for (const key of Object.keys(data).slice(0, 3)) {
    const words = wordsOfKey(key);
    const thing = words.slice(0, -1);
    const isNumber = /^(?:id|number|no|nr)$/.test(words.at(-1) ?? '');
    if (isNumber && thing.length > 0 && !NO_THINGS.has(thing[0] ?? ''))
      return { name: labelOf(thing.join('_')), key };
  }
  return undefined;
}

/** `delivery_note` beside `ship_to`. "note" and "list" alone are parts of a document. */
export function isPaper(key: string): boolean {
  const words = wordsOfKey(key);
  const last = words.at(-1) ?? '';
  return PAPERS.has(last) || (words.length > 1 && PAPERS_OF_TWO_WORDS.has(last));
}

/** Whether somebody's working life is told: their name is its title. */
export const isOfPerson = ({ data }: GivenData): boolean =>
  Object.keys(data).some((key) => LIVES.has(plainOf(key)));
