import type { Token } from './tokens.ts';

/** What people say around a wish; longest first where one begins another. */
const BEFORE = phrases(`
  oops | sorry | whoops | i would love it if | please | pls | plz | plse | pleas | kindly | hey | hi | hello | ok | okay | so | well | um | uh | hmm | yes | yeah | oh | now | firstly | secondly | finally | lastly | also | then | next | after that | and | but | plus | additionally | furthermore | moreover | besides
  could you | can you | would you | will you | could we | can we | may we | shall we | could i | can i | may i | could u | can u | would u | could it | can it
  could you please | can you please | would you please | could you maybe | can you maybe | would you mind | do you mind | would it be possible to | is it possible to | is there a way to | is there any way to | be possible to | possible to
  i would like you to | i would like to | i would love to | i would love it if you | i would like | i would prefer | i want you to | i want to | i want | i need you to | i need to | i need | i wish | i think we should | i think you should | i think | i guess | i feel like | i prefer | i would appreciate it if you could | i was wondering if you could | i was wondering if | i am wondering if you could | i wonder if you could | i would be happy if you | i do not suppose you could
  we would like to | we would like | we want to | we want | we need to | we need | we should | we could | you should | you could | you can | you need to | you must
  let us | let me | lets | let's | go ahead and | try to | try and | try | feel free to | be so kind and | if possible | if you can | if you could | if you do not mind | for me | for us | just | simply | maybe | perhaps | possibly | actually | basically | really | quickly | real quick | do me a favor and | do me a favour and | dear | team | guys | bot | assistant | claude
  my boss wants | the client wants | the customer wants | my boss wants to | my manager wants | they want | it would be nice to | it would be great to | it would be nice if you could | it would be great if you could | it would be nice if | it would be great if | it would be better if | it would be good if | would be nice to | would be great if | how about | what about | what if | why not | why don't you
`);

const AFTER = phrases(`
  anymore | any more | any longer | please | pls | plz | plse | thanks | thank you | thx | ty | cheers | thanks a lot | thank you very much | thanks in advance | thank you so much | many thanks | for me | for us | if possible | if you can | if you could | if you do not mind | if that is ok | if that is okay | ok | okay | too | as well | also | instead | now | asap | right now | for now | at once | immediately | somehow | maybe | perhaps | i think | i guess | would be great | would be nice | would be good | would be better | would be awesome | would be perfect | will do | for this document | for this one | here | will you | would you | can you | could you | lol | haha | quickly | everyone
`);

interface Phrases {
  readonly all: ReadonlySet<string>;
  readonly longest: number;
}

function phrases(list: string): Phrases {
  const all = new Set(
    list
      .split(/[|\n]/)
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  );
  return { all, longest: Math.max(...[...all].map((phrase) => phrase.split(' ').length)) };
}

/** What stands after these is the user's own text. */
const TEXT_FOLLOWS = new Set(
  ': say says saying reading reads read with a an the to that text words note message add and & or'.split(
    ' ',
  ),
);

const SIGNS = new Set([',', '.', '!', '?', ';', ':', '-', '…', ')', '(', '*', '~']);

/** The wish itself, without greetings, requests, hedges and thanks before and after it. */
export function withoutPoliteness(tokens: readonly Token[]): readonly Token[] {
  let from = 0;
  let to = tokens.length;
  for (let step = lead(tokens, from, to); step > 0; step = lead(tokens, from, to)) from += step;
  for (let step = trail(tokens, from, to); step > 0; step = trail(tokens, from, to)) to -= step;
  return tokens.slice(from, to);
}

function lead(tokens: readonly Token[], from: number, to: number): number {
  const first = tokens[from];
  if (first === undefined || from >= to || first.quoted) return 0;
  if (SIGNS.has(first.word)) return 1;
  for (let length = Math.min(BEFORE.longest, to - from - 1); length > 0; length--)
    if (BEFORE.all.has(said(tokens, from, from + length))) return length;
  return 0;
}

function trail(tokens: readonly Token[], from: number, to: number): number {
  const last = tokens[to - 1];
  if (last === undefined || from >= to - 1 || last.quoted) return 0;
  if (SIGNS.has(last.word)) return 1;
  if (TEXT_FOLLOWS.has(tokens[to - 2]?.word ?? '')) return 0;
  for (let length = Math.min(AFTER.longest, to - from - 1); length > 0; length--)
    if (AFTER.all.has(said(tokens, to - length, to)))
      return TEXT_FOLLOWS.has(tokens[to - length - 1]?.word ?? '') ? 0 : length;
  return 0;
}

function said(tokens: readonly Token[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token === undefined || token.quoted) return '';
    text += text === '' ? token.word : ` ${token.word}`;
  }
  return text;
}
