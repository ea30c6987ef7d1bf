import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import { BROUGHT, type Scanned } from '../target.ts';
import { withApposition } from './apposition.ts';
import { mayBeCalled, targetNamed } from './called.ts';
import { boxAround, LONGEST, partCalled, wordsOf } from './called-parts.ts';
import { cellAhead, cellSaying } from './cells-named.ts';
import { entryNamed } from './entries.ts';
import { locatedNamed } from './located.ts';
import { byRole, documentTarget, regionTarget } from './make.ts';
import { memberNamed } from './members.ts';
import { narrowed, partOf } from './narrowed.ts';
import { ordinalTarget } from './ordinals.ts';
import { ownedNamed } from './owned.ts';
import { passageAbout } from './paragraphs.ts';
import { previousTarget } from './previous.ts';
import { wordsNamed } from './words-of-text.ts';

const DETERMINERS = new Set(
  'the a an my our your this that these those all every each any of its his her their both whole entire'.split(
    ' ',
  ),
);
const PRONOUNS = new Set(['it', 'them', 'that', 'this', 'those', 'these', 'they', 'its', 'one']);
const COUNTS = /^(?:two|three|four)$/;
const DEFINITE = /^(?:the|that|this|these|those|our|my|all|its|two|three|four)$/;
const DESCRIBES =
  /^(?:big|large|huge|small|little|tiny|main|actual|black|white|dark|light|gray|red|blue|green|purple|orange|yellow|pink|brown|teal|individual|single|existing|present|current|respective|printed|handwritten)$/;

/** "the three big figures", "the black band at the top": how it looks now, before what it is called. */
function isDescribed(phrase: Phrase, at: number, context: Context): boolean {
  if (!DESCRIBES.test(phrase.tokens[at]?.word ?? '')) return false;
  if (!DEFINITE.test(phrase.tokens[at - 1]?.word ?? '')) return false;
  const named = scanNamed(phrase, at + 1, context);
  return named !== undefined && named.target.kind !== 'document';
}

/** "present terms", also where the article went with the words before. */
const isState = ({ tokens }: Phrase, at: number): boolean =>
  tokens[at]?.quoted === false &&
  tokens[at + 1] !== undefined &&
  /^(?:existing|present|current)$/.test(tokens[at]?.word ?? '');

/** "all of the other" */
const MOST_DETERMINERS = 4;

/** The longest name of something in the document that begins at a token; articles are passed over. */
export function scanTarget(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  return phrase.once(context, start, () => scan(phrase, start, context));
}

function scan(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  let at = start;
  const { tokens } = phrase;
  // "our address" is a name of its own, "the address" is not.
  if (isAdverb(phrase, start)) return undefined;
  // "its heading", of what the document does not have yet.
  if (context.last[0] === BROUGHT && tokens[start]?.word === 'its')
    return { target: BROUGHT, next: start + 1 };
  for (; at < Math.min(tokens.length, start + MOST_DETERMINERS); at++) {
    const named = scanNamed(phrase, at, context);
    // "all" is everything and "all sections" are these, but "all the section headings" others.
    const isAll = named !== undefined && tokens[at]?.word === 'all';
    const more = isAll ? scanTarget(phrase, at + 1, context) : undefined;
    const isMore =
      named !== undefined &&
      more !== undefined &&
      (more.next > named.next ||
        (named.target.kind === 'document' &&
          tokens.slice(at + 1, named.next).every(({ word }) => DETERMINERS.has(word))));
    if (isMore && more.target.kind !== 'document') return more;
    if (named !== undefined)
      return withApposition(
        phrase,
        narrowed(phrase, withBox(phrase, named, context), context, scanTarget),
      );
    const word = tokens[at]?.word ?? '';
    const own = ownLabel(phrase, at, context);
    if (own !== undefined) return own;
    const tells =
      (at > start && (COUNTS.test(word) || isDescribed(phrase, at, context))) ||
      isState(phrase, at);
    if (tokens[at]?.quoted || !(tells || DETERMINERS.has(word))) break;
  }
  const said = pronoun(phrase, start, context) ?? wordsNamed(phrase, start, context, scanTarget);
  // "Clara's job title" is none of "Clara".
  const isOwner = said?.target.words !== undefined && tokens[said.next]?.word === "'s";
  return (isOwner ? scanTarget(phrase, said.next + 1, context) : undefined) ?? said;
}

