import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { readDate } from '#lib/domain/editing/values/written-date.ts';
import type { Phrase } from '../../language/phrase.ts';
import { tokensOf } from '../../language/tokens.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { writingIn } from '../tables/find-table.ts';
import { cardFigures } from './card-figures.ts';
import { valuesNamed } from './find-text.ts';
import { proseCode } from './prose-code.ts';
import { proseMoment } from './prose-moment.ts';
import { setNamed } from './set-named.ts';
import { setAll } from './set-part.ts';
import { dateSaid } from './value-written.ts';

const SET =
  '(?:change|set|update|edit|correct|modify|make|switch|put|fix|adjust|move|push|extend|postpone|reschedule|shift|replace|rewrite|enter|fill in|revise)';
const SAYS = '(?:say|read|be|become|show|state|equal|display)';
const END = '(?: instead)?[.!]?$';

const VALID =
  /^(?:make |extend )?(?:the |our |this )?(?:quote|quotation|offer|estimate|proposal|it|this) (?:is |be |should be |must be |stays? |remains? )?(?<what>valid (?:until|till|through|to)|good until|expires?) (?:on |at )?(?:the )?(?<value>.+)$/;
const PATTERNS = [
  VALID,
  /^(?:(?:the|its|a) )?(?<what>(?:change|difference|trend|delta)(?: (?:of|in|for) [a-z ]+?)?) (?:(?:is|was|to|should be|of|at|by) )*(?<value>[-+−] ?\d.*)$/,
  new RegExp(
    `^(?<what>payment|it|this|the invoice|invoice) (?:is|should be|will be) (?:due|payable) (?:on|by) (?<value>.+?)${END}`,
  ),
  new RegExp(
    `^(?:the )?(?<what>.+?) is (?:now |actually )?(?:called|named) (?<value>.+?)(?: now)?${END}`,
  ),
  new RegExp(
    `^${SET} (?:the )?(?<what>.+?) (?:text |value |field )?(?:from .+? )?(?:so (?:that )?it (?:says|reads)|to ${SAYS}|to|as|=|with|into|:) (?<value>.+?)${END}`,
  ),
  new RegExp(`^(?:make|have|let) (?:the )?(?<what>.+?) ${SAYS} (?<value>.+?)${END}`),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:should|must|needs to|has to|ought to|shall|is supposed to) (?:now |actually |really |rather )?${SAYS} (?<value>.+?)${END}`,
  ),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:is|are) (?:now|actually|really|wrong,? it (?:should be|is)|incorrect,? it (?:should be|is)|supposed to be) (?<value>.+?)${END}`,
  ),
  new RegExp(
    `^(?:put|write|use|enter) (?<value>.+?) (?:as|for|in|into) (?:the )?(?<what>.+?)${END}`,
  ),
  new RegExp(`^(?:make|set|change|have) (?:the )?(?<what>[^"]+?) (?<value>"[^"]+")${END}`),
  new RegExp(`^(?<what>.+?) ?(?::|=) ?(?<value>.+?)${END}`),
];

