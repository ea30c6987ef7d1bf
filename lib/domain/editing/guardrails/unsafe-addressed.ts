import type { Rule } from './rule.ts';

const A_DEFENCE =
  /^(?: [a-z]+){0,2} (?:reported|tolerated|prohibited|forbidden|prevention|policy|policies|training|awareness|protection|reporting|detection|education|section|row|column|line|item|paragraph)\b/u;

const OVERSEER =
  '(?:tax (?:office|authorit\\w+|inspector|man)|taxman|irs|hmrc|finanzamt|auditors?|police|customs|authorit\\w+|court|judge|regulators?|inspectors?|insurers?|insurance(?: company)?|creditors?|compliance)';
const DECIDER =
  '(?:bank|lender|landlord|insurers?|insurance(?: company)?|embassy|consulate|employer|visa office|immigration(?: office)?|court|judge|tax (?:office|authority)|irs|hmrc|school|university|credit (?:union|bureau)|jobcent\\w+|agency)';
const NOT_SO =
  '(?:not|never|isnt|arent|wasnt|werent|dont|doesnt|didnt|havent|hasnt|hadnt|no (?:such|real|actual))';

/**
 * Deceit that shows in what the change is for, not in the words to be printed: a contract may say
 * "without his consent", a letter "although it was not received".
 */
export const addressedUnsafeRules: readonly Rule[] = [
  {
    name: 'hidden-from-overseer',
    pattern: new RegExp(
      `\\b(?:so|so that|in order that|to make sure|to ensure|and make sure) (?:that )?(?:the |our |my |no )?${OVERSEER} (?:[a-z]+ ){0,2}(?:${NOT_SO}|cannot|cant|can not|wont|can never|sees?|finds?|notices?) ?(?:[a-z]+ )?(?:see|sees|know|knows|notice|notices|find|finds|detect|detects|discover|discovers|trace|suspect|ask|learn|it|out|anything|nothing)\\b`,
      'u',
    ),
  },
  {
    name: 'made-up-for-decider',
    pattern: new RegExp(
      `\\b(?:shows?|look|make|change|increase|inflate|raise|lower|reduce|pad|set|adjust|state|pretend|say|says|fix)(?: [a-z0-9]+){0,9} (?:so|so that|to make|to get|until|and then) (?:that )?(?:the |my |our )?${DECIDER} (?:to )?(?:gives?|approves?|grants?|believes?|thinks?|accepts?|pays? (?:me|us|more|out)|reimburses?|covers?|lends?|lets)\\b`,
      'u',
    ),
  },
  {
    name: 'inflated',
    pattern:
      /\b(?:inflate|pad|fudge|doctor|cook|falsify|manipulate|fake|tamper with) (?:the |my |our |their |all |these |some ){0,2}(?:[a-z]+ ){0,2}(?:hours|mileage|expenses|damages?|claims?|salary|income|revenues?|books|figures|numbers|results|evidence|accounts|invoice amounts?|data|receipts?|records|grades?|timesheets?)\b/u,
    unlessFollowedBy:
      /^ (?:row|column|line|item|section|label|heading|with (?:space|zeros|white))/u,
    unlessPrecededBy:
      /\b(?:sample|demo|watermark|stamp) (?:to |saying |with )?(?:sample |demo )?$/u,
  },
  {
    name: 'signed-for-somebody',
    pattern:
      /\b(?:signatures?|signed|signs?|stamped|stamp|seal|approval|approved|initials|letterhead)\b(?: [a-z0-9]+){0,14} (?:without|behind) (?:his|her|their|its|the [a-z]+s?|my [a-z]+s?|anybodys|anyones) (?:prior )?(?:consent|knowledge|permission|approval|authori[sz]ation|knowing|back)\b|\b(?:copy|imitate|recreate|reproduce|lift|trace|clone|steal)(?: [a-z]+){0,3} (?:signature|stamp|seal|letterhead)(?: [a-z]+){0,8} (?:so|to make) (?:that )?(?:it|this) (?:looks?|seems?|appears?)\b|\b(?:sign|approve)(?: [a-z]+){0,3} (?:in (?:his|her|their|the [a-z]+s) name|as if (?:he|she|they) had|on (?:his|her|their) behalf without)\b/u,
  },
  {
    name: 'untrue-certificate',
    pattern: new RegExp(
      `\\b(?:certif\\w+|diplomas?|degrees?|licen[cs]es?|proof|receipts?|attest\\w*|confirmation|prescriptions?|statements?|payslips?|looks?|stamp(?:ed)?|says?|states?|shows?)(?: [a-z0-9]+){0,12} (?:although|even though|even if|though|but (?:actually|in reality|really|in truth)|when in fact|when in reality|while in reality)(?: [a-z]+){0,4} ${NOT_SO}\\b`,
      'u',
    ),
  },
  {
    name: 'asks-for-hate',
    pattern:
      /\b(?:add|insert|write|include|put|make|create|generate|use|draw|show|print|place|embed|give|tell)(?: [a-z0-9]+){0,4} (?:hate speech|racist (?:jokes?|slurs?|text|remarks?|comments?|content|slogans?|insults?)|racial slurs?|anti ?semitic|anti semitic|nazi (?:symbols?|slogans?|propaganda|salutes?|flags?|quotes?)|swastikas?|homophobic|transphobic|islamophobic|sexist (?:jokes?|slurs?|remarks?|comments?|text)|(?:terrorist|extremist|isis|nazi) (?:propaganda|slogans?|flags?)|isis flag|ku klux klan|death threats?|violent threats?|threats? (?:of violence|against|to kill|to hurt)|graphic violence|gore|pornograph\w*|porn|child abuse)\b/u,
    unlessFollowedBy: A_DEFENCE,
  },
  {
    name: 'never-delivered',
    pattern:
      /\b(?:make|create|write|turn|produce|generate|bill|charge|add|prepare|issue)(?: [a-z]+){0,6} (?:for|of) (?:[a-z0-9]+ ){1,6}(?:that|which) (?:never|did not|didnt|has not|was not|wasnt|were not|werent) (?:really |actually |been )?(?:took|happen\w*|take|perform\w*|deliver\w*|exist\w*|occur\w*|done|provided|rendered|made|bought|purchased)\b/u,
  },
  {
    name: 'altered-papers',
    pattern:
      /\b(?:alter|change|edit|modify|tamper with|photoshop|adjust|manipulate|make|turn)(?: [a-z]+){0,3} (?:diplomas?|degrees?|passports?|id cards?|bank statements?|pay ?slips?|pay ?stubs?|transcripts?|birth certificates?|visas?|driving licen[cs]es?|drivers licen[cs]es?|test results?|medical certificates?)(?: [a-z]+){0,4} (?:shows?|says?|states?|has) (?:[a-z]+ ){0,2}(?:my name|higher|more|lower|better|different|another)\b/u,
  },
  {
    name: 'secrets-in-foreign-name',
    pattern:
      /\bfrom (?:the |an? |our )?(?:[a-z]+ ){0,3}(?:microsoft|apple|google|amazon|paypal|netflix|bank|irs|hmrc|police|support|tax office|government|ceo|boss|dhl|fedex|ups)(?: [a-z]+){0,3} (?:asking|asks|requesting|requests|demanding|demands|telling)(?: [a-z]+){0,6} (?:remote access|card (?:numbers?|details)|credit cards?|passwords?|pins?|log ?ins?|gift cards?|social security|wire|credentials)\b/u,
  },
];
