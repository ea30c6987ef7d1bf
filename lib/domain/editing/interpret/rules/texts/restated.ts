import { billOf } from '#lib/domain/editing/language/bill.ts';
import { isIn } from '#lib/domain/editing/language/lists.ts';
import { renumbered } from '#lib/domain/editing/language/slots/called-numbers.ts';
import { stemOf } from '#lib/domain/editing/language/stems.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { sortOf } from './like-figures.ts';

const MOST_WORDS = 30;
/** Words of a meaning that both have to say. */
const LEAST_ALIKE = 2;
const MOST_CHANGED = 3;

/** "It will only be off for 3 hours" where a sentence says so of 5: that sentence with another figure, day, month or number. */
export const restated: Rule = {
  name: 'restated',
  read(clause, context): Reading | undefined {
    const { tokens } = clause;
    const [first] = tokens;
    if (first === undefined || tokens.length > MOST_WORDS) return undefined;
    if (VERBS.has(first.word) || tokens.some(({ quoted }) => quoted)) return undefined;
    const said = wordsOf(clause.raw);
    const meaning = said.filter(
      ({ word, sort }) =>
        sort === undefined && /\p{L}/u.test(word) && !isIn('talk', [word]) && !JOINT.test(word),
    );
    if (meaning.length < LEAST_ALIKE) return undefined;
    const found = context.scope.nodes.flatMap((node) =>
      node.role === 'cell'
        ? []
        : node.text.split(/(?<=[.!?])\s+/).flatMap((find) => {
            const stems = new Set(wordsOf(find).map(({ stem }) => stem));
            const change = meaning.every(({ stem }) => stems.has(stem))
              ? changed(find, said)
              : undefined;
            return change === undefined ? [] : [{ node, find, ...change }];
          }),
    );
    const [only, ...others] = found;
    if (only === undefined || others.length > 0) return undefined;
    const { node, find, replace, called } = only;
    const everywhere = called && renumbered(called.name, called.number, billOf(context.subject));
    return operations(everywhere ?? [{ op: 'replace-text', targets: [node.id], find, replace }]);
  },
};

const JOINT = /^(?:until|till|by|about|around|now|\p{L}+n['’]t)$/u;

type Sort = NonNullable<ReturnType<typeof sortOf>>;
interface Word {
  /** As it is written, without punctuation around it. */
  readonly text: string;
  readonly word: string;
  readonly stem: string;
  readonly sort: Sort | undefined;
}

const wordsOf = (text: string): readonly Word[] =>
  text.split(/\s+/).map((each) => {
    const bare = each.replace(/^[("“]+|[.,;:!?)"”]+$/g, '');
    const word = bare.toLowerCase();
    return { text: bare, word, stem: stemOf(word), sort: sortOf(bare) };
  });

interface Change {
  readonly replace: string;
  /** "Logic 35": what is called by a number is so wherever it stands. */
  readonly called: { readonly name: string; readonly number: string } | undefined;
}

/** The whole sentence with the figures that are said in it, so that the same words elsewhere stay. */
function changed(sentence: string, said: readonly Word[]): Change | undefined {
  const before = wordsOf(sentence);
  const now = said.flatMap((word, at) =>
    word.sort !== undefined && !before.some((one) => one.word === word.word) ? [at] : [],
  );
  if (now.length === 0 || now.length > MOST_CHANGED) return undefined;
  const words = sentence.split(/\s+/);
  let called: Change['called'];
  for (const at of now) {
    const figure = said[at];
    const places = before.flatMap((one, place) =>
      one.sort === figure?.sort &&
      !said.some(({ word }) => word === one.word) &&
      isSamePlace({ before, place }, { said, at })
        ? [place]
        : [],
    );
    const [place, ...others] = places;
    const old = before[place ?? -1];
    if (place === undefined || old === undefined || figure === undefined || others.length > 0)
      return undefined;
    if (isOne(old) || isOne(figure)) return undefined;
    words[place] = words[place]?.replace(old.text, figure.text) ?? '';
    const name = before[place - 1]?.text ?? '';
    if (place > 1 && /^\p{Lu}\p{Ll}+$/u.test(name)) called = { name, number: figure.text };
  }
  return { replace: words.join(' '), called };
}

/** One thing and several of it are written in different words. */
const isOne = ({ word }: Word): boolean => /^(?:1|one|once|first)$/.test(word);

/** The same word follows or goes before, or the month of a day. */
const isSamePlace = (
  { before, place }: { readonly before: readonly Word[]; readonly place: number },
  { said, at }: { readonly said: readonly Word[]; readonly at: number },
): boolean =>
  [1, -1].some((step) => {
    const [one, other] = [before[place + step], said[at + step]];
    if (one === undefined || one.stem === '' || other === undefined) return false;
    return one.stem === other.stem || (one.sort === 'month' && other.sort === 'month');
  });
