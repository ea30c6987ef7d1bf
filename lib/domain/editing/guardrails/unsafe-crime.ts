import type { Rule } from './rule.ts';

const MINOR =
  '(?:child(?:ren)?s?|minors?|under ?age(?:d)?|kids?|pre ?teens?|teen(?:s|age|ager|agers)?|infants?|toddlers?|babies|schoolgirls?|schoolboys?|little (?:girls?|boys?)|young (?:girls?|boys?)|lolis?|shotas?|(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) (?:years? olds?|yo|yrs? old)(?: (?:girl|boy|child))?|jailbait)';
const SEXUAL =
  '(?:porn(?:o|ographic|ography)?|erotica?(?: (?:story|stories|scenes?|content|pictures?))?|nudes|nude (?:photos?|pictures?|images?|drawings?|pics?)|naked (?:photos?|pictures?|images?|pics?)|sexually explicit|explicit sexual|sexuali[sz]ed|sexual (?:story|stories|content|scenes?|fantas(?:y|ies)|acts?|services?|images?|pictures?|intercourse|encounters?)|sex (?:scenes?|stor(?:y|ies)|acts?|videos?|with|tapes?|services?|slaves?)|having sex|nsfw|hardcore|escort services?|prostitut(?:e|es|ion)|molest\\w*)';
const PROTECTING =
  /\b(?:prevent\w*|protect\w*|safeguard\w*|against|combat\w*|awareness|investigat\w*|defen[cs]e|legal|lawyers?|counsell?\w*|therap\w*|victims?|survivors?|report(?:ing)?|police|policy|policies|education|block\w*|filter\w*|detect\w*|moderation|training)\b/u;

const MAKE =
  '(?:make|making|build|building|construct|assemble|create|synthesi[sz]e|synthesi[sz]ing|cook|cooking|brew|manufactur(?:e|ing)|produce|producing|prepare|print|mix|grow|smuggle|smuggling|buy|sell|order|detonate|detonating|plant)';
const HOW =
  '(?:how to|how do (?:i|you|we)|how can (?:i|you|we)|instructions? (?:for|to|on|how to)|steps? (?:for|to|by step)|step by step|recipes? (?:for|of|to)|guide (?:for|to|on)|tutorial (?:for|on|how to)|manual (?:for|on)|explain(?:s|ing)?(?: how)?(?: to)?|teach|tell|describe how to|ingredients (?:for|of|to)|blueprints? (?:for|of)|plans? (?:for|to)|formula (?:for|of)|diy|homemade|home made)';
const WEAPON =
  '(?:pipe bombs?|nail bombs?|car bombs?|dirty bombs?|letter bombs?|fertili[sz]er bombs?|bombs?|explosives?|explosive (?:devices?|vests?)|ieds?|molotov(?: cocktails?)?|detonators?|nerve (?:agents?|gas)|sarin|ricin|anthrax|vx gas|mustard gas|poison gas|chemical weapons?|biological weapons?|bio ?weapons?|nuclear (?:weapons?|bombs?)|ghost guns?|untraceable (?:guns?|firearms?)|gun silencers?|suppressors? for a gun|napalm|tatp|petn|c4|thermite bombs?|land ?mines?|grenades?)';
const DRUG =
  '(?:meth|crystal meth|methamphetamines?|amphetamines?|cocaine|crack(?: cocaine)?|heroin|fentanyl|carfentanil|lsd|mdma|ecstasy|ghb|date rape drugs?|krokodil|dmt|pcp|ketamine|rohypnol|speed pills)';
const A_HARMLESS_KIND =
  /\b(?:bath|fizz|cherry|photo|seed|glitter|cocoa|chocolate|love|smoke|flea|bug|time|glow|paint|water|f|jager|sex|logic|calorimeter|anti|legal|permitted|no|not|never|without) $/u;
const A_HARMLESS_USE =
  /^(?: [a-z]+)? (?:calorimeters?|disposal|tests?|kits?|detect\w*|screening|squads?|shelters?|cyclone|patch(?:es)?|tablets?|ampoules?|vials?|injections?|infusions?|mg|mcg|ml|g|rows?|lines?|columns?|items?|headings?|sections?|training|awareness|prevention|recovery|rehab\w*|clearance|sweep|sniff\w*|dogs?|analysis|assays?|standards?|reference|rehabilitation|proof|resistant|safety|safe|storage|licen[cs]e\w*|engineer\w*|permits?|blasting|control|search|threat|museum|replica|prop|novel|film|movie|game)\b/u;

