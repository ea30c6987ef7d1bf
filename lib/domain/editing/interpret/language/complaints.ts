import type { Phrase } from './phrase.ts';

const VERY =
  '(?:too |very |so |really |rather |quite |pretty |a bit |a little |still |just |way |simply )*';
const FOR =
  '(?: (?:for|by|to|in|on|at) [a-z][a-z ]{2,40})?(?: (?:right now|now|like this|this way|at the moment|as it is|at all))?';
const READ = '(?:read|decipher|make out)';
const WHAT = '(?<what>(?:the|our|my|his|her|their|all the|both) [^",]{2,50}?)';

const UNSEEN = [
  `(?:is|are|looks?|seems?|feels?) ${VERY}(?:hard|difficult|tough|tricky|impossible|not easy) to (?:see|find|notice|spot|discover)${FOR}`,
  `(?:is|are|looks?|seems?) ${VERY}easy to (?:miss|overlook|skip)${FOR}`,
  `(?:is|are) (?:barely|hardly|scarcely|not(?: really| very)?) (?:visible|noticeable|prominent|to be seen)(?: enough)?${FOR}`,
  `(?:always |often |easily |just )*(?:gets?|goes|is|are) (?:always |often |easily |just |too easily )*(?:lost|overlooked|unnoticed|missed|drowned|buried)${FOR}`,
  `(?:drowns?|disappears?|vanish(?:es)?|sinks?)(?: (?:in|among|between|behind) [a-z][a-z ]{2,40})${FOR}`,
  `(?:do|does) not (?:really |quite )?(?:stand out|catch the eye|stick out|jump out)(?: enough)?${FOR}`,
];

/** What is the matter with a part, and what helps. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  ...UNSEEN.map((matter) => [new RegExp(`^${WHAT} ${matter}$`), 'make <what> stand out'] as const),
  [
    new RegExp(
      `^${WHAT} (?:is|are|looks?|seems?) ${VERY}(?:(?:hard|difficult|tough|tricky|impossible|not easy) to ${READ}|illegible|unreadable|(?:barely|hardly) (?:readable|legible))${FOR}$`,
    ),
    'make <what> more readable',
  ],
];
const EASIER: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:make )?(?<what>(?:the|our|my|all|both) .{3,50}?) (?:should be |must be |could be |needs to be )?(?:much |a bit |a lot )?(?:(?:easier|simpler) to (?:see|find|notice|spot)|(?:harder|impossible) to (?:miss|overlook)|more visible|better visible)${FOR}$`,
    ),
    'make <what> stand out',
  ],
  [
    new RegExp(
      `^(?:make )?(?<what>(?:the|our|my|all|both) .{3,50}?) (?:should be |must be |could be |needs to be )?(?:much |a bit |a lot )?(?:easier|simpler) to ${READ}${FOR}$`,
    ),
    'make <what> more readable',
  ],
];

/** Whether words only say what is the matter: what is to be done about it may follow. */
export const isComplaint = ({ text }: Phrase): boolean =>
  MAY_COMPLAIN.test(text) && FORMS.some(([form]) => form.test(text));

/** "the total is hard to see": what is the matter, as a wish. */
export const COMPLAINTS: readonly (readonly [RegExp, readonly string[]])[] = [
  ...FORMS,
  ...EASIER,
].map(([form, way]) => [form, [way]]);

const MAY_COMPLAIN =
  /\b(?:hard|difficult|tough|tricky|impossible|easy|visible|noticeable|prominent|seen|lost|overlooked|unnoticed|missed|drowned|buried|drowns?|disappears?|vanish(?:es)?|sinks?|stand|catch|stick|jump|illegible|unreadable|readable|legible)\b/;
