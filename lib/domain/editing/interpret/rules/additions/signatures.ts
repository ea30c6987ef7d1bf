import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { besideOthers, COUNTS } from './frame/signatures.ts';
import { signersIn } from './frame/signers.ts';
import { atEnd, type Place, placeOf } from './place.ts';

const SIGN =
  /^(?:add|include|insert|put|place|give|create|make|have|needs?|wants?|leave|draw|show|append)(?: (?:in|me|us|it|there))?(?: (?<count>a|an|one|two|2|three|3|four|4|both|the|some|another|second|third|extra|additional|new|separate|blank|empty|proper|dotted|further|more|space for|room for|place for|area for|line for|spot for|box for|field for|somewhere for|the))*(?: (?:a|the|client|customer|(?<of>witness)))*? (?:signature|sign|signing|sign-off|signatory|signatures|place to sign|spot to sign|space to sign)(?: ?(?:lines?|blocks?|fields?|section|sections|area|areas|spaces?|boxes|box|line|spots?|here|off))*(?: for (?<who>.+?))?(?: (?<where>(?:at|below|under|above|after|in|to|before|on) .{1,50}))?$/;
const WHERE_TO_SIGN =
  /^(?:(?:add|include|insert|put|place|give|create|make|have|needs?|wants?|leave|draw|reserve|provide|append|set up|show)(?: (?:in|me|us|it|there|some|them))? )?(?:(?:a|an|the|some|one|another|enough|second|extra|blank|empty|dotted) )*(?:place|space|room|area|spot|line|lines|box|field|somewhere|section|block|part)(?: (?<where>(?:at|below|under|above|after|in|to|before|on) .{1,40}?))? (?:(?:for|where|so(?: that)?) (?:(?<who>.+?) )?(?:to |can |could |should |may |must |will |is to |are to )?(?:put (?:their|his|her|a) )?(?:sign|signs|signing|signature|signatures|autograph|countersign)|(?:to sign|signed) (?:for|by) (?<signer>.+?)|to sign|to be signed by (?<by>.+?))(?: (?:on|and date|here|it|off|the document|the contract|this|of (?<of>.+?)))*(?:(?: ,)? (?<place>(?:at|below|under|above|after|in|before) .{1,50}))?$/;
/** "add a signature line for the client", "two signature lines" */
export const signatures: Rule = {
  name: 'signatures',
  read(clause, context) {
    const found = clause.match(SIGN) ?? clause.match(WHERE_TO_SIGN);
    if (found === undefined) return undefined;
    const who = found.who ?? found.by ?? found.signer ?? found.of;
    const labels = labelsOf(who && owner(who), found.count?.text, clause.text, context);
    const said = found.where ?? found.place;
    const where = said && placeOf(said, context);
    if (said !== undefined && where === undefined) return undefined;
    const place = where ?? besideOthers(context) ?? atEnd(context);
    if (place === undefined || labels.length === 0) return undefined;
    return signed(labels, place);
  },
};

function signed(labels: readonly string[], place: Place | undefined): Reading | undefined {
  return (
    place &&
    operations([
      {
        op: 'insert',
        place: place.place,
        target: place.target,
        block: { kind: 'signatures', labels: [...labels] },
      },
    ])
  );
}

/** "the client's", "a" and "the" before "signature". */
function owner(who: Phrase): Phrase | undefined {
  const last = who.tokens.at(-1)?.word;
  const bare = last === "'s" ? who.slice(0, -1) : who;
  return /^(?:(?:a|an|the|the two|their|your|her|his|my|its|our)(?: handwritten)?|handwritten|i|he|she|they|we|you|one|somebody|someone)$/.test(
    bare.text,
  ) || bare.tokens.length === 0
    ? undefined
    : bare;
}

function labelsOf(
  who: Phrase | undefined,
  count: string | undefined,
  text: string,
  context: Context,
): readonly string[] {
  const both =
    /^(?:both|both parties|both sides|each party|the two parties|the parties|all parties|both of us|us both|me and the client)$/;
  const names = context.scope.content.nodes
    .filter(({ role }) => role === 'party-name')
    .map(({ text: name }) => name);
  if (who !== undefined && !both.test(who.text)) {
    const parts = signersIn(who.raw);
    if (parts.some((part) => !isSigner(part))) return [];
    return parts.slice(0, 8).map((part) => label(part.replace(/^(?:the|our|my|a) /i, '')));
  }
  const many = count === undefined ? 1 : (COUNTS[count] ?? 1);
  if (both.test(who?.text ?? '') || many === 2)
    return names.length >= 2 ? names.slice(0, 2) : ['Company', 'Client'];
  if (many > 2) return Array.from({ length: many }, (_, at) => `Signature ${at + 1}`);
  return [/\b(?:client|customer)\b/.test(text) ? 'Client' : 'Signature'];
}

const MOST_NAME_WORDS = 6;
const THINGS =
  /\d{3}|\b(?:rows?|lines?|details|notes?|text|footer|header|section|table|column|stamp|logo|dates?|numbers?|message|discount|total)\b/i;

/** Of "the client and a row of bank details" only one signs. */
const isSigner = (part: string): boolean =>
  !THINGS.test(part) && part.split(' ').length <= MOST_NAME_WORDS;

function label(words: string): string {
  const own = /^(?:me|us|myself|ourselves|you)$/i.test(words) ? 'Company' : words;
  return own.charAt(0).toUpperCase() + own.slice(1);
}
