import { textContent } from 'domutils';
import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import { dictionary } from '../../dictionary.ts';
import type { Phrase } from '../language/phrase.ts';
import { LOOKS } from '../language/vocabulary.ts';
import type { Scanned, Target } from '../target.ts';
import { plainWords } from './document-texts.ts';
import { textTarget } from './make.ts';
import type { Scope } from './scope.ts';

const COURTESY =
  /^(?:dear\b.{0,80}|(?:yours|best|kind|warm|with|many|sincerely|regards|cheers|thank)\b.{0,30})$/i;
const SENTENCE = /[.!?:…]["”’)]?$/;
const LONGEST = 20_000;

/** Running text. How a letter greets is none, nor is who signs it. */
const proseOf = ({ nodes }: Scope): readonly ContentNode[] =>
  nodes.filter(({ role, text }) => role === 'prose' && !COURTESY.test(text));

/** A piece of a running text. */
interface Passage {
  readonly node: ContentNode;
  /** What of its text, where it holds more. */
  readonly words?: string;
}

/** Counted from 0, from the end where it is negative; those that are sentences, where any are. */
export function paragraphAt(scope: Scope, at: number): Target | undefined {
  const prose = proseOf(scope);
  const sentences = prose.filter(({ text }) => SENTENCE.test(text));
  return passageAt(
    (sentences.length > 0 ? sentences : prose).flatMap(paragraphsOf),
    at,
    'paragraph',
  );
}

/** Counted as paragraphs are. */
export function sentenceAt(scope: Scope, at: number): Target | undefined {
  return passageAt(proseOf(scope).flatMap(ownSentences), at, 'sentence');
}

function passageAt(all: readonly Passage[], at: number, noun: string): Target | undefined {
  const found = all.at(at);
  const target = found && textTarget([found.node], `${noun} ${all.indexOf(found) + 1}`);
  return target && found.words !== undefined ? { ...target, words: found.words } : target;
}

/** Those of a text that has empty lines between them; else the text itself. */
export function paragraphsOf(node: ContentNode): readonly Passage[] {
  const pieces = textContent(node.element)
    .split(/\n[^\S\n]*\n\s*/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
  const isOne = pieces.length < 2 || !pieces.every((piece) => node.text.includes(piece));
  return isOne ? [{ node }] : pieces.map((words) => ({ node, words }));
}

function ownSentences(node: ContentNode): readonly Passage[] {
  const sentences = sentencesIn(node.text).filter((words) => SENTENCE.test(words));
  return sentences.map((words) => (words === node.text ? { node } : { node, words }));
}

const ABOUT =
  /^(?:(?:the|that|this) )?(?<unit>sentence|line|paragraph|bit|passage|remark|statement|one) (?:about|mentioning|regarding|concerning|(?:that|which) (?:mentions?|says?|talks about|is about)|on)(?= )/;
const STOPS =
  /^(?:should|must|shall|could|can|needs?|has|is|are|in|into|to|and|,|:|-|with|up|down|out|away|please)$/;
const MOST_ABOUT = 6;

/** "the sentence about the rent": the one that has all these words, of as many as can be said of one. */
export function passageAbout(phrase: Phrase, at: number, scope: Scope): Scanned | undefined {
  const found = ABOUT.exec(phrase.slice(at, at + 6).text);
  if (found === null || phrase.tokens[at]?.quoted) return undefined;
  const from = at + found[0].split(' ').length;
  const isParagraph = /^paragraph$/.test(found.groups?.['unit'] ?? '');
  const all = proseOf(scope).flatMap(isParagraph ? paragraphsOf : ownSentences);
  const stop = phrase.tokens.findIndex(
    ({ word, quoted }, place) => place > from && (quoted || STOPS.test(word) || LOOKS.has(word)),
  );
  const most = Math.min(MOST_ABOUT, (stop < 0 ? phrase.tokens.length : stop) - from);
  for (let length = most; length > 0; length--) {
    const stems = stemsOf(phrase.slice(from, from + length));
    const [only, ...others] = all.filter(({ node, words = node.text }) =>
      stems.every((stem) => ` ${plainWords(words)}`.includes(` ${stem}`) || saysSort(words, stem)),
    );
    if (
      stems.length === 0 ||
      stems.every((stem) => Object.hasOwn(SORTS, stem)) ||
      only === undefined ||
      others.length > 0
    )
      continue;
    const target = textTarget([only.node], `“${only.words ?? only.node.text}”`);
    const own = target && only.words !== undefined ? { ...target, words: only.words } : target;
    return own && { target: own, next: from + length };
  }
  return undefined;
}

/** What a sentence shows rather than names: "the meeting date" of "The meeting takes place on 14 March". */
const SORTS: Readonly<Record<string, RegExp>> = dictionary({
  date: /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}[/.]\d{1,2}[/.]/i,
  day: /day\b/i,
  time: /\b\d{1,2}[:.]\d\d\b|\b(?:morning|afternoon|evening|noon|midnight|o'clock|[ap]\.?m)\b/i,
  amount: /\d/,
  price: /\d/,
});

const saysSort = (words: string, stem: string): boolean =>
  Object.hasOwn(SORTS, stem) && SORTS[stem]?.test(words) === true;

/** Its longer words without their endings; none where one of them says nothing of a text. */
function stemsOf({ tokens }: Phrase): readonly string[] {
  const last = tokens.at(-1);
  if (last === undefined || !/^\p{L}{3,}$|\d/u.test(last.word)) return [];
  return tokens
    .filter(({ word, raw }) => /^\p{L}{4,}$|^\d/u.test(word) || /^\p{Lu}\p{L}{2}$/u.test(raw))
    .map(({ word }) => word.replace(/(?:ing|ed|es|s)$/, ''));
}

/** The sentences of a text, each without the spaces around it. */
export function sentencesIn(text: string): readonly string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...segmenter.segment(text.slice(0, LONGEST))].map(({ segment }) => segment.trim());
}
