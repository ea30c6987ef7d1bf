import { type Token, textOf } from './tokens.ts';
import { LOOKS, PARTS, VERBS } from './vocabulary.ts';

/** "Add a small footer", "at the very bottom, centered", "right below the totals": what says that a text follows. */
const HEAD =
  /^(?:(?:please|kindly|could you|can you|and|also) )*(?:(?:add|put|write|insert|include|place|append|print|have|show|stick|pop|type) (?=.*\b(?:footer|footnote|notes?|terms|disclaimer|reminder|message|sentence|remark|notice|line|text|bottom|end|top|below|under|above|after|before)\b).*|(?:(?:small|short) )?footer\b.*|(?:an?|another|one) (?:[a-z]+ ){0,3}(?:footer|footnote|note|disclaimer|reminder|message|sentence|remark|notice|ps|postscript|p \. s)\b.*|(?:(?:right|just|directly|at|on|the|very|down) )*(?:bottom|end|foot|top)\b.*|(?:(?:right|just|directly) )*(?:below|under|underneath|above|after|before) .*)$/;
const OTHER =
  /""|\b(?:change|replace|instead|rename|should|called|named|titled|headed|columns?|rows?|items?|products?|sections?|clauses?|chapters?|articles?|paragraphs?|lists?|bullets?|points?|sign\w*|stamp|watermark|code|fields?|box|fact|label|entry|details)\b/;
