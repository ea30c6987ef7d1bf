import { type Token, textOf } from './tokens.ts';
import { VERBS } from './vocabulary.ts';

const like = (token: Token, words: string): readonly Token[] =>
  words.split(' ').map((word) => ({ ...token, word, raw: word, quoted: false, end: token.start }));
/** Some tokens as one that is quoted. */
export function quotedAs(tokens: readonly Token[]): Token | undefined {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const raw = tokens
    .map((one, step) => {
      const before = tokens[step - 1];
      return before !== undefined && before.end < one.start ? ` ${one.raw}` : one.raw;
    })
    .join('');
  return { word: raw, raw, quoted: true, start: first.start, end: last.end };
}

const PLACE =
  /^(?:(?:right |just |directly |somewhere |all the way )?(?:at|in|on|under|underneath|below|beneath|above|after|before|behind) )(?:the |our |its |this |each |every )/;
const FAREST_COLON = 14;
const FINISH =
  /^(?:finish|end|close|conclude|round (?:it )?off|wrap up)(?: (?:it|off|the (?:page|document|receipt|quote|invoice|report|bill|contract|certificate)))? with (?:(?:the|a) (?:closing )?(?:line|sentence|words|text|note) )?/;
const PART_ENDS =
  /^(?:(?:end|finish|close|conclude) (?<part>(?:the|our) (?:\S+ ){0,2}\S+) with|(?<named>(?:the|our) (?:\S+ ){0,2}\S+) (?:should|must|has to) (?:end|finish|close|conclude) with) (?:(?:the|a) (?:closing |last )?(?:line|sentence|words|text) (?::|saying)? ?)?/;
const CLOSES = /\b(?:regards|sincerely|wishes|faithfully|truly|respectfully|yours)\b/i;

/** Something new that is said without a verb that brings it: "at the foot, in gray: Registered in Oregon". */
export function asInsertion(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || first.quoted) return undefined;
  return placeFirst(tokens, first) ?? finished(tokens, first) ?? partEnded(tokens, first);
}

function placeFirst(tokens: readonly Token[], first: Token): readonly Token[] | undefined {
  if (!PLACE.test(`${textOf(tokens.slice(0, 6))} `)) return undefined;
  const colon = tokens.findIndex(
    ({ word, quoted }, at) => at > 1 && at < FAREST_COLON && !quoted && word === ':',
  );
  const line = tokens.findIndex(
    ({ word, quoted }, at) =>
      at > 2 && at < 9 && !quoted && /^(?:line|sentence|text|words?)$/.test(word),
  );
  const before = tokens.slice(0, colon);
  const text = tokens.slice(colon + 1);
  if (
    colon > 0 &&
    text.length > 0 &&
    (text[0]?.quoted || /^[\p{Lu}\d]/u.test(text[0]?.raw ?? ''))
  ) {
    const place = before.filter(
      ({ word, quoted }, at) =>
        quoted || !(/^(?:write|put|add|say|print|insert|mention|state|type)$/.test(word) && at > 1),
    );
    if (place.some(({ word, quoted }) => !quoted && VERBS.has(word) && !NOUNS.test(word)))
      return undefined;
    const comma = place.findIndex(({ word }) => word === ',');
    const where = comma < 0 ? place : place.slice(0, comma);
    const how = comma < 0 ? [] : place.slice(comma + 1);
    const looks = how.length === 0 ? [] : [...like(first, 'in'), ...how];
    return [...like(first, 'add a line'), ...where, ...looks, ...tokens.slice(colon)];
  }
  const said = tokens.slice(line + 1);
  const isText = said.length > 1 && /^\p{Lu}/u.test(said[0]?.raw ?? '') && !said[0]?.quoted;
  const article = tokens[line - 1];
  if (line < 0 || !isText || !/^(?:a|an|one|the|another)$/.test(article?.word ?? ''))
    return undefined;
  return [...like(first, 'add a line'), ...tokens.slice(0, line - 1), ...like(first, ':'), ...said];
}

const NOUNS =
  /^(?:frame|outline|number|stamp|list|label|order|state|print|note|line|shade|border|space|sign)$/;

/** "finish with “See you soon!”" */
function finished(tokens: readonly Token[], first: Token): readonly Token[] | undefined {
  const lead = FINISH.exec(`${textOf(tokens.slice(0, 9))} `)?.[0]
    .trim()
    .split(' ').length;
  const text = lead === undefined ? undefined : tokens[lead];
  if (lead === undefined || text?.quoted !== true || CLOSES.test(text.raw)) return undefined;
  const looks = tokens.slice(lead + 1);
  return [...like(first, 'add'), text, ...like(first, 'at the end'), ...looks];
}

/** "the body should end with “Parking is included.”" */
function partEnded(tokens: readonly Token[], first: Token): readonly Token[] | undefined {
  const text = tokens.findIndex(({ quoted }) => quoted);
  if (text < 3 || text !== tokens.length - 1) return undefined;
  const found = PART_ENDS.exec(`${textOf(tokens.slice(0, text))} `);
  const part = found?.groups?.['part'] ?? found?.groups?.['named'];
  const said = tokens[text];
  if (part === undefined || said === undefined || CLOSES.test(said.raw)) return undefined;
  if (found?.[0].trim().split(' ').length !== text) return undefined;
  return [...like(first, 'add'), said, ...like(first, `at the end of ${part}`)];
}

