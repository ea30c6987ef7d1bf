import { withMarks, withPictures } from './insertions.ts';
import { type Token, textOf } from './tokens.ts';
import { VERBS } from './vocabulary.ts';

const like = (token: Token, words: string): readonly Token[] =>
  words.split(' ').map((word) => ({ ...token, word, raw: word }));
const MODAL_FROM = /^(?:ought|has|have|had|is|are|wants?|needs?|must|shall|better)$/;
const MODAL =
  /^(?:ought to|(?:has|have|had) to|(?:is|are) (?:supposed )?to|wants? to|needs? to|must|shall|had better|better|(?:is|are) meant to)(?= (?:be|appear|have|come|go|sit|stand|appear|move|read|say|look|stay|get|start)(?: |$))/;
const HEADED = /^(?:headed|entitled|titled|captioned)$/;
const RATHER =
  /^(?:i|we) would (?:much )?(?:rather|prefer it if|prefer|like it if|love it if|wish)(?: that| if)? /;
const WAS = /^(?:were|was|had|be|is|are)$/;
const FARTHEST = 12;
/** Whoever says more in one breath gives a text. */
const MOST_WORDS = 60;

/** What is to be with something, in the words that most people say it with: "ought to be headed" as "should be called". */
export function inPlainWords(given: readonly Token[]): readonly Token[] {
  const tokens = withVerb(withPictures(withMarks(withNouns(given))));
  const [first] = tokens;
  if (first === undefined || first.quoted || tokens.length > MOST_WORDS) return tokens;
  // "loose the notes" is a slip of its own.
  if (
    first.raw.toLowerCase() === 'loose' &&
    /^(?:the|that|this|our|my)$/.test(tokens[1]?.word ?? '')
  )
    return [{ ...first, word: 'lose' }, ...tokens.slice(1)];
  if (first.word === 'leave' && /^(?:out|off|away)$/.test(tokens[1]?.word ?? ''))
    return [{ ...first, word: 'remove' }, ...tokens.slice(2)];
  const wished = rather(tokens) ?? numbered(tokens) ?? widthOf(tokens) ?? tokens;
  if (VERBS.has(wished[0]?.word ?? '') && !NAMES.test(wished[0]?.word ?? ''))
    return wanted(inWidth(wished).filter(isMeant));
  const entitled = headedBy(wished);
  if (entitled !== undefined) return entitled;
  return wanted(headed(becoming(modal(appearing(inWidth(wished))))).filter(isMeant));
}

/** "should have been", "was meant to be": what it is to be by now. */
const SHOULD_BE =
  /^(?:(?:should|ought to|must|had to) have been|(?:was|were) (?:supposed|meant) to be)(?= )/;

/** Verbs that are names of parts as well. */
const NAMES = /^(?:frame|outline|number|stamp|list|label|order|state|print|note|border|sign)$/;

function modal(tokens: readonly Token[]): readonly Token[] {
  for (let at = 1; at < Math.min(tokens.length - 1, FARTHEST); at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) continue;
    if (token.word === 'to' && tokens[at + 1]?.word === 'be')
      return [...tokens.slice(0, at), ...like(token, 'should'), ...tokens.slice(at + 1)];
    const past = SHOULD_BE.exec(`${textOf(tokens.slice(at, at + 5))} `)?.[0].split(' ').length;
    if (past !== undefined)
      return [...tokens.slice(0, at), ...like(token, 'should be'), ...tokens.slice(at + past)];
    if (/^(?:should|could|would|will|may|can|to|as|saying|:)$/.test(token.word)) return tokens;
    if (!MODAL_FROM.test(token.word)) continue;
    const length = MODAL.exec(textOf(tokens.slice(at, at + 4)))?.[0].split(' ').length ?? 0;
    if (length > 0)
      return [...tokens.slice(0, at), ...like(token, 'should'), ...tokens.slice(at + length)];
  }
  return tokens;
}

/** "could appear in gold" */
function appearing(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ word, quoted }) => !quoted && word === 'appear');
  const modal = tokens[at - 1];
  const isModal = /^(?:could|should|may|might|would|must|shall)$/.test(modal?.word ?? '');
  if (modal === undefined || !isModal || tokens[at + 1]?.word !== 'in') return tokens;
  return [...tokens.slice(0, at - 1), ...like(modal, 'should be'), ...tokens.slice(at + 1)];
}

