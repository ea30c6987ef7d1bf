import type { Token } from '../tokens.ts';

const MORE =
  '(?:it is|its|they are|a|an|all|just|simply|really|quite|rather|very|a bit|a little|bit|so|still|mostly|always|much|far|way|and|only|but|as|kind of|sort of)';
const NOT_NEEDED =
  '(?:not|never|no longer|rarely|hardly|nobody|no one) (?:really |even )?(?:needed|necessary|required|relevant|used|important|wanted|applicable|read|reads|uses|needs|valid|helpful|useful|interesting)(?: (?:it|them|this|that))?';
const BAD =
  'unnecessary|irrelevant|redundant|superfluous|obsolete|outdated|pointless|useless|confusing|distracting|misleading|cluttered|clutter|messy|busy|ugly|boring|illegible|unreadable|important|urgent|confidential|private|sensitive|internal|obvious|repetitive|overkill|waste of (?:ink|paper|toner|space|room)|no (?:space|room|need)|always one|only one|always the same|(?:old|bad|poor|tired) (?:eyes|eyesight|sight|printer)';
const AGREED =
  '(?:fixed|flat|lump|agreed|one-off|all-in) ?(?:prices?|pricing|fees?|sums?|rates?|costs?|deal|job|amount|budget)|(?:old|wrong|outdated) (?:one|info|information|data|version|client|customer|project|year|details)|(?:long|short|big) (?:document|list|report|contract|letter)';
const ORDERED =
  "(?:the |our |my )?(?:client|customer|company|house|brand|corporate|legal|tax|office|boss|management|accounting|accountant|auditor|gdpr|personal)(?: 's)? (?:request|requirements?|policy|wish|wishes|preference|rules?|reasons?|colou?rs?|style|orders?|guidelines?|standards?|identity|decision)";
const EASIER =
  '(?:easier|easy|nicer|better|simpler|clearer|cleaner|safer|quicker|cheaper|neater|tidier|friendlier|harder|hard|difficult|impossible|tricky|tiring|kinder)(?: (?:printing|reading|flow|overview|that way|this way|readability|legibility))?';
const BESIDES =
  '(?:anyway|agreed|now|here|there|anymore|really|at all|otherwise|apparently|on this one|this time|imo|i think|(?:for|on|in|to|than|by|with) (?:the |our |my |your |this |these |their )?[a-z]+|job|project|deal|contract|work|quote|offer|only)';
const GROUND = new RegExp(
  `^(?:${MORE} )*(?:too (?:much |many |few |little )?[a-z-]+|${[NOT_NEEDED, BAD, AGREED, ORDERED, EASIER].join('|')})(?: ${BESIDES})*$`,
);
const MOST_WORDS = 9;

/** What a wish is for, without a verb: "fixed prices", "too much detail", "easier for the accountant". */
export function isGround(tokens: readonly Token[]): boolean {
  const said = tokens.filter(({ word, quoted }) => quoted || !/^[.!)]$/.test(word));
  return (
    said.length > 1 &&
    said.length <= MOST_WORDS &&
    !said.some(({ quoted }) => quoted) &&
    GROUND.test(said.map(({ word }) => word).join(' '))
  );
}
