const IS =
  '(?:is|are|was|should be|should have been|(?:is|was) supposed to be|should read|should say|must be|needs to be|has to be|ought to be)';
const CALLED =
  '(?:actually |really |now |called |named |labeled |titled |spelled |written |written as )*';
const NOT = '(?:,|;|\\.)?(?: and| but)? (?:not|instead of|rather than|in place of)';
const IT =
  '(?:it|that|this|they|the (?:right|correct|real|actual|new) (?:one|name|value|number|date|text|spelling))';
const WRONG =
  '(?:wrong|incorrect|not right|not correct|misspelled|misspelt|a typo|a mistake|outdated|out of date|old|off)';
const PAUSE = '(?: ?[,;:.(-])*';
const SAY =
  '(?:write|say|use|put|have|show|print|call it|it should (?:say|be|read)|it must (?:say|be)|make it|(?:i|we) (?:would like|want|prefer)(?: to (?:see|have|read|say|use))?|see)';

/** Ways to say what something is to be. `what`: its name; `old`: what it says now; `to`: what it is to say. */
export const FORMS: readonly RegExp[] = [
  // "rudder note: starboard, not port"
  /^(?:the )?(?<what>[^:]{2,40}?) : (?<to>[^:,()]{1,40}?)(?: ,)? (?:and |but )?not (?<old>[^:,.!?()]{1,40}?)(?: [.!?])*$/,
  /^(?:push|postpone|extend|delay|move|shift|prolong|set)(?: back)? (?:the )?(?<what>.+?)(?: back| out| forward)? (?:by|for) (?:another )?(?<to>(?:an?|one|two|three|four|six|\d+)(?: more)? (?:days?|weeks?|months?|years?))$/,
  /^(?:the )?(?<what>.+?) (?:from|:) (?<old>\S+(?: \S+){0,5}?) -> (?<to>.+)$/,
  /^(?:in |for |on )?(?:the )?(?<what>.+?) -> (?<to>.+)$/,
  /^(?:the )?(?<what>.+?) (?<old>[$€£]?\d\S*) -> (?<to>.+)$/,
  new RegExp(`^(?:instead of|rather than|in place of) (?<old>.+?),? ${SAY} (?<to>.+)$`),
  new RegExp(
    `^(?:the |our |my )?(?<what>.+?) ${IS} ${CALLED}(?<to>.+?)${NOT} (?:an? |the )?(?<old>.+)$`,
  ),
  // "due date June 1, 2026 instead of June 3, 2026"
  /^(?:the )?(?<what>[a-z][a-z ]{2,30}?) (?<to>(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|[$€£] ?\d|\d{1,4}[-/.]\d)[^":]{0,30}?)(?: ,)? (?:instead of|rather than|and not|not) (?<old>[^":]*\d[^":]*)$/,
  new RegExp(`^(?<what>.+?) (?:is|are) not (?<old>.+?)(?:,|;)?(?: but| ${IT} ${IS})+ (?<to>.+)$`),
  new RegExp(
    `^(?:${IT} ${IS}|its|we are(?: called)?|i mean|i meant|should be|should say|${SAY}) (?:actually |really )?(?<to>.+?)${NOT} (?<old>.+)$`,
  ),
  /^(?:mark|label|flag|tag|list|show) (?<what>.+?) as (?<to>.+)$/,
  new RegExp(
    `^(?:i|we) (?:mistyped|misspelled|misspelt|misstated|got|wrote|typed|entered|spelled) (?:the )?(?<what>.+?)(?: wrong| incorrectly| wrongly| badly)?${PAUSE} (?:${IT} ${IS}|should be|must be|correct is|to)(?: actually| really| supposed to be)? (?<to>.+)$`,
  ),
  new RegExp(
    `^(?:the )?(?<what>.+?) (?:is|are|was|looks) ${WRONG}${PAUSE}(?: and| so)?(?: ${IT})? ?(?:is|its|are|should be|should read|should say|must be|needs to be|change it to|make it|has to be|should have been|was|correct is) (?:actually |really |supposed to be )?(?<to>.+?)(?:${NOT} (?<old>.+))?$`,
  ),
  new RegExp(
    `^(?:there is|there was|i (?:made|see|found|have))(?: an?)? (?:typo|mistake|error|slip) in (?:the )?(?<what>.+?)${PAUSE} (?:${IT} ${IS}|should be|must be|is) (?<to>.+)$`,
  ),
  /^(?:the |our |my )?(?<what>.+?) (?:has |have )?(?:just )?(?:changed|gone up|gone down|went up|went down|increased|decreased|risen|dropped|been (?:changed|updated|moved|extended|postponed|corrected)|goes up|goes down)(?: from (?<old>.+?))? to (?<to>.+)$/,
  /^(?<old>.+?) (?:(?:has|have|had|was|were|is|are|got|been|recently|just|now) )*(?:renamed|rebranded|renamed itself|rebranded itself|changed (?:its|their|her|his) name)(?: itself| themselves)? (?:to|as|into) (?<to>.+)$/,
  /^(?<to>.+?) is (?:the |our |their )(?:new|right|correct|actual|real|updated) (?<what>.+)$/,
  // "set the due date to June 1, 2026" has said its value before the comma.
  new RegExp(
    `^(?:update|change|correct|fix|set|edit|adjust|amend|modify) (?:the )?(?<what>(?:(?! to ).)+?)(?: ?[,;:(-])+ ?(?:${IT} )?(?:(?:is|should be|must be|to|make it|now|new|use)(?: now| actually| really)?)? ?(?<to>.+?)\\)?$`,
  ),
  /^(?:change|update|set|correct|fix|edit|amend|adjust|modify|move|raise|lower|increase|reduce|bump|drop|switch) (?:the )?(?<what>.+?) from (?<old>.+?) to (?<to>.+)$/,
  /^(?:the )?(?<what>.+?) (?:should|must|needs to|has to|ought to) (?:be(?: called| named| labeled| titled)?|read|say|become) (?<to>.+)$/,
];
/** Their first words may as well be a part that something is done to: only names count. */
export const LOOSE_FORMS: readonly RegExp[] = [
  /^(?:for|as|in|under) (?:the )?(?<what>.+?),? (?:write|put|use|say|enter|have|set) (?<to>.+)$/,
  /^(?<what>.+?) : (?<to>.+)$/,
];

export const MOVED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:we|i|our (?:office|offices|company|business|shop|studio)|the company)(?: have| has| just| recently| are)* (?:moved|relocated|moving)(?: (?:our )?(?:offices?|premises))? to (?<to>.+)$/,
    'our address',
  ],
  [
    /^(?:the |our |my )?(?:client|customer|buyer)(?: have| has| just| recently| is)* (?:moved|relocated|moving)(?: (?:their )?(?:offices?|premises))? to (?<to>.+)$/,
    'client address',
  ],
  [
    /^(?:(?:the |this )?certificate |it )?(?:should be |must be |is |has to be )?(?:awarded|presented|issued|certified) to (?<to>.+)$/,
    'recipient',
  ],
  [
    /^(?:the |this )?certificate (?:should be |must be |is |has to be )?(?:for|to) (?<to>.+)$/,
    'recipient',
  ],
];
/** "I made a typo: …" */
export const CONFESSED =
  /^(?:(?:(?:i|we) (?:made|see|found|have)|there is)(?: (?:an?|one|another|a small))? (?:typo|mistake|error|slip)|correction|(?:small |little )?(?:typo|mistake|error|slip)(?: in [\p{L}' -]{1,60}?)?|my (?:bad|mistake)|(?:one|a) (?:small |quick |more )?(?:change|correction|fix))(?: ?[,;:.-])+ (?<rest>.+)$/u;

/** "our new address is …" */
export const NEW =
  /^(?:here is )?(?<whose>the|our|my|their|his|her|client 's|the client 's|the customer 's|customer 's)? ?new (?<what>.+?) ?(?:is|:|=|should be|will be|->) (?<to>.+)$/;

/** A text in the place of a part that carries data would be its removal. */
export const OVERWRITTEN =
  /^(?:replace|overwrite|substitute|swap(?: out)?|exchange) (?:(?:all|every|each)(?: of)? )?(?:the )?(?<what>.+?) (?:with|by|for) (?!.*\bcolou?r)(?<to>.{3,})$/;