/** What sets how things look, not what they say. */
const LOOKS =
  /^(?:(?:a |an |the |be |in |more |much |slightly |very |dark |light |bright |pale )*)(?:(?:[a-z]+ )?(?:red|blue|green|black|white|gray|grey|orange|purple|pink|teal|navy|yellow|brown|gold|silver|maroon|turquoise|indigo|violet|magenta|cyan|lime|olive|beige|crimson|charcoal|burgundy|coral|emerald)|#[0-9a-f]{3,8}|rgba?\(.*|hsla?\(.*|bold|italics?|italic|underlined?|bigger|smaller|larger|big|small|large|huge|tiny|left|right|center(?:ed)?|centre|justified|uppercase|lowercase|title case|sentence case|all caps|capital(?:s| letters)|upper case|lower case|caps|\d+(?:\.\d+)? ?(?:px|pt|em|rem|mm|cm|in|points?|pixels?|%|inch(?:es)?)|(?:arial|helvetica|georgia|times(?: new roman)?|verdana|roboto|lato|inter|courier(?: new)?|serif|sans[ -]serif|monospace)(?: font)?|top|bottom|landscape|portrait|a[345]|letter|legal|hidden|visible|on|off|yes|no|true|false|bolder|lighter|darker|brighter|thicker|thinner|wider|narrower|(?:the )?(?:left|right|top|bottom|center|end|start)(?: .*)?)$/;

/** "Staff training: change its price to 5" does not say what staff training is to be. */
const INSTRUCTION = /^(?:change|set|update|make|add|remove|delete|move|put|replace|rename) /;

/** Whether it is said how something looks, not what it says. */
export function isLook(what: Phrase, value: Phrase): boolean {
  return (
    (!value.quoted && LOOKS.test(value.text)) ||
    / (?:colors?|fonts?|size|background|border|style|weight|width|height|margins?|padding|spacing|alignment)$/.test(
      ` ${what.text}`,
    )
  );
}

/** "the due date should be December 15", "set the invoice number to INV-9", "title should say Estimate" */
export const setValue: Rule = {
  name: 'set-value',
  read(clause, context) {
    for (const pattern of PATTERNS) {
      const { what, value } = clause.match(pattern) ?? {};
      if (what === undefined || value === undefined || /^(?:every|each|all) "/.test(what.text))
        continue;
      const isCard = cardFigures(what, value, context).length > 0;
      if ((isLook(what, value) && !isCard) || (!value.quoted && INSTRUCTION.test(value.text)))
        continue;
      if (/^(?:move|push|shift)/.test(clause.text) && !/\d/.test(value.text)) continue;
      const due =
        /^(?:payment|it|this|the invoice|invoice)$/.test(what.text) &&
        /\b(?:due|payable)\b/.test(clause.text);
      const found = due ? dueOn(value, context) : setNamed(what, value, context);
      if (found !== undefined) return found;
    }
    for (const [what, pattern] of GREETS) {
      const value = clause.match(pattern)?.['value'];
      const found = value && setNamed(clause.with(tokensOf(what)), value, context);
      if (found !== undefined) return found;
    }
    const is = clause.match(IS);
    if (
      is?.['what'] !== undefined &&
      is['value'] !== undefined &&
      (valuesNamed(is['what'], context).length > 0 ||
        cardFigures(is['what'], is['value'], context).length > 0 ||
        isStated(is['what'], is['value'], context))
    )
      return setNamed(is['what'], is['value'], context);
    const code = is?.['what'] && is['value'] && proseCode(is['what'], is['value'], context);
    if (code !== undefined) return code;
    const { what: event, moment } = clause.match(HAPPENS) ?? {};
    const moved = event && moment && proseMoment(event, moment, context);
    if (moved !== undefined) return moved;
    const now = saidNow(clause, context);
    if (now !== undefined) return now;
    return sideBySide(clause.match(BARE)?.['rest'] ?? clause, context);
  },
};

/** How a letter begins and ends, by what is said there. */
const GREETS: readonly (readonly [string, RegExp])[] = [
  [
    'salutation',
    /^(?:(?:the |this |our )?letter (?:should|must|has to|needs to) |let it |have it )?(?:start|begin|open|greet|address)(?: (?:it|him|her|them|the letter|the recipient|off))? (?:with|as|by) (?<value>"(?:dear|hello|hi|good|to whom|greetings)\b[^"]*"|(?:dear|hello|hi) .+?)(?: instead)?$/i,
  ],
  ['salutation', /^(?:make|have|say) (?:it )?(?<value>"(?:dear|hello|hi)\b[^"]{1,60}")$/i],
  [
    'closing',
    /^(?:(?:the |this |our )?letter (?:should|must|has to|needs to) |let it |have it )?(?:sign off|end|close|finish|sign)(?: (?:it|the letter|off))? with (?<value>"[^"]*\b(?:regards|sincerely|wishes|faithfully|truly|cheers|respectfully|best|yours)\b[^"]*")(?: instead(?: of ".+")?)?$/i,
  ],
];
const BARE = new RegExp(`^${SET} (?:the )?(?<rest>.+)$`);
const IS =
  /^(?:the )?(?<what>.+?) (?:is|was)(?: (?:spelt|spelled|written|called|named|really|actually))* (?<value>.+)$/;
/** "the meeting starts at eight in the evening" */
const HAPPENS =
  /^(?:the |our |your )?(?<what>[^":,]{3,40}?) (?:is|was|are|were|will be|takes? place|took place|starts?|started|begins?|ends?|happens?|happened)(?: (?:now|actually|really))? (?<moment>(?:on|at|in) .{3,40})$/;
const NAME_PART =
  /\b(?:surname|last name|family name|first name|given name|forename|firm|company)\b/;
/** How a letter greets and ends begins alike whatever it says. */
const OPENING = /^(?:dear|hello|hi|yours|kind|best|with|warm)$/i;

/** "the preparer was Ann Lee": a name or a number is said, not how something is. */
function isStated(what: Phrase, value: Phrase, context: Context): boolean {
  const isSaid = /^\p{Lu}/u.test(value.raw) && value.tokens.length < 6;
  if (isSaid && NAME_PART.test(what.text)) return true;
  const target = context.target(what);
  const [first] = target?.nodes ?? [];
  const begins = OPENING.test(value.tokens[0]?.word ?? '') && target?.nodes.length === 1;
  if (begins && OPENING.test(first?.text.split(' ')[0] ?? '')) return true;
  if (target === undefined || !(value.quoted || /^[\p{Lu}\d+]|@/u.test(value.raw))) return false;
  if (target.kind === 'text' && target.nodes.every((node) => isReached(node, value))) return true;
  return target.kind === 'region'
    ? target.nodes.filter(({ role }) => role === 'party-name').length === 1
    : target.kind === 'text' && target.nodes.every(({ role }) => STATED.has(role));
}

/** A number to call or an address to write to, which another one takes the place of. */
function isReached({ role, text }: ContentNode, { raw }: Phrase): boolean {
  const both = (sort: RegExp) => sort.test(text) && sort.test(raw);
  return role === 'party-line' && (both(/^\S+@\S+$/) || both(/^\+?[\d\s().-]{6,24}$/));
}

const STATED = new Set<ContentNode['role']>(['value', 'number', 'party-name', 'title']);

/** "title says Till receipt": what the document does not say yet is wished for. */
const SAYS_NOW =
  /^(?:the )?(?<what>.+?) (?:says|reads|gets called|is called|is titled|is named) (?<value>.+)$/;

function saidNow(clause: Phrase, context: Context): Reading | undefined {
  const { what, value } = clause.match(SAYS_NOW) ?? {};
  if (what === undefined || value === undefined) return undefined;
  const isNew =
    (value.quoted || /^\p{Lu}/u.test(value.raw)) &&
    !/ (?:but|and|which|instead|not) /.test(value.text);
  const said = plainWords(value.raw);
  const isThere = context.scope.content.nodes.some(({ text }) => plainWords(text) === said);
  return isNew && !isThere ? setNamed(what, value, context) : undefined;
}

/** "invoice number 9001", "valid until 2026-09-30": a name, and what it is to be. */
function sideBySide(rest: Phrase, context: Context): Reading | undefined {
  for (let at = Math.min(rest.tokens.length - 1, 5); at > 0; at -= 1) {
    // "and the number to Q-9": a verb before it is meant here as well.
    const value = rest.slice(LEADS.test(rest.tokens[at]?.word ?? '') ? at + 1 : at);
    const name = rest.slice(0, at);
    // "uptime +0.5 points"
    if (isSigned(rest, at - 1)) continue;
    const card = cardFigures(name, value, context);
    const nodes = card.length > 0 ? card : valuesNamed(name, context);
    const [first] = nodes;
    if (first === undefined) continue;
    const dated = readDate(first.text, writingIn(context).dates) !== undefined;
    const fits = dated
      ? isDate(first, value, context)
      : /\d/.test(value.raw) && value.tokens.length < (isSigned(rest, at) ? 4 : 3);
    if (fits) return setAll(nodes, value, context);
  }
  return undefined;
}

const LEADS = /^(?:to|as|is)$/;

function isSigned({ tokens }: Phrase, at: number): boolean {
  const [sign, figure] = [tokens[at], tokens[at + 1]];
  return /^[-+]$/.test(sign?.word ?? '') && sign?.end === figure?.start;
}

function isDate(node: ContentNode, value: Phrase, context: Context): boolean {
  const before = readDate(node.text, writingIn(context).dates);
  return before !== undefined && dateSaid(value.raw, before, context) !== undefined;
}

function dueOn(value: Phrase, context: Context): Reading | undefined {
  const { dates } = writingIn(context);
  const due = context.scope.nodes.filter(
    ({ role, label = '', text }) =>
      role === 'value' && /due|pay/i.test(label) && readDate(text, dates) !== undefined,
  );
  const [first] = due;
  return first !== undefined && isDate(first, value, context)
    ? setAll(due, value, context)
    : undefined;
}