/** "should take 60% of the width" as "should be width 60%" */
function widthOf(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex(
    ({ word, quoted }) => !quoted && /^(?:takes?|fills?|occup(?:y|ies)|uses?)$/.test(word),
  );
  const verb = tokens[at];
  if (verb === undefined) return undefined;
  const said =
    /^\w+ (?:up )?\d+(?:[.,]\d+)? ?% of the (?:whole |full )?(?:page|table|sheet|paper)?(?: 's)? ?(?:width)?$/.exec(
      textOf(tokens.slice(at)),
    );
  const figure = tokens.findIndex((token, place) => place > at && /^\d/.test(token.word));
  if (said === null || figure < 0) return undefined;
  const size = tokens.slice(figure, tokens[figure + 1]?.word === '%' ? figure + 2 : figure + 1);
  return [...tokens.slice(0, at), ...like(verb, 'be width'), ...size];
}

/** "number them at the foot": of the sheets, wherever numbers of them stand. */
function numbered(tokens: readonly Token[]): readonly Token[] | undefined {
  const [first] = tokens;
  if (first?.word !== 'number') return undefined;
  const what =
    /^number (?:them|(?:all )?(?:the )?(?:sheets|pages|leaves))(?: (?:all|each))?(?= (?:at|in|on) (?:the )?(?:foot|bottom|top|footer|corner|margin))/.exec(
      textOf(tokens.slice(0, 10)),
    )?.[0];
  return what === undefined
    ? undefined
    : [...like(first, 'add page numbers'), ...tokens.slice(what.split(' ').length)];
}

/** "Summary becomes Overview", "Net I call Subtotal" */
function becoming(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word, quoted }, place) =>
      !quoted &&
      (/^becomes?$/.test(word) || (/^(?:i|we)$/.test(word) && tokens[place + 1]?.word === 'call')),
  );
  const next = at + (tokens[at]?.word.startsWith('become') ? 1 : 2);
  const [first, value] = [tokens[0], tokens[next]];
  const before = tokens[at - 1]?.word ?? '';
  if (/^(?:should|must|may|can|could|will|would|shall|to)$/.test(before)) return tokens;
  if (at < 1 || at > 5 || first === undefined || value === undefined) return tokens;
  if (!value.quoted && !/^\p{Lu}/u.test(value.raw)) return tokens;
  return [
    ...like(first, 'rename'),
    ...tokens.slice(0, at),
    ...like(value, 'to'),
    ...tokens.slice(next),
  ];
}

/** "empty column at the end": one is wished for. */
function withVerb(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  return first !== undefined &&
    !first.quoted &&
    /^(?:empty|blank|extra|additional|new)$/.test(first.word) &&
    second?.word === 'column'
    ? [...like(first, 'add an'), ...tokens]
    : tokens;
}

const NOUN =
  /^(?:paragraph|row|line|column|bullet|section|clause|sentence|item|heading|entry|point|recommendation)$/;
const NTH = /^(?:first|second|third|fourth|fifth|last|final|next|previous|other)$/;

/** "insert a paragraph before the last one": before the last paragraph. */
function withNouns(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    if (token.quoted || token.word !== 'one' || !NTH.test(tokens[at - 1]?.word ?? '')) return token;
    // "the item rows, every other one": of the rows.
    const noun = tokens
      .slice(0, at)
      .findLast(
        ({ word, quoted }, place) =>
          !quoted && NOUN.test(word) && !/^(?:row|line)s$/.test(tokens[place + 1]?.word ?? ''),
      );
    return noun === undefined ? token : { ...token, word: noun.word };
  });
}

const HEADED_FROM = /^(?:should|must|shall|ought|has|needs|is|be)$/;
const HEADED_BY =
  /^(?:(?:should|must|shall|ought to|has to|needs to|is to) )?be (?:headed|captioned|entitled)(?: with| by)? /;
const WHOLE =
  /^(?:it|this|document|letter|invoice|quote|report|contract|receipt|certificate|bill|page)$/;

