import type { Rule } from './rule.ts';

const PEOPLE =
  '(?:jews?|muslims?|christians?|hindus?|sikhs?|buddhists?|blacks|black people|whites|white people|asians?|africans?|arabs?|mexicans?|chinese people|indians|turks?|poles|russians|ukrainians|palestinians|israelis|immigrants?|migrants?|refugees?|foreigners?|gays?|gay people|lesbians?|homosexuals?|transgender people|trans people|transsexuals?|queers?|women|disabled people|the disabled|roma people|gypsies|infidels|unbelievers)';
const SLURS =
  '(?:niggers?|niggas?|kikes?|faggots?|trann(?:y|ies)|wetbacks?|gooks?|ragheads?|towelheads?|sand ?niggers?|untermensch(?:en)?|subhumans?|judensau|kanak(?:en?)?)';
const A_PERSON =
  '(?:him|her|them|you|your (?:family|wife|husband|kids|children|daughter|son|mother|father|parents)|my (?:wife|husband|boss|neighbou?r|ex|mother|father|teacher|classmates|coworkers?|colleagues?|landlord|roommate)|his (?:family|wife|kids|children)|her (?:family|husband|kids|children)|everyone|everybody|people|children|students|the (?:president|teacher|judge|witness(?:es)?|client|customer|tenant|landlord|prime minister|mayor|king|queen|pope)|someone|somebody|a (?:person|human|man|woman|child|cop|police officer))';
const A_DEFENCE =
  /^(?: [a-z]+){0,2} (?:prevention|awareness|training|detect\w*|screening|disposal|removal|protection|defen[cs]e|mystery|dinner|survivors?|education|museum|memorial|counsell?ing|hotline|helpline|risk|insurance)\b/u;

