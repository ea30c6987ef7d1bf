import type { Phrase } from '../../language/phrase.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { sortOf } from './like-figures.ts';

const MOST_WORDS = 30;
const LEAST_ALIKE = 3;
const MOST_CHANGED = 3;

/** "The lease ends in October" where the document says so of September: a sentence again, with another figure, day, month or number. */
export const restated: Rule = {
  name: 'restated',
  read(clause, context): Reading | undefined {
    const { tokens } = clause;
    const [first] = tokens;
    if (first === undefined || tokens.length <= LEAST_ALIKE || tokens.length > MOST_WORDS)
      return undefined;
    if (VERBS.has(first.word) || tokens.some(({ quoted }) => quoted)) return undefined;
    const found = context.scope.nodes.flatMap((node) =>
      node.role === 'cell' || node.text.length < LEAST_ALIKE * 3
        ? []
        : sentencesOf(node.text).flatMap((sentence) => {
            const change = changeIn(sentence, clause);
            return change === undefined ? [] : [{ node, ...change }];
          }),
    );
    const [only, ...others] = found;
    return only === undefined || others.length > 0
      ? undefined
      : operations([
          {
            op: 'replace-text',
            targets: [only.node.id],
            find: only.find,
            replace: only.replace,
          },
        ]);
  },
};

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/);
const bare = (word: string): string => word.toLowerCase().replace(/^[("“]+|[.,;:!?)"”]+$/g, '');

/** The whole sentence with what changes in it, so that the same words elsewhere stay. */
function changeIn(
  sentence: string,
  clause: Phrase,
): { readonly find: string; readonly replace: string } | undefined {
  const before = sentence.split(' ');
  const now = clause.raw.split(/\s+/);
  if (before.length !== now.length) return undefined;
  const changed = before.flatMap((word, at) => (bare(word) === bare(now[at] ?? '') ? [] : [at]));
  const [from] = changed;
  if (from === undefined || changed.length > MOST_CHANGED) return undefined;
  if (before.length - changed.length < LEAST_ALIKE) return undefined;
  const areAlike = changed.every((at) => {
    const sort = sortOf(bare(before[at] ?? ''));
    return sort !== undefined && sort === sortOf(bare(now[at] ?? ''));
  });
  if (!areAlike) return undefined;
  const text = before.map((word, at) =>
    changed.includes(at) ? word.replace(bareOf(word), bareOf(now[at] ?? '')) : word,
  );
  return { find: sentence, replace: text.join(' ') };
}

const bareOf = (word: string): string => word.replace(/^[("“]+|[.,;:!?)"”]+$/g, '');
