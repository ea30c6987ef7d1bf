import { TITLES } from '#lib/domain/presentation/commercial-names.ts';
import { isObject } from '../../mapping/locate.ts';
import NAMES from '../../vocabulary/document-names.json' with { type: 'json' };
import { kindIn } from '../commercial/kind-and-status.ts';
import type { GivenData } from '../given-data.ts';
import { labelOf, plainOf, wordsOfKey } from '../key-words.ts';
import { isCalled, notionsOf } from '../notions.ts';

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
  return paper === undefined ? (thingIn(given)?.name ?? calledIn(given)) : labelOf(paper[0]);
}

/** `Kontoauszug: "2026-03"`: the first key is what it is called. */
function calledIn({ data }: GivenData): string | undefined {
  const [first] = Object.keys(data);
  return first === undefined || titleOf(first) === undefined ? undefined : labelOf(first);
}

/** `type: "statement"`, `documenttype: "Leveringsbon"`: a code is said as a reader knows it. */
export function statedName({
  data,
}: GivenData): { readonly name: string; readonly key: string } | undefined {
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'string' || !(isCalled(key, 'type') || isCalled(key, 'document type')))
      continue;
    const title = titleOf(value);
    const isWritten = /^\p{Lu}\p{Ll}+(?: \p{L}+)*$/u.test(value);
    if (title !== undefined) return { name: isWritten ? value : title, key };
  }
  return undefined;
}

/** The title of the paper of trade that a text or a key names. */
function titleOf(text: string): string | undefined {
  const kind = (['invoice', 'quote', 'receipt'] as const)
    .map((type) => kindIn(text, type))
    .find((each) => each !== undefined);
  return kind && TITLES[kind];
}

/** `shipment_id: "SHP-44120"` comes with a shipment of that number. */
export function thingIn({
  data,
}: GivenData): { readonly name: string; readonly key: string } | undefined {
  for (const key of Object.keys(data).slice(0, 3)) {
    const paper = notionsOf(key).readings.some(
      (words) => words.at(-1) === 'number' && words.length > 2,
    )
      ? titleOf(key)
      : undefined;
    if (paper !== undefined) return { name: paper, key };
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
