import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { setElement } from '../style/set-text.ts';
import { ADDRESS, isUsual, pictureSaid } from './picture-said.ts';
import { atEnd, atStart, endOf, placeOf } from './place.ts';

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
    const said = pictureSaid(found['rest'], context);
    if (said === undefined) return undefined;
    const { style } = said;
    const isStyled = Object.keys(style).length > 0;
    if (content.logo !== undefined) {
      const { id, text } = content.logo;
      return operations(
        [
          { op: 'set-attribute', target: id, name: 'src', value: url },
          ...(text === ''
            ? [{ op: 'set-attribute', target: id, name: 'alt', value: 'Logo' } as const]
            : []),
          ...(isStyled ? setElement([id], style) : []),
        ],
        [{ kind: 'logo', name: 'the logo', ids: [id], nodes: [content.logo] }],
      );
    }
    const header = endOf('header', context);
    const place =
      (isUsual(said.place) ? undefined : said.place) ??
      // Across the page there is nothing beside it.
      (style.display === undefined
        ? header && { ...header, place: 'start' as const }
        : undefined) ??
      atStart(context);
    return (
      place &&
      operations([
        {
          op: 'insert',
          place: place.place,
          target: place.target,
          block: { kind: 'logo', url, alt: 'Logo' },
          ...(isStyled ? { style } : {}),
        },
      ])
    );
  },
};

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
    const found = clause.match(IMAGE);
    if (found === undefined) return undefined;
    const url = addressIn(clause);
    if (url === undefined)
      return notFeasible('A picture needs its address.', [
        'Add the image https://example.com/photo.png',
      ]);
    const said = pictureSaid(found['rest'], context);
    const place = said?.place ?? atEnd(context);
    return (
      said &&
      place &&
      operations([
        {
          op: 'insert',
          place: place.place,
          target: place.target,
          block: { kind: 'image', url, alt: '' },
          ...(Object.keys(said.style).length > 0 ? { style: said.style } : {}),
        },
      ])
    );
  },
};
