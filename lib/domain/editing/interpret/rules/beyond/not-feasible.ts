import type { Phrase } from '../../language/phrase.ts';
import type { Rule } from '../../rule.ts';
import { notFeasible } from '../answers.ts';

/** What a printed sheet, or this service, cannot do. */
const IMPOSSIBLE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:video|videos|movie|youtube|clip|audio|sounds?(?! (?:like|a|too|more|so|very|rather))|music|podcast|voice ?over|song)\b/,
    'A printed document cannot play sound or pictures that move.',
  ],
  [
    /\b(?:animat\w{0,6}|gif|blink\w{0,4}|flash(?:ing|es)?|spin\w{0,4}|bounc\w{0,4}|fade ?-?in|slide ?show|scroll\w{0,4}|hover\w{0,4}|parallax|transition|moving)\b/,
    'A printed document does not move.',
  ],
  [
    /\b(?:interactive|clickable|button|buttons|dropdown|drop-down|checkbox|checkboxes|form fields?|text ?box(?:es)?|fillable|editable|slider|toggle|pop-?ups?|modal|tooltip|tabs?|log ?in|sign ?in|sign ?up|search ?bar|navigation|menu|carousel|accordion)\b/,
    'A printed document has nothing to click or to fill in on the screen.',
  ],
  [
    /^(?:e?-?mail|send|forward|text|message|mail|fax|share|post|tweet|publish|upload|deliver|whatsapp|sms|submit)\b(?!.{0,40}\b(?:address|bold|bigger|red|blue|green)\b)/,
    'This changes the document; it does not send it anywhere.',
  ],
  [
    /^(?:print|download|save|export|store|archive|schedule|open|close|backup|back up)(?: (?:it|this|the|document|invoice|quote|pdf|file|a|copy|now|out|as|to|my|our|me|on|in|computer|desktop|drive|dropbox|google|icloud|word|docx|excel|xlsx|csv|html|png|jpg|jpeg|for|every|month|monday|tomorrow))*$/,
    'This changes the document; it is saved and downloaded by a call of its own.',
  ],
  [
    /\b(?:password|encrypt\w{0,4}|digitally sign|digital signature|e-?sign\w{0,6}|docusign|drm|read-?only|lock (?:it|the)|notari[sz]e)\b/,
    'Documents cannot be locked, encrypted or signed here.',
  ],
  [
    /\b(?:pie|bar|line|column|area|scatter|gantt|flow) ?(?:chart|graph|diagram)s?\b|\b(?:chart|charts|graph|graphs|diagram|3d|hologram|map|augmented reality|vr)\b/,
    'Charts, maps and drawings cannot be made here.',
  ],
  [
    /\b(?:pay|charge|refund|bill)\b.{0,20}\b(?:card|stripe|paypal|bank|now|him|her|them|the client|the customer)\b|\b(?:credit card form|checkout|payment gateway|payment form|live (?:price|rate|exchange|data)|real[- ]time)\b/,
    'This changes the document; it neither takes payments nor reads live data.',
  ],
  [
    /\b(?:what|who|why|when|where|how many|how much|how do|how can|do you|are you|is this|is it)\b.{0,80}\?$|^(?:what|who|why|how many|how much|how do i|tell me|explain|are you|do you|what's)\b/,
    'This takes changes, not questions.',
  ],
  [
    /(?:^order|\b(?:buy|purchase|book|call(?!-)|phone|contact|remind|notify|invite|hire|fire|arrest|cook|bake|sing|dance|weather|joke|pizza))\b(?=.{0,30}\b(?:me|him|her|them|bob|client|customer|everyone|someone|boss|pizza|a|the)\b)(?!.{0,60}\b(?:name|address|section|info|details|number|column|bold|color|date)\b)/,
    'That is nothing that a document can hold or do.',
  ],
];

