import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, operations, setNodeText } from '../answers.ts';
import { isOwnWord } from './find-text.ts';

const CASE =
  '(?<form>(?:in )?(?:all |full |block )?(?:uppercase|upper case|upper-case|all caps|caps|capitals|capital letters|capitalized|capitalised|lowercase|lower case|lower-case|small letters|title case|title-case|titlecase|normal case|sentence case|all-caps))';
const PATTERNS = [
  new RegExp(
    `^(?:make|set|put|turn|change|convert|write|show|have|use|print|format|display|transform|switch)(?: the)? (?<what>.+?)(?: text)? (?:(?:to|in|into|as|be|all|fully|to be) )*${CASE}$`,
  ),
  new RegExp(`^(?<what>.+?) in ${CASE}$`),
  /^(?<form>capitalize|capitalise|uppercase|upper-case|lowercase|lower-case|upcase|downcase)(?: all)?(?: of)?(?: the)? (?<what>.+?)(?: (?:text|letters))?$/,
];

/** "make headings uppercase", "headings in title case" */
export const letterCase: Rule = { name: 'letter-case', read };

function read(clause: Phrase, context: Context): Reading | undefined {
  const { what, form } = firstMatch(clause, PATTERNS) ?? {};
  if (what === undefined || form === undefined) return undefined;
  const targets = context.targets(what) ?? context.targets(withoutAll(what));
  if (targets === undefined) return undefined;
  const nodes = targets.flatMap((target) => target.nodes);
  const value = transformFor(
    form.text,
    nodes.map(({ text }) => text),
  );
  const ids = [...new Set(targets.flatMap((target) => target.ids))];
  const own = value === 'none' ? [] : nodes.filter(isOwnWord);
  return operations(
    [
      ...own.flatMap((node) => {
        const text = cased(node.text, value);
        return text === node.text ? [] : [setNodeText(node, text)];
      }),
      { op: 'set-style', targets: ids, reach: 'each', style: { 'text-transform': value } },
    ],
    targets,
  );
}

/** The document's own words are written so; what the user gave only looks so. */
function cased(text: string, value: string): string {
  if (value === 'uppercase') return text.toUpperCase();
  if (value === 'lowercase') return text.toLowerCase();
  return text.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

function withoutAll(phrase: Phrase): Phrase {
  return phrase.match(/^(?:all|every|each)(?: of)?(?: the)? (?<rest>.+)$/)?.['rest'] ?? phrase;
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
