import type { Operation } from '#lib/domain/editing/operations.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule, Target } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { textTarget } from '../../targets/make.ts';
import { paragraphsOf } from '../../targets/paragraphs.ts';
import { scanTarget } from '../../targets/scan.ts';
import { firstMatch, operations, setNodeText } from '../answers.ts';
import { REMOVE } from '../tables/remove-column.ts';

const PASSAGE =
  '(?<what>[^":]{0,40}?\\b(?:paragraphs?|sentences?|(?:one|line|bit) about)\\b[^":]{0,60}?)';
const REMOVED = new RegExp(`^${REMOVE} ${PASSAGE}$`);
const REWRITTEN = [
  new RegExp(
    `^(?:change|replace|rewrite|re-?word|rephrase|update|correct|set|make) ${PASSAGE} (?:to|with|by|as|into|say|read|to (?:say|read)|so (?:that )?it (?:says|reads))(?: :)? (?<text>.+)$`,
  ),
  new RegExp(
    `^${PASSAGE} (?:should|must|shall|has to|needs to|ought to) (?:say|read|be)(?: :)? (?<text>.+)$`,
  ),
];
const ADD = '(?:add|insert|put|include|write|append)';
const KIND =
  '(?:an?|another|one more|the|this) (?:new |short |further )?(?<kind>paragraph|sentence|line)';
const PLACE =
  '(?:right |directly |just |immediately )?(?<place>before|after|below|above|behind|under|following)';
const BESIDE = `(?:${PASSAGE}|(?:the (?:sentence|paragraph|line|words?|text) )?(?<said>"[^"]+"))`;
const ADDED = [
  new RegExp(
    `^${ADD} ${KIND} ${PLACE} ${BESIDE}(?: (?:saying|that says|reading|with|which says|that reads))?(?: :)? (?<text>"[^"]*"|(?<=: |saying |says |reading ).+)$`,
  ),
  new RegExp(`^${ADD} (?:${KIND} (?:: )?)?(?<text>"[^"]+") ${PLACE} ${BESIDE}$`),
  new RegExp(
    `^${PLACE} ${BESIDE}(?: ,)? ${ADD}(?: ${KIND})?(?: saying| reading)?(?: :)? (?<text>"[^"]+")$`,
  ),
];
const NAMED = /\b(?:paragraphs?|sentences?)\b|"[^"]+[.!?]"/;
const ENDED = /[.!?]$/;
/** Looks are no new text: "make the last paragraph bold". */
const PLAIN = /^[\p{Ll}\d #%.-]+$/u;

/** "remove the second paragraph", "the last sentence should read …": pieces of a running text, by their place in it. */
export const passages: Rule = {
  name: 'passages',
  read(clause, context) {
    if (!NAMED.test(clause.text)) return undefined;
    const removed = clause.match(REMOVED)?.['what'];
    if (removed !== undefined) return written(passageOf(removed, context), '');
    const added = firstMatch(clause, ADDED);
    if (added !== undefined) return addedTo(added, context);
    for (const form of REWRITTEN) {
      const { what, text } = clause.match(form) ?? {};
      if (what === undefined || text === undefined) continue;
      if (!text.quoted && PLAIN.test(text.raw)) return undefined;
      return written(passageOf(what, context), textOf(text));
    }
    return undefined;
  },
};

const textOf = ({ raw, ending, quoted }: Phrase): string => (quoted ? raw : raw + ending);

/** Counted ones alone: which sentence is about something is told by its words. */
const COUNTED =
  /\b(?:first|second|third|fourth|fifth|sixth|last|final|opening|closing|\d+(?:st|nd|rd|th)|paragraph \d|sentence \d)\b/;

/** "the second sentence of the terms" */
const INSIDE =
  /^(?<nth>.*\b(?:sentence|paragraph)) (?:of|in|from|inside) (?<place>(?:the|our) [^"]{3,40})$/;

function passageOf(what: Phrase, context: Context, isPlace = false): Target | undefined {
  if (!isPlace && !COUNTED.test(what.text)) return undefined;
  const { nth, place } = what.match(INSIDE) ?? {};
  const part = place && context.target(place);
  if (nth !== undefined && part !== undefined && part.words === undefined)
    return passageOf(nth, context.within(part), isPlace);
  const found = scanTarget(what, 0, context);
  const isWhole = found?.next === what.tokens.length;
  return isWhole && found.target.kind === 'text' && found.target.nodes.length === 1
    ? found.target
    : undefined;
}

/** The one text that says what is quoted, alone or among others. */
function saying({ raw }: Phrase, { scope }: Context): Target | undefined {
  const nodes = scope.nodes.filter(({ text }) => text.includes(raw));
  const target = nodes.length === 1 ? textTarget(nodes, `“${raw}”`) : undefined;
  const isWhole = plainWords(nodes[0]?.text ?? '') === plainWords(raw);
  return target && !isWhole ? { ...target, words: raw } : target;
}

/** Another text in its place, or none. */
function written(passage: Target | undefined, text: string): Reading | undefined {
  const [node] = passage?.nodes ?? [];
  if (passage === undefined || node === undefined) return undefined;
  const { words } = passage;
  if (words === undefined)
    return operations([
      text === '' ? { op: 'remove', targets: [node.id] } : setNodeText(node, text),
    ]);
  return operations([{ op: 'replace-text', targets: [node.id], find: words, replace: text }]);
}

const isEnded = (text = '') => ENDED.test(text);

function addedTo(
  { kind, place, what, said, text }: Readonly<Record<string, Phrase>>,
  context: Context,
): Reading | undefined {
  const passage = (what && passageOf(what, context, true)) ?? (said && saying(said, context));
  const [node] = passage?.nodes ?? [];
  if (passage === undefined || node === undefined || text === undefined) return undefined;
  const isBefore = /^(?:before|above)$/.test(place?.text ?? '');
  const isSentence =
    kind?.text === 'sentence' ||
    (kind?.text !== 'paragraph' && isEnded(passage.words) && isEnded(text.raw));
  // Where it is no sentence among others, it is not said that it is to be one text with it.
  if (!isSentence && kind?.text !== 'paragraph') return undefined;
  const words = passage.words ?? (isSentence ? node.text : undefined);
  const added = textOf(text);
  // Only a text of several paragraphs keeps the line between them.
  const pieces = paragraphsOf(node);
  const isEdge = (isBefore ? pieces[0] : pieces.at(-1))?.words === words;
  if (words === undefined || !(isSentence || (pieces.length > 1 && !isEdge))) {
    const block = { kind: 'paragraph', text: added } as const;
    return operations([
      { op: 'insert', place: isBefore ? 'before' : 'after', target: node.id, block },
    ]);
  }
  const gap = isSentence ? ' ' : '\n\n';
  const replace = isBefore ? added + gap + words : words + gap + added;
  const operation: Operation = { op: 'replace-text', targets: [node.id], find: words, replace };
  return operations([operation]);
}
