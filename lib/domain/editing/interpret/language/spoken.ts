import { type Token, textOf } from './tokens.ts';
import { LOOKS, VERBS } from './vocabulary.ts';

/** What is heard while somebody thinks. */
const FILLERS = /^(?:u+m+|u+h+m*|e+rm*|ehm+|hm+|mh+m*|äh+m*|ahem)$/;
/** "no, blue", "sorry, I mean 12px", "scratch that, make it blue" */
const CORRECTS =
  /^(?:(?:no|nope|wait|sorry|oops|nah|er) ,? ?)*(?:i mean(?:t)?(?: to say)?|make that|or rather|scratch that|correction|better|no|wait|sorry|actually|rather make it|make it)(?: ,)? /;
const IS_SAID =
  /^(?:no ,|no wait|no sorry|no make|no better|nope|wait|sorry|oops|i mean|make that|or rather|scratch that|correction)/;
const VALUE_FOLLOWS = /^(?:to|as|in|be|=|:|->|is|into|says?|saying|reading|called)$/;
const FARTHEST = 8;
const MOST_WORDS = 120;

/** Words that were spoken, as somebody would have written them who had thought before. */
export function asWritten(tokens: readonly Token[]): readonly Token[] {
  const said = tokens.filter(({ word, quoted }) => quoted || !FILLERS.test(word));
  const written = said.filter(
    (token, at) => !isColonOfText(said, token, at) && !isAsFollows(said, at) && !isForMe(said, at),
  );
  return written.length > MOST_WORDS ? written : corrected(written);
}

/** "change the title to: Invoice", "the terms should read: Net 15" */
function isColonOfText(said: readonly Token[], { word, quoted }: Token, at: number): boolean {
  const before = said[at - 1];
  if (!quoted && word === ':' && SHOULD_SAY.test(textOf(said.slice(at - 2, at)))) return true;
  return (
    !quoted &&
    word === ':' &&
    before !== undefined &&
    !before.quoted &&
    /^(?:to|into)$/.test(before.word) &&
    /^(?:change|set|update|replace|rename|correct|amend|rewrite|edit|turn|switch)$/.test(
      said.slice(0, at).find(({ word: one }) => !/^(?:please|kindly|pls)$/.test(one))?.word ?? '',
    )
  );
}

const SHOULD_SAY = /^(?:should|must|shall|to) (?:say|read|state)$/;
const SAYS = /^(?:says?|saying|reads?|reading|states?|stating)$/;

/** "should read as follows: …" */
function isAsFollows(said: readonly Token[], at: number): boolean {
  return [0, 1, 2].some((step) => {
    const from = at - step;
    const text = textOf(said.slice(from, from + 3));
    return SAYS.test(said[from - 1]?.word ?? '') && text === 'as follows :';
  });
}

/** "add another line for me: …" */
const isForMe = (said: readonly Token[], at: number): boolean =>
  [0, 1].some((step) => /^for (?:me|us) :$/.test(textOf(said.slice(at - step, at - step + 3))));

/** "red, no, blue" as "blue": what is said instead takes the place of what was said before. */
function corrected(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length - 1; at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted || !/^[,.;-]$/.test(token.word)) continue;
    const text = `${textOf(tokens.slice(at + 1, at + 8))} `;
    const marker = IS_SAID.test(text) ? CORRECTS.exec(text)?.[0] : undefined;
    if (marker === undefined) continue;
    const next = at + marker.trim().split(' ').length + 1;
    const instead = replaced(tokens.slice(0, at), tokens.slice(next));
    if (instead !== undefined) return corrected(instead);
  }
  return tokens;
}

function replaced(before: readonly Token[], after: readonly Token[]): readonly Token[] | undefined {
  const [first] = after;
  if (first === undefined) return undefined;
  if (first.quoted) {
    const at = before.findLastIndex(({ quoted }) => quoted);
    return at < 0 ? undefined : [...before.slice(0, at), ...after];
  }
  const look = lookAt(before);
  if (look < before.length && isLook(first)) return [...before.slice(0, look), ...after];
  if (VERBS.has(first.word)) return [...before.slice(0, wishAt(before)), ...after];
  const named = before.findLastIndex(
    ({ word, quoted }, end) =>
      !quoted && end > before.length - FARTHEST && VALUE_FOLLOWS.test(word),
  );
  return named > 0 && named < before.length - 1
    ? [...before.slice(0, named + 1), ...after]
    : undefined;
}

/** Where the looks begin that something ends with. */
function lookAt(tokens: readonly Token[]): number {
  let at = tokens.length;
  while (at > 1 && isLook(tokens[at - 1])) at--;
  return at;
}

const isLook = (token: Token | undefined) =>
  token !== undefined &&
  !token.quoted &&
  (LOOKS.has(token.word) || /^[#\d]/.test(token.word) || SHADES.test(token.word));
const SHADES =
  /^(?:red|blue|gr[ae]y|ivory|khaki|tan|plum|wine|bottle|sky|royal|midnight|forest|dim|pale)$/;

/** Where the last of some wishes begins. */
function wishAt(tokens: readonly Token[]): number {
  return (
    tokens.findLastIndex(
      ({ word, quoted }, at) => !quoted && at > 0 && /^(?:[.;]|and|then)$/.test(word),
    ) + 1
  );
}
