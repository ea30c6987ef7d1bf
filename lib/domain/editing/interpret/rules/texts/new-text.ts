import type { Phrase } from '../../language/phrase.ts';
import { VERBS } from '../../language/vocabulary.ts';
import type { Context } from '../../rule.ts';
import { isMoment } from './prose-moment.ts';

/** What a text is to become. */
export interface NewText {
  readonly said: Phrase;
  /** "everywhere": wherever the old one stands, in longer texts as well. */
  readonly everywhere: boolean;
}

const SCOPE =
  /^(?<said>.+?),? (?<scope>everywhere(?: (?:else|it (?:appears|occurs)|in .+))?|throughout(?: (?:the|this) .+)?|(?:in|across|over) (?:the |this )?(?:whole|entire|complete|full) (?:document|invoice|quote|report|letter|page|thing|text|pdf|file)|all over(?: (?:the|this) .+)?|in (?:all|every) (?:places?|occurrences?|instances?)|wherever (?:it|that|this) (?:appears|occurs|is|says so)|(?:each|every) time(?: it (?:appears|occurs))?|at every occurrence)$/;
/** "into a list" says how the old text is to stand, not what the new one is. */
const SHAPE =
  /^(?:be |as )?(?:an? |the |some |two |three |\d )?(?:(?:bulleted|bullet|numbered|ordered|unordered|simple|short|new|separate|single|comma[- ]separated|bullet-point|two-column|small|nice|proper) )*(?:lists?|bullets?|bullet points?|tables?|paragraphs?|columns?|grid|rows?|box|card|sentences?|summary|heading|footnote|caption|link|one line|line)(?: (?:format|form|style|items?|view|layout))?$/;
/** "a two column layout" */
const LAYOUT =
  /^(?:be |have |use |in |as |into |with )?(?:an? |one |two |three |\d )(?:[\p{L}\d-]+ ){0,5}(?:layout|style|format|view|design|look|lists?|grid|columns?|box|boxes|frame|font|typeface|size|background|border|spacing|padding|margins?|colou?rs?|alignment|order|position|width|height|shadow|gradient|outline|underline|weight)$/u;
/** "have more space above" says how something stands. */
const MANNER =
  /^(?:have|look|stand|fit|match|appear|go|take|get|align|span|sit|feel|seem|stay|remain|wrap|line up|be (?:more|less|a bit|a little|slightly|much|as|like|on|in|at|above|below|next))\b/;
const DEGREE =
  /^(?:(?:a |an |the |be |much |slightly |bit |little |lot )*(?:more|less|bigger|smaller|larger|wider|narrower|tighter|looser|darker|lighter|bolder|thicker|thinner|extra)\b)(?=.*\b(?:space|spacing|padding|margins?|borders?|fonts?|size|width|height|letters|background|colou?rs?|contrast|weight|room|gap|bold|visible|prominent|readable)\b)/;
/** "calculated without tax" says what is to be done. */
const DONE =
  /^(?:be )?[a-z]{3,}ed (?:with|without|in|on|at|as|by|to|from|for|like|above|below|before|after|of)\b/;
/** "to the footer", "above the totals", "to the left": a place. */
const PLACE =
  /^(?:(?:be )?(?:at|to|in|on|into|onto|inside|within|near) )?(?:the |its |our )(?:very )?(?:left|right|top|bottom|center|middle|end|start|beginning|front|back|side|next page|first page|last page|same line|next line|other side|(?:top|bottom|upper|lower)[- ](?:left|right)(?: corner)?)\b|^(?:above|below|under|underneath|beneath|before|after|next to|beside|behind|between|in front of|on top of) (?:the|our|its|all|each|every)\b/;
/** "and the date", "for Priya Raman": no text begins so. */
const LEADS_ON = /^(?:be )?(?:and|or|but|for|of|about|than|against|towards?) /;
/** "for all items" is no part of a text. */
const RANGE =
  / (?:for|on|in|to|of) (?:all|each|every)(?: of)?(?: the)? (?:items?|rows?|lines?|line items?|products?|services?|entries|records?|pages?|columns?)$/;

/** "script font", "a callout": how something is to look or to be laid out, in small letters. */
const DESIGN =
  /(?:^|[ -])(?:fonts?|typefaces?|typography|lettering|letters|strokes?|script|handwriting|calligraphy|cursive|layouts?|callouts?|call-out|sidebars?|badges?|panels?|banners?|pills?|chips?|tiles?|columns?|grids?|bullets|styles?|styling|(?:fine|small) print|(?:pull|block) ?-?quote|blockquote|drop cap|gradient|shadow|pulsing|blinking|flashing|animated|sticky|floating|clickable|collapsible)(?: wide)?$/;
const SHAPED =
  /^(?:be )?(?:an?|one|two|three|four|\d) (?:[\p{L}-]+ ){0,3}(?:box|boxes|cards?|lists?|tables?|headings?|headers?|headlines?|footers?|quotes?|lines?|rows?|blocks?|strip|frame|link|button|footnote|subtitle|caption|watermark|paragraphs?|label|tag)$/u;
/** "24 not 12", "99.4% and the change is +0.7": more is said than the figure. */
const MORE =
  /^[-+\p{Sc} ]{0,3}\d\S*(?: \p{L}+)?(?: ,)? (?:(?:and |but )?not|instead of|rather than|(?:(?:and|with|but) )?(?:its|a|change)(?! half)|(?:and|with|but) the) /u;
/** "something punchy", "more elegant": whoever says so has no text in mind. */
const SOME =
  /^(?:something|anything|somewhat|sort of|kind of|(?:a )?(?:bit|little|lot|much)? ?(?:more|less|nicer|better|fancier|cleaner|simpler|prettier)) ?(?:[\p{Ll}-]+ ?){0,2}$/u;

