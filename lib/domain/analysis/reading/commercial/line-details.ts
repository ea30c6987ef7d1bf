import { type Composing, takeTexts } from '../composing.ts';
import { wordsOfKey } from '../key-words.ts';
import { leftTexts } from '../left-over.ts';
import type { Draft, Left } from '../shape/draft.ts';

/** What a line says below its name: its options, that it is taxed at the reduced rate, what no term has taken. */
export function detailsOf(
  composing: Composing,
  entry: Draft,
  place: string,
  isPriced: boolean,
): string[] {
  const options = entry.found.has('option')
    ? takeTexts(composing, entry, 'option', `${place}.details`)
    : [];
  const rate = reducedRate(composing, entry);
  return composing.machineMade || !isPriced
    ? [...options, ...rate]
    : [...options, ...rate, ...leftTexts(composing, entry)];
}

const REDUCED = /^(?:is)?reduced(?:(?:tax|vat)?(?:rate)?|tax|vat)$/;

/**
 * `reduced: true`. In Japan receipts have to mark what is taxed at the reduced rate; elsewhere the rate
 * itself says so.
 */
function reducedRate(composing: Composing, entry: Draft): string[] {
  const flags = takeLeft(
    composing,
    entry,
    ({ key, value }) => typeof value === 'boolean' && REDUCED.test(wordsOfKey(key).join('')),
  );
  const isMarked = composing.language.startsWith('ja') && flags.some(({ value }) => value === true);
  return isMarked ? ['※ 軽減税率対象'] : [];
}

/** `jan: "4901000120017"`: in Japan's shops the number of an article, elsewhere a month. */
export function barCode(composing: Composing, entry: Draft, place: string): string | undefined {
  const [code] = takeLeft(
    composing,
    entry,
    ({ key, value }) => key.toLowerCase() === 'jan' && /^\d{8}(?:\d{5})?$/.test(String(value)),
  );
  if (code === undefined) return undefined;
  composing.origins.set(`${place}.sku`, code.path);
  return String(code.value);
}

/** Takes values without a term, so that nothing else prints them. */
function takeLeft(composing: Composing, entry: Draft, is: (left: Left) => boolean): Left[] {
  const taken = entry.left.filter(is);
  if (taken.length === 0) return taken;
  for (const { path } of taken) composing.consumed.add(path);
  const others = entry.left.filter((left) => !taken.includes(left));
  entry.left.splice(0, entry.left.length, ...others);
  return taken;
}
