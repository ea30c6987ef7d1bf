import { isTag } from 'domhandler';
import type { Phrase } from '../../../language/phrase.ts';
import type { Context, Target } from '../../../rule.ts';
import { targetNamed } from '../../../targets/called.ts';
import { singular } from '../../../targets/class-names.ts';
import { regionTarget } from '../../../targets/make.ts';
import type { Place } from '../place.ts';
import type { Draft, Frame } from './frame.ts';
import { styleAt } from './looks.ts';
import { placeAt } from './places.ts';
import { takeName, takeText } from './said.ts';
import { isFiller, isKind, type Word, wordsAt } from './words.ts';

const MOST_WORDS = 60;
const MOST_REST = 6;

/** All that a clause says of something new; undefined where it says anything else. */
export function readFrame(clause: Phrase, context: Context): Frame | undefined {
  if (clause.tokens.length > MOST_WORDS || !isOfTexts(clause, context)) return undefined;
  const draft: Draft = {
    kinds: [],
    texts: [],
    names: [],
    place: undefined,
    corner: undefined,
    style: {},
    rest: undefined,
    adds: [],
    sets: [],
    says: false,
    across: false,
    list: undefined,
    expect: undefined,
  };
  for (let at = 0; at < clause.tokens.length; ) {
    const next = step(clause, at, draft, context);
    if (next === undefined) return undefined;
    at = next;
  }
  const { rest, expect: _, ...frame } = draft;
  return { ...frame, rest: rest && clause.slice(...rest) };
}

/** Whether a text is given or spoken of: most clauses are about something else. */
function isOfTexts(clause: Phrase, { scope: { content } }: Context): boolean {
  const lists = content.memo.get(
    isOfTexts,
    content,
    () =>
      new Set([
        ...content.regions.flatMap(({ name, heading = '' }) => [name, heading.toLowerCase()]),
        ...content.nodes.flatMap(({ role, element: { parent } }) =>
          role === 'list-item' && parent !== null && isTag(parent)
            ? (parent.attribs['class'] ?? '').split(' ')
            : [],
        ),
      ]),
  );
  return clause.tokens.some(({ quoted, word }, at) => {
    if (!quoted && lists.has(`${word}s`)) return true;
    const words = quoted ? undefined : wordsAt(clause, at)?.words;
    return (
      quoted ||
      ADDRESS.test(clause.tokens[at]?.word ?? '') ||
      words?.some((word) => word === 'says' || isKind(word)) === true
    );
  });
}

/** Takes what begins at a token; where the next one begins. */
function step(clause: Phrase, at: number, draft: Draft, context: Context): number | undefined {
  const token = clause.tokens[at];
  if (token === undefined) return undefined;
  if (token.quoted) {
    const isName = draft.expect === 'name';
    (isName ? draft.names : draft.texts).push({ text: token.raw.trim(), quoted: true });
    return at + 1;
  }
  if (ADDRESS.test(token.word)) {
    draft.texts.push({ text: token.raw.replace(/[.,;:!?)]+$/, ''), quoted: true });
    return at + 1;
  }
  const title = takeTitle(clause, at, draft);
  if (title !== undefined) return title;
  const found = wordsAt(clause, at);
  const isLong = found !== undefined && found.next > at + 1;
  return (
    (isLong ? takeWords(clause, at, found, draft, context) : undefined) ??
    takePlace(clause, at, draft, context) ??
    takeStyle(clause, at, draft, context) ??
    (found && takeWords(clause, at, found, draft, context)) ??
    (isFiller(token.word) || isCount(clause, at) ? at + 1 : undefined) ??
    takeEntry(token.word, at, draft, context) ??
    takeRest(at, draft)
  );
}

/** "2 signature lines" */
const isCount = (clause: Phrase, at: number): boolean =>
  /^[2-4]$/.test(clause.tokens[at]?.word ?? '') &&
  wordsAt(clause, at + 1)?.words.includes('signature') === true;

/** What can only be meant to be written down as it is. */
const ADDRESS = /^(?:www\.\S{4,}|https?:\/\/\S{4,}|\S+@\S+\.\S+)$/;

function takePlace(clause: Phrase, at: number, draft: Draft, context: Context): number | undefined {
  const found = placeAt(clause, at, context);
  if (found === undefined) return undefined;
  const [said, before] = [found.place, draft.place];
  // "at the bottom, under Clara's name": the one that names what it stands beside.
  const isEdge = (place: typeof said) => place !== undefined && place.about === undefined;
  if (said !== undefined && before !== undefined && isEdge(said) === isEdge(before))
    return undefined;
  const beside = isEdge(before) || before === undefined ? (said ?? before) : before;
  const isLast = [said, before].some((place) => isEdge(place) && place?.place === 'end');
  draft.place = beside && isLast ? lastOf(beside, context) : beside;
  draft.corner ??= found.corner;
  draft.across ||= /\b(?:across|over|behind|background|diagonally|through)\b/.test(
    found.place === undefined ? clause.slice(at, found.next).text : '',
  );
  // "a note below the table that prices hold for a month"
  const isNote = draft.kinds.some((kind) => kind === 'note' || kind === 'text');
  const isSaid = isNote && draft.texts.length === 0 && isThat(clause, found.next);
  return isSaid ? takeText(clause, found.next + 1, true, draft, context) : found.next;
}

