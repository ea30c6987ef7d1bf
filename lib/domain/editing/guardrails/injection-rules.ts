import {
  ABOUT_A_MATTER,
  DISREGARD,
  EARLIER,
  NEVER,
  ORDERS,
  PUT,
  SHOW,
  WHICH,
} from './injection-words.ts';
import type { Rule } from './rule.ts';

/** "“Ignore previous instructions” is our motto" speaks of the words. */
const A_SAYING_OR_MATTER = new RegExp(
  `${ABOUT_A_MATTER.source}|^ (?:is|was|as) (?:our|my|the|a|their|his|her) (?:[a-z]+ )?(?:motto|slogan|tagline|joke|song|book|title|band|talk|phrase)\\b`,
  'u',
);

/** What nobody prints in a document, whomever it addresses. */
export const injectionRules: readonly Rule[] = [
  {
    name: 'unheed-instructions',
    pattern: new RegExp(`\\b${DISREGARD} ${WHICH}(?:${EARLIER} ){1,3}${ORDERS}\\b`, 'u'),
    unlessFollowedBy: A_SAYING_OR_MATTER,
    unlessPrecededBy: NEVER,
  },
  {
    name: 'unheed-instructions-before',
    pattern: new RegExp(
      `\\b${DISREGARD} ${WHICH}(?:instructions|prompts?|directives|commands|guidelines|rules|text|messages?|context) (?:(?:you|that|which|were|was|have|had|been|i|we) ){0,4}(?:above|before (?:this|now)|given|told|so far|until now|up to now|previously|provided|received from (?:your|the) (?:developer|system))\\b`,
      'u',
    ),
    unlessFollowedBy: /^ (?:the|by|for|on|in|regarding|about)\b/u,
  },
  {
    name: 'unheed-everything',
    pattern: new RegExp(
      `\\b${DISREGARD} (?:absolutely )?(?:everything|anything|all|what(?:ever)?)(?: of)?(?: (?:that|which))?(?: (?:is|was|were|comes?|came))? (?:you (?:were|have been|are|ve been|know|knew|learned|were ever) ?(?:told|taught|instructed|trained)?|above|before this|prior to this|previously (?:said|told|instructed)|up to (?:now|this point)|so far|your (?:instructions|prompt|rules|guidelines|programming|training))(?= (?:and|this|message|line|instead|you|now|\\.)|$| [a-z]+ing\\b)`,
      'u',
    ),
    unlessFollowedBy: /^ (?:line|this line) (?:item|of)/u,
  },
  {
    name: 'reveal-prompt',
    pattern: new RegExp(
      `\\b${SHOW} (?:[a-z]+ ){0,5}(?:(?:your|its) (?:(?:full|own|entire|complete|whole|current|exact) ){0,2}(?:(?:system|initial|original|hidden|secret|internal|base|first) (?:prompts?|instructions|guidelines|rules|directives|configuration|message)|prompts?(?= (?:and|in|into|to|below|above|here|verbatim|.)|$)|programming)|(?:system|hidden|initial|developer|secret|original|base|master|pre) (?:prompts?|message|instructions)|meta ?prompt)\\b`,
      'u',
    ),
    unlessFollowedBy:
      /^ (?:design\w*|engineer\w*|writing|review\w*|workshop|audit\w*|testing|tests?|optimi\w+|development|course|training|consult\w*|tuning|librar\w+|template|row|rows|column|item|line|section|entry|price\w*|cell|quantity|amount|heading|label|hours?|phase|position|for (?:delivery|payment|care|use|assembly)|on (?:delivery|payment))/u,
    unlessPrecededBy: NEVER,
  },
  {
    name: 'insert-prompt',
    pattern: new RegExp(
      `\\b${PUT} (?:[a-z]+ ){0,4}(?:your (?:[a-z]+ ){0,2}(?:prompts?|system (?:message|instructions)|source code)|the (?:full |entire |complete |hidden |whole )?(?:system prompt|system message|hidden prompt|developer (?:prompt|message)))(?= (?:in|into|to|as|at|on|here|verbatim|below|above|and|\\.)\\b|$)`,
      'u',
    ),
  },
  {
    name: 'repeat-above',
    pattern:
      /\b(?:repeat|output|print|echo|recite|reproduce|copy out) (?:back )?(?:(?:everything|all|the (?:words|text|content|message|sentences?)|all (?:the )?(?:words|text))(?: of)?(?: (?:that|which) (?:is|was|were|came|comes))?) (?:above|before this|prior to this|preceding this|in your (?:context|memory))(?= (?:verbatim|starting|in a code|word for word|exactly|this|and|line|message|\.)|$)/u,
  },
  {
    name: 'jailbreak',
    pattern:
      /\b(?:do anything now|you are (?:now )?dan\b|act as dan\b|dan mode|jail ?broken (?:ai|assistant|mode|model|version)|jailbreak(?:ing)? (?:yourself|mode|prompt|the (?:ai|model|service|assistant))|(?:an?|the) (?:evil|unrestricted|unfiltered|uncensored|amoral|unaligned|unethical|lawless|rogue) (?:ai|assistant|model|chatbot|bot|version of (?:yourself|you))|(?:ai|assistant|model|bot) (?:with(?:out)? (?:no |any )?(?:restrictions|limits|limitations|filters|rules|ethics|guidelines|censorship))|stay in character|break character|opposite mode|developer mode (?:enabled|activated|on now|output)|you (?:have|ve) (?:been|broken) (?:freed|free|jailbroken|liberated)|no longer (?:bound|restricted|constrained|limited) by (?:your|any|the)? ?(?:rules|guidelines|instructions|restrictions|policies|policy|programming|ethics|openai|anthropic))/u,
  },
  {
    name: 'new-instructions',
    pattern:
      /\b(?:here are|these are|follow|obey|take|accept) (?:your |my )(?:new|real|actual|true|updated) (?:instructions|orders|prompt|directives|rules)\b|\byour (?:new|real|actual|true) (?:instructions|system prompt|prompt|directives?) (?:is|are|now|follow)\b|\b(?:begin|start|end) (?:of )?(?:new )?(?:system|admin|developer|root) (?:prompt|instructions?|message|override|mode)\b|\b(?:system|admin|administrator|developer|root|emergency|priority) override\b(?= (?:code|now|activated|enabled|accepted|you|ignore|authori[sz]ed|\.)|$)|\b(?:system|assistant) (?:message|note|notice|alert) you (?:must|are|will|shall|should)\b/u,
  },
  {
    name: 'secrets-of-the-service',
    pattern: new RegExp(
      `\\b(?:${SHOW}|${PUT}|read|load|fetch|get|extract|access|exfiltrate) (?:[a-z]+ ){0,3}(?:your|the (?:servers?|systems?|services?|hosts?|machines?|lambdas?|process)) (?:own )?(?:[a-z]+ ){0,2}(?:environment(?: variables?)?|env(?: vars?| variables?)?|api keys?|secrets?(?: keys?)?|credentials|passwords?|tokens?|access keys?|source code|config(?:uration)? files?|file ?system|database|private keys?)\\b|\\b(?:process env|etc passwd|etc shadow|169 254 169 254|aws secret access key|aws access key id|proc self environ|metadata google internal)\\b`,
      'u',
    ),
    unlessPrecededBy: NEVER,
    unlessFollowedBy: /^ (?:row|column|line|item|section|management|rotation|audit|backup|design)/u,
  },
  {
    name: 'obey-embedded',
    pattern:
      /\b(?:decode|decrypt|decipher|deobfuscate|unscramble|unpack|base64 decode|rot13)(?: [a-z0-9]+){0,8} (?:and|then)(?: then)? (?:(?:[a-z]+ ){0,2})(?:execute|follow|run|obey|do (?:it|what)|carry (?:it )?out|perform|act on|comply|apply it)\b/u,
  },
  {
    name: 'shell-or-query',
    pattern:
      /\brm rf\b|\bsudo (?:rm|su|cat|curl|bash|chmod)\b|\bunion (?:all )?select\b|\bor 1 1\b|\bdrop table (?:if exists )?(?:users?|sessions?|keys|accounts|documents|customers|api ?keys)\b(?! (?:row|column|section|from|in))|\bcurl https? .{1,80} (?:bash|sh)\b|\bxp cmdshell\b|\bos system\b|\bsubprocess (?:run|popen)\b|\bchild process\b(?= exec)/u,
  },
];

