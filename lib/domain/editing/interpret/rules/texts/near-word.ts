import type { Phrase } from '../../language/phrase.ts';
import { distance } from '../../language/spelling.ts';
import { WORDS } from '../../language/vocabulary.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { operations } from '../answers.ts';
import { nearText } from './near-text.ts';

const BE =
  '(?:is|are|was|should be|must be|has to be|needs to be|ought to be|should say|should read)';
const WITH =
  "(?:with|without) (?:an? |the |one |two |three |only |just |no )*(?:double |silent )?[a-z](?: ?'s|s)?(?: at the end| in it| in the middle)?";
const WRONG =
  '(?:misspelled|misspelt|wrong|incorrect|a typo|not right|not correct|(?:spelled|spelt|written) (?:wrong|wrongly|incorrectly))';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:[^"]{1,60} )?${BE} (?:actually |really |correctly |properly )*(?:spelled|spelt|written)(?: as| like this| so)*(?: ${WITH})?(?: ?[:,-])* (?<to>.+)$`,
  ),
  new RegExp(
    `^(?:[^"]{1,60} )?(?:is|are) ${WRONG}(?: ?[,;:.-])*(?: (?:and|so))*(?: (?:it|that|the (?:right|correct) (?:name|spelling|one|word|form)))? (?:${BE} )*(?<to>.+)$`,
  ),
  new RegExp(
    `^(?:(?:i|we|you|they|he|she|somebody|someone) )?(?:(?:have|has|had) )?(?:mis-?spelled|misspelt|mistyped|(?:spelled|spelt|wrote|written|typed|got|had|put|printed) [^"]{1,40}? (?:wrong|wrongly|incorrectly|badly))(?: [^",;:]{1,40}?)?(?: ?[,;:.-])+(?: (?:and|so))*(?: (?:it|that|the (?:right|correct) (?:name|spelling|one)) ${BE})?(?: actually| really)? (?<to>.+)$`,
  ),
  /^(?:it|that|this|(?:the )?(?:right|correct) (?:name|spelling|word)) (?:is|should be|must be|has to be) (?<to>.+)$/,
  /^(?:there is )?(?:an? |one |small |another )*(?:typo|mistake|error|misspelling|slip|spelling (?:mistake|error)) (?:in|with) [^"]{1,40} : (?<to>.+)$/,
  /^(?:the |his |her |their |our |my |[\p{L} ]{1,30} 's )?(?:sur|last |first |family |middle |given |company |street |city )?name (?:is|should be|must be|has to be) (?<to>.+)$/u,
];
const LETTERS = new RegExp(`^(?<text>.+?)(?: ?[,(-])* ${WITH}(?: \\))?$`);
const MOST_NAMES = 4;
const SHORTEST = 4;
const MOST_SLIPS = 2;

/** "His surname is spelled Sylva" of a document that says “Silva”: the one word that is written almost so. */
export const nearWord: Rule = {
  name: 'near-word',
  read(clause, context): Reading | undefined {
    for (const form of FORMS) {
      const said = clause.match(form)?.['to'];
      const to = said?.match(LETTERS)?.['text'] ?? said;
      const found = to && nearTo(to, context);
      if (found !== undefined) return found;
    }
    return nearText(clause, context);
  },
};

function nearTo(to: Phrase, context: Context): Reading | undefined {
  const names = to.raw.trim().split(/\s+/);
  const areNames = names.every((name) => /^\p{Lu}[\p{L}'’-]+$/u.test(name));
  if (names.length > MOST_NAMES || !(areNames || (to.quoted && names.length === 1)))
    return undefined;
  const words = wordsOf(context);
  const list = names.filter((name) => !words.has(name));
  const [name, ...others] = list;
  // Of a name of which a word is another one, the others are there.
  if (name === undefined || others.length > 0 || name.length < SHORTEST) return undefined;
  const near = [...words].filter((word) => !isRight(word) && isNear(word, name));
  const [find] = near;
  return find === undefined || near.length > 1
    ? undefined
    : operations([{ op: 'replace-text', find, replace: name }]);
}

function wordsOf({ scope }: Context): ReadonlySet<string> {
  return new Set(scope.nodes.flatMap(({ text }) => text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []));
}

/** "it's Dave" of a document with a Date: what is spelled right is no other name. */
const isRight = (word: string): boolean => WORDS.has(word.toLowerCase());

function isNear(word: string, name: string): boolean {
  if (word.length < SHORTEST || word === name) return false;
  const most = Math.min(MOST_SLIPS, Math.floor(name.length / SHORTEST));
  return distance(word.toLowerCase(), name.toLowerCase(), most) <= most;
}
