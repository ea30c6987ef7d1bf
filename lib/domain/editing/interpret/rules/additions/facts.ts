import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { documentTexts, plainWords } from '../../targets/document-texts.ts';
import { firstMatch, operations } from '../answers.ts';
import { insertedText } from './frame/build.ts';
import { atStart, endOf, type Place, placeOf } from './place.ts';
import { sentence } from './said-text.ts';

const ADD =
  '(?:add|include|put|insert|show|print|mention|state|list|display|write|give|append|need|want|have)(?: (?:in|a|an|the|our|my|their|his|her|also|new|another|extra|it|them))*';
const NOUN =
  '(?:numbers?|no|nr|id|code|dates?|reference|ref|order|po|method|period|cent(?:er|re)|department|manager|project|job|matter|contact(?: person)?|person|week|deadline)';
const LABEL = `(?<label>(?!qr |row |column |line |section |note |item |text |page |signature |quote |invoice )(?:(?!to |in |at |on |of |for |and |with |under |below )[a-z][a-z/&'-]* ){0,3}?${NOUN}(?: (?:numbers?|no|id|code|name|date|person))?)`;
const FIELD = '(?: (?:field|entry|label))?';
const WHERE =
  '(?<where>(?:to|in|into|under|underneath|below|beneath|after|above|before|beside|next to|at|right (?:below|under|after)) .{3,40})';
const FIGURE =
  '(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day ,? ?)?(?:\\d{1,2} [a-z]{3,9}|[a-z]{3,9} \\d{1,2})(?: ?,? \\d{4})?|(?:(?!for |the |of |is |to |in |at |on )[a-z]{2,4} )?[^ "$€£¥]*\\d[^ "$€£¥]*(?: \\d[^ "$€£¥]*){0,4})';
const FORMS = [
  `^${ADD} ${LABEL}${FIELD}(?: (?:of|is|as|with|,|:|=))? (?<value>"[^"]+"|${FIGURE})(?:(?: ,)? ${WHERE})?$`,
  `^${ADD} ${LABEL}${FIELD}(?: ${WHERE})? (?:[:=]|saying|with (?:the )?value|with) (?<value>"[^"]+"|[^"]{1,60})$`,
  `^${LABEL}${FIELD} [:=] (?<value>"[^"]+"|${FIGURE})$`,
  `^${ADD} (?:fact|field|entry|detail|label) (?:called |named |labell?ed |for )?(?<label>"[^"]+") (?:with (?:the )?(?:value|text)|with|:|=|saying|of)? ?(?<value>"[^"]+"|${FIGURE}|(?<=: )[^"]{1,60})(?: ${WHERE})?$`,
].map((form) => new RegExp(form));

/** "add a PO number: 4471", "put the order number 88-1 under the due date": a label and its value, beside those there are. */
export const facts: Rule = {
  name: 'facts',
  read(clause, context) {
    const { label, value, where } = firstMatch(clause, FORMS) ?? {};
    if (label === undefined || value === undefined) return undefined;
    if (/[$€£¥]/.test(value.raw) || isThere(label, context)) return undefined;
    const said = where && (placeOf(where, context) ?? placeOf(ofOurs(where, clause), context));
    if (where !== undefined && said === undefined) return undefined;
    // "to the details": no table takes a label and its value.
    const isCell = said?.about?.nodes.some(({ role }) => role === 'cell') === true;
    const place = said === undefined || isCell ? factsEnd(context) : said;
    if (place?.about !== undefined && isReached(label, place.about))
      return insertedText(value.raw.trim(), place, {});
    return place && added(label, value, place);
  },
};

/** "our VAT number … under the address": under ours. */
function ofOurs(where: Phrase, { text }: Phrase): Phrase {
  const { tokens } = where;
  const isOurs = /\bour\b/.test(text) && /\bthe (?:address|name|email|phone)\b/.test(where.text);
  return where.with(
    tokens.map((token) =>
      isOurs && token.word === 'the' ? { ...token, word: 'our', raw: 'our' } : token,
    ),
  );
}

/** Among the lines of a party a telephone number needs no label. */
const isReached = ({ text }: Phrase, { nodes }: Target): boolean =>
  /\b(?:phone|telephone|mobile|tel)\b/.test(text) &&
  nodes.every(({ role }) => role === 'party-line' || role === 'party-name');

function added(label: Phrase, value: Phrase, { place, target, about }: Place): Reading {
  const block = { kind: 'fact', label: sentence(label.raw), value: value.raw.trim() } as const;
  return operations([{ op: 'insert', place, target, block }], about === undefined ? [] : [about]);
}

/** What the document says already is set, not said once more. */
function isThere(label: Phrase, context: Context): boolean {
  const { byText } = documentTexts(context.scope.content);
  return byText.has(plainWords(label.raw)) || context.target(label) !== undefined;
}

/** Behind the other facts; else behind the document's number, or in its head. */
function factsEnd(context: Context): Place | undefined {
  const number = context.scope.content.nodes.find(({ role }) => role === 'number');
  return (
    endOf('meta', context) ??
    (number && { place: 'after', target: number.id }) ??
    endOf('header', context) ??
    atStart(context)
  );
}