/** On text without anything but letters: what stands there whatever was put between them. */
export const letterRules: readonly Rule[] = [
  {
    name: 'unheed-instructions',
    pattern:
      /(?:ignore|disregard|forget|override|bypass)(?:all|any|every|of|the|your|my|these|those){0,4}(?:previous|prior|above|earlier|preceding)(?:system)?(?:instructions|prompts|guidelines|directives|commands|rules)/u,
    unlessFollowedBy:
      /^(?:for|from|regarding|about|on|concerning|dated|issued|in|section|row|column|(?:is|was|as)(?:our|my|the|a|their|his|her)(?:motto|slogan|tagline|joke|song|book|title|band|talk|phrase))/u,
  },
  {
    name: 'reveal-prompt',
    pattern:
      /(?:reveal|print|output|repeat|show|showme|tellme|leak|dump)(?:me)?(?:your)(?:full|entire|hidden|initial|secret)?(?:systemprompt|systeminstructions|initialprompt|hiddeninstructions)/u,
  },
  {
    name: 'jailbreak',
    pattern: /youarenowdan|doanythingnow|enablejailbreakmode|enterjailbreakmode/u,
  },
];

/** On markup: the marks that part a model's roles. */
export const delimiterRules: readonly Rule[] = [
  {
    name: 'role-marks',
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|eot_id|start_header_id)\|?>?|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|assistant|system_prompt|instructions|human)>|\[\/?system\]|#{2,4}\s?(?:system|instruction|assistant|human|new instructions?)\s?:|"role"\s?:\s?"(?:system|assistant)"|(?:^|\n|\s)(?:system|assistant)\s?:\s{0,3}(?:you (?:are|must|will|should|shall)|ignore|disregard|override|new (?:instructions|rules))|={3,}\s?(?:end|begin|start|new)[a-z ]{0,30}(?:instructions|prompt|system)/u,
  },
];
