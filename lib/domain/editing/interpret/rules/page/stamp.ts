import type { Phrase } from '../../language/phrase.ts';
import type { Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { hexOf } from '../style/color-values.ts';
import { readColor } from '../style/read-color.ts';
import { trimmed } from './furniture.ts';

const UNSTAMP =
  /^(?:remove|delete|drop|get rid of|take (?:off|out|away)|hide|no|without|clear|erase) (?:the |that |any |this )?(?:"?[\p{L} ]{2,30}"? )?stamp(?: (?:from|on|it|the|document|invoice|page|quote))*$/u;
const ACROSS =
  /^(?:(?:add|put|write|say|print|show|place|stamp|set|splash|overlay|have|insert|type|slap|want|need|mark(?: (?:it|this|the (?:page|document|letter|invoice|quote|report|contract|whole thing)))? with)(?: (?:a|an|the|big|large|huge|red|faint|pale|light|bold|word|words|text))* )?(?<text>"[^"]{1,40}"|[\p{L} -]{2,30}?)(?: (?:diagonally|right|straight|going|running|in|big|bold|large|huge|red|green|letters|as a stamp|capitals|caps|all|written))* (?:across|over|on top of|diagonally (?:over|on|across))(?: (?:it|this|the|a|whole|entire|full|first|every|each|page|pages|document|invoice|quote|receipt|report|letter|contract|front|top|everything|all))*(?<rest>(?: (?:in|with|as|a|the|light|faint|pale|dark|big|bold|large|huge|giant|fat|red|green|blue|gray|black|orange|letters|color|text|font|capitals|caps|type|stamp|watermark|diagonally|background|at|an|angle))*)$/u;
const FAINT = /\b(?:light|faint|pale|gray|watermark|background|every|each|pages|behind)\b/;

const GOOD = /^(?:paid|approved|accepted|final|received|completed?|signed)\b/i;

/** "stamp it PAID" */
export const stamp: Rule = {
  name: 'stamp',
  read(clause) {
    const across = clause.match(ACROSS);
    if (across?.text !== undefined) return markAcross(across.text, clause);
    if (!/\b(?:stamp|mark)\b/.test(clause.text)) return undefined;
    if (UNSTAMP.test(clause.text)) return operations([{ op: 'set-page', stamp: null }]);
    return MARKED.test(clause.text) ? marked(clause) : undefined;
  },
};

const DOCUMENT =
  '(?:document|invoice|quote|quotation|estimate|receipt|report|letter|contract|bill|page)';
const MARKED = new RegExp(`^mark (?:as|it|this|(?:this |the |my |our )${DOCUMENT})\\b`);
const STATE_SAID = new RegExp(
  `^mark(?: (?:this |the |my |our )${DOCUMENT}| it| this)?(?: (?:as|to be|with|:))* (?<state>.+?)(?: in .+)?$`,
);

/** "mark it as paid" stamps; "mark the title red" does not. */
function marked(clause: Phrase): Reading | undefined {
  const said = clause.match(STATE_SAID)?.state;
  if (said === undefined || !isState(said.raw)) return undefined;
  const words = said.raw;
  const own = colorIn(clause) ?? (GOOD.test(words) ? '#15803d' : '#b91c1c');
  return operations([{ op: 'set-page', stamp: { text: words.toUpperCase(), color: own } }]);
}

/** "put PAID across it": faint letters are a watermark, others a stamp. */
function markAcross(said: Phrase, clause: Phrase): Reading | undefined {
  const words = said.quoted ? said.raw : trimmed(said.raw);
  if (words === '' || (!said.quoted && !isState(words))) return undefined;
  const text = said.quoted ? words : words.toUpperCase();
  if (FAINT.test(clause.text) || /^(?:draft|confidential|sample|copy)$/i.test(words))
    return operations([{ op: 'set-page', watermark: text }]);
  const own = GOOD.test(words) ? '#15803d' : '#b91c1c';
  return operations([{ op: 'set-page', stamp: { text, color: colorIn(clause) ?? own } }]);
}

function isState(words: string): boolean {
  return /^(?:as )?(?:paid(?: in full)?|draft|void|overdue|past due|approved|accepted|rejected|cancelled|canceled|final|copy|original|sample|confidential|urgent|unpaid|pending|received|completed?|expired|signed|duplicate|proforma|pro forma|refunded|declined|not paid|top secret|internal)$/i.test(
    words,
  );
}

function colorIn(clause: Phrase): string | undefined {
  const at = clause.tokens.findIndex((_, place) => place > 0 && readColor(clause, place));
  const color = at < 0 ? undefined : readColor(clause, at)?.color;
  return color !== undefined && 'css' in color ? hexOf(color.css) : undefined;
}
