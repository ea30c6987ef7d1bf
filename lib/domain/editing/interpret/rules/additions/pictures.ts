import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { type Style, setElement } from '../style/set-text.ts';
import { atEnd, atStart, endOf, placeOf } from './place.ts';

const ADDRESS = /^(?:https?:\/\/|data:image\/)/i;
const DOMAIN = /^(?:www\.)?(?:[a-z0-9-]{1,60}\.){1,4}[a-z]{2,12}(?:\/\S*)?$/i;
const LOGO =
  /^(?:add|insert|include|put|place|use|set|change|replace|swap|update|make|show|give|attach|display|want|need|have)(?: (?:in|me|us|it))? (?:(?:a|an|the|our|my|this|company|new|brand|as|current|old|existing|following|here|is|client|customer)(?: 's)? )*logo\b(?<rest>.*)$/;
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
    / (?<length>\d{1,3}(?:\.\d{1,2})?) ?(?<unit>px|pt|mm|cm|in|pixels|inch|inches)(?: (?<across>high|tall|wide|height|width))?/.exec(
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
function placeAfter(clause: Phrase, context: Context) {
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

const QR = /(?:^| )(?:qr|q\.r\.|qr-code|qrcode|quick response)(?: ?-?codes?)?(?= |$)(?<rest>.*)$/;
const NOT_NEW =
  /^(?:remove|delete|drop|hide|move|enlarge|shrink|no|get rid|without|center|align|resize|scale|increase|reduce|the)\b|^make the\b/;
/** What may be held after these need be no address. */
const HOLDS =
  /^(?:for|with|of|text|containing|contains|says|saying|encoding|encodes|holding|reading|:|number|code|string)$/;
const CONTENT =
  /^(?: ?(?:that|which|linking|links?|pointing|points?|leads?|leading|goes|going|directs?|directing|takes?|taking|opens?|opening|for|to|with|of|containing|contains|encoding|encodes|holding|saying|says|the|our|my|website|site|web|page|url|link|address|text|payment|homepage|them|people|:|you|users|customers))*$/;

/** "add a QR code for https://…" */
export const qrCode: Rule = {
  name: 'qr-code',
  read(clause, context) {
    if (clause.match(QR) === undefined || NOT_NEW.test(clause.text)) return undefined;
    const at = clause.tokens.findIndex(
      ({ word, quoted }, place) =>
        quoted ||
        ADDRESS.test(word) ||
        DOMAIN.test(word) ||
        /@/.test(word) ||
        (/\d/.test(word) &&
          !/^\d+(?:\.\d+)?(?:px|pt|mm|cm|in|%)?$/.test(word) &&
          HOLDS.test(clause.tokens[place - 1]?.word ?? '')),
    );
    const token = clause.tokens[at];
    const website = ownAddress(context);
    const place =
      (token === undefined
        ? placeAfter(clause, context)
        : (placeAfter(clause, context) ?? placeIn(clause.slice(at + 1), context))) ??
      atEnd(context);
    const code = token === undefined || token.quoted ? undefined : codeAt(clause, at);
    const content =
      code ??
      token?.raw.replace(/[.,;!?)]+$/, '') ??
      (/website|site|homepage|web ?page/.test(clause.text) ? website : undefined);
    if (content === undefined) {
      const before = clause.match(QR)?.rest?.text ?? '';
      const plain = CONTENT.test(before) || placeAfter(clause, context) !== undefined;
      return plain || before === ''
        ? notFeasible('A QR code needs an address or a text to hold.', [
            `Add a QR code for ${website ?? 'https://example.com/pay'}`,
          ])
        : undefined;
    }
    const target =
      /^(?:www\.|[a-z0-9-]+\.[a-z]{2,12})/i.test(content) && !content.includes(' ')
        ? `https://${content}`
        : content;
    return (
      place &&
      operations([
        {
          op: 'insert',
          place: place.place,
          target: place.target,
          block: { kind: 'qr-code', content: target, caption: '' },
        },
      ])
    );
  },
};

/** "TX-88120" is one code, whatever tokens it is. */
function codeAt(clause: Phrase, at: number): string | undefined {
  let end = at + 1;
  while (clause.tokens[end]?.start === clause.tokens[end - 1]?.end) end++;
  const code = clause.slice(at, end).raw.replace(/[.,;:!?)]+$/, '');
  return code === '' ? undefined : code;
}

function placeIn(rest: Phrase, context: Context) {
  return rest.tokens.length === 0 ? undefined : placeOf(rest, context);
}

/** A home page that the document itself names. */
function ownAddress({ scope }: Context): string | undefined {
  for (const { text } of scope.content.nodes) {
    const found = /(?:https?:\/\/)?(?:www\.)[a-z0-9-]+\.[a-z.]{2,12}|https?:\/\/[^\s]{4,80}/i.exec(
      text,
    );
    if (found !== null) return /^http/i.test(found[0]) ? found[0] : `https://${found[0]}`;
  }
  return undefined;
}