/** "nothing" is no name, "the new text" is still to be said, and a style declaration is a look. */
const NO_TEXT =
  /^(?:nothing|none|blank|empty|void|nil|an? (?:blank|space|empty (?:text|string|line))|(?:the|an?|some|my|our) (?:(?:new|other|correct|right|better|different|updated|real|proper) )+(?:text|one|ones|version|wording|name|value|number|title|words?)|something(?: else| different| better)?)$|^(?:background(?:-color)?|colou?r|opacity|visibility|display|filter|transform|font-(?:size|family|weight)|text-indent):? ?(?:transparent|none|hidden|invisible|white|0|0%)$/;

/** "wrong, it's 14": what is the matter with a text is none for it. */
const COMPLAINT =
  /^(?:(?:all|still|also|completely|quite|a bit|simply) )?(?:wrong|incorrect|missing|misspell?ed|misspelt|mistyped|misprinted|mixed up|outdated|out of date|mistaken|invalid|changed|off(?: by [^,;:]{1,30})?|used (?:twice|before|already)|a (?:typo|mistake|slip|duplicate)|too (?:high|low|late|early|long|short)|(?:easy|hard|difficult|impossible|tough) to [^,;]{2,40}|not (?:right|correct|there|true|up to date))(?: ?[,;:.-].*| (?:and|it|but)\b.*)?$/;

/** "mistyped, it's TX-88210": what became of it, and then what it is. */
const HAPPENED =
  /^[\p{Ll}][\p{Ll} '-]{2,50} ?[,;:-] (?:(?:and|so|but|now|please) )*(?:(?:it|that|this|they) (?:is|are|was|should|must|has)|use|make|write|put|change|set|say|take|correct|please)\b/u;

/** The new text without what is said of where. undefined: a place, a shape or a part, which no unquoted text is. */
export function newTextOf(value: Phrase, context: Context): NewText | undefined {
  if (value.quoted) return { said: value, everywhere: false };
  const scoped = value.match(SCOPE);
  const said = scoped?.['said'] ?? value;
  if (said.quoted) return { said, everywhere: scoped !== undefined };
  const { text } = said;
  if (NO_TEXT.test(text) || COMPLAINT.test(said.raw)) return undefined;
  if (/^\p{Ll}/u.test(said.raw) && HAPPENED.test(text)) return undefined;
  if (isFollowed(said) || isWish(said) || DONE.test(said.raw) || isLooked(said)) return undefined;
  // "Yield, and Faults Outages" goes on with another name.
  if (/ , and /.test(text) && said.tokens.length < 7) return undefined;
  if (!/\p{Lu}/u.test(said.raw) && [DESIGN, SHAPED, SOME].some((words) => words.test(text)))
    return undefined;
  if (LAYOUT.test(text) || MANNER.test(text) || DEGREE.test(text)) return undefined;
  if (LEADS_ON.test(text) || MORE.test(text)) return undefined;
  if (SHAPE.test(text) || RANGE.test(text)) return undefined;
  if (PLACE.test(text) && !isMoment(said)) return undefined;
  if (isPlaced(said, context)) return undefined;
  // "move the address to the footer"
  if (/^(?:the|our|its|this|that|below|above|into|onto) /.test(text) && namesPart(said, context))
    return undefined;
  return { said, everywhere: scoped !== undefined };
}

const MOST_NAME = 3;

/** "Conditions in the notes": a name, and where what it is the name of is said to stand. */
function isPlaced(said: Phrase, context: Context): boolean {
  const at = said.tokens.findLastIndex(({ word }) => /^(?:in|within|inside)$/.test(word));
  if (at < 1 || at > MOST_NAME || !/^(?:the|our|my)$/.test(said.tokens[at + 1]?.word ?? ''))
    return false;
  return /^(?:table|table-head|region)$/.test(context.target(said.slice(at + 1))?.kind ?? '');
}

/** "Employees and move it to the end": what follows is another wish. */
function isFollowed({ tokens }: Phrase): boolean {
  return tokens.some(({ word, quoted }, at) => {
    if (quoted || !JOINS.has(word)) return false;
    const next = tokens[at + 1];
    const after = tokens[at + 2];
    return (
      next !== undefined && !next.quoted && VERBS.has(next.word) && OBJECTS.has(after?.word ?? '')
    );
  });
}

const LOOKED =
  / and (?:(?:that|this|the|its|make|put|set|have|print|show|with|it|be) ){0,3}(?:\p{Ll}+ )?(?:in )?(?:capitals|caps|bold|italics?|uppercase|all caps|red|blue|green|black|gray|orange|underlined|centered)$/u;

/** "Item and that head in capitals": another wish. */
const isLooked = (said: Phrase): boolean => LOOKED.test(said.text) && /\p{Ll}\S*$/u.test(said.raw);

/** "label it so"; a quoted text and more than where it is. */
function isWish({ tokens }: Phrase): boolean {
  const [first, second] = tokens;
  if (first === undefined) return true;
  if (tokens.some(({ quoted }) => quoted))
    return !(
      first.quoted &&
      /^(?:in|on|at|within|inside|instead)$/.test(second?.word ?? '') &&
      tokens.filter(({ quoted }) => quoted).length === 1
    );
  return VERBS.has(first.word) && OBJECTS.has(second?.word ?? '');
}

const JOINS = new Set(['and', ',', 'then', ';', 'but', 'also', '&']);
const OBJECTS = new Set(
  'it the them its this that all these those our my her his their every each everything'.split(' '),
);

function namesPart(said: Phrase, context: Context): boolean {
  const target = context.target(said);
  return target !== undefined && target.kind !== 'text';
}
