import { A_PART, DISREGARD, NEVER, PUT, SHOW, WHICH } from './injection-words.ts';
import type { Rule } from './rule.ts';

/** What is refused where it addresses the service; in text to be printed it may stand. */
export const addressedInjectionRules: readonly Rule[] = [
  {
    name: 'unheed-rules',
    pattern: new RegExp(
      `\\b(?:${DISREGARD}|disable|turn off|switch off|deactivate|remove|skip|evade|get around|work around|lift|drop|suspend|relax) ${WHICH}(?:(?:previous|prior|earlier|initial|original|old|default|content|safety|security|ethical|moral|moderation|usage|output|input|internal|own|system|prompt|loss|self) ){0,3}(?:guardrails?|guidelines|restrictions|constraints|safeguards?|filters?|filtering|safety (?:checks?|rules|measures)|content (?:policy|policies|rules|checks?|loss checks?)|moderation|policies|programming|protocols|self ?checks?|limitations|loss checks?|(?<=(?:your|its) )rules)\\b`,
      'u',
    ),
    unlessFollowedBy: new RegExp(
      `${A_PART.source}|^ (?:on|of|for) (?:the )?(?:page|paper|size|width|margins?|delivery|use|liability|parking|returns?|access)\\b`,
      'u',
    ),
    unlessPrecededBy: NEVER,
  },
  {
    name: 'rules-declared-void',
    pattern:
      /\b(?:you|it|that)(?: now)? (?:have|has|had|obey|follow|know|need|with) (?:no|zero|absolutely no|no more|not any) (?:rules|restrictions|limits|limitations|guidelines|filters|constraints|boundaries|safety|morals|ethics|policies)\b|\b(?:your|all) (?:restrictions|rules|limits|limitations|filters|guidelines|constraints|guardrails|safety checks?|safeguards) (?:have been|has been|are|were|is) (?:now )?(?:removed|lifted|disabled|off|turned off|suspended|gone|void|deactivated|cancel\w+)\b|\b(?:removed|lifted|disabled|suspended|deactivated|revoked) (?:all )?(?:of )?your (?:restrictions|rules|limits|limitations|filters|guidelines|constraints|guardrails|safeguards)\b|\byou (?:must|have to|will|shall) (?:now )?(?:comply|obey|answer everything|do (?:everything|anything|whatever))\b|\bi am (?:the|your|an?) (?:system |real |authori[sz]ed )?(?:admin|administrator|developer|creator|sysadmin|root user|superuser|owner of (?:this|the) (?:service|system|server))(?= (?:and|so|of this|you|\.)|$)/u,
  },
  {
    name: 'unheed-makers',
    pattern: new RegExp(
      `\\b${DISREGARD} (?:[a-z]+ ){0,5}(?:your|the) (?:developers?|creators?|makers?|programmers?|operators?|trainers?|designers|system)(?: (?:said|says|told|set|wrote|gave|taught|wants?|instructed)\\b| (?:and|\\.)|$)`,
      'u',
    ),
  },
  {
    name: 'secrets-listed',
    pattern: new RegExp(
      `\\b${SHOW} (?:me |us )?(?:(?:all|every|any|the|my|our|stored|secret|known|internal|available) ){0,4}(?:api keys?|secret keys?|credentials|environment variables|env vars|access tokens|session tokens|private keys?|database (?:dump|contents?))\\b`,
      'u',
    ),
    unlessFollowedBy: A_PART,
  },
  {
    name: 'other-identity',
    pattern:
      /\b(?:you are now|from now on you(?: are| re| will (?:be|act|respond|answer|obey|behave)| must (?:obey|answer|respond|act)| shall| have no)|you will now (?:be|act|respond|answer|obey|behave)|you must now|pretend (?:that )?(?:you|to be|youre)|imagine (?:that )?(?:you|youre)(?: are)?|role ?play (?:as|that|with me|a|an)|(?:lets|let us) role ?play|(?:enter|start|begin) (?:a )?role ?play|simulate (?:being|a (?:linux|terminal|shell|person|hacker|different))|assume the (?:role|identity|persona) of|take on the (?:role|identity|persona) of|adopt the persona|you(?: are| re) no longer (?:a|an|the|bound)|respond as if you|speak as)\b/u,
  },
  {
    name: 'hostile-role',
    pattern:
      /\b(?:act|behave|respond|answer|operate|function|work) (?:as|like)(?: if you (?:are|were))? (?:an? |the |my |our )?(?:[a-z]+ ){0,2}(?:ai|chatbot|language model|llm|chatgpt|gpt|claude|linux(?: terminal)?|terminal|shell|command line|console|interpreter|hacker|root|superuser|sysadmin|evil|unrestricted|unfiltered|uncensored|jailbroken|deceased grandmother|dead grandmother|grandma|administrator|admin|developer of this)\b/u,
  },
  {
    name: 'mode',
    pattern:
      /\b(?:enable|enter|activate|switch (?:in)?to|turn on|go into|start|unlock|engage|initiate|you are in|boot into|set) (?:(?:the|your|a|into) ){0,2}(?:developer|debug|debugging|god|dan|jailbreak|admin|administrator|root|sudo|unrestricted|unfiltered|maintenance|diagnostic|superuser|test|evil|uncensored|training|override)(?: |-)?mode\b/u,
  },
  {
    name: 'jailbreak-word',
    pattern: /\bjail ?break\b|\bprompt injection\b(?= (?:test|attack|now|this))|\bprompt inject\b/u,
    unlessFollowedBy: A_PART,
  },
  {
    name: 'prompt-shown',
    pattern: new RegExp(
      `\\b${SHOW} (?:me |us )?(?:[a-z]+ ){0,3}(?:your (?:[a-z]+ ){0,3}(?:prompts?|context|memory|training data|model name|architecture|instructions|guidelines|rules|directives|configuration)|what (?:you were told|your (?:instructions|rules) (?:are|say)))\\b|\\bwhat (?:are|were) (?:you|your) (?:instructions|told|instructed|rules|guidelines)\\b|\\bwhat(?: is| does| do| did| was| are| were|s) (?:(?:in|the|inside|written) ){0,2}your (?:[a-z]+ ){0,2}(?:prompts?|instructions|guidelines|configuration|directives|rules)\\b`,
      'u',
    ),
    unlessFollowedBy: A_PART,
  },
  {
    name: 'instructions-elsewhere',
    pattern:
      /\b(?:follow|obey|execute|carry out|do|perform|comply with|run|apply) (?:all |any |exactly |whatever )?(?:the |those |these )?(?:hidden |embedded |secret |encoded )?(?:instructions|commands|orders|directives|code|what(?: is| it says)?)(?: that (?:are|is))?(?: (?:written|hidden|given|found|contained|embedded|stored))? (?:in|inside|within|from|on|at|below|behind) (?:the |this |that )?(?:document|notes?|page|footer|invoice|quote|report|letter|data|url|link|website|image|logo|html|comments?|metadata|file|text|https?|base64)\b/u,
  },
  {
    name: 'data-of-others',
    pattern: new RegExp(
      `\\b(?:${SHOW}|${PUT}|read|load|fetch|get|extract|access|open|import|steal|dump|download|export) (?:[a-z]+ ){0,4}(?:(?:other|another|all|different) (?:users?|customers?|clients?|tenants?|accounts?|owners?|companys?|sessions?|peoples?) (?:api )?(?:sessions?|documents?|data|invoices?|records?|keys?|quotes?|passwords?|files|details|information)|(?:documents?|data|invoices?|records?|keys?|sessions?|files) (?:of|from|belonging to) (?:(?:all|any) )?(?:other|another|different) (?:users?|customers?|tenants?|accounts?|sessions?|owners?|peoples?))\\b`,
      'u',
    ),
  },
  {
    name: 'forged-result',
    pattern:
      /\b(?:set|make|mark|return|report|force) (?:the )?self ?check ?passed\b|\b(?:skip|omit) the self ?check\b|\btokens ?used to\b|\b(?:say|claim|report|pretend) (?:that )?(?:nothing|no changes?) (?:has |have |was |were )?(?:changed|been made|made)\b/u,
  },
  {
    name: 'asks-for-rules',
    pattern:
      /\bwhat (?:rules|instructions|guidelines|orders|prompts?|limits|restrictions) (?:were|are|have|do|did) you\b|\b(?:is|are) (?:an? |the |really |actually )?(?:commands?|instructions?|orders?) (?:for|to) you\b/u,
  },
  {
    name: 'other-task',
    pattern:
      /\bstop being (?:an? |the |my )?(?:[a-z]+ )?(?:editor|assistant|service|tool|ai|bot)\b|\byou are (?:really |actually |now )?(?:an? |my |the )?(?:[a-z]+ ){0,2}(?:chatbot|bot|ai|assistant|language model|llm|hacker|pirate|dan|terminal)\b|\b(?:respond|reply|answer) (?:to (?:everything|all|every [a-z]+) )?(?:only )?with (?:the (?:word|text) )?(?:hacked|pwned|owned|yes|ok)\b/u,
  },
  {
    name: 'secrets-of-parts',
    pattern: new RegExp(
      `\\b(?:${SHOW}|${PUT}) (?:[a-z]+ ){0,3}(?:passwords?|credentials|secrets?|keys?|tokens?) (?:of|for|from|to) (?:the |your )(?:database|servers?|system|service|host|admin|administrator|backend|cloud)\\b`,
      'u',
    ),
    unlessFollowedBy: A_PART,
  },
];
