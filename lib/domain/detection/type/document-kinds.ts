import { wordSet } from '#lib/shared/text/word-list.ts';
import type { JsonObject } from '#schemas/json.ts';
import { keyWords, labelOf } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';

/** Papers that are none of the seven types, by the last word of their name. */
const PAPERS = wordSet(
  'statement menu minutes agenda ticket voucher manifest waybill booking reservation ' +
    'itinerary payslip timesheet programme checklist recipe slip lieferschein',
);
/** "note" and "list" alone are parts of a document; with a word before them they are documents. */
const NAMED_PAPERS = wordSet('note list order sheet');

/** A document's own object beside others, such as `delivery_note` beside `ship_to`: its key and title. */
export function paperIn(
  data: JsonObject,
): { readonly key: string; readonly title: string } | undefined {
  for (const [key, value] of Object.entries(data)) {
    if (!isObject(value)) continue;
    const words = keyWords(key);
    const last = words.at(-1) ?? '';
    if (PAPERS.has(last) || (words.length > 1 && NAMED_PAPERS.has(last)))
      return { key, title: labelOf(key) };
  }
  return undefined;
}
