import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import { billOf } from './bill.ts';
import { documentWords } from './document-words.ts';
import { endsOf, isIn } from './lists.ts';
import { isMisstatedFigure, isOldFigureElsewhere, isPeriodLost } from './misstated-figures.ts';
import {
  isInSeveralNames,
  isOfOtherColumn,
  isOldNameElsewhere,
  isPartOfName,
  isPartOfPlace,
} from './misstated-names.ts';
import { stemOf, stemsOf } from './stems.ts';
import { type Written, writtenBy } from './written-texts.ts';

/**
 * Whether texts that operations write cannot be what was stated, whichever rule came to them: talk in
 * the place of a rate or a number, a figure or a name cut from a longer one, a phrase that only points.
 */
export function isMisstated(
  operations: readonly Operation[],
  tokens: readonly Token[],
  subject: Subject,
): boolean {
  const quoted = tokens.flatMap((token) => (token.quoted ? [token.raw] : []));
  const written = operations
    .flatMap((operation) => writtenBy(operation, subject))
    .filter(({ text }) => !quoted.some((one) => text.includes(one)));
  const words = tokens.map(({ word }) => word);
  return (
    isWrittenTwice(operations) ||
    operations.some(
      (one) =>
        isLineAsText(one, words) || isSentenceAsLabel(one) || isNamedAlready(one, words, subject),
    ) ||
    isOldFigureElsewhere(written, words) ||
    isPeriodLost(operations, written, words) ||
    isOldNameElsewhere(written, tokens, subject) ||
    isInSeveralNames(operations, words, subject) ||
    written.some(
      (one) =>
        isMisstatedFigure(one, words, subject) ||
        isTalk(one) ||
        isPredicate(one) ||
        isVerdict(one, words) ||
        isPointing(one) ||
        isTextForThing(one, words) ||
        isPlace(one) ||
        isPriced(one) ||
        isDoubled(one) ||
        isCutInBrackets(one) ||
        isOtherNumber(one, words, subject) ||
        isContrast(one) ||
        isOfOtherColumn(one, subject) ||
        isPartOfName(one) ||
        isPartOfPlace(one, words) ||
        isNoteElsewhere(one, words) ||
        isHeadingOfClause(one, words),
    )
  );
}

/** "Call it an Estimate, the word quote …": one part gets one text, or that text in other letters. */
const isWrittenTwice = (operations: readonly Operation[]): boolean =>
  operations.some(
    (one, at) =>
      one.op === 'set-text' &&
      operations
        .slice(0, at)
        .some(
          (before) =>
            before.op === 'set-text' &&
            before.target === one.target &&
            before.text.toLowerCase() !== one.text.toLowerCase(),
        ),
  );

/** "41787 I had two digits swapped": a number goes no further than its figures and capitals. */
const isTalk = ({ nodes, text }: Written): boolean =>
  nodes.some(({ role }) => role === 'number' || role === 'value') &&
  /^\W?[\p{L}-]*\d\S* (?:\S+ )*?(?:i|we|he|she|they|you|it) \p{Ll}+/iu.test(text) &&
  !nodes.some(({ text: before }) => before.split(' ').length > 4);

/** "the bike is a Trek (2021), black": what is written ends before its bracket does. */
const isCutInBrackets = ({ text, before }: Written): boolean =>
  text.split('(').length > text.split(')').length &&
  before.split('(').length === before.split(')').length;

/** "agreement number should be SA-141", of what the document holds elsewhere, is not its own number. */
function isOtherNumber({ nodes }: Written, words: readonly string[], subject: Subject): boolean {
  if (!nodes.some(({ role }) => role === 'number')) return false;
  const own = new Set(nodes.flatMap(({ label = '' }) => stemsOf(label)));
  const held = documentWords(billOf(subject));
  return words.some((word, at) => {
    const of = words[at - 1] ?? '';
    if (!isIn('number', [word]) || !/^\p{L}{4,}$/u.test(of) || isIn('document', [of])) return false;
    const stem = stemOf(of);
    return (
      held.has(stem) && !own.has(stem) && !nodes.some(({ text }) => stemsOf(text).includes(stem))
    );
  });
}

/** "add another line: filing, 1 hour at £40" */
const isLineAsText = (operation: Operation, words: readonly string[]): boolean =>
  operation.op === 'insert' &&
  operation.block.kind === 'paragraph' &&
  PRICED.test(operation.block.text) &&
  words.some((word) => isIn('line-noun', [word]));

/** "reference should be Job 0847": a sentence is no label. */
const isSentenceAsLabel = (operation: Operation): boolean =>
  operation.op === 'insert' &&
  operation.block.kind === 'fact' &&
  / (?:should|must|shall|ought|needs?|is|are|was|were)(?: |$)/.test(operation.block.label);

/** "new sort code 20-45-19" where the terms say "Sort code 20-45-11" is another one in its place. */
const isNamedAlready = (
  operation: Operation,
  words: readonly string[],
  { content }: Subject,
): boolean => {
  if (operation.op !== 'insert' || words.some((word) => isIn('one-more', [word]))) return false;
  const { block } = operation;
  const said = block.kind === 'section' || block.kind === 'paragraph' ? block.text : '';
  const named = block.kind === 'fact' ? [block.label] : said.match(NAMED_FIGURE);
  const heading = block.kind === 'section' ? block.heading.toLowerCase() : undefined;
  // "Payment terms: …, and nothing else" is about the "Terms" that are there.
  const isThere = content.regions.some(
    (region) => heading?.split(' ').at(-1) === region.heading?.toLowerCase(),
  );
  const isAll = words.some((_, at) => endsOf('exclusive', words, at).length > 0);
  if (isThere && isAll) return true;
  return (named ?? []).some((name) => {
    const plain = name.toLowerCase();
    return content.nodes.some(({ text }) =>
      new RegExp(`${escaped(plain)}:? \\d`).test(text.toLowerCase()),
    );
  });
};