/** Sexual content about minors, and help with weapons, drugs and violent trades. */
export const crimeRules: readonly Rule[] = [
  {
    name: 'minors',
    pattern: new RegExp(
      `\\b${MINOR}(?: [a-z]+){0,4} ${SEXUAL}\\b|\\b${SEXUAL}(?: [a-z]+){0,5} ${MINOR}\\b|\\bcsam\\b|\\blolicon\\b|\\bshotacon\\b|\\bkinderporno\\w*|\\bpedoporn\\w*`,
      'u',
    ),
    unlessFollowedBy: PROTECTING,
    unlessPrecededBy: PROTECTING,
  },
  {
    name: 'weapon-how-to',
    pattern: new RegExp(
      `\\b${HOW}(?: [a-z]+){0,5} (?:${WEAPON}|${DRUG})\\b|\\bhow (?:[a-z]+ ){0,3}(?:${WEAPON}|${DRUG}) (?:[a-z]+ ){0,3}(?:made|built|produced|synthesi[sz]ed|assembled|prepared|cooked|mixed)\\b`,
      'u',
    ),
    unlessFollowedBy: A_HARMLESS_USE,
    unlessPrecededBy: /\b(?:avoid|detect|dispose|report|recogni[sz]e) $/u,
  },
  {
    name: 'weapon-made',
    pattern: new RegExp(
      `\\b${MAKE} (?:an? |some |your own |my own |our |homemade |powerful |working |simple |real |untraceable |cheap |pure |illegal |more ){0,3}(?:${WEAPON}|${DRUG})\\b`,
      'u',
    ),
    unlessFollowedBy: A_HARMLESS_USE,
    unlessPrecededBy: A_HARMLESS_KIND,
  },
  {
    name: 'weapon-how-to-languages',
    pattern:
      /\b(?:bomben?bau\w*|bombe (?:bauen|basteln|herstellen)|(?:baut|bastelt) (?:man )?(?:eine )?bombe|anleitung (?:zum|fur) (?:den )?bau(?:en)? (?:von |einer |eines )?(?:bomben?|sprengsatz\w*)|sprengstoff (?:selbst )?(?:bauen|herstellen|mischen)|drogen (?:kochen|herstellen)|(?:fabriquer|faire|construire) (?:une |des )?(?:bombes?|explosifs?)|(?:fabricar|hacer|construir) (?:una |unas )?(?:bombas?|explosivos?)|(?:costruire|fabbricare) (?:una )?bomb[ae]|zrobic bombe)\b/u,
  },
  {
    name: 'violent-trade',
    pattern:
      /\b(?:(?:buy|buying|sell|selling|supply|supplying|order|invoice for|invoicing|billing for|trafficking|delivery of|shipment of|price list for|sale of|sales of) (?:(?:of|the|a|some|an|\d+|kg|g|kilos?|grams?) ){0,3}(?:stolen (?:credit cards?|card data|goods|cars?|identities|passports?)|slaves?|human organs?|kidneys on the black market|illegal (?:guns?|weapons?|firearms?|drugs)|counterfeit (?:money|notes|banknotes|currency|medicines?)|crack cocaine|crystal meth|heroin|cocaine (?=\d|to|for|per)|endangered animals|child brides?)|\d+ (?:kg|kilos?|kilograms?|pounds?) (?:of )?(?:pure |uncut )?(?:heroin|cocaine|crack|crystal meth|methamphetamines?|mdma|fentanyl)|human trafficking (?:services?|invoice|route)|sex trafficking (?:services?|invoice|route)|drug (?:dealing|dealer) (?:invoice|price list))\b/u,
    unlessFollowedBy: A_HARMLESS_USE,
  },
  {
    name: 'malware',
    pattern:
      /\b(?:write|create|make|build|add|include|generate|produce|design|turn this into|code|develop) (?:[a-z]+ ){0,4}(?:malware|ransomware|key ?logger|trojan horse|computer virus|botnet|spyware|ransom note|(?:phishing|malicious|malware|virus) (?:links?|urls?|qr codes?|downloads?|attachments?|page|site|website|e ?mail|letter|mail|message|form|invoice|document|campaign))\b/u,
    unlessFollowedBy:
      /^(?: [a-z]+)? (?:removal|protection|training|simulation|scan\w*|awareness|analysis|tests?|rows?|lines?|defen[cs]e|detect\w*|prevention|insurance|recovery|incident|response|clean\w*|filter|drill|exercise|licen[cs]e\w*|subscription|column|item|section)\b/u,
    unlessPrecededBy: /\banti $/u,
  },
  {
    name: 'pornography',
    pattern:
      /\b(?:add|insert|write|include|put|describe|generate|make|create|show|embed)(?: [a-z]+){0,4} (?:porn|pornograph\w*|sexually explicit|erotic (?:story|stories|scenes?|content|images?|pictures?)|revenge porn|nudes of)\b/u,
    unlessFollowedBy: PROTECTING,
    unlessPrecededBy: PROTECTING,
  },
  {
    name: 'crime-how-to',
    pattern:
      /\bhow to (?:hack|steal|break into|hot ?wire|kidnap|stalk|poison (?:a|my|your|his|her|some|people)|drug (?:a|my|your|his|her|some)|blackmail|launder money|shoplift|smuggle|forge|counterfeit|evade (?:taxes|tax|the police|police)|get away with (?:murder|fraud|a crime)|buy (?:drugs|guns|weapons|stolen) (?:online|illegally|on the dark ?web)|groom (?:a child|children|kids|minors)|commit (?:fraud|murder|a crime|identity theft))\b/u,
    unlessFollowedBy: /^ (?:the show|the scene|hearts|growth|a kiss)/u,
  },
];
