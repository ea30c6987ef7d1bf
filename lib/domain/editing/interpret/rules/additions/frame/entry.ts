import type { Phrase } from '../../../language/phrase.ts';
import type { Context, Reading } from '../../../rule.ts';
import type { Place } from '../place.ts';
import { insertedText, isList } from './build.ts';

const ENTRY =
  /^(?:add|include|append|put|insert) (?<text>[^":]{2,80}?) (?:to|in|into|on|under) (?<list>(?:the|our) [^":]{3,40})$/;

/** "add Floor plan to the enclosures": what begins with a capital is written down as it is. */
export function entryOf(clause: Phrase, context: Context): Reading | undefined {
  const { text, list } = clause.match(ENTRY) ?? {};
  if (text === undefined || list === undefined || !/^\p{Lu}/u.test(text.raw)) return undefined;
  const about = context.target(list);
  const [id] = about?.ids ?? [];
  if (about === undefined || id === undefined) return undefined;
  const place = (['end', 'after'] as const)
    .map((where): Place => ({ place: where, target: id, about }))
    .find(isList);
  return place && insertedText(text.raw, place, {});
}
