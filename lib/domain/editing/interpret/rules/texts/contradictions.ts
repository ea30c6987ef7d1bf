import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { singular } from '../../targets/class-names.ts';
import { operations } from '../answers.ts';
import { hasWord } from './find-text.ts';
import { alike, wordsAround } from './in-context.ts';
import { figuresLike } from './like-figures.ts';
import { replaced, withoutNeighbours } from './replace-text.ts';

const STOP = '(?: ?[,;:(.-])*';
const FORMS: readonly RegExp[] = [
  /^(?:.+ )?(?:is|are|was|were|has|have|did|does|do|should|must|can) not (?:be |been )?(?<old>[^,;]+?)(?: ?[,;.-])* (?:but|it is|it was|it should be|that is|rather)(?: rather)? (?<claim>.+)$/,
  new RegExp(
    `^(?<claim>.+?)${STOP} (?:and |but )?(?:not|instead of|rather than|in place of)(?: (?:just|only))? (?<old>.+?)(?: [).])*$`,
  ),
];
/** "Rosa left, it's now Maria" */
const SUCCEEDED =
  /^(?<gone>.+?) (?:has |is |was )?(?:left|gone|retired|resigned|moved on|no longer (?:here|with us|there|works here))(?: (?:us|the company|the firm))?(?: ?[,;.-])+ (?:and |so )?(?:it is|her successor is|his successor is|the successor is|now it is|please use|use|the new (?:contact|one|person) is)(?: now)? (?<next>.+?)(?: now| instead)?$/;
