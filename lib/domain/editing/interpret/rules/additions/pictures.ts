import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { type Style, setElement } from '../style/set-text.ts';
import { atEnd, atStart, endOf, placeOf } from './place.ts';

export const ADDRESS = /^(?:https?:\/\/|data:image\/)/i;
const LOGO =
  /^(?:add|insert|include|put|place|use|set|change|replace|swap|update|make|show|give|attach|display|want|need|have)(?: (?:in|me|us|it))? (?:(?:a|an|the|our|my|this|company|new|brand|as|current|old|existing|following|here|is|client|customer)(?: 's)? )*(?:(?!image|picture|photo)[a-z]+ )?(?:logo|logotype|emblem|crest|brand mark|wordmark|coat of arms|insignia)\b(?<rest>.*)$/;
const AS_LOGO =
  /^(?:use|set|make|put|add|take|insert) (?<url>\S+) as (?:the |our |my |a )?(?:company )?logo(?<rest>.*)$/;
const IMAGE =
  /^(?:add|insert|include|put|place|show|attach|embed|use)(?: (?:in|me|us))? (?:(?:a|an|the|our|my|this|following) )*(?:image|picture|photo|photograph|graphic|illustration|banner image|icon)\b(?<rest>.*)$/;

function addressIn(clause: Phrase): string | undefined {
  const token = clause.tokens.find(({ word, raw }) => ADDRESS.test(word) || ADDRESS.test(raw));
  return token?.raw.replace(/[.,;:!?)\]]+$/, '');
}

/** "add our logo https://…", "replace the logo with https://…" */
export const logo: Rule = {
  name: 'logo',
  read(clause, context) {
    const found = clause.match(LOGO) ?? clause.match(AS_LOGO);
    if (found === undefined) return undefined;
    const url = addressIn(clause);
    const { content } = context.scope;
    const changes =
      /^(?:add|insert|include|attach|use|replace|swap|change|put|place|set|update|give|need|want|have)\b/.test(
        clause.text,
      );
    if (url === undefined)
      return content.logo === undefined && changes ? missingLogo(clause) : undefined;
    const size = sizeIn(clause);
    if (content.logo !== undefined) {
      const { id, text } = content.logo;
      return operations(
        [
          { op: 'set-attribute', target: id, name: 'src', value: url },
          ...(text === ''
            ? [{ op: 'set-attribute', target: id, name: 'alt', value: 'Logo' } as const]
            : []),
          ...(size === undefined ? [] : setElement([id], size)),
        ],
        [{ kind: 'logo', name: 'the logo', ids: [id], nodes: [content.logo] }],
      );
    }
    const header = endOf('header', context);
    const said = placeAfter(clause, context);
    const place =
      (said?.about?.region?.name === 'header' && said.place === 'end' ? undefined : said) ??
      (header && { ...header, place: 'start' as const }) ??
      atStart(context);
    return (
      place &&
      operations([
        {
          op: 'insert',
          place: place.place,
          target: place.target,
          block: { kind: 'logo', url, alt: 'Logo' },
          ...(size === undefined ? {} : { style: size }),
        },
      ])
    );
  },
};

/** "60px high", "200px wide" */
function sizeIn({ text }: Phrase): Style | undefined {
  const found =
    / (?<length>\d{1,3}(?:\.\d{1,2})?) ?(?<unit>px|pt|mm|cm|in|pixels|inch|inches)(?: (?:in |of )?(?<across>high|tall|wide|height|width))?/.exec(
      text,
    )?.groups;
  if (found === undefined) return undefined;
  const unit = (found.unit ?? 'px').replace('pixels', 'px').replace(/inch(?:es)?/, 'in');
  const length = `${found.length}${unit}`;
  return /wid/.test(found.across ?? '')
    ? { width: length, height: 'auto', 'max-width': '100%', 'max-height': 'none' }
    : { height: length, width: 'auto', 'max-width': '100%', 'max-height': 'none' };
}

function missingLogo(clause: Phrase): Reading | undefined {
  if (/\b(?:bigger|smaller|larger|left|right|center|size|width|height)\b/.test(clause.text))
    return notFeasible('The document has no logo.', ['Add our logo https://example.com/logo.png']);
  return notFeasible('A logo needs the address of its picture.', [
    'Add our logo https://example.com/logo.png',
  ]);
}

/** The place that is said behind an address, or before it. */
export function placeAfter(clause: Phrase, context: Context) {
  for (let at = clause.tokens.length - 1; at > 0; at--) {
    if (
      !/^(?:at|in|on|to|below|under|above|after|before|into)$/.test(clause.tokens[at]?.word ?? '')
    )
      continue;
    const until = clause.tokens.findIndex(({ word }, place) => place > at && ADDRESS.test(word));
    const phrase = clause.slice(at, until < 0 ? undefined : until);
    const trimmed = /^(?:from|:|using|with)$/.test(phrase.tokens.at(-1)?.word ?? '')
      ? phrase.slice(0, -1)
      : phrase;
    const place = placeOf(trimmed, context);
    if (place !== undefined) return place;
  }
  return undefined;
}

/** "add this image https://… below the table" */
export const image: Rule = {
  name: 'image',
  read(clause, context) {
    if (clause.match(IMAGE) === undefined) return undefined;
    const url = addressIn(clause);
    if (url === undefined)
      return notFeasible('A picture needs its address.', [
        'Add the image https://example.com/photo.png',
      ]);
    const place = placeAfter(clause, context) ?? atEnd(context);
    return (
      place &&
      operations([
        {
          op: 'insert',
          place: place.place,
          target: place.target,
          block: { kind: 'image', url, alt: '' },
        },
      ])
    );
  },
};