/** Hate, threats, calls for violence and self-harm. */
export const violenceRules: readonly Rule[] = [
  { name: 'slur', pattern: new RegExp(`\\b${SLURS}\\b`, 'u') },
  {
    name: 'hate',
    pattern: new RegExp(
      `\\b(?:kill|exterminate|gas|eliminate|eradicate|deport|hang|lynch|burn|hate|death to|get rid of|attack|beat up|wipe out|cleanse (?:us )?of|no) (?:all |the |every |these |those |dirty |filthy ){0,3}${PEOPLE}(?= (?:now|from|and|must|should|are|will|out|die|to death|allowed|welcome|served|\\.)|$)`,
      'u',
    ),
  },
  {
    name: 'hate-killing',
    pattern: new RegExp(
      `\\b(?:kill|killing|exterminate|exterminating|gas|gassing|hang|hanging|lynch|lynching|eradicate|eradicating|death to) (?:all |the |every |these |those |dirty |filthy ){0,3}${PEOPLE}\\b`,
      'u',
    ),
  },
  {
    name: 'hate-claim',
    pattern: new RegExp(
      `\\b${PEOPLE} (?:are|is) (?:all |nothing but |just |a |the |like |not (?:really )?){0,3}(?:vermin|rats|parasites|animals|subhuman|sub human|inferior|filth|scum|cockroaches|criminals|rapists|terrorists|disease|plague|worthless|garbage|human beings|human|to blame for|stupid|less intelligent|lazy by nature)|\\b${PEOPLE} (?:should|must|have to|deserve to|need to) (?:all )?(?:die|be (?:killed|exterminated|gassed|deported|hanged|shot|eliminated|lynched|burned|burnt)|burn|hang)|\\bheil hitler\\b|\\bsieg heil\\b|\\bhitler was right\\b|\\bwhite power\\b(?! (?:cables?|cords?|supply|supplies|adapters?|banks?|buttons?|units?|outlets?|strips?|plugs?|sockets?|tools?|leds?|switch(?:es)?|\\d))|\\bwhite supremacy now\\b|\\bwhite race\\b|\\bthe master race\\b|\\baryan race\\b|\\bjuden raus\\b|\\bauslander raus\\b|\\bgas the jews\\b|\\bholocaust (?:never happened|is a (?:lie|hoax))|\\brace war\\b|\\bethnic cleansing (?:is|was) (?:good|right|necessary)`,
      'u',
    ),
  },
  {
    name: 'not-served-for-origin',
    pattern: new RegExp(
      `\\b(?:we (?:do not|dont|will not|wont) (?:serve|hire|employ|rent to|accept|sell to)|no service for|not for) (?:any )?${PEOPLE}\\b|\\b${PEOPLE} (?:are|is) (?:not|never) (?:allowed|welcome|permitted|wanted|served|accepted)(?= (?:in|at|here|on|to (?:enter|work|apply|rent|buy))|$)`,
      'u',
    ),
    unlessFollowedBy: /^ (?:without|under|before|outside|with a)/u,
  },
  {
    name: 'charged-for-origin',
    pattern: new RegExp(
      `\\b${PEOPLE} (?:(?:must|should|shall|will|have to|need to|can) )?(?:all )?pay (?:double|twice|triple|more|extra|a surcharge|the double|higher)|\\b(?:charge|bill) (?:all |the |any |every )?${PEOPLE} (?:double|twice|triple|more|extra|a surcharge|higher)|\\b(?:no discounts?|double price|surcharge) for (?:any |all |the )?${PEOPLE}\\b`,
      'u',
    ),
    unlessFollowedBy: /^ (?:attention|often|than (?:they|before))/u,
  },
  {
    name: 'threat',
    pattern: new RegExp(
      `\\b(?:(?:i|we|ill|well|someone|my (?:friends|people|men|boys))(?: will| shall| am going to| are going to| m going to| re going to| gonna| would)? |to |gonna |going to |or else (?:we |i )?)(?:kill|murder|stab|shoot|strangle|behead|rape|torture|cripple|poison|assassinate|slaughter|burn down|beat up|break the legs of|slit the throat of|hurt|harm|kidnap) (?:the )?${A_PERSON}\\b`,
      'u',
    ),
    unlessFollowedBy: A_DEFENCE,
    unlessPrecededBy:
      /\b(?:not|never|nothing|without|intent|attempt(?:ed|ing)?|charged with [a-z ]{0,30}|how|unlikely) $/u,
  },
  {
    name: 'threat-told',
    pattern:
      /\bor (?:you|she|he|they|your (?:family|kids|children|wife)) (?:will |shall |ll |is going to |are going to )?(?:die|be killed|get hurt|bleed|suffer the consequences|disappear|regret it)\b|\b(?:ill|i will|we will|well|going to) (?:break|smash|cut off|crush) (?:your|his|her|their) (?:legs?|knees?|kneecaps|bones|neck|fingers?|arms?|skull|face|teeth|hands?)\b|\bwe know where (?:you|your (?:family|children|kids|daughter|son|wife)) (?:live|lives|sleep|sleeps|go|goes|work|works)\b|\byou (?:are|re) (?:a )?dead (?:man|woman|meat)\b|\byour (?:house|shop|office|car|family|home|business) will (?:burn|be burned|be burnt|blow up|explode)\b|\bsleep with the fishes\b|\b(?:will|ll|ill|well|theyll|gonna|going to) (?:(?:come|go)(?: over| round| back| there)? (?:and|to) )?(?:burn|blow up|bomb|shoot up|smash up|trash|set fire to) (?:your|the|their|his|her|this) (?:house|shop|office|school|car|home|church|mosque|synagogue|airport|building|station)\b|\b(?:there is|i (?:have )?(?:put|planted|placed)|we (?:have )?(?:put|planted|placed)) a bomb\b|\bbomb (?:the|your|this) (?:school|office|building|airport|church|mosque|synagogue|hospital|embassy|court)\b/u,
  },
  {
    name: 'violence-deserved',
    pattern:
      /\b(?:she|he|they|you|your (?:wife|husband|family|kids|children)) (?:all |really |only )?deserves? (?:to be (?:beaten|hit|slapped|whipped|stabbed|shot|raped|killed|hanged|burned|burnt|hurt|punched|tortured|lynched|poisoned|strangled)|a (?:good |real )?(?:beating|whipping|thrashing|bullet))\b/u,
    unlessFollowedBy:
      /^ (?:at|in (?:the |a )?(?:[a-z]+ )?(?:game|match|final|league|race|chess)|on price|by (?:the|a) (?:better|best|stronger))/u,
  },
  {
    name: 'violence-wanted',
    pattern: new RegExp(
      `\\b(?:murder for hire|hire a hit ?man|hit ?man services?|contract killing|contract killer|assassination (?:of|services?)|shoot up (?:the|a|my|our) (?:school|church|mosque|office|mall)|school shooting (?:plan|manifesto)|(?:kill|murder|assassinate|behead|lynch|rape) ${A_PERSON}\\b|join (?:isis|al qaeda|the islamic state|boko haram)|praise(?: be)? (?:to )?(?:isis|hitler|the islamic state|al qaeda)|glory to isis|support (?:isis|al qaeda|terrorism)|terrorist attack (?:plan|on the))`,
      'u',
    ),
    unlessFollowedBy: A_DEFENCE,
    unlessPrecededBy:
      /\b(?:prevent(?:ion of)?|against|anti|stop|not|never|investigation of|condemn(?:s|ed)?|charged with|to|attempt(?:ed)? to) $/u,
  },
  {
    name: 'self-harm',
    pattern:
      /\b(?:kill (?:yourself|urself|ur self|yourselves)|kys\b|hang yourself|slit your wrists|(?:end|take) (?:your|his|her|their) (?:own )?li(?:fe|ves)|go die|drink bleach|you (?:should|must|deserve to) (?:just )?(?:die|be dead)|the world (?:is|would be) better (?:off )?without you|(?:how|ways?|methods?|instructions?|guide|tips|steps|encourage|encouraging|tell|persuade|convince)(?: [a-z]+){0,5} (?:commit suicide|kill (?:myself|themselves|oneself|himself|herself)|hang (?:myself|themselves|oneself)|overdose on|self harm|cut (?:myself|themselves)|starve (?:myself|themselves)|painless suicide|suicide pact)|suicide (?:note|pact|instructions|method)|painless(?:ly)? (?:suicide|die|way to die)|(?:lethal|fatal) dose of [a-z]+ (?:for|to) (?:myself|kill|suicide|die))\b/u,
    unlessFollowedBy: A_DEFENCE,
    unlessPrecededBy:
      /\b(?:prevent(?:ing)?|never|not to|not|against|who want to|thoughts of|how not to) $/u,
  },
  {
    name: 'insult',
    pattern:
      /\b(?:you (?:are|re)|youre|she is|shes|he is|hes|they are) (?:such |just |all |nothing but )?(?:an? |the )?(?:[a-z]+ ){0,2}(?:whores?|cunts?|bitch(?:es)?|sluts?|retards?|bastards?|motherfuckers?|assholes?|wankers?|arschloch|hurensohn|schlampe|fotze)\b|\bfuck (?:you|off|them|her|him|this client)\b|\b(?:stupid|filthy|dirty|ugly|fat|worthless) (?:whores?|cunts?|bitch(?:es)?|sluts?|retards?)\b/u,
  },
  {
    name: 'insult-as-name',
    pattern: /\b(?:retards?|libtards?)\b/u,
    // French for "late", and an English verb of fires and growth.
    unlessFollowedBy:
      /^ (?:d|de|du|des|dans|en|le|la|les|l|sur|pour|est|sera|au|aux|par|paiement|payment|livraison|the (?:growth|spread|fire|flames?|curing|setting)|growth|fire|flames?|corrosion|spread|curing|setting)\b/u,
    unlessPrecededBy:
      /\b(?:en|de|du|d|le|un|les|des|ce|ces|nos|vos|son|ses|leur|tout|tous|sans|aucun|au|aux|par|pour|jours|mois|semaines?|flame|fire|not|will|may|can|could|helps?) $/u,
  },
  {
    name: 'talked-into-harm',
    pattern:
      /\b(?:persuad\w+|encourag\w+|convinc\w+|urg(?:e|es|ing)|tell(?:s|ing)?|motivat\w+|push(?:es|ing)?|command\w*|ask(?:s|ing)?)(?: [a-z]+){1,5} (?:to|into) (?:(?:starv|kill|cut|hurt|harm|hang|poison|shoot|drown|burn)(?:e|ing|ting)? (?:themselves|himself|herself|themself|yourself|oneself)|commit(?:ting)? suicide|stop eating|overdos(?:e|ing)|take (?:an overdose|their own li\w+))\b|\bthreaten(?:s|ing)? (?:[a-z]+ ){0,4}with (?:physical |deadly |serious )?(?:violence|death|harm|murder|a gun|a beating|rape|injury)\b/u,
    unlessPrecededBy: /\b(?:not|never|prevent\w*|without) $/u,
  },
];