const BOX = /^(?:band|bar|banner|block|box|callout|card|panel|strip|tile)$/;

/** "the amount due banner": what is drawn around the text of that name, with all that stands in it. */
function withBox({ tokens }: Phrase, named: Scanned, context: Context): Scanned {
  const isBadge = /^(?:badge|tag|chip|pill|status|marker)$/.test(tokens[named.next]?.word ?? '');
  if (isBadge && named.target.kind === 'text' && named.target.nodes.length === 1)
    return { target: named.target, next: named.next + 1 };
  const isNext = /^(?:banner|panel|callout)$/.test(tokens[named.next]?.word ?? '');
  const isLast = BOX.test(tokens[named.next - 1]?.word ?? '') && named.target.nodes.length === 1;
  if (named.target.kind !== 'text' || !(isNext || isLast)) return named;
  const box = boxAround(named, context);
  return box === undefined ? named : { target: box.target, next: named.next + (isNext ? 1 : 0) };
}

/** "Mateo's name all in capitals": no more than the name. */
const isAdverb = ({ tokens }: Phrase, at: number): boolean =>
  at > 1 &&
  tokens[at]?.word === 'all' &&
  !/^(?:and|,|of|make|set|put|for|in|to|with|have|want|turn)$/.test(tokens[at - 1]?.word ?? '') &&
  /^(?:in|caps|capitals|capital|uppercase|upper|lowercase|lower|bold|italics?)$/.test(
    tokens[at + 1]?.word ?? '',
  );

const LABEL = /^(?:head|heading|label|caption|title)$/;

/** "that head": of the one column, or value, that was spoken of. */
function ownLabel({ tokens }: Phrase, at: number, { last }: Context): Scanned | undefined {
  const [one, more] = last;
  if (one === undefined || more !== undefined || one.kind === 'document') return undefined;
  if (!/^(?:that|this|its)$/.test(tokens[at]?.word ?? '')) return undefined;
  if (!LABEL.test(tokens[at + 1]?.word ?? '') || tokens[at + 1]?.quoted) return undefined;
  const labels = one.nodes.filter(({ role }) => /^(?:column-head|label|total-label)$/.test(role));
  const [label, other] = labels;
  return label === undefined || other !== undefined
    ? undefined
    : {
        target: { kind: 'text', name: `“${label.text}”`, ids: [label.id], nodes: [label] },
        next: at + 2,
      };
}

const isSign = (token: Phrase['tokens'][number] | undefined): boolean =>
  token !== undefined && !token.quoted && /^[:;,.!?()+&/-]$/.test(token.word);

const KIND =
  /^(?:line|text|label|heading|sentence|paragraph|title|word|words|phrase|field|part|section|header|block|caption|bit)$/;
const HOLDER = /^(?:row|section|area|block|strip|box|boxes|cards?|tiles?)$/;

const SHEETS = /^(?:page (?:numbers?|numbering|nrs?|nos?)|pagination)(?= |$)/;

