/** What injection rules are made of. Words as `readings.ts` writes them. */
export const DISREGARD =
  '(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|overrul(?:e|ing)|overwrit(?:e|ing)|bypass(?:ing)?|circumvent(?:ing)?|supersede|neglect|dismiss|abandon|do not (?:follow|obey|heed)|dont (?:follow|obey|heed)|stop (?:following|obeying)|no longer follow|pay no attention to|(?:set|leave|put|cast|throw) (?:aside|away))';
export const WHICH =
  '(?:(?:all|any|every|each|of|the|those|these|this|that|your|our|its|other|and|or|absolutely|whatever|entire|complete|whole|my|every single) ){0,5}';
export const EARLIER =
  '(?:previous(?:ly)?|prior|above|earlier|preceding|foregoing|former|past|existing|original|initial|system|current|hidden|built in|internal|developer|safety|given|pre)';
export const ORDERS =
  '(?:instructions?|prompts?|directives?|commands?|guidelines|guidance|rules|constraints|restrictions|directions|teachings?|training|programming|guardrails|safeguards)';

/** Behind "previous instructions": then it is a document's matter that they are about. */
export const ABOUT_A_MATTER =
  /^ (?:(?:for|from|regarding|about|on|concerning|dated|issued by|received from|attached|sent|in) (?!(?:you|your|the (?:system|developer|prompt|conversation|chat|model|ai|service)|system|developer|openai|anthropic|this (?:conversation|chat|session|prompt)|me|above|now)\b)|section|row|column|block|paragraph|heading|table|manual|sheet|leaflet)/u;
export const A_PART =
  /^ (?:section|row|column|line|item|paragraph|heading|table|block|part|text|note|list|entry|title|label|box|installation|mounting|assembly|per metre|\d)/u;

export const SHOW =
  '(?:reveal|print|output|display|repeat|recite|show|tell|give|dump|leak|expose|disclose|share|copy|send|return|echo|spell out|list|write(?: out)?|what(?:s| is| are| was| were)|quote|summari[sz]e|translate|encode)';
export const PUT = '(?:add|insert|put|include|write|place|append|paste|copy|embed|attach)';
export const NEVER = /\b(?:never|not|dont|without|must not|should not|cannot)(?: to)? $/u;
