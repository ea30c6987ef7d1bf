import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { dictionary } from '../../../dictionary.ts';
import type { Phrase } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { notFeasible, operations, setNodeText } from '../answers.ts';
import { inserted, insertedAtEnd, insertedText, insertedThanks } from './frame/build.ts';
import { beforeFooter, placeOf } from './place.ts';
import { sentence } from './said-text.ts';

const THANKS =
  /^(?:(?:add|include|insert|put|write|append|place|say|leave|have|end with|finish with|close with|print|show|give)(?: (?:a|an|the|some|short|nice|friendly|little|quick|small|final|closing|simple|polite|me|us|it|to|warm))* )?(?:thank(?:s| ?you| you|-you)|gratitude)(?: (?:note|message|line|text|sentence|remark|comment|section|phrase|at|for|your|their|the|business|to|our|my|client|customer|customers|clients|guests?|readers?|members?|team|them|everyone|everybody|order|purchase|you))*(?: (?<where>(?:at|below|under|above|after|in|to|before|on) .{1,50}))?$/;
const THANK_SOMEBODY =
  /^(?:(?:add|include|insert|put|write|append) (?:(?:a|an|short|little|nice|friendly|small|final) )*(?:line|note|sentence|text|message|paragraph) (?:thanking|to thank)|thank|express (?:our )?thanks to|express gratitude to) (?:the |our |my )?(?:client|customer|buyer|recipient|them|reader|clients|customers)(?: for (?:their|the|your) (?:business|order|purchase|trust|custom))?(?: (?<where>(?:at|below|under|above|after|in|to|before|on) .{1,50}))?$/;

/** "add a thank you note" */
export const thanks: Rule = {
  name: 'thanks',
  read(clause, context) {
    const isThanks = THANKS.test(clause.text) && !clause.tokens.some(({ quoted }) => quoted);
    const found = isThanks ? clause.match(THANKS) : clause.match(THANK_SOMEBODY);
    if (found === undefined) return undefined;
    const text = /order|purchase/.test(clause.text)
      ? 'Thank you for your order.'
      : context.subject.documentType === 'letter'
        ? 'Thank you for your time.'
        : 'Thank you for your business.';
    const where = found.where && placeOf(found.where, context);
    if (found.where !== undefined && where === undefined) return undefined;
    if (where !== undefined) return insertedText(text, where, {});
    return /\bnotes?\b/.test(clause.text)
      ? insertedThanks(text, {}, context)
      : insertedAtEnd(text, {}, context);
  },
};

const TERMS =
  /^(?:(?:add|include|insert|put|write|set|show|state|mention|specify|have|use|change|make|apply|need|give)(?: (?:a|an|the|some|our|my|standard|usual|normal|following|short|new|me|us|it))* )?(?:(?<before>net ?-?\d{1,3}|\d{1,3}[- ]days?) )?(?:payment (?:terms?|conditions|deadline|period|clause|notice|info|information|note)|terms of payment|payment due)(?: (?:section|note|line|text|sentence|clause|at|block))?(?: (?:of|as|to|:|with|are|is|now|saying|that says|stating|reading|should be|be|on|in|due))*(?: (?<rest>.+))?$/;
const NET =
  /^(?:net ?-?(?<net>\d{1,3})|(?<days>\d{1,3}|thirty|fourteen|sixty|ninety|ten|seven|fifteen)[- ]?days?|(?<receipt>(?:due )?(?:on|upon) receipt|immediately|receipt))(?: net| from (?:the )?(?:date of )?(?:invoice|issue)(?: date)?| of (?:the )?(?:invoice )?(?:date|receipt))*$/;
/** "terms are net 15" */
const TERMS_ARE =
  /^(?:(?:change|set|update|make|correct|edit|switch) )?(?:the |our )?(?:payment )?terms(?: (?:are|is|to|now|should|be|as|:|=|->|must|from .{1,12} to))* (?<rest>net ?-?\d{1,3}|\d{1,3} days net)(?: days)?$/;
