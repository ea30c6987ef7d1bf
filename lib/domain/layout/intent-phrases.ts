/**
 * What an intent says about parts of the document, in words: `highlight the due date and the total`,
 * `without notes`, `only the summary`. Which part is matchingLabels is found by the document's own labels, so
 * that words that name nothing in it change nothing.
 */

const MAX_INTENT_LENGTH = 2_000;
const MAX_PHRASE_CHARS = 120;

const EMPHASIS =
  /\b(?:highlight(?:ing|ed|s)?|emphasi[sz](?:e[sd]?|ing)|emphasis on|focus(?:ed|ing|es)? on|focus|stress(?:ing)?|accentuat(?:e|ing)|(?:draw(?:ing)?|pay) attention to|call(?:ing)? out|feature|underlin(?:e|ing)|spotlight|prominent(?:ly)?(?: (?:show|display))?|an? (?:large|big|bold))\s+/gi;
const STANDING_OUT =
  /(?:\b(?:make|makes|making|let|want|need|with)\b|^|[.,;])\s*([^.,;:!?\n]{2,80}?)\s+(?:(?:should|must|has to|needs? to|to)\s+)?(?:be\s+)?(?:stands? out|pop|(?:very |more |clearly |really )?(?:prominent|visible|obvious|bold(?:er)?|big(?:ger)?|larger?)|in (?:bold|large|big|red))\b/gi;
const LEFT_AWAY = /\bleav(?:e|ing)\s+([^.,;:!?\n]{2,80}?)\s+(?:out|off|away)\b/gi;
const LEFT_OUT =
  /\b(?:without|leav(?:e|ing) (?:out|off)|omit(?:ting)?|hid(?:e|ing)|remov(?:e|ing)|skip(?:ping)?|exclud(?:e|ing)|drop|no|(?:don['’]t|do not|never) (?:show|include|display|print|mention))\s+/gi;
const ONLY =
  /\b(?:(?:only|just|nothing but|solely) (?:(?:show|include|print|use|with|keep)\s+)?|(?:show|include|print|keep) (?:only|just|nothing but) )/gi;

/** Where the names of parts end and the sentence goes on. */
const END =
  /[.;:!?\n]|\b(?:but|while|with|without|so|because|if|when|unless|for|using|to|at|in|on|by|from|as|which|that|please|make|keep|show|highlight|emphasi[sz]e|focus|omit|hide|leave|only|stands? out)\b/i;
/** What depends on something is not for words to decide. */
const CONDITION = /^(?:if|when|unless)\b/i;
const SEPARATOR = /,|&|\band\b|\bor\b|\bnor\b|\bplus\b|\bas well\b/i;
/** Words around a name that are none of it. */
const FILLER =
  /^(?:the|a|an|any|all|our|my|its|their|this|section|part|field|column|block|box|line|row|value|information|info|s|i|it|is|are|be|sure|want|need|please|that|how|much|very|really|especially|particularly|prominently|clearly|strongly|visibly)$/;
const SPELLINGS: Readonly<Record<string, string>> = {
  qty: 'quantity',
  no: 'number',
  deadline: 'due',
  remark: 'note',
  comment: 'note',
  footnote: 'note',
  condition: 'term',
  sum: 'total',
};

/** The words of a name or a label as they are compared. */
export function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLER.test(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^su])s$/, '') : word))
    .map((word) => (Object.hasOwn(SPELLINGS, word) ? (SPELLINGS[word] ?? word) : word));
}

/** One name in an intent. */
export type PartName = readonly string[];

/** Spaces are taken together: expressions that look for words would try each of them. */
function textOf(intent: string | undefined): string {
  const text = intent?.slice(0, MAX_INTENT_LENGTH) ?? '';
  return text.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '));
}

function namesAfter(intent: string | undefined, cue: RegExp): PartName[] {
  const text = textOf(intent);
  return [...text.matchAll(cue)].flatMap((match) => {
    const rest = text.slice(match.index + match[0].length).slice(0, MAX_PHRASE_CHARS);
    const end = rest.search(END);
    if (end !== -1 && CONDITION.test(rest.slice(end))) return [];
    return namesIn(end === -1 ? rest : rest.slice(0, end));
  });
}

function namesIn(phrase: string): PartName[] {
  return phrase
    .split(SEPARATOR)
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** What is to be seen first. */
export function emphasized(intent: string | undefined): PartName[] {
  const text = textOf(intent);
  const standing = [...text.matchAll(STANDING_OUT)].flatMap(([, phrase = '']) => namesIn(phrase));
  return [...namesAfter(intent, EMPHASIS), ...standing];
}

/** What is to be left out. */
export function unwanted(intent: string | undefined): PartName[] {
  const text = textOf(intent);
  const away = [...text.matchAll(LEFT_AWAY)].flatMap(([, phrase = '']) => namesIn(phrase));
  return [...namesAfter(intent, LEFT_OUT), ...away];
}

/** What alone is wanted. */
export function exclusive(intent: string | undefined): PartName[] {
  return namesAfter(intent, ONLY);
}

/**
 * Which of the labels a name means: those of the same words, else the only one that contains them.
 * Returns indices.
 */
export function matchingLabels(name: PartName, labels: readonly string[]): readonly number[] {
  const all = labels.map((label) => new Set(wordsOf(label)));
  const indices = all.map((_, index) => index);
  const within = indices.filter((index) => name.every((word) => all[index]?.has(word)));
  const exact = within.filter((index) => all[index]?.size === new Set(name).size);
  if (exact.length > 0) return exact;
  return within.length === 1 ? within : [];
}