/** "the last paragraph should read": a text follows whatever else the words may say. */
const PASSAGE =
  /^(?:(?:please|kindly|could you|can you) )*(?:(?:change|replace|rewrite|reword|rephrase|update|add|insert|put|make|set) )?(?:[a-z]+ ){0,3}(?:paragraph|sentence)\b[^"]{0,50}$/;
/** "There should be a note below the totals: …": the note is what is told. */
const WANTED =
  /^(?:there (?:should|must|has to|needs to|ought to) be|(?:we|i) (?:(?:also|still) )?(?:need|want|would like)|it needs) (?=an? |another |one )/;
const MOST_HEAD = 16;
const MOST_TEXT = 40;
const PRICED = /[$€£¥]\d|\b\d+ ?(?:x|×|@|at|hours?|pcs)\b|\b(?:qty|quantity)\b/;
const PLACES = /^(?:at|in|on|below|under|above|after|before)$/;
const JOINT = /^(?:[,.&]|and|then|the|our)$/;
/** Verbs that speak to readers as often as to whoever edits. */
const SPOKEN = /^(?:see|call|send|need|want|try|get|go|keep|leave|return|start|begin)$/;

/** "At the bottom: Thanks for coming, see you soon!": the text goes on to its end where no other wish follows. */
export function withAnnouncedText(tokens: readonly Token[], instruction: string): readonly Token[] {
  const said = SAID_THERE.exec(`${textOf(tokens.slice(0, MOST_HEAD))} `)?.groups;
  if (said !== undefined) return saidThere(tokens, said, instruction);
  const colon = tokens.findIndex(
    ({ word, quoted }) => !quoted && /^(?::|saying|reading)$/.test(word),
  );
  const first = tokens[colon + 1];
  if (colon < 1 || colon > MOST_HEAD || first === undefined || first.quoted) return tokens;
  if (!/^\p{Lu}/u.test(first.raw)) return tokens;
  const head = textOf(tokens.slice(0, colon)).replace(WANTED, '');
  if (!PASSAGE.test(head) && (!HEAD.test(head) || OTHER.test(head))) return tokens;
  const end = endOf(tokens, colon + 1);
  const last = tokens[end - 1];
  if (last === undefined || (/\bline\b/.test(head) && PRICED.test(textOf(tokens.slice(colon)))))
    return tokens;
  // "put these at the top: Logo, title and date"
  if (tokens.slice(colon + 1, end).every(({ word }) => PARTS.has(word) || JOINT.test(word)))
    return tokens;
  const raw = instruction.slice(first.start, last.end);
  return [
    ...tokens.slice(0, colon + 1),
    { word: raw, raw, quoted: true, start: first.start, end: last.end },
    ...tokens.slice(end),
  ];
}

/** "At the foot of the page it should say Homely Housing Ltd, registered in Liverpool" */
const SAID_THERE =
  /^(?<where>(?:at|on) the (?:very )?(?:foot|bottom|end|top|head)(?: of (?:the|each|every) (?:page|letter|document|invoice|report|quote))?)(?<verb>(?: ,)? (?:it|there|we) (?:should|must|has to|needs to|want to) (?:say|read|stand|be)(?: :)?) /;

function saidThere(
  tokens: readonly Token[],
  { where = '', verb = '' }: Readonly<Record<string, string>>,
  instruction: string,
): readonly Token[] {
  const place = where.split(' ').length;
  const first = tokens[place + verb.trim().split(' ').length];
  const end = first === undefined ? 0 : endOf(tokens, tokens.indexOf(first));
  const last = tokens[end - 1];
  const sign = tokens[place];
  if (first === undefined || last === undefined || sign === undefined) return tokens;
  if (first.quoted || !/^\p{Lu}/u.test(first.raw)) return tokens;
  const raw = instruction.slice(first.start, last.end);
  return [
    ...tokens.slice(0, place),
    { ...sign, word: ':', raw: ':' },
    { word: raw, raw, quoted: true, start: first.start, end: last.end },
    ...tokens.slice(end),
  ];
}

/** "Paid by card, thank you!" is called to readers. */
const COURTESY = /^(?:please|thank you|(?:thanks|cheers)(?: !)?)(?: \.)?$/;
const OTHER_LOOKS = /^(?:thanks?|message|letter|legal)$/;

/** Where the text ends; its start where that is not sure. */
function endOf(tokens: readonly Token[], start: number): number {
  if (tokens.length - start > MOST_TEXT) return 0;
  let from = start;
  for (let at = start; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && (token.quoted || /^[:;\n]$/.test(token.word))) return 0;
    const isStop = token !== undefined && /^[.!?]$/.test(token.word);
    const ends = isStop && tokens[at - 1]?.word !== 'no' && at < tokens.length - 1;
    const isGap = ends && tokens[at + 1]?.start !== token.end;
    if (isGap && !TELLS.test(tokens[at + 1]?.raw ?? '')) return 0;
    if (token !== undefined && !isGap && !/^(?:[,(-]|and)$/.test(token.word)) continue;
    const part = tokens.slice(from, at);
    if (from > start && COURTESY.test(textOf(part))) return from - 1;
    if (isWish(part, from === start)) return 0;
    from = at + 1;
  }
  return tokens.length - start > 2 || tokens.at(-1)?.word !== '.'
    ? tokens.length
    : tokens.length - 1;
}

/** A sentence of the text goes on so; requests begin with verbs, courtesies and joints. */
const TELLS =
  /^(?:Returns?|We|Our|You|Your|They|It|This|These|All|No|The|Any|Prices|Payment|Goods|Orders?|Deliver(?:y|ies)|Thanks?|For|If|In|On|At)$/;

/** ", and make it bold", ", centered", ", below the totals" */
function isWish(part: readonly Token[], isFirst: boolean): boolean {
  const said = part[0]?.word === 'please' ? part.slice(1) : part;
  const [first] = said;
  if (first === undefined) return false;
  const isEdit = VERBS.has(first.word) && !SPOKEN.test(first.word);
  const names = said.some(({ word }) => PARTS.has(word) || /^(?:it|them|this)$/.test(word));
  const looks = said.some(
    ({ word }) => (LOOKS.has(word) && !OTHER_LOOKS.test(word)) || /^\d+(?:px|pt|mm|cm)$/.test(word),
  );
  return (
    (isEdit && (names || looks)) || (!isFirst && (looks || (PLACES.test(first.word) && names)))
  );
}
