import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { hexOf } from '../style/color-values.ts';
import { readColor } from '../style/read-color.ts';
import { trimmed } from './furniture.ts';

const STAMP =
  /^(?:stamp|mark)(?: (?:it|this|the|my|our|document|invoice|quote|receipt|page|whole|report|letter|contract|first|estimate|bill))*(?: (?:as|with|with the word|with the text|to say|saying))* (?<text>"[^"]{1,40}"|.{2,40})$/;
const STAMP_SAYS =
  /^(?:add|put|place|insert|include|show|apply|use|give|overlay|want|need|have|draw)(?: (?:a|an|the|big|large|red|green|blue|rubber|diagonal|it|me|us|bold))*? stamp(?: (?:on|to|at|across|over|the|top|it|document|invoice|quote|page|front|of))*(?: (?:that |which )?(?:saying|says|say|reading|reads|with the (?:text|word|words)|with text|with|:|of|called|as))* (?<text>"[^"]{1,40}"|.{2,40})$/;
const STAMP_BEFORE =
  /^(?:add|put|place|insert|include|show|apply|use|give|overlay|slap|want|need|have)(?: (?:a|an|the|big|large|it|me|us|huge|bold|diagonal|rubber|red|green|blue|orange|gray|black|purple))* (?<text>"[^"]{1,40}"|[\p{L} ]{2,30}?)(?: rubber)? stamp(?: (?:on|to|at|across|over|the|top|it|document|invoice|quote|page|of|front|first|this))*$/u;
const UNSTAMP =
  /^(?:remove|delete|drop|get rid of|take (?:off|out|away)|hide|no|without|clear|erase) (?:the |that |any |this )?(?:"?[\p{L} ]{2,30}"? )?stamp(?: (?:from|on|it|the|document|invoice|page|quote))*$/u;
const ACROSS =
  /^(?:(?:add|put|write|print|show|place|stamp|set|splash|overlay|have|insert|type|slap|want|need)(?: (?:a|an|the|big|large|red|word|words|text))* )?(?<text>"[^"]{1,40}"|[\p{L} -]{2,30}?)(?: (?:diagonally|right|straight|in|big|bold|large|huge|red|green|letters|as a stamp|capitals|caps|all|written))* (?:across|over|on top of|diagonally (?:over|on|across))(?: (?:it|this|the|a|whole|entire|full|first|every|each|page|pages|document|invoice|quote|receipt|report|letter|contract|front|top|everything|all))*(?<rest>(?: (?:in|with|as|a|the|light|faint|pale|dark|big|bold|large|huge|giant|fat|red|green|blue|gray|black|orange|letters|color|text|font|capitals|caps|type|stamp|watermark|diagonally|background|at|an|angle))*)$/u;
const FAINT = /\b(?:light|faint|pale|gray|watermark|background|every|each|pages|behind)\b/;

const GOOD = /^(?:paid|approved|accepted|final|received|completed?|signed)\b/i;

/** "stamp it PAID" */
export const stamp: Rule = {
  name: 'stamp',
  read(clause, context) {
    const across = clause.match(ACROSS);
    if (across?.text !== undefined) return markAcross(across.text, clause, context);
    if (!/\b(?:stamp|mark)\b/.test(clause.text)) return undefined;
    if (UNSTAMP.test(clause.text)) return operations([{ op: 'set-page', stamp: null }]);
    const found = clause.match(STAMP) ?? clause.match(STAMP_SAYS) ?? clause.match(STAMP_BEFORE);
    const said = found?.text;
    if (said === undefined) return undefined;
    const { words, color } = withColor(said.quoted ? said.raw : trimmed(said.raw), clause, context);
    const own = color ?? colorBefore(clause, context);
    const isMark = /^mark\b/.test(clause.text);
    if (words === '' || words.split(' ').length > 4 || (isMark && !isState(words)))
      return undefined;
    const text = said.quoted ? words : words.toUpperCase();
    return operations([
      {
        op: 'set-page',
        stamp: { text, color: own ?? (GOOD.test(words) ? '#15803d' : '#b91c1c') },
      },
    ]);
  },
};

/** "a red PAID stamp" */
function colorBefore(clause: Phrase, context: Context): string | undefined {
  const at = clause.tokens.findIndex(
    ({ word }, place) => place > 0 && /^(?:red|green|blue|orange|gray|black|purple)$/.test(word),
  );
  const color = at < 0 ? undefined : readColor(clause, at, context)?.color;
  return color !== undefined && 'css' in color ? hexOf(color.css) : undefined;
}

/** "put PAID across it": faint letters are a watermark, others a stamp. */
function markAcross(said: Phrase, clause: Phrase, context: Context): Reading | undefined {
  const words = said.quoted ? said.raw : trimmed(said.raw);
  if (words === '' || (!said.quoted && !isState(words))) return undefined;
  const text = said.quoted ? words : words.toUpperCase();
  if (FAINT.test(clause.text) || /^(?:draft|confidential|sample|copy)$/i.test(words))
    return operations([{ op: 'set-page', watermark: text }]);
  const found = clause.tokens.findIndex(
    (_, at) => at > 0 && readColor(clause, at, context) !== undefined,
  );
  const color = found < 0 ? undefined : readColor(clause, found, context)?.color;
  const css = color !== undefined && 'css' in color ? hexOf(color.css) : undefined;
  const own = GOOD.test(words) ? '#15803d' : '#b91c1c';
  return operations([{ op: 'set-page', stamp: { text, color: css ?? own } }]);
}

/** "mark it as paid" stamps; "mark the title red" does not. */
function isState(words: string): boolean {
  return /^(?:as )?(?:paid(?: in full)?|draft|void|overdue|past due|approved|accepted|rejected|cancelled|canceled|final|copy|original|sample|confidential|urgent|unpaid|pending|received|completed?|expired|signed|duplicate|proforma|pro forma|refunded|declined|not paid|top secret|internal)$/i.test(
    words,
  );
}

/** "PAID in red", "red PAID": the colour is the stamp's. */
function withColor(
  said: string,
  clause: Parameters<Rule['read']>[0],
  context: Context,
): { readonly words: string; readonly color: string | undefined } {
  const words = said.replace(/^as /i, '');
  const inColor = /^(.{1,40}?) in ((?:dark |light |bright )?[a-z]+)$/i.exec(words);
  if (inColor?.[1] === undefined || inColor[2] === undefined)
    return { words: words.replace(/^["']|["']$/g, ''), color: undefined };
  const at = clause.tokens.length - inColor[2].split(' ').length;
  const color = readColor(clause, at, context)?.color;
  const css = color !== undefined && 'css' in color ? hexOf(color.css) : undefined;
  return css === undefined
    ? { words, color: undefined }
    : { words: inColor[1].replace(/^["']|["']$/g, ''), color: css };
}
