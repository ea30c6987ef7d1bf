import type { Phrase } from '../../language/phrase.ts';
import type { Context } from '../../rule.ts';
import { documentTexts } from '../../targets/document-texts.ts';
import { ASPECTS } from './aspect-words.ts';

const TAKES =
  /^(?:remove|delete|drop|hide|erase|omit|get rid of|take (?:out|off|away)|lose|no|without) (?<what>.+)$/;

/** "hide distance", where the document says “Distance”: what is named so, not a look. */
export function takesOwn(clause: Phrase, context: Context): boolean {
  const what = clause.match(TAKES)?.['what'];
  const { byText } = documentTexts(context.scope.content);
  const isOwn = what?.tokens.some(({ word }) => ASPECTS.has(word) && byText.has(word));
  return isOwn === true && what !== undefined && context.targets(what) !== undefined;
}