const NAMED_FIGURE = /\p{L}+ \p{L}+(?=:? \d)/gu;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "isn't even on the land" is said of a part, and is no text of it. */
const isPredicate = ({ text }: Written): boolean =>
  /^(?:is|are|was|were|does|did|has|have|had|can|could|should|would)(?:n['’]?t| not) /i.test(text);

const SAYS = /^(?:is|are|was|were|be|'s)$/;
const RELATES =
  /^(?:on|in|at|with|from|for|by|about|what|where|how|why|who|when|the|an?|very|too|so|quite|really|not|important)$/;

/** "the licence number is fine", "… is on the invoice": what is said of a value is no value. */
function isVerdict({ before, text }: Written, words: readonly string[]): boolean {
  const bare = text.replace(/ \([^()]*\)$/, '');
  const said = bare.split(' ');
  const [first = ''] = said;
  const isSaid = words.some((word, at) => word === first && SAYS.test(words[at - 1] ?? ''));
  if (!isSaid || bare !== bare.toLowerCase() || /\d/.test(bare)) return false;
  const isCode = /\d/.test(before) && !/\p{Ll}{3}/u.test(before);
  return isCode || isIn('verdict', said) || (RELATES.test(first) && /^[\p{Lu}\d]/u.test(before));
}

/** "the longer one", "a longer one at 2100" */
const isPointing = ({ text }: Written): boolean =>
  /^(?:the|an?|this|that|these|those|another|some|any) (?:[\p{Ll}-]+ ){0,2}ones?\b/u.test(text) ||
  /^(?:[\p{Ll}-]+ ){1,2}ones?$/u.test(text) ||
  /^the (?:other|same|next|last|previous|first) \p{Ll}+$/u.test(text);

/** "change the start to the week of 13 April": what a sentence speaks of is no word to be replaced in it. */
const isTextForThing = ({ nodes, before, text }: Written, words: readonly string[]): boolean =>
  /^\p{Ll}+$/u.test(before) &&
  / /.test(text) &&
  nodes.some(({ role }) => role === 'prose' || role === 'list-item') &&
  words.some((word, at) => word === before && words[at - 1] === 'the');

/** "in clause 3", "made out to Marcus", "food only": where, to whom and how much of it are no texts. */
const isPlace = ({ before, text }: Written): boolean =>
  /^(?:(?:in|on|under|above|below) (?:the )?(?:clause|line|row|section|notes?|terms|table|title|totals?)\b|(?:made out|addressed|billed|sent) to )/i.test(
    text,
  ) ||
  (/^\p{L}+ only$/iu.test(text) && !/ only$/i.test(before));

const SHORTEST_DOUBLED = 4;

/** "cash@rope.example" for the "pay@" of "pay@rope.example": what stands beside it would stand there twice. */
const isDoubled = ({ nodes, before, text }: Written): boolean =>
  nodes.some((node) => {
    const at = node.text.indexOf(before);
    if (at < 0 || before === node.text) return false;
    const [behind, ahead] = [node.text.slice(at + before.length), node.text.slice(0, at)];
    for (let length = SHORTEST_DOUBLED; length <= text.length; length++) {
      const [start, end] = [text.slice(0, length), text.slice(-length)];
      if (/\S/.test(end) && behind.startsWith(end)) return true;
      if (/\S/.test(start) && ahead.endsWith(start)) return true;
    }
    return false;
  });

/** "a plank bridge at 2100": the price is not part of what a line is called. */
const isPriced = ({ nodes, before, text }: Written): boolean =>
  PRICED.test(text) && !PRICED.test(before) && nodes.some(({ role }) => role === 'cell');

const PRICED =
  / (?:at|for|@) (?:\p{Sc}?\d[\d.,]*(?: (?:each|apiece|(?:an?|per) \p{L}+))?$|\p{Sc}\d[\d.]*,)/u;

/** "starboard, not port" in the place of a text that says "port": of it that word alone was meant. */
const isContrast = ({ before, text }: Written): boolean => {
  const old =
    /(?:^|[ ,(])(?:and |but )?(?:not|instead of|rather than) (?:the |an? )?(\p{L}[\p{L}'-]+)/iu.exec(
      text,
    )?.[1];
  return (
    old !== undefined &&
    before
      .toLowerCase()
      .split(/[^\p{L}'-]+/u)
      .includes(old.toLowerCase())
  );
};

/** "the boathouse note: …" is about a note, and the name of a party is none. */
const isNoteElsewhere = ({ nodes }: Written, words: readonly string[]): boolean =>
  words.some(
    (word, at) => word === ':' && /^(?:note|remark|clause|sentence)$/.test(words[at - 1] ?? ''),
  ) && nodes.some(({ role }) => /^(?:party-name|party-line|cell|number|title)$/.test(role));

/** "the terms clause should say 15 years" is about what stands below that heading. */
const isHeadingOfClause = ({ nodes, text }: Written, words: readonly string[]): boolean =>
  /^\W?\d/.test(text) &&
  words.some((word) => /^(?:clause|paragraph|sentence|note|bit)$/.test(word)) &&
  nodes.some(({ role, text: before }) => role === 'heading' && !/\d/.test(before));