/** "Clara is now Head of Lettings instead of Tenant Liaison" */
const NOW = /^(?:(?!and )[a-z'.]+ ){1,4}?(?:is|are) now (?:called |named )?(?<to>.+)$/;
/** "The terms have changed. Instead of A it's now “B”" */
const INSTEAD_FIRST =
  /^(?:[^"]*[.;:] )?instead of (?<was>[^.;:]+?) (?:it is|it should be|they are|we have|there is)(?: now)? (?<isNow>"[^"]+")$/;
const MOST_WORDS = 40;
const MOST_OLD = 6;
const SMALL =
  /^(?:an?|the|on|in|at|with|by|of|for|from|to|as|via|our|his|her|their|its|it|is|was)$/;
/** What says what something is, and the last word before what it is. */
const IS =
  /^(?:is|was|are|were|be|been|called|named|spelled|spelt|written|says?|reads?|with|by|on|in|at|to|via|has|have|had|got|takes?|means?|costs?|of|as)$/;
/** Words that say what is to be done about something else than a text. */
const LEADS = /^(?:not|instead|rather|no|except|but|only|if|when)$/;

/**
 * "The call was on Tuesday, not Monday", "it's 260 pounds and not 240": what the document says, and what
 * takes its place in a statement of how things are.
 */
export const contradictions: Rule = {
  name: 'contradictions',
  read(clause, context): Reading | undefined {
    const { tokens } = clause;
    const [first] = tokens;
    if (first === undefined || tokens.length > MOST_WORDS || first.quoted) return undefined;
    const { was, isNow } = clause.match(INSTEAD_FIRST) ?? {};
    if (was !== undefined && isNow !== undefined) {
      const found = replaced(was, isNow, context);
      if (found !== undefined) return found;
    }
    if (LEADS.test(first.word) || (VERBS.has(first.word) && !IS.test(first.word))) return undefined;
    const { gone, next } = clause.match(SUCCEEDED) ?? {};
    if (gone !== undefined && next !== undefined && /^\p{Lu}/u.test(next.raw))
      return replaced(gone, next, context);
    for (const form of FORMS) {
      const { claim, old } = clause.match(form) ?? {};
      if (claim === undefined || old === undefined || saysTwo(claim)) continue;
      const found = inPairs(claim, old, context) ?? mended(claim, old, context);
      if (found !== undefined) return found;
    }
    return undefined;
  },
};

const STATES = '(?:is|are|was|were|should be|must be|has to be|will be|costs?|becomes?)';
const TWO = new RegExp(
  `\\b${STATES} (?:now |only )?[^,;]*\\d[^,;]*(?: [,;])?(?: and| but)? (?!not\\b)[^,;]*\\b${STATES}\\b`,
);

/** "The fee is 260 pounds, and notice is 30 days, not 14": what is said first is a wish of its own. */
const saysTwo = ({ text }: Phrase): boolean => TWO.test(text);

/** "signed by Peter Walsh, Head of Lettings instead of Clara Novak, Tenant Liaison": one by one. */
function inPairs(claim: Phrase, old: Phrase, { scope }: Context): Reading | undefined {
  const before = listed(old);
  const now = listed(claim).slice(-before.length);
  if (before.length < 2 || now.length !== before.length) return undefined;
  const pairs = before.map((part, at) => {
    const said = now[at] ?? part;
    const from = at > 0 ? 0 : said.tokens.findLastIndex(({ word }) => IS.test(word)) + 1;
    return { find: part.raw, replace: said.slice(from).raw };
  });
  const isText = ({ find }: { find: string }) => scope.nodes.some(({ text }) => text === find);
  return pairs.every((pair) => isText(pair) && /^\p{Lu}/u.test(pair.replace))
    ? operations(pairs.map(({ find, replace }) => ({ op: 'replace-text', find, replace })))
    : undefined;
}

function listed(phrase: Phrase): readonly Phrase[] {
  const ends = phrase.tokens.flatMap(({ word, quoted }, at) =>
    word === ',' && !quoted ? [at] : [],
  );
  return [...ends, phrase.tokens.length].map((end, at) =>
    phrase.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end),
  );
}

function mended(claim: Phrase, old: Phrase, context: Context): Reading | undefined {
  const said = oldText(old, context);
  if (said === undefined) return undefined;
  const nodes = theOnes(said, claim, context);
  const [node] = nodes;
  if (node === undefined) return undefined;
  const now = claim.match(NOW)?.['to'];
  const isName = now !== undefined && /^(?:\d+\p{L}? )?\p{Lu}/u.test(now.raw);
  // "Mastercard ending 7781, not Visa ending 4412": more than the figure is another one.
  const isOther =
    /\d/.test(old.text) &&
    old.tokens.some(
      ({ raw, word }) => /^\p{Lu}/u.test(raw) && !claim.tokens.some((one) => one.word === word),
    );
  const like = isName
    ? { old: said.raw, to: now.raw }
    : isOther
      ? undefined
      : figuresLike(said.raw, claim);
  const find = spelled(node, like?.old ?? said.raw);
  const says = claim.tokens.some(({ word, quoted }) => !quoted && IS.test(word));
  if (like === undefined && !says) return undefined;
  const to = like === undefined ? wordsFor(said, claim, node, context) : like.to;
  if (to === undefined || find === undefined) return undefined;
  const text = withoutNeighbours(find, inCase(to, find), nodes);
  if (text === '' || text === find) return undefined;
  return operations([
    { op: 'replace-text', targets: [...new Set(nodes.map(({ id }) => id))], find, replace: text },
  ]);
}

/** "on Monday" where the document says "Monday": without the small words before it. */
function oldText(old: Phrase, { scope }: Context): Phrase | undefined {
  if (old.tokens.length > MOST_OLD) return undefined;
  for (let from = 0; from < old.tokens.length; from++) {
    const said = old.slice(from);
    const words = said.raw.toLowerCase();
    if (
      /\p{L}\p{L}|\d/u.test(words) &&
      scope.nodes.some(({ text }) => hasWord(text.toLowerCase(), words))
    )
      return said;
    if (said.quoted || !SMALL.test(said.tokens[0]?.word ?? '')) return undefined;
  }
  return undefined;
}

/** The texts that are meant. A name may stand in several; anything else in one, which the words around it tell. */
function theOnes(old: Phrase, claim: Phrase, context: Context): readonly ContentNode[] {
  const words = old.raw.toLowerCase();
  const saying = context.scope.nodes.filter(({ text }) => hasWord(text.toLowerCase(), words));
  // Figures that others are computed from are set as cells and lines are.
  if (/\d/.test(words) && saying.some(({ role }) => /^(?:cell|total-(?:value|label))$/.test(role)))
    return [];
  const texts = new Set(saying.map(({ text }) => text));
  if (texts.size === 1) return saying;
  const scores = saying.map(({ text }) => shared(claim, text));
  const best = Math.max(...scores);
  const likeliest = saying.filter((_, at) => scores[at] === best);
  if (best > 0 && new Set(likeliest.map(({ text }) => text)).size === 1) return likeliest;
  const named = new Set(claim.tokens.flatMap((_, at) => namedAt(claim, at, context)));
  const inside = saying.filter((node) => named.has(node));
  if (inside.length === 1) return inside;
  return /^\p{Lu}\p{Ll}+$/u.test(old.raw) && !/\d/.test(old.raw) ? saying : [];
}

function namedAt(claim: Phrase, at: number, context: Context): readonly ContentNode[] {
  if (at > 0 && claim.tokens[at - 1]?.word !== 'the' && claim.tokens[at - 1]?.word !== 'in')
    return [];
  for (let to = Math.min(claim.tokens.length, at + 4); to > at; to--) {
    const target = context.target(claim.slice(at, to));
    if (target !== undefined && target.kind !== 'document') return target.nodes;
  }
  return [];
}

function shared(claim: Phrase, text: string): number {
  const lower = text.toLowerCase();
  return claim.tokens.filter(
    ({ word, quoted }) => !quoted && /^\p{L}{4,}$/u.test(word) && hasWord(lower, word),
  ).length;
}

function spelled({ text }: ContentNode, words: string): string | undefined {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const found = text.slice(at, at + words.length);
  const again = text.toLowerCase().indexOf(words.toLowerCase(), at + words.length);
  return at < 0 || (again >= 0 && hasWord(text.slice(again), words)) ? undefined : found;
}

/** What takes the place of words that are no figures. */
function wordsFor(
  old: Phrase,
  claim: Phrase,
  node: ContentNode,
  context: Context,
): string | undefined {
  const quoted = claim.tokens.filter((token) => token.quoted);
  if (quoted.length > 0) return quoted.length === 1 ? quoted[0]?.raw : undefined;
  const around = wordsAround(node, old.raw, context);
  return (
    beginningAlike(old, claim) ??
    between(alike(claim, around.before, around.after)) ??
    lastSaid(old, claim)
  );
}

/** What stands between the same words, unless it says more than what something is. */
function between(found: Phrase | undefined): string | undefined {
  return found?.tokens.some(({ word }) => IS.test(word) || word === "'s") ? undefined : found?.raw;
}

/** "Alder Avenue, not Alder Street": as many words from the one that both have. */
function beginningAlike({ tokens: old }: Phrase, claim: Phrase): string | undefined {
  const length = old.length;
  if (length < 2) return undefined;
  const { tokens } = claim;
  const first = tokens.findLastIndex(({ word }) => word === old[0]?.word);
  // "every two weeks instead of every week": up to what both count.
  const unit = singular(old.at(-1)?.word ?? '');
  const end = tokens.findIndex(({ word }, at) => at > first && singular(word) === unit);
  if (first >= 0 && end > first && end - first <= MOST_OLD) return claim.slice(first, end + 1).raw;
  if (first >= 0 && first + length <= tokens.length) return claim.slice(first, first + length).raw;
  const last = tokens.findLastIndex(({ word }) => word === old.at(-1)?.word);
  const from = last + 1 - length;
  return last < 0 || from < 0 || SMALL.test(tokens[from]?.word ?? '')
    ? undefined
    : claim.slice(from, last + 1).raw;
}

/** What stands behind the last "is", "on" or "with". */
function lastSaid(old: Phrase, claim: Phrase): string | undefined {
  const { tokens } = claim;
  let from = tokens.findLastIndex(({ word }) => IS.test(word)) + 1;
  // A capital in the middle of a sentence begins what is to be written: "it is The lucky owners".
  const isSmall = (at: number) => at === 0 || /^\p{Ll}/u.test(tokens[at]?.raw ?? '');
  while (
    isSmall(from) &&
    /^(?:an?|the|actually|really|now|spelled|called|paid|billed|charged|payable|due|held|done|made|sent)$/.test(
      tokens[from]?.word ?? '',
    )
  )
    from++;
  const rest = claim.slice(from);
  if (rest.tokens.length === 0 || rest.tokens.length > Math.max(old.tokens.length + 1, 3))
    return undefined;
  // A name is followed by a name.
  const isName = ({ raw }: Phrase) => /^\p{Lu}/u.test(raw);
  return isName(old) && !isName(rest) ? undefined : rest.raw;
}

/** "Prepared by: Kenji Mori (not …)": the sign behind the name of the part is none of the text. */
function inCase(said: string, find: string): string {
  const to = said.replace(/^[:;,]\s*/, '');
  return /^\p{Lu}/u.test(find) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
}