const MARK =
  /\b(?:stamp|stamped|rubber|watermark|across|over|behind|background|diagonal(?:ly)?|underlay)\b/;
const FAINT =
  /\b(?:faint(?:ly)?|pale|light|subtle|transparent|see-through|ghostly|translucent|behind|background)\b/;
const MOST_MARK = 5;
const isShouted = ({ raw, quoted }: Token) => !quoted && /^\p{Lu}[\p{Lu}'-]+$/u.test(raw);

/** "an orange FINAL REMINDER stamp", "faint CONFIDENTIAL across the page": words in capitals are those of the mark. */
export function withMarks(tokens: readonly Token[]): readonly Token[] {
  const text = textOf(tokens);
  if (!MARK.test(text) || tokens.every((one) => one.quoted || one.raw === one.raw.toUpperCase()))
    return tokens;
  const from = tokens.findIndex(isShouted);
  let to = from;
  while (to >= 0 && to < tokens.length && to - from < MOST_MARK && isShouted(tokens[to] as Token))
    to++;
  const shouted = from < 0 ? undefined : quotedAs(tokens.slice(from, to));
  const mark = shouted ?? tokens.find(({ quoted }) => quoted);
  const [first] = tokens;
  if (mark === undefined || first === undefined) return tokens;
  const around =
    shouted === undefined
      ? tokens.filter((one) => one !== mark)
      : [...tokens.slice(0, from), ...tokens.slice(to)];
  if (/\b(?:stamp|stamped|stamping|rubber|watermark)\b/.test(text) || !isOfPage(text, around))
    return shouted === undefined || to - from < 2
      ? tokens
      : [...tokens.slice(0, from), shouted, ...tokens.slice(to)];
  if (FAINT.test(text)) return [...like(first, 'add a watermark'), mark];
  const color = tokens.find(({ word }) => COLORS.test(word));
  return [...like(first, 'add a stamp'), mark, ...(color ? [...like(first, 'in'), color] : [])];
}

const COLORS = /^(?:red|blue|green|orange|gray|black|purple|navy|brown|teal|maroon|crimson)$/;
/** All that is said around a mark on the page. */
const AROUND =
  /^(?:add|put|print|write|place|set|have|want|there|should|must|shall|could|can|be|stand|appear|read|it|the|a|an|in|with|of|and|very|big|large|huge|bold|small|faint(?:ly)?|pale|light|subtle|transparent|see-through|translucent|letters?|lettering|capitals|words?|text|right|diagonal(?:ly)?|across|over|behind|through|on|page|pages|sheet|paper|document|whole|entire|every|each|all|background|color|size|as|to|say|says|saying|,|-|:|this|our|invoice|quote|report|letter|contract|receipt|certificate|bill)$/;

function isOfPage(text: string, around: readonly Token[]): boolean {
  return (
    /\b(?:across|over|behind|through) (?:the |this |our |each |every )?(?:whole |entire )?(?:page|pages|sheet|paper|document|text|content|invoice|quote|report|letter|contract|receipt|certificate|bill)\b|\bin the background\b|\bdiagonal/.test(
      text,
    ) && around.every(({ word, quoted }) => !quoted && (AROUND.test(word) || COLORS.test(word)))
  );
}

const PICTURE = /^https?:\/\/\S+\.(?:png|jpe?g|gif|svg|webp)(?:\?\S*)?[.,;:]?$/i;
const NAMED =
  /^(?:logo|logotype|image|picture|photo|photograph|graphic|illustration|icon|qr|qr-code|link|stamp|crest|emblem)$/;
const HEAD =
  /\b(?:top|header|letterhead|head|beginning|start|left of|badge|seal|shield|monogram|sign|mark)\b/;

/** "stick https://…/cup.jpg in at the top": what an address of a picture brings is the picture. */
export function withPictures(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ raw }) => PICTURE.test(raw));
  const url = tokens[at];
  const [first] = tokens;
  if (url === undefined || first === undefined) return tokens;
  if (tokens.some(({ word, quoted }) => !quoted && NAMED.test(word))) return tokens;
  const before = tokens.slice(0, at);
  const isBrought = before.every(({ word, quoted }) => !quoted && BROUGHT.test(word));
  if (!isBrought) return tokens;
  const rest = tokens.slice(at + 1);
  const around =
    rest[0]?.word === 'in' && /^(?:at|on|to|above|below)$/.test(rest[1]?.word ?? '')
      ? rest.slice(1)
      : rest;
  const noun = HEAD.test(textOf(tokens)) ? 'add our logo' : 'add the image';
  return [...like(first, noun), url, ...around];
}

const BROUGHT =
  /^(?:put|stick|add|insert|place|use|show|pop|slap|set|want|have|include|attach|our|the|a|an|my|this|here|is|in|up|please|new|badge|seal|shield|monogram|mark|club|school|company|firm|shop|team|file|from|:|,)$/;
