import { type Token, textOf } from './tokens.ts';
import { LOOKS, VERBS } from './vocabulary.ts';

/** What a wish sets whose looks another part may have as well. */
const SETS = /^(?:make|set|color|paint|turn|give|have|put|get|let|want|need|change|style)$/;
const SAME =
  /^(?:(?:(?:do|make|apply|use|have|set) )?(?:exactly )?(?:the )?same(?: (?:thing|look|style))? (?:(?:goes|holds|is true|applies) )?(?:for|to|with|on)|so (?:should|must|ought|are|is|does|do)|ditto(?: for)?|likewise(?: for)?|also|as well as) (?<name>(?:[a-z']+ ?){1,5}?)(?: (?:be|too|also|as well|please))*$/;
const TOO =
  /^(?:(?:so|also|make|then) )*(?<name>(?:[a-z']+ ){1,5}?)(?:, ?)?(?:too|as well|also|likewise|ditto|should too|should be too|should also be|the same(?: way)?)(?: please)?$/;
const JOIN = /^(?:,|;|and|\.|&|-|\+|while|but|with)$/;
const MOST_WORDS = 12;

/** "…, the notes likewise", "… and do the same for the notes": said with what it leaves out. */
export function inFull(tokens: readonly Token[]): readonly Token[] {
  let end = tokens.length;
  while (end > 0 && /^[.!]$/.test(tokens[end - 1]?.word ?? '')) end--;
  const said = tokens.slice(0, end);
  const gone = going(said);
  if (gone !== undefined) return gone;
  if (!isOfLooks(said)) return tokens;
  for (let at = Math.max(2, end - MOST_WORDS); at < end - 1; at++) {
    const token = said[at];
    if (token === undefined || token.quoted || !JOIN.test(token.word)) continue;
    let next = at + 1;
    while (next < end && !said[next]?.quoted && JOIN.test(said[next]?.word ?? '')) next++;
    const text = textOf(said.slice(next));
    const name = (SAME.exec(text) ?? TOO.exec(text))?.groups?.['name']?.trim();
    if (name === undefined || !isName(name)) continue;
    return [...said.slice(0, at), ...same(said, next, name)];
  }
  return tokens;
}

const GO =
  /^(?<name>(?:[a-z']+ ){1,5}?)(?:can|may|should|must) (?:also )?(?:go|disappear|vanish)(?: (?:too|as well|also|away|entirely|completely|now))*$/;

/** "…, and the reference can go too" */
function going(said: readonly Token[]): readonly Token[] | undefined {
  for (let at = Math.max(0, said.length - MOST_WORDS); at < said.length - 2; at++) {
    if (at > 0 && !JOIN.test(said[at - 1]?.word ?? '')) continue;
    const name = GO.exec(textOf(said.slice(at)))?.groups?.['name']?.trim();
    const [first] = said.slice(at);
    if (name === undefined || first === undefined || JOIN.test(first.word) || !isName(name))
      continue;
    let end = at;
    while (end > 0 && JOIN.test(said[end - 1]?.word ?? '') && !said[end - 1]?.quoted) end--;
    const like = (word: string): Token => ({ ...first, word, raw: word, quoted: false });
    const begun = end === 0 ? [] : [...said.slice(0, end), like(';')];
    return [...begun, like('remove'), ...said.slice(at, at + name.split(' ').length)];
  }
  return undefined;
}

/** "; make the notes the same" */
function same(said: readonly Token[], from: number, name: string): readonly Token[] {
  const words = name.split(' ');
  const first = said.findIndex(
    (_, at) => at >= from && words.every((word, step) => said[at + step]?.word === word),
  );
  const named = said.slice(first, first + words.length);
  const [token] = named;
  if (token === undefined) return [];
  const like = (word: string): Token => ({ ...token, word, raw: word });
  return [like(';'), like('make'), ...named, like('the'), like('same')];
}

function isOfLooks(said: readonly Token[]): boolean {
  const [first] = said;
  if (first === undefined || first.quoted) return false;
  return (
    SETS.test(first.word) ||
    !VERBS.has(first.word) ||
    (LOOKS.has(first.word) && NAMES.test(first.word))
  );
}

/** Verbs that are names of parts as well. */
const NAMES = /^(?:frame|outline|stamp|label|note|border|number)$/;

/** "the total bigger as well" says how it is to be. */
const IS_LOOK =
  /^(?:vertical|horizontal|bold|italics?|bigger|larger|smaller|darker|lighter|thinner|thicker|wider|narrower|underlined|centered|red|blue|green|gr[ae]y|black|white|orange|yellow|purple|in)$/;

function isName(name: string): boolean {
  return (
    name.split(' ').every((word) => !(VERBS.has(word) || IS_LOOK.test(word)) || NAMES.test(word)) &&
    !/^(?:it|that|this|them)$/.test(name)
  );
}
