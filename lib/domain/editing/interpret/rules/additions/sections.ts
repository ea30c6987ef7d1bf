import type { Phrase } from '../../language/phrase.ts';
import type { Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { beforeFooter, placeOf } from './place.ts';
import { saidText } from './said-text.ts';
import { ARTICLES, SAYS } from './texts.ts';

const SECTION = new RegExp(
  `^(?:add|create|insert|include|make|put|append)(?: in)? ${ARTICLES}(?:section|part|block|chapter|box)(?: (?<where>(?:at|below|under|above|after|before|on) (?:the )?.{1,40}?))? (?:called|titled|named|headed|labeled|entitled|with the (?:title|heading|name)|with (?:title|heading|name)|for|about|on|:)(?: the)? (?<name>"[^"]{1,80}"|.{2,60}?)(?: (?:and |, )?(?:${SAYS}|containing|, with|and text|and the text|which has) (?<text>.+))?$`,
);
const NAMED_SECTION = new RegExp(
  `^(?:add|create|insert|include|make|put|append)(?: in)? ${ARTICLES}(?<name>"[^"]{1,80}"|[\\p{L}\\p{N} &'-]{2,50}?) (?:section|part|block|chapter|box)(?: (?<where>(?:at|below|under|above|after|before|on) (?:the )?.{1,40}?))?(?: (?:${SAYS}) (?<text>.+))?$`,
  'u',
);

/** "add a section called Warranty saying …" */
export const sections: Rule = {
  name: 'sections',
  read(clause, context) {
    const found = clause.match(SECTION) ?? clause.match(NAMED_SECTION);
    const name = found?.name;
    if (
      name === undefined ||
      /^(?:new|a|the|signature.*|(?:page )?(?:break|number).*|payment(?: terms)?|qr.*|thank.*)$/.test(
        name.text,
      )
    )
      return undefined;
    const heading = headingOf(name);
    if (found?.text === undefined)
      return notFeasible(`A section “${heading}” needs a text.`, [
        `Add a section called "${heading}" saying "…"`,
      ]);
    const said = saidText(found.text, context);
    const place =
      (found.where && placeOf(found.where, context)) ?? said?.place ?? beforeFooter(context);
    if (said === undefined || place === undefined) return undefined;
    return operations([
      {
        op: 'insert',
        place: place.place === 'end' && place.about !== undefined ? 'after' : place.place,
        target: place.target,
        block: { kind: 'section', name: heading.toLowerCase(), heading, text: said.text },
      },
    ]);
  },
};

function headingOf(name: Phrase): string {
  const text = name.raw.trim().replace(/^["']|["']$/g, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
