import type { Rule } from './rule.ts';

const OF_SOMEBODY =
  '(?:an? |the |his |her |their |my |our |your |some |someones |somebodys |(?:[a-z]+s |my )(?:boss(?:es)? |doctors? |managers? |ceos? |banks? |landlords? |employers? )?|a new |the official |an official )';
const FORGED_THING =
  '(?:signatures?|stamps?|seals?|passports?|i ?d(?: cards?)?|identity (?:cards?|documents?|papers)|drivers? licen[cs]es?|driving licen[cs]es?|birth certificates?|death certificates?|marriage certificates?|certificates?|diplomas?|degrees?|transcripts?|prescriptions?|doctors? notes?|sick notes?|medical certificates?|vaccination (?:cards?|certificates?|records?)|visas?|work permits?|residence permits?|court orders?|police reports?|bank statements?|pay ?slips?|pay ?stubs?|salary statements?|tax returns?|bank ?notes?|dollar bills|euro notes|cheques?|checks?|references? letters?|reference letters?|letters? of employment|employment records?|receipts?|evidence|invoices?|documents?|letters?|approvals?|contracts?|test results?)';
const FAKE_PAPERS =
  '(?:passports?|i ?d(?: cards?)|identity (?:cards?|documents?|papers)|drivers? licen[cs]es?|driving licen[cs]es?|birth certificates?|diplomas?|degrees?|degree certificates?|prescriptions?|doctors? notes?|sick notes?|medical certificates?|vaccination (?:cards?|certificates?)|visas?|work permits?|residence permits?|court orders?|police reports?|bank statements?|pay ?slips?|pay ?stubs?|tax returns?|bank ?notes?|money|currency|receipts?|signatures?|stamps? of the|seals?|police badges?|pcr tests?|test results?)';
const A_DEFENCE =
  /^(?: [a-z]+){0,2} (?:detect\w*|pens?|prevention|training|awareness|analysis|examination|investigation|protection|insurance|screening|seminar|workshop|scanner|reader|checker?|detectors?|recognition|removal|row|column|line|item)\b/u;

const SECRET =
  '(?:passwords?|pins?|pin (?:codes?|numbers?)|cvvs?|cvcs?|one time (?:codes?|passwords?)|otps?|tans?|social security numbers?|ssns?|credit card (?:numbers?|details|data|information)|debit card (?:numbers?|details)|card (?:numbers?|details)|login (?:details|data|credentials)|log ?ins?|credentials|seed phrases?|recovery phrases?|mnemonics?|bank(?:ing)? (?:logins?|credentials|passwords?)|security codes?|mothers maiden names?)';
const DECEIVE =
  '(?:trick|deceive|fool|scam|defraud|swindle|dupe|cheat|con|mislead|rip off|bamboozle|hoodwink)';
const SOMEBODY =
  '(?:the |our |my |their |your |all |these |those |some |elderly |old |gullible |innocent ){0,3}(?:customers?|clients?|them|him|her|recipients?|people|victims?|seniors|pensioners|grandmothers?|readers?|buyers?|tenants?|bank|banks|auditors?|tax (?:office|authorit\\w+|man)|irs|hmrc|insurers?|insurance(?: company)?|investors?|employees?|boss|court|judge|suppliers?|accounting|accountants?|finance (?:team|department)|government|police|landlord|users?|everyone)';
const AUTHORITY =
  '(?:irs|hmrc|tax (?:office|authority)|finanzamt|police|fbi|court|bank|central bank|paypal|amazon|microsoft|apple|google|netflix|dhl|fedex|ups|usps|post office|government|ministry(?: of [a-z]+)?|embassy|immigration office|social security|hospital|a doctor|my doctor|my bank|my boss|my landlord|my employer|their bank|their boss|their ceo|a bank|a lawyer|a law firm|lottery|[a-z]+ bank|sparkasse|deutsche bank|hsbc|barclays|visa|mastercard|a government [a-z]+|an official [a-z]+)';

