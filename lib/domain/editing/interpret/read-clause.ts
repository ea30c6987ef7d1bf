import { isComplaint } from './language/complaints.ts';
import { asInsertion } from './language/insertions.ts';
import type { Phrase } from './language/phrase.ts';
import { inPlainWords } from './language/plain-words.ts';
import { withoutPoliteness } from './language/politeness.ts';
import { withoutAsides } from './language/remarks/asides.ts';
import { reworded } from './language/rewordings.ts';
import { wishesToldOf } from './language/statements.ts';
import { PEOPLE } from './language/vocabulary.ts';
import { asAddition, asDemand, asHiding, inKnownWords, reasonAt } from './language/wordings.ts';
import { readPlaced, readPlacedLooks } from './read-placed.ts';
import type { Context, Reading, Rule, Target } from './rule.ts';
import { readColor } from './rules/style/read-color.ts';
import { personCalled } from './targets/people.ts';
import { scanTarget } from './targets/scan.ts';
import { writesRequest } from './written-words.ts';

/** As it is said; else in the words that rules know; else without the reason that is given for it. */
export function readClause(
  clause: Phrase,
  context: Context,
  rules: readonly Rule[],
): Reading | undefined {
  const texts = rules.filter(({ name }) => RENAMES.has(name));
  const placed = readPlaced(clause, context, (wish, within) => readBy(texts, wish, within));
  if (placed !== undefined) return placed;
  const looks = readPlacedLooks(clause, context, (wish, within) => readBy(rules, wish, within));
  if (looks !== undefined) return looks === 'not-inside' ? undefined : looks;
  for (const said of wordingsOf(onGround(clause, context) ?? clause)) {
    const reading = readBy(rules, said, context);
    if (reading !== undefined) return reading;
  }
  return clause.tokens.length > MOST_WORDS
    ? undefined
    : (readTold(clause, context, rules) ??
        readReworded(clause, context, rules) ??
        readBeside(clause, context, rules));
}

/** "no cents anywhere ($450 not $450.00)": without what is said once more in brackets. */
function readBeside(clause: Phrase, context: Context, rules: readonly Rule[]): Reading | undefined {
  const bare = withoutAsides(clause.tokens, context.isKnown);
  const plain = bare && clause.with(inPlainWords(withoutPoliteness(bare)));
  const reading = plain && readClause(plain, context, rules);
  return reading?.result.kind === 'operations' ? reading : undefined;
}

/** In the words that other people say it with: only what is then carried out was meant so. */
function readReworded(
  clause: Phrase,
  context: Context,
  rules: readonly Rule[],
): Reading | undefined {
  for (const said of reworded(clause)) {
    const reading = readBy(rules, said.with(withoutPoliteness(said.tokens)), context);
    if (reading?.result.kind === 'operations')
      return isComplaint(clause) ? { ...reading, complains: true } : reading;
  }
  return undefined;
}

function readBy(rules: readonly Rule[], said: Phrase, context: Context): Reading | undefined {
  for (const rule of rules) {
    if (rule.name === 'additions' && LINES.test(said.text)) continue;
    if (ROWS.has(rule.name) && ACCOUNT.test(said.text)) continue;
    const reading = rule.read(said, context);
    if (reading === undefined || writesRequest(reading, said)) continue;
    if (!(TEXTS.has(rule.name) && isDescribed(said)))
      return TEXTS.has(rule.name) ? { ...reading, setsText: true } : reading;
  }
  return undefined;
}