const NET_ONLY =
  /^(?:add|put|use|set|make it|make|include|state|write) (?:a )?(?:due )?(?<rest>net ?-?\d{1,3}|due (?:on|upon) receipt)(?: (?:days|terms|payment|payment terms))*$/;
const NUMBERS: Readonly<Record<string, number>> = dictionary({
  thirty: 30,
  fourteen: 14,
  sixty: 60,
  ninety: 90,
  ten: 10,
  seven: 7,
  fifteen: 15,
});

/** Others set the terms that are there. */
const ADDS = /^(?:add|include|insert|put|write|append|show|state|mention|specify|need|give|have)\b/;

/** "below the bank details: “Payment within …”" */
const PLACED =
  /^(?<where>(?:below|under|beneath|underneath|above|over|after|before|next to|beside|at|in) [^"]+?)(?: ?[:,-])?(?: (?:saying|that say|which say|reading|with the text))? (?<text>"[^"]+")$/;

/** "add payment terms", "payment terms of 14 days", "payment terms: …" */
export const paymentTerms: Rule = {
  name: 'payment-terms',
  read(clause, context) {
    const found = clause.match(TERMS_ARE) ?? clause.match(TERMS) ?? clause.match(NET_ONLY);
    if (found === undefined || /^payment (?:terms?|conditions)$/.test(clause.text))
      return undefined;
    const written = found.rest?.match(PLACED);
    const there = written?.['where'] && placeOf(written['where'], context);
    if (there !== undefined && written?.['text'] !== undefined)
      return insertedText(written['text'].raw, there, {});
    const place = found.rest && placeOf(found.rest, context);
    const said = place === undefined ? (found.rest ?? found.before) : found.before;
    const text = termsText(said?.text, said?.quoted === true ? said.raw : undefined);
    if (text === undefined || isFact(clause, context)) return undefined;
    const terms = ADDS.test(clause.text) ? undefined : termsIn(clause, context);
    if (terms) return setTerms(terms, text);
    if (place !== undefined) return insertedText(text, place, {});
    return termsSection(text, context);
  },
};

/** Terms beside a label are a fact, which is set as others are. */
function isFact(clause: Phrase, context: Context): boolean {
  return (
    /^(?:change|set|update|edit|make|switch|correct|replace|adjust|extend)\b/.test(clause.text) &&
    context.scope.nodes.some(
      ({ role, label = '', text }) =>
        (role === 'value' && /terms/i.test(label)) || /within \d+ days/i.test(text),
    )
  );
}

/** "terms should be Net 14": what the terms that stand there already say. */
function termsIn(clause: Phrase, context: Context): readonly ContentNode[] | undefined {
  const target = context.target(clause.with(tokensOf('terms')));
  return target?.kind === 'region' || target?.kind === 'text'
    ? target.nodes.filter(({ role }) => role !== 'label' && role !== 'heading')
    : undefined;
}

function setTerms(nodes: readonly ContentNode[], terms: string): Reading {
  const [node] = nodes;
  return node !== undefined && nodes.length === 1
    ? operations([setNodeText(node, terms)])
    : notFeasible('The terms are more than one text, and which is to change is not said.', [
        ...nodes.slice(0, 2).map(({ text }) => `Change “${text}” to “${terms}”`),
      ]);
}

function termsText(said: string | undefined, quoted: string | undefined): string | undefined {
  if (quoted !== undefined) return quoted;
  if (said === undefined) return 'Payment is due within 30 days of the invoice date.';
  const groups = NET.exec(said)?.groups;
  // "14 days net" and "net 15" are how terms are written.
  if (groups !== undefined && /\bnet\b/i.test(said)) return sentence(said);
  const { days } = groups ?? {};
  if (groups?.['receipt'] !== undefined) return 'Payment is due on receipt of this invoice.';
  if (days !== undefined) {
    const number = Object.hasOwn(NUMBERS, days) ? NUMBERS[days] : Number(days);
    return `Payment is due within ${number} days of the invoice date.`;
  }
  return undefined;
}

function termsSection(text: string, context: Context): Reading | undefined {
  const place = beforeFooter(context);
  const heading = 'Payment terms';
  return place && inserted({ kind: 'section', name: 'payment-terms', heading, text }, place);
}
