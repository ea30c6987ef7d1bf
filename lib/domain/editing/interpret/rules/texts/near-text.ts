import type { ContentNode } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading } from '../../rule.ts';
import { plainWords } from '../../targets/document-texts.ts';
import { operations } from '../answers.ts';

const IT_IS =
  /^it (?:should|must|has to|needs to|ought to) (?:now |rather |really )?(?:be|say|read)(?: instead)?(?: ?:)? (?<to>.+)$/;
const TEXT_IS =
  /^(?:the|that|this) (?:sentence|line|text|wording|phrase|paragraph|bit|one) (?:should|must|has to|needs to|ought to) (?:now |rather |really )?(?:be|say|read)(?: instead)?(?: ?:)? (?<to>.+)$/;
/** "change the yearly fee to: The yearly fee rises to 130 pounds." */
const CHANGED =
  /^(?:change|update|correct|set|reword|rephrase|rewrite|make|edit|amend) (?:the |our |my )?(?<what>[^":]{3,40}?) (?:to|into|say|read|to (?:say|read))(?: :)? (?<to>.+)$/;

/** So much of both texts must be the same words. */
const LEAST = 0.4;
/** The next one must be so much less alike. */
const APART = 0.15;
const SHORTEST = 3;
const LONGEST = 60;

interface Alike {
  readonly node: ContentNode;
  readonly text: string;
  readonly share: number;
}

/** "The sentence should be: “The fee rises to 135 pounds.”" of a document with a sentence on the fee: the one text that says nearly that. */
export function nearText(clause: Phrase, context: Context): Reading | undefined {
  const found =
    clause.match(TEXT_IS) ??
    clause.match(CHANGED) ??
    (context.last.length === 0 ? clause.match(IT_IS) : undefined);
  const to = found?.['to'];
  if (to === undefined || !/^["“]?[\p{Lu}\d]/u.test(to.raw)) return undefined;
  const words = plainWords(to.raw).split(' ');
  if (words.length < SHORTEST || words.length > LONGEST) return undefined;
  const [best, next] = context.scope.nodes
    .flatMap((node) => sentencesOf(node.text).map((text) => alike(node, text, words)))
    .sort((one, other) => other.share - one.share);
  if (best === undefined || best.share < LEAST || best.share >= 1) return undefined;
  if (next !== undefined && next.share > best.share - APART) return undefined;
  const what = found?.['what'];
  if (what !== undefined && !isAbout(what, [best.text, to.raw])) return undefined;
  const replace = to.quoted ? to.raw : to.raw + (/[.!?]$/.test(best.text) ? to.ending : '');
  return operations([{ op: 'replace-text', targets: [best.node.id], find: best.text, replace }]);
}

const SMALL = /^(?:.{1,2}|the|and|for|our|its|any|all|text|sentence|line|words?)$/;

/** Whether a sentence and the one in its place have a word of what they are said to be about. */
function isAbout(what: Phrase, sentences: readonly [string, string]): boolean {
  const [before, now] = sentences.map((text) => new Set(plainWords(text).split(' ')));
  const words = plainWords(what.raw).split(' ');
  return (
    /[.!?]$/.test(sentences[0]) &&
    words.some((word) => !SMALL.test(word) && before?.has(word) === true && now?.has(word) === true)
  );
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
}

function alike(node: ContentNode, text: string, words: readonly string[]): Alike {
  const own = new Set(plainWords(text).split(' '));
  const shared = words.filter((word) => own.has(word)).length;
  return { node, text, share: shared / Math.max(own.size, words.length) };
}