/** "two more lines: Support, 3 at $50.00": what has a price is no text. */
const LINES =
  /^(?:add )?(?:\w+ ){0,3}(?:(?:lines?|rows?|items?|positions?)(?: (?:at|to|on|as|in|below|above|under|after|before) [^":;]{2,40})? : [^"]*\b\d+ (?:[a-z]+ )?(?:(?:at|x|@|for) [$€£¥]?|, [$€£¥])\d|(?:lines|rows|items|positions) : [^"]*[$€£¥]\d)/;

const ROWS = new Set(['add-row', 'new-line']);
/** The digits of an account are neither a count nor a price. */
const ACCOUNT = /\b(?:iban|bic|swift|account (?:number|no|details)|bank(?:ing)? details)\b/;

/** "the customer pays the delivery, put it in the terms" does not move the customer. */
export const isToBeNoted = (told: Phrase, wish: Phrase): boolean =>
  PUT_IT.test(wish.text) && told.tokens.slice(0, 2).some(({ word }) => PEOPLE.has(word));
const PUT_IT = /^(?:(?:please|so|and) )*(?:put|add|write|include|mention) (?:it|that|this) /;

/** "We moved, so the address should be …": the wish without what is told before or behind it. */
function readTold(clause: Phrase, context: Context, rules: readonly Rule[]): Reading | undefined {
  for (const { wish, told } of wishesToldOf(clause, context.isKnown)) {
    if (isToBeNoted(told, wish)) continue;
    const named = namesTold(told, context);
    const after = named.length === 0 ? context : context.speakingOf(named);
    const plain = inPlainWords(withoutPoliteness(wish.tokens));
    for (const said of wordingsOf(clause.with(plain))) {
      const reading = readBy(rules, said, after);
      if (reading?.result.kind === 'operations') return reading;
    }
  }
  return undefined;
}

const HEAD = /^(?:number|no|date|name|address|email|amount|line|text|total|code|id)$/;
const BEFORE_HEAD =
  /^(?:the|an?|our|my|your|his|her|its|their|this|that|of|in|for|to|with|and|or|,|new|old|whole|is|are|was|'s)$/;

/** "the PO number" of a document that has none is not its number. */
export function isOfOther({ tokens }: Phrase, at: number): boolean {
  const [before, head] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined &&
    !before.quoted &&
    HEAD.test(head?.word ?? '') &&
    !BEFORE_HEAD.test(before.word)
  );
}

/** What words that are no wish speak of, for "it" and "them" in the wish: all that they begin with, else what is named last. */
export function namesTold(told: Phrase, context: Context): readonly Target[] {
  const runs: { readonly from: number; next: number; readonly targets: Target[] }[] = [];
  for (let at = 0; at < told.tokens.length; ) {
    // "Sections is a funny heading": what is said of it names nothing else.
    if (runs.length > 0 && /^(?:is|are|was) an?$/.test(told.slice(at, at + 2).text)) break;
    const found = scanTarget(told, at, context);
    const isOther = found?.next === at + 1 && isOfOther(told, at);
    const last = runs.at(-1);
    if (found !== undefined && found.target.kind !== 'document' && !isOther) {
      const isListed = last !== undefined && LISTED.test(told.slice(last.next, at).text);
      if (isListed) last.targets.push(found.target);
      else runs.push({ from: at, next: found.next, targets: [found.target] });
      const run = runs.at(-1);
      if (run !== undefined) run.next = found.next;
    }
    at = found?.next ?? at + 1;
  }
  const [first] = runs;
  const isSubject = first?.from === 0 && first.targets.flatMap(({ ids }) => ids).length > 1;
  return (isSubject ? first : runs.at(-1))?.targets ?? peopleTold(told, context);
}

/** "Ingrid got promoted": who goes by a part of a name. */
function peopleTold({ tokens }: Phrase, { scope }: Context): readonly Target[] {
  for (const { raw, quoted } of tokens) {
    const person =
      quoted || !/^\p{Lu}\p{Ll}{2,}/u.test(raw) ? undefined : personCalled(raw, scope.content);
    if (person === undefined) continue;
    const { name, nodes } = person;
    return [{ kind: 'text', name: `“${name}”`, ids: nodes.map(({ id }) => id), nodes }];
  }
  return [];
}

const LISTED = /^(?:,|and|&|, and)$/;

const DESCRIBED = /\b(?:should|must|needs? to|has to|have to|ought to|shall) be (?<how>[^"]+)$/;

/** "the fees should be lighter in some way": how something is to be, in small letters, is no text for it. */
function isDescribed(clause: Phrase): boolean {
  const how = clause.match(DESCRIBED)?.['how'];
  return how !== undefined && how.tokens.length > 2 && /^[\p{Ll} ,.-]+$/u.test(how.raw);
}

/** Rules that take words without quotes for a text, up to the end of the clause. */
const TEXTS = new Set(['set-value', 'rename', 'replace-text', 'set-fact', 'corrections']);

const RENAMES = new Set([...TEXTS, 'changes']);

/** Whoever says more than this in one breath gives a text, whose words are not to be touched. */
const MOST_WORDS = 60;

/** "In the notes replace A with B": where, before what is to be done there. */
const PLACED_FIRST =
  /^(?<place>(?:in|inside|within) [^"]{3,40}?)(?: ,)? (?<wish>(?:replace|change|correct|swap|exchange|update|substitute) .+)$/;

const ITS_TEXT =
  /^(?<verb>keep|leave|make|turn|set|have) the (?:text|font|lettering|letters|writing) (?<color>(?:in )?[^",;:]{3,30})$/;

/** "the head dark green, keep the text white": the text on the ground that was wished for. */
function onGround(clause: Phrase, { last, lastLooks }: Context): Phrase | undefined {
  const [only, ...others] = last;
  const isGround = lastLooks.some(
    ({ aspects, wish }) =>
      wish.kind === 'color' &&
      (only?.kind === 'text' ? aspects.includes('background') : !aspects.includes('text')),
  );
  if (only === undefined || others.length > 0 || only.kind === 'document' || !isGround)
    return undefined;
  const color = clause.match(ITS_TEXT)?.['color'];
  if (color === undefined || readColor(color, color.text.startsWith('in ') ? 1 : 0) === undefined)
    return undefined;
  return clause.with(
    clause.tokens.map((token, at) => (at === 1 ? { ...token, word: 'its', raw: 'its' } : token)),
  );
}

/** "instead of Crew can it say Electricians": what it replaces, before what is asked for. */
const INSTEAD_FIRST =
  /^(?<old>instead of [^",]{2,40}?) (?:, )?(?<wish>(?:can|could|should|please|use|put|write|have|say|make) .+)$/;

function* wordingsOf(clause: Phrase): Generator<Phrase> {
  yield clause;
  const { old, wish: said } = clause.match(INSTEAD_FIRST) ?? {};
  if (old !== undefined && said !== undefined)
    yield clause.with([...withoutPoliteness(said.tokens), ...old.tokens]);
  if (clause.tokens.length > MOST_WORDS) return;
  const known = inKnownWords(clause.tokens);
  if (known !== undefined) yield clause.with(known);
  const demanded = asDemand(clause.tokens);
  if (demanded !== undefined) yield clause.with(demanded);
  const hidden = asHiding(clause.tokens);
  if (hidden !== undefined) yield clause.with(hidden);
  const added = asAddition(known ?? clause.tokens);
  if (added !== undefined) yield clause.with(added);
  const inserted = asInsertion(clause.tokens);
  if (inserted !== undefined) yield clause.with(inserted);
  const { wish: replacing, place } = clause.match(PLACED_FIRST) ?? {};
  if (replacing !== undefined && place !== undefined)
    yield clause.with([...replacing.tokens, ...place.tokens]);
  const reason = reasonAt(clause.tokens);
  if (reason === undefined) return;
  const wish = clause.with(withoutPoliteness(clause.tokens.slice(0, reason)));
  yield wish;
  const plain = inKnownWords(wish.tokens);
  if (plain !== undefined) yield clause.with(plain);
}