/** Words of praise and blame without anything that could be changed. */
const VAGUE_WORD =
  'better|nicer|prettier|cooler|cleaner|fancier|sleeker|sharper|smarter|classier|stronger|good|nice|great|pretty|cool|clean|fancy|beautiful|awesome|amazing|perfect|professional|modern|elegant|stylish|attractive|appealing|polished|exciting|interesting|unique|creative|original|different|improved|fresh|readable|user[- ]friendly|friendly|fun|corporate|premium|luxurious|expensive|trendy|impressive|pop|shine|less boring|less ugly|boring|ugly|right|work|works|correct|proper|properly|standard|normal|sexy|on[- ]brand|eye[- ]catching|aesthetic|minimalist|minimal|simple|simpler|classic|presentable|consistent|balanced|organized|tidy|neat|neater|tidier|stand out|look good|look professional|design|designed|designer|wow|vibe|vibes|feel|magic';
const THING =
  '(?:it|this|that|everything|things|something|the (?:whole )?(?:thing|document|page|design|layout|look|style|styling|formatting|format|invoice|quote|report|letter|contract|receipt|certificate|pdf|file|template|appearance|overall look|look and feel)|document|page|design|layout|all of it|the look and feel|my (?:document|invoice|quote|report|letter))';
const VAGUE: readonly RegExp[] = [
  /^(?:change|update|edit|fix|correct|set) (?:(?:the|our|my) )?(?:[a-z]+ ){0,2}?(?:dates?|prices?|amounts?|totals?|names?|numbers?|titles?|text|address|rows?|items?|tax)$/,
  new RegExp(
    `^(?:make|get|have|let|turn|can) ${THING} (?:to )?(?:look |looks |looking |be |feel |appear |seem |into |more |much |way |a lot |a bit |a little |even |really |very |super |so |like |a |less |something )*(?:${VAGUE_WORD})(?: (?:and|,|more|looking|to look at|please|overall|somehow|for (?:the )?(?:client|customer|print|them|us|me)s?|${VAGUE_WORD}))*$`,
  ),
  new RegExp(
    `^(?:fix|improve|change|update|edit|modify|adjust|redo|rework|redesign|revamp|refresh|enhance|beautify|optimi[sz]e|upgrade|polish|tweak|clean up|tidy up|tidy|spruce up|jazz up|spice up|correct|format|reformat|style|restyle|check|review|finish|complete|do|handle|arrange|rearrange|organize|simplify|modernize|modernise|rebrand|design|perfect|transform|overhaul|make over|fine-?tune|touch up|dress up|liven up|freshen up)(?: up)?(?: ${THING})?(?: (?:up|better|please|a bit|a little|somehow|more|again|now|properly|nicely|for me|completely|differently|over))*$`,
  ),
  /^(?:jazz|spice|spruce|dress|liven|freshen|tidy|clean|touch|brighten|fix|polish|tighten) (?:it|this|everything|things) up$/,
  /^(?:i )?(?:do not|really do not|hate|dislike|not|like|love|am not) (?:like|happy|a fan|sure|it|this|the (?:design|layout|look|style)).{0,30}$/,
  /^(?:do )?(?:something|anything|whatever|stuff|things|your (?:best|magic|thing)|surprise me|you decide|you choose|be creative|go wild|wow me|impress me|help|help me|ok|okay|yes|no|hello|hi|hey|test|testing|asdf|lol|hmm|more|less|again|continue|go|next|nothing|please|thanks|thank you|make|change|add|remove|do it|make it|change it|add it|set it|it|this|that|improvements?|better|nicer|different|colou?rs?|fonts?|style)(?: (?:you (?:like|want|think)|with it|nice|cool|creative|please|special|different|about it|different with it|is best|works))*$/,
];

/** What cannot be done on paper or here, and what says nothing that could be done. */
export const notFeasibleRule: Rule = {
  name: 'not-feasible',
  read(clause) {
    if (clause.tokens.some(({ quoted }) => quoted)) return undefined;
    const { text } = clause;
    const impossible = IMPOSSIBLE.find(([pattern]) => pattern.test(text));
    if (impossible !== undefined) return notFeasible(impossible[1], []);
    return VAGUE.some((pattern) => pattern.test(text)) ? tooVague(clause) : undefined;
  },
};

function tooVague(clause: Phrase) {
  return notFeasible(`“${clause.raw.trim()}” does not say what should change, or how.`, []);
}
