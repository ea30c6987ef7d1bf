import type { Phrase } from '../../language/phrase.ts';
import type { Reading, Rule } from '../../rule.ts';
import { firstMatch, operations } from '../answers.ts';

const CASE =
  '(?<form>(?:in )?(?:all |full |block )?(?:uppercase|upper case|upper-case|all caps|caps|capitals|capital letters|capitalized|capitalised|lowercase|lower case|lower-case|small letters|title case|title-case|titlecase|normal case|sentence case|all-caps))';
const PATTERNS = [
  new RegExp(
    `^(?:make|set|put|turn|change|convert|write|show|have|use|print|format|display|transform|switch)(?: the)? (?<what>.+?)(?: text)? (?:(?:to|in|into|as|be|all|fully|to be) )*${CASE}$`,
  ),
  new RegExp(`^(?<what>.+?) in ${CASE}$`),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:should|must|need to|needs to|has to|have to|are to|is to) be (?:written |shown |set |all )*(?:in )?${CASE}$`,
  ),
  new RegExp(`^(?:use|i want|have) ${CASE} (?:for|in|on) (?:the )?(?<what>.+)$`),
  /^(?<form>capitalize|capitalise|uppercase|upper-case|lowercase|lower-case|upcase|downcase)(?: all)?(?: of)?(?: the)? (?<what>.+?)(?: (?:text|letters))?$/,
];

/** "capitalize the title", "make headings uppercase": letters are set so, and stay what they are. */
export const letterCase: Rule = {
  name: 'letter-case',
  read(clause, context) {
    const { what, form } = firstMatch(clause, PATTERNS) ?? {};
    if (what === undefined || form === undefined) return undefined;
    const targets = context.targets(what) ?? context.targets(withoutAll(what));
    if (targets === undefined) return undefined;
    const ids = targets.flatMap(({ ids: each }) => each);
    const texts = targets.flatMap(({ nodes }) => nodes.map(({ text }) => text));
    return reading(ids, transformFor(form.text, texts), targets);
  },
};

function withoutAll(phrase: Phrase): Phrase {
  return phrase.match(/^(?:all|every|each)(?: of)?(?: the)? (?<rest>.+)$/)?.['rest'] ?? phrase;
}

function reading(ids: readonly string[], value: string, about: Reading['about'] = []): Reading {
  return operations(
    [
      {
        op: 'set-style',
        targets: [...new Set(ids)],
        reach: 'each',
        style: { 'text-transform': value },
      },
    ],
    about,
  );
}

/** Words that begin with capitals already can only be meant to be all in capitals. */
function transformFor(form: string, texts: readonly string[]): string {
  if (/lower|small|down/.test(form)) return 'lowercase';
  if (/title/.test(form)) return 'capitalize';
  if (/normal|sentence/.test(form)) return 'none';
  if (!/^capitali[sz]e/.test(form)) return 'uppercase';
  const begins = texts.every((text) =>
    (text.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word)),
  );
  return begins ? 'uppercase' : 'capitalize';
}