/** Forging, phishing, deceit about payments: what a service that makes papers must refuse. */
export const fraudRules: readonly Rule[] = [
  {
    name: 'forge',
    pattern: new RegExp(
      `\\b(?:forge|falsify|counterfeit|fabricate|photoshop|fake)(?:ing)? ${OF_SOMEBODY}(?:[a-z]+ ){0,3}${FORGED_THING}\\b|\\b(?:forging|falsifying|counterfeiting|faking) (?:[a-z]+ ){0,2}${FORGED_THING}\\b`,
      'u',
    ),
    unlessFollowedBy: A_DEFENCE,
    unlessPrecededBy: /\b(?:never|not|prevent(?:s|ing)?|who|against|against the|detect(?:ing)?) $/u,
  },
  {
    name: 'fake-papers',
    pattern: new RegExp(
      `\\b(?:fake|forged|falsified|counterfeit|bogus|fraudulent|phony) (?:[a-z]+ ){0,2}${FAKE_PAPERS}\\b|\\bfake (?:[a-z]+ )?(?:invoices?|bills?) (?:to|for) (?:claim|get|send to|the tax|my tax|insurance|reimburse\\w*|expens\\w*|scam\\w*|the insurance|money|a refund)|\\b(?:fake|bogus|sham|phantom|fraudulent) (?:invoices?|bills?|claims?) (?:so|for goods|for services (?:never|that were never)|to (?:trick|fool|deceive))|\\b(?:gefalscht\\w*|faux|falso|falsa|falsi) (?:[a-z]+ )?(?:pass|reisepass|ausweis|rezept|zeugnis|passeport|diplome|pasaporte|diploma|receta)\\b|\\b(?:unterschrift|signatur) (?:[a-z]+ ){0,3}(?:falschen|gefalscht)\\b`,
      'u',
    ),
    unlessFollowedBy: A_DEFENCE,
    unlessPrecededBy:
      /\b(?:detect\w*|against|prevent\w*|scan for|screen(?:ing)? for|no|not|reported|of|identify\w*|recogni[sz]\w*) (?:the |a |any |such )?$/u,
  },
  {
    name: 'phishing',
    pattern: new RegExp(
      `\\b(?:ask(?:s|ing)?|request(?:s|ing)?|enter|confirm|verify|send|provide|give|submit|reply with|fill in|steal|harvest|collect|capture|phish|obtain|get|type in|disclose|reveal|e ?mail|demand(?:s|ing)?)(?: (?:us|me|for|of|to|them|him|her|the|you|customers?|clients?|recipients?|readers?|users?|people|back|in|by|reply|with|and|confirm|enter|provide|all|full|complete|here|send|give|submit|that|they|he|she|must|should|please|it|bank|account|current|online|name|number|their|your|its|from|out|employees?)){0,8} (?:your|their|his|her|customers?|clients?|recipients?|users?|readers?|peoples?|victims?|employees?)(?: (?:full|online|bank|banking|account|e ?mail|current|complete|own|paypal|amazon|apple|card|and|username|user|name|number|date|of|birth|iban|or|credit|debit|[a-z]+ and)){0,5} ${SECRET}\\b`,
      'u',
    ),
    unlessPrecededBy:
      /\b(?:never|not|dont|do not|cannot|will not|wont|nobody|no one|must not) (?:[a-z]+ ){0,4}$/u,
    unlessFollowedBy:
      /^ (?:reset|manager|policy|protected|strength|length|row|column|rotation|stays?|safe)\b/u,
  },
  {
    name: 'phishing-link',
    pattern:
      /\b(?:click|follow|tap|open|use|go to|visit)(?: [a-z]+){0,6} (?:to|and) (?:verify|confirm|unlock|restore|validate|reactivate|unblock|avoid (?:suspension|closure|being blocked))(?: [a-z]+){0,3} (?:account|identity|bank (?:data|details|account)|card|password|payment details|wallet|billing information)\b|\b(?:your|the customers|their) (?:bank |paypal |amazon |apple |e ?mail )?account (?:has been|was|will be|is) (?:suspended|blocked|locked|limited|compromised|closed|deactivated)(?: [a-z0-9]+){0,12} (?:unless|click|verify|confirm|log ?in|link)\b/u,
  },
  {
    name: 'impersonation',
    pattern: new RegExp(
      `\\b(?:pretend(?:ing)?|look(?:s|ing)? (?:like|as if|as though)|appear(?:s|ing)?(?: to (?:be|come|have))?|seem(?:s)?|pose|posing|disguise[d]?|as (?:if|though)|impersonat\\w*|pass(?:es)? (?:itself )?off)(?: [a-z]+){0,6} (?:from|by|as|of) (?:the |an? )?(?:real |official |local |federal )?${AUTHORITY}\\b|\\bimpersonat(?:e|ing) (?:the |an? )?${AUTHORITY}\\b`,
      'u',
    ),
    unlessFollowedBy: /^(?: [a-z]+)? (?:style|design|look|website|brand guide|font)/u,
    unlessPrecededBy: /\b(?:not|never|dont) (?:[a-z]+ )?$/u,
  },
  {
    name: 'deceive',
    pattern: new RegExp(
      `\\b(?:to|and|can|will|could|should|help me|help us|lets|letter that|document that|want to|so that it|which|that|designed to) ${DECEIVE}s? ${SOMEBODY}\\b|\\b${DECEIVE}(?:ing)? ${SOMEBODY} (?:into|out of|about|so)\\b|\\b(?:without|before) (?:the |my |our |their )?(?:[a-z]+ )?(?:noticing|realizing|realising|knowing (?:it|about)|finding out|detecting it)\\b|\\bso (?:that )?(?:nobody|no one|they (?:wont|do not|dont|will not|never)|(?:the|my|our) [a-z]+ (?:wont|does not|doesnt|will not|never)|he (?:wont|doesnt)|she (?:wont|doesnt)) (?:notices?|realizes?|realises?|finds? out|suspects?|catch(?:es)? (?:on|it))\\b`,
      'u',
    ),
    unlessFollowedBy: A_DEFENCE,
    unlessPrecededBy: /\b(?:not|never|nothing|intent|attempt\w*) $/u,
  },
  {
    name: 'diverted-payment',
    pattern:
      /\b(?:pay|paid|pays|transfer|transferred|wire|wired|send the money|money goes|funds go|payment goes|payments? (?:land|end up|arrive))(?: [a-z]+){0,4} (?:me|us|mine|my account|myself|to me|to my [a-z]+) instead(?: of)?(?: (?:the|to|them|him|her|our|my) ?(?:boss|company|employer|supplier|real|actual|original|rightful|vendor|firm))?\b|\b(?:divert|redirect|reroute|siphon|skim)(?: [a-z]+){0,5} (?:payments?|money|funds|transfers?)(?: [a-z]+){0,4} (?:to|into) (?:my|our|another|a different|an offshore|the wrong)\b|\b(?:divert|redirect|reroute|siphon|skim)(?: off)? (?:the |their |all |some ){0,2}(?:payments?|money|funds)\b|\b(?:swap|replace|change|exchange)(?: [a-z]+){0,3} (?:iban|bank (?:details|account|data)|account (?:number|details)|payment details)(?: [a-z0-9]+){0,12} (?:secretly|behind (?:his|her|their|my bosss|the) backs?|without (?:telling|asking|permission|authori[sz]ation)|instead of (?:the|them|him|her) (?:real|supplier|rightful|company|boss))\b/u,
  },
  {
    name: 'hidden-from-authority',
    pattern:
      /\b(?:launder(?:ing)? (?:the |this |my |our |some |dirty |drug ){0,3}(?:money|cash|funds)(?= (?:through|with|via|for|by|from|into|\.)|$)|evad(?:e|ing) (?:the |paying )?(?:taxes|tax|vat|customs|duties|sanctions)|(?:hide|hiding|conceal|disguise|concealing)(?: [a-z]+){0,6} from (?:the |our |my )?(?:tax (?:office|authorit\w+|inspector)|taxman|irs|hmrc|finanzamt|auditors?|police|customs|authorities|court|creditors|regulators?)|(?:back ?date|predate|antedate)(?: [a-z]+){0,6} (?:to (?:fool|trick|deceive|avoid|evade|mislead|get around)|so (?:that )?(?:the )?(?:auditors?|tax|court|they think))|(?:pay|paying|offer|label|book|disguise|as) (?:an? |the )?bribes?\b|kick ?back (?:payment )?(?:for|to) (?:the )?(?:minister|mayor|official|inspector|judge|politician|buyer))/u,
    unlessPrecededBy: /\b(?:anti|against|prevent\w*|not|never) $/u,
    unlessFollowedBy: A_DEFENCE,
  },
  {
    name: 'extortion',
    pattern:
      /\b(?:pay|send|transfer)(?: [a-z0-9]+){0,10} (?:or|otherwise|unless)(?: (?:we|i|else|will|ll|are|going|to|shall)){0,5} (?:leak|publish|release|expose|post|share|sell|send (?:your|the) (?:photos|pictures|videos|nudes))(?: [a-z]+){0,2} (?:your|the|all|everything|these|those)\b|\b(?:your|all your|all) (?:files|data|documents|systems)(?: [a-z]+){0,2} (?:have been|are|were|has been) (?:encrypted|locked|stolen)(?: [a-z0-9.]+){0,20} (?:bitcoins?|btc|ransom|monero|xmr|decrypt\w*|pay)\b|\bi (?:have )?(?:recorded|filmed|hacked) (?:you|your (?:webcam|camera|computer))\b|\bblackmail (?:him|her|them|you|the|my|our)\b|\bransom (?:demand|of \d|for (?:him|her|your|the))/u,
    unlessPrecededBy: /\b(?:not|never|against|anti) $/u,
  },
  {
    name: 'untrue-certificate',
    pattern:
      /\b(?:certif\w+|diplomas?|degrees?|licen[cs]es?|attestation|prescriptions?|payslips?|proof of [a-z]+)(?: [a-z0-9]+){0,12} (?:although|even though|but actually|but in reality|when in fact) (?:i|he|she|we|they|it) (?:[a-z]+ ){0,2}(?:not|never|isnt|arent|wasnt|dont|doesnt|didnt|havent|hasnt)\b/u,
  },
];
