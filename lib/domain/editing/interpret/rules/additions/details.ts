import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { tailOf } from './frame/tails.ts';
import { beforeFooter, placeOf } from './place.ts';
import { sentence } from './said-text.ts';

const ADD =
  '(?:add|put|insert|include|write|place|give|set|show|print|make|create|use|want|need|have|state|mention|list|append|attach)';
const WHAT =
  '(?:bank(?:ing)?(?: account)?|payment|wire(?: transfer)?|transfer|remittance|contact|delivery|shipping|warranty|guarantee|refund|return|cancellation|privacy|legal|tax|insurance|project|order|account)';
const SORT =
  '(?:details?|data|info|information|instructions?|policy|notice|terms|conditions|coordinates|clause|statement|account|methods?|options?)';
const IS = '(?:are|is|as follows|should be|go|should go|saying|that says|with the text|of)';
const DETAILS = new RegExp(
  `^(?:${ADD} )?(?:(?:a|an|the|our|my|some|following|these|this|new|section|row|line|block|box|of|with|for|below) )*(?<heading>${WHAT} ${SORT})(?: (?:section|block|part|box|paragraph))?(?: ${IS})*(?<where> (?:at|below|under|above|after|before|in|to) [^"]{2,40}?(?= (?:[:=-]|"|${IS})))?(?: ${IS})*(?: [:=-])? (?<text>.{4,})$`,
);
const ACCOUNT = new RegExp(
  `^(?:${ADD} )?(?:(?:a|an|the|our|my|this|new) )*(?<text>(?:iban|swift|bic|sort code|routing number|account (?:number|no))\\b.{3,})$`,
);

/** "add our bank details: IBAN …": a part with a heading of that name. */
export const details: Rule = {
  name: 'details',
  read(clause, context) {
    const found = clause.match(DETAILS) ?? clause.match(ACCOUNT);
    const said = found?.text;
    if (said === undefined || !(/[:=-]/.test(clause.text) || /\d/.test(said.text) || said.quoted))
      return undefined;
    if (/^(?:should|shall|must|reads?|at|in|on|below|under|above|after|before) /.test(said.text))
      return undefined;
    if (isWrong(clause, said, context) || isThere(clause, found?.heading, context))
      return undefined;
    const tail = said.quoted ? undefined : tailOf(said, true, context);
    const where = found?.where === undefined ? tail?.place : placeOf(found.where, context);
    if (found?.where !== undefined && where === undefined) return undefined;
    const heading = sentence(found?.heading?.text ?? 'Bank details');
    const place = where ?? beforeFooter(context);
    return (
      place &&
      operations([
        {
          op: 'insert',
          place: place.place === 'end' && place.about !== undefined ? 'after' : place.place,
          target: place.target,
          block: {
            kind: 'section',
            name: heading.toLowerCase(),
            heading,
            text: textOf(tail?.words ?? said),
          },
        },
      ])
    );
  },
};

const ADDS = new RegExp(`^${ADD} `);

/** "the account number is 55012348", "… is wrong, it's …": said of what is there, it is to be another one. */
function isWrong(clause: Phrase, { text }: Phrase, { scope }: Context): boolean {
  if (ADDS.test(clause.text)) return false;
  const name = /^(?:iban|swift|bic|sort code|routing|account)/.exec(text)?.[0];
  return (
    /\b(?:wrong|incorrect|misspelled|outdated)\b/.test(clause.text) ||
    (name !== undefined && scope.nodes.some((node) => node.text.toLowerCase().includes(name)))
  );
}

/** "make the payment terms …", "the payment method is …": those that the document has. */
function isThere({ text }: Phrase, heading: Phrase | undefined, context: Context): boolean {
  if (heading === undefined || !/^(?:make |set )?(?:the|our|my|his|her|their) /.test(text))
    return false;
  return (
    context.scope.nodes.some(
      (node) => node.role === 'heading' && heading.text.endsWith(node.text.toLowerCase()),
    ) || context.target(heading)?.nodes.some(({ role }) => role === 'value') === true
  );
}

function textOf(said: Phrase): string {
  return said.quoted ? said.raw.trim() : sentence(said.raw);
}