/** "the notes should be headed Good to know" as "rename the notes to Good to know" */
function headedBy(tokens: readonly Token[]): readonly Token[] | undefined {
  for (let at = 1; at < Math.min(tokens.length - 1, FARTHEST); at++) {
    if (!HEADED_FROM.test(tokens[at]?.word ?? '')) continue;
    const found = HEADED_BY.exec(`${textOf(tokens.slice(at, at + 5))} `);
    const [first, verb] = [tokens[0], tokens[at]];
    if (found === null || first === undefined || verb === undefined) continue;
    if (tokens[at - 1]?.quoted || WHOLE.test(tokens[at - 1]?.word ?? '')) return undefined;
    const next = at + found[0].trim().split(' ').length;
    if (tokens[next] === undefined) return undefined;
    return [
      ...like(first, 'rename'),
      ...tokens.slice(0, at),
      ...like(verb, 'to'),
      ...headedNext(tokens.slice(next)),
    ];
  }
  return undefined;
}

/** "…, Notes ought to be headed Remarks" */
function headedNext(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ word, quoted }, place) =>
      !quoted &&
      HEADED_FROM.test(word) &&
      HEADED_BY.test(`${textOf(tokens.slice(place, place + 5))} `),
  );
  const length = HEADED_BY.exec(`${textOf(tokens.slice(at, at + 5))} `)?.[0]
    .trim()
    .split(' ').length;
  const verb = tokens[at];
  if (verb === undefined || length === undefined) return tokens;
  return [...tokens.slice(0, at), ...like(verb, 'to'), ...headedNext(tokens.slice(at + length))];
}

function headed(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isNamed = next !== undefined && (next.quoted || /^\p{Lu}/u.test(next.raw));
    return !token.quoted && HEADED.test(token.word) && tokens[at - 1]?.word === 'be' && isNamed
      ? like(token, 'called')
      : [token];
  });
}

/** "I would rather the notes were bold" */
function rather(tokens: readonly Token[]): readonly Token[] | undefined {
  if (!/^(?:i|we)$/.test(tokens[0]?.word ?? '')) return undefined;
  const length = (RATHER.exec(`${textOf(tokens.slice(0, 8))} `)?.[0].split(' ').length ?? 1) - 1;
  if (length === 0) return undefined;
  const at = tokens.findIndex(
    ({ word, quoted }, place) =>
      place > length && place < length + FARTHEST && !quoted && WAS.test(word),
  );
  const verb = tokens[at];
  return verb === undefined
    ? undefined
    : [...tokens.slice(length, at), ...like(verb, 'should be'), ...tokens.slice(at + 1)];
}

const COLORS = /^(?:black|white|red|blue|green|gr[ae]y|yellow|orange|navy|brown|purple|pink)$/;
const ENDS = /^(?:top|bottom|front|end|start|beginning|first|last|left|right)$/;

/** "60% wide" as "width 60%" */
function inWidth(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (
      !token.quoted &&
      /^\d+(?:\.\d+)?%$/.test(token.word) &&
      next?.word === 'wide' &&
      !next.quoted
    )
      return [...like(next, 'width'), token];
    return token.word === 'wide' && !token.quoted && /^\d+(?:\.\d+)?%$/.test(before?.word ?? '')
      ? []
      : [token];
  });
}

/** "plain black", "the very end" */
function isMeant({ word, quoted }: Token, at: number, tokens: readonly Token[]): boolean {
  const next = tokens[at + 1];
  if (quoted || next === undefined || next.quoted) return true;
  if (/^(?:plain|pure)$/.test(word) && COLORS.test(next.word))
    return !/^(?:to|into)$/.test(tokens[at - 1]?.word ?? '');
  return !(word === 'very' && ENDS.test(next.word));
}

/** "light green, not blue": what it is now goes without saying. */
function wanted(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex(
    ({ word, quoted }, place) =>
      !quoted &&
      word === ',' &&
      COLORS.test(tokens[place - 1]?.word ?? '') &&
      NOT.test(textOf(tokens.slice(place + 1, place + 5))),
  );
  if (from < 0) return tokens;
  const length = NOT.exec(textOf(tokens.slice(from + 1, from + 5)))?.[0].split(' ').length ?? 0;
  return [...tokens.slice(0, from), ...tokens.slice(from + length + 1)];
}

const NOT =
  /^(?:and )?(?:not|instead of|rather than)(?: the| in)? (?:black|white|red|blue|green|gr[ae]y|yellow|orange|navy|brown|purple|pink|teal)(?= |$)/;
