import type { Phrase } from '../../language/phrase.ts';
import type { Context, Rule } from '../../rule.ts';
import { notFeasible, operations } from '../answers.ts';
import { ADDRESS } from './picture-said.ts';
import { placeAfter } from './pictures.ts';
import { atEnd, atStart, placeOf } from './place.ts';

const DOMAIN = /^(?:www\.)?(?:[a-z0-9-]{1,60}\.){1,4}[a-z]{2,12}(?:\/\S*)?$/i;
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
    // Beside an address, what is in quotes is said of the code.
    const hasAddress = clause.tokens.some(({ word }) => ADDRESS.test(word) || DOMAIN.test(word));
    const at = clause.tokens.findIndex(
      ({ word, quoted }, place) =>
        (quoted && !hasAddress) ||
        ADDRESS.test(word) ||
        DOMAIN.test(word) ||
        /@/.test(word) ||
        (/\d/.test(word) &&
          !/^\d+(?:\.\d+)?(?:px|pt|mm|cm|in|%)?$/.test(word) &&
          HOLDS.test(clause.tokens[place - 1]?.word ?? '')),
    );
    const token = clause.tokens[at];
    const place =
      (token === undefined
        ? placeAfter(clause, context)
        : (placeAfter(clause, context) ?? placeIn(clause.slice(at + 1), context))) ??
      atEnd(context);
    const code = token === undefined || token.quoted ? undefined : codeAt(clause, at);
    const content = code ?? token?.raw.replace(/[.,;!?)]+$/, '');
    if (content === undefined) {
      const before = clause.match(QR)?.rest?.text ?? '';
      const plain = CONTENT.test(before) || placeAfter(clause, context) !== undefined;
      return plain || before === ''
        ? notFeasible('A QR code needs an address or a text to hold.', [
            'Add a QR code for https://example.com/pay',
          ])
        : undefined;
    }
    const target =
      /^(?:www\.|[a-z0-9-]+\.[a-z]{2,12})/i.test(content) && !content.includes(' ')
        ? `https://${content}`
        : content;
    const side = sideIn(clause);
    const isTop = side !== undefined && TOP.test(clause.text) && place?.about === undefined;
    const where = isTop ? atStart(context) : place;
    return (
      where &&
      operations([
        {
          op: 'insert',
          place: where.place,
          target: where.target,
          block: { kind: 'qr-code', content: target, caption: captionIn(clause, at) },
          ...(side === undefined ? {} : { style: { 'text-align': side } }),
        },
      ])
    );
  },
};

const TOP = /\b(?:top|upper|header)\b/;
const SIDE =
  /\b(?:bottom|top|upper|lower|hand|footer|header|page)(?: |-)(?:hand )?(?<corner>left|right|center|middle)\b|\b(?:on|at|to|in) the (?:far |very )?(?<edge>left|right|center|middle)\b|\b(?<own>left|right|center)(?:ed|(?: |-)?aligned|(?: |-)hand)\b|\baligned? (?:to the |at the )?(?<aligned>left|right|center)\b/;

/** "in the bottom right corner", "centered" */
function sideIn({ text }: Phrase): 'left' | 'right' | 'center' | undefined {
  const { corner, edge, own, aligned } = SIDE.exec(text)?.groups ?? {};
  const side = corner ?? edge ?? own ?? aligned;
  if (side === undefined) return undefined;
  return side === 'left' || side === 'right' ? side : 'center';
}

const CAPTIONED =
  /(?:caption|captioned|text|label|labell?ed|line|words|note|saying|says|reading|reads|below|under|underneath|beneath|above|it|:)$/;

/** What is in quotes beside what the code holds. */
function captionIn({ tokens }: Phrase, content: number): string {
  const found = tokens.findIndex(
    ({ quoted }, at) => quoted && at !== content && CAPTIONED.test(tokens[at - 1]?.word ?? ''),
  );
  return tokens[found]?.raw.trim() ?? '';
}

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