/** At the bottom it is the last of those that say the same. */
export function lastOf(place: Place, { scope: { nodes } }: Context): Place {
  const [node, more] = place.about?.nodes ?? [];
  const last = nodes.findLast(({ text }) => text === node?.text);
  return last === undefined || more !== undefined || place.about?.kind !== 'text'
    ? place
    : { ...place, target: last.id };
}

function takeStyle(clause: Phrase, at: number, draft: Draft, context: Context): number | undefined {
  const found = styleAt(clause, at, context);
  if (found === undefined) return undefined;
  draft.style = { ...draft.style, ...found.style };
  return found.next;
}

/** "a recommendation", where a part of that name is a list. */
function takeEntry(word: string, at: number, draft: Draft, context: Context): number | undefined {
  const { content } = context.scope;
  const region = content.regions.find(
    ({ name, heading }) =>
      singular(name) === singular(word) ||
      singular(heading?.toLowerCase() ?? '') === singular(word),
  );
  const about = region ? regionTarget(content, region) : listNamed(word, context);
  if (about?.nodes.some(({ role }) => role === 'list-item') !== true) return undefined;
  draft.kinds.push('item');
  draft.list = { place: 'end', target: about.ids[0] ?? '', about };
  return at + 1;
}

/** "another enclosure" */
const listNamed = (word: string, context: Context): Target | undefined =>
  /s$|^.{0,4}$/.test(word) ? undefined : targetNamed(`${word}s`, false, context);

/** "Per Lund, Head of Training" */
function takeTitle({ tokens }: Phrase, at: number, draft: Draft): number | undefined {
  const { rest } = draft;
  if (rest?.[1] !== at - 1 || tokens[at - 1]?.word !== ',') return undefined;
  const isName = (place: number) => /^\p{Lu}/u.test(tokens[place]?.raw ?? '');
  let end = at;
  while (
    isName(end) ||
    (end > at && /^(?:of|for)$/.test(tokens[end]?.word ?? '') && isName(end + 1))
  )
    end++;
  if (end === at || end - rest[0] > 2 * MOST_REST) return undefined;
  draft.rest = [rest[0], end];
  return end;
}

function takeRest(at: number, draft: Draft): number | undefined {
  const { rest } = draft;
  if (rest !== undefined && (rest[1] !== at || at - rest[0] >= MOST_REST)) return undefined;
  draft.rest = [rest?.[0] ?? at, at + 1];
  return at + 1;
}

function takeWords(
  clause: Phrase,
  at: number,
  { words, next }: { readonly words: readonly Word[]; readonly next: number },
  draft: Draft,
  context: Context,
): number | undefined {
  const said = clause.slice(at, next).text;
  const has = (word: Word) => words.includes(word);
  const kinds = words.filter(isKind);
  draft.kinds.push(...kinds);
  if (kinds.includes('text')) draft.expect = 'text';
  if (has('adds') || /\balso\b/.test(said)) draft.adds.push(said);
  if (has('sets')) draft.sets.push(said);
  // "P.S. Bring a warm coat": what is said behind it is its text.
  const isAhead = wordsAt(clause, next) ?? placeAt(clause, next, context);
  if (kinds.includes('postscript') && isAhead === undefined)
    return takeText(clause, next, true, draft, context);
  const isFree = kinds.includes('note') || kinds.includes('text');
  // "a note that delivery is free"
  if (isFree && isThat(clause, next)) return takeText(clause, next + 1, true, draft, context);
  if (has('names') && (said.includes(' ') || CALLED.test(said) || isAnnounced(clause, next)))
    return takeName(clause, next, draft, context);
  if (has('says') || has('opens')) return takeText(clause, next, has('says'), draft, context);
  return next;
}

const isThat = (clause: Phrase, at: number): boolean =>
  clause.tokens[at]?.word === 'that' && wordsAt(clause, at) === undefined;

const CALLED = /^(?:called|named|titled|entitled|headed|captioned|labell?ed)$/;

/** "heading "Outlook"", "title: Outlook"; "the title red" is another wish. */
function isAnnounced({ tokens }: Phrase, at: number): boolean {
  return tokens[at]?.quoted === true || tokens[at]?.word === ':';
}