function scanNamed(phrase: Phrase, at: number, context: Context): Scanned | undefined {
  // No part of a document, nor its numbers.
  if ([at - 1, at].some((from) => from >= 0 && SHEETS.test(phrase.slice(from, from + 2).text)))
    return undefined;
  const cell =
    cellAhead(phrase, at, context, scanTarget) ?? cellSaying(phrase, at, context, scanTarget);
  if (cell !== undefined) return cell;
  const located = locatedNamed(phrase, at, context, scanTarget);
  if (located !== undefined) return located;
  const ordinal = ordinalTarget(phrase, at, context);
  if (ordinal !== undefined) return ordinal;
  const owned = ownedNamed(phrase, at, context);
  if (owned !== undefined) return owned;
  const one = memberNamed(phrase, at, context) ?? entryNamed(phrase, at, context);
  if (one !== undefined) return one;
  const called = partCalled(phrase, at, context, scanTarget);
  if (called !== undefined) return called;
  const about = passageAbout(phrase, at, context.scope);
  if (about !== undefined) return about;
  const { tokens } = phrase;
  const first = tokens[at];
  const isName = first?.quoted === true || isNameOf(phrase, at);
  if (!isName && !mayBeCalled(first?.word ?? '', context))
    return partOf(phrase, at, context, scanTarget);
  const most = Math.min(LONGEST, tokens.length - at);
  for (let length = most; length > 0; length--) {
    const words = isSign(phrase.tokens[at + length - 1])
      ? undefined
      : wordsOf(phrase, at, at + length);
    if (words === undefined) continue;
    const target = targetNamed(words, tokens[at]?.quoted === true, context);
    if (target === undefined) continue;
    const next = at + length;
    // "the “Kind regards,” line", "the figures in the metrics row"
    const isCalled = tokens[at]?.quoted
      ? KIND.test(tokens[next]?.word ?? '')
      : / in /.test(words) && HOLDER.test(tokens[next]?.word ?? '');
    // "the “Notes” heading"
    const heading =
      isCalled && target.kind === 'region' && HEADING.test(tokens[next]?.word ?? '')
        ? byRole(target.nodes, `the heading of ${target.name}`, 'heading')
        : undefined;
    if (heading !== undefined) return { target: heading, next: next + 1 };
    const isFigure = FIGURE.test(tokens[next]?.word ?? '') && areFigures(target);
    return { target, next: isCalled || isFigure ? next + 1 : next };
  }
  return partOf(phrase, at, context, scanTarget);
}

const HEADING = /^(?:heading|title|label|caption)$/;
const FIGURE = /^(?:figure|number|amount|value|sum)s?$/;

/** "the amount due figure", "the GST reg number" */
const areFigures = ({ kind, nodes }: Scanned['target']) =>
  kind === 'text' && nodes.every(({ role, text }) => role === 'label' || /\d/.test(text));

/** "Mateo's name", "the club name" */
function isNameOf({ tokens }: Phrase, at: number): boolean {
  return tokens[at + 1]?.word === 'name' || tokens[at + 2]?.word === 'name';
}

/** "take that part out" */
const OF_PRONOUN =
  /^(?:parts?|sections?|bits?|blocks?|pieces?|passages?|sentences?|paragraphs?|lines?|things?|words?)$/;

function pronoun(phrase: Phrase, start: number, context: Context): Scanned | undefined {
  const token = phrase.tokens[start];
  if (token === undefined || token.quoted || !PRONOUNS.has(token.word)) return undefined;
  const [first, ...others] = context.last;
  const isPart = /^(?:that|this|those|these)$/.test(token.word) && first !== undefined;
  const next = start + (isPart && OF_PRONOUN.test(phrase.tokens[start + 1]?.word ?? '') ? 2 : 1);
  if (first === undefined) {
    const { content, region, subject } = context.scope;
    if (subject.previous !== undefined) {
      const target = previousTarget(subject);
      return target && { target, next };
    }
    if (!/^(?:it|its|this)$/.test(token.word)) return undefined;
    const whole =
      region === undefined
        ? documentTarget(content, subject.document.body)
        : regionTarget(content, region);
    return whole && { target: whole, next };
  }
  if (others.length === 0) return { target: first, next };
  const all = [first, ...others];
  if (all.some(({ words }) => words !== undefined)) return undefined;
  return {
    target: {
      kind: 'text',
      name: all.map(({ name }) => name).join(' and '),
      ids: all.flatMap(({ ids }) => ids),
      nodes: all.flatMap(({ nodes }) => nodes),
    },
    next,
  };
}
