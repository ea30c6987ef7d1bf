import type { AppliedContent, InstructionWords } from './instruction-words.ts';

const TYPEFACES = new Set(
  'georgia arial helvetica verdana garamond calibri cambria roboto lato inter futura tahoma trebuchet palatino baskerville didot courier consolas monaco'.split(
    ' ',
  ),
);

const SPACES =
  'margin-top margin-bottom margin-left margin-right margin padding-top padding-bottom padding-left padding-right spacingScale spacer height line-height';
const BORDERS =
  'border-top border-bottom border-left border-right divider stripe-rows border-radius';
const TEXTS = 'set-text replace-text insert add-row add-column add-total';

/** Words for looks, each with what an operation sets that is of such a look. */
const LOOKS: readonly (readonly [string, string])[] = [
  ['bold bolder semibold boldface', 'font-weight'],
  ['italic italics italicize italicized', 'font-style'],
  ['underline underlined', `text-decoration-line ${BORDERS}`],
  ['uppercase capitals caps lowercase', `text-transform font-variant-caps ${TEXTS}`],
  ['landscape portrait', 'orientation size'],
  ['a4 a5 a3', 'size orientation'],
  ['watermark', 'watermark'],
  ['zebra striped stripes', 'stripe-rows background-color'],
  [
    'background backgrounds',
    'background-color background background-image stripe-rows color stamp',
  ],
  ['border borders bordered outline outlined', BORDERS],
  ['margins', SPACES],
  ['padding', SPACES],
  ['rounded', 'border-radius'],
  ['opacity', 'opacity'],
  ['centered', 'text-align margin-left margin-right move set-page insert'],
  ['serif sans-serif monospace typeface', 'font-family headingFont bodyFont'],
  ['sort sorted', 'sort-rows move-column move-row move'],
];

const ASPECTS: ReadonlyMap<string, readonly string[]> = new Map(
  LOOKS.flatMap(([words, aspects]) =>
    words.split(' ').map((word) => [word, aspects.split(' ')] as const),
  ),
);

/** Words of the layout that hardly ever make a text by themselves. */
const LAYOUT = new Set(
  'font size column columns section callout box first last left right top bottom center centered wide narrow bigger smaller larger grey gray colored row rows aligned'.split(
    ' ',
  ),
);

/** Whether a word says how something looks or where it stands. */
export function isLookWord(word: string): boolean {
  return ASPECTS.has(word) || LAYOUT.has(word) || /^\d+(?:px|pt|mm|cm|%)$/.test(word);
}

/** Looks and typefaces that are named and of which nothing was set. */
export function lookMismatches(
  words: InstructionWords,
  { aspects, values }: AppliedContent,
  before: () => string,
): string[] {
  return words.tokens.flatMap(({ word, quoted }, at) => {
    if (quoted || !(TYPEFACES.has(word) || ASPECTS.has(word))) return [];
    if (words.isAside(at) || before().includes(word)) return [];
    if (TYPEFACES.has(word))
      return values.some((value) => value.includes(word))
        ? []
        : [`The typeface ${word} was not used.`];
    const wanted = ASPECTS.get(word);
    if (wanted === undefined || wanted.some((aspect) => aspects.has(aspect))) return [];
    return aspects.has('undo') ? [] : [`Nothing was made ${word}.`];
  });
}
