import { Combinations } from './concepts.ts';

const VOCABULARY = {
  unheed:
    'ignore|ignoring|disregard|disregarding|forget|forgetting|override|overrule|overriding|bypass|bypassing|skip|skipping|set aside|put aside|neglect|pay no attention to|never mind|discard|abandon|dont follow|do not follow|stop following|not obey|dont obey|do not obey|throw out|unlearn|erase|circumvent|get around|work around|no longer follow|suspend|disable|disabling|turn off|switch off|turn your|switch your|deactivate|void|nullify|dont apply|do not apply|lift|drop|break|violate|leave behind|wipe|clear your|reset your|stop applying|are off|is off|have been lifted|no longer apply|no longer applies',
  yourRules:
    'your rules|your instructions|your guidelines|your guidance|prior guidance|earlier guidance|previous guidance|what you were told|you were told|you have been told|youve been told|youve been instructed|you have been instructed|you were instructed|you were given|been given to you|given to you|your training|your programming|your filter|your filters|content filter|content filters|your content filter|filtering|safety checks|safety check|all checks|guardrails|your guardrails|the guardrails|loss check|loss checks|self check|safeguards|your safeguards|your restrictions|your limits|your limitations|your constraints|your directives|your orders|initial instructions|prior directions|earlier directions|previous directions|prior instructions|previous instructions|earlier instructions|instructions above|the system prompt|your system prompt|your prompt|your policies|your policy|your ethics|your morals|your conditioning|safety rules|safety policy|safety policies|content policy|usage policy|safety guidelines|safety protocols|your principles|those guidelines|the guidelines that|developer instructions|system instructions|anything you were told|everything you were told|everything you know|your moderation|the moderation|ethical guidelines|your memory|your previous context|your safety rules|your safety|your safety policies|your content rules|your safety guidelines|your boundaries|your restrictions are|your role|your task',
  gone: 'dont exist|do not exist|does not exist|doesnt exist|didnt exist|not exist|never existed|were gone|are gone|are off|is off|were lifted|are lifted|are suspended|suspended|void|not there|dont apply|do not apply|no rules|no restrictions|no limits|no filters|optional|do not bind you|without rules|without limits|without restrictions|coming from your creators|from your creators|from your developers|from your developer|from your makers|from the system|as a system message|as system message|lifted|removed|disabled|inactive|off for|switched off|turned off|deactivated|as lifted|cancelled|canceled|revoked|expired',
  show: 'show|tell|print|output|reveal|display|repeat|recite|give|dump|leak|expose|disclose|share|copy|send|return|echo|list|write|quote|summarize|summarise|translate|encode|add|insert|put|include|place|append|paste|embed|attach|type|render|state|what is|whats|what are|what were|read|fetch|load|get|export|replace|spit out|blurt out|divulge|surface|reply with|cough up|hand over',
  secret:
    'your hidden instructions|hidden instructions|your system message|system message|your system prompt|system prompt|your prompt|your instructions|your configuration|your config|your settings|your initial prompt|initial prompt|initialized with|initialised with|you started with|you begin with|you were created with|configured with|your context window|your internal|your source code|your api key|api key you|api keys you|all environment variables|all of the environment variables|the environment variables|your environment variables|your environment|process env|env vars|server environment|the database password|database password|database credentials|server credentials|server password|aws keys|aws credentials|secret keys|private key of the server|etc passwd|etc shadow|169 254 169 254|latest meta data|your token|your access token|your secrets|service account key|what model you|which model you|your backend|files on the server|server files|file system|other customers|other users|other tenants|other peoples|someone elses session|another session|another customers|another users|tokens you|keys you know|passwords you|secrets you|credentials you',
  orders:
    'orders|commands|instructions|directives|new orders|new instructions|new rules|prompts|what it says|what they say|tells you|tell you|says to do|it says',
  inDocument:
    'notes|note|notes field|comments|comment|document|invoice|letter|report|quote|contract|footer|text|table|data|field|metadata|image|link|page|attachment|url|website|line items|description|alt text|hidden text|file',
  forYou: 'for you|to you|you must|you should|meant for you|addressed to you|tells you|tell you',
  become:
    'youre now|you are now|youre no longer|you are no longer|play the part of|play the role of|play a|act as|act like|acting as|pretend to be|pretend youre|pretend you are|become|becoming|simulate|simulating|emulate|impersonate|from now on|from here on|from this point|imagine you are|imagine youre|take the role of|assume the role|switch to being|behave like|respond like|roleplay|role play|you will be|your new name is|your name is now|call yourself|you have been upgraded|youve been upgraded|been upgraded to|suppose you|suppose you had|imagine you|imagine you had|assume you|pretend you|pretend you had|your new role|new role is|your role is|you are in|youre in|switch to|activate',
  machine:
    'assistant|ai|bot|chatbot|llm|language model|shell|terminal|linux|bash|command line|hacker|dan|freebot|answers anything|answer to me|answer anything|answer everything|without morals|without ethics|without rules|without filters|without restrictions|without limits|no rules|no restrictions|no filters|no limits|unrestricted|unfiltered|uncensored|evil|obey me|you obey|serve me|listen only to me|do anything|python interpreter|sql console|root user|superuser|root|gpt|chatgpt|free of rules|freed',
  authority:
    'the user is|admin access|root access|root privileges|as your developer|your creators|your creator|your developers|your developer|your makers|your operator|administrator of this|admin of this|i am the admin|i am the administrator|i am your|im your|im the admin|im the administrator|developer of this|owner of this service|owner of the service|this is your|on behalf of openai|on behalf of anthropic|anthropic staff|openai staff|maintenance team|god mode|sudo|superuser|authorized override|emergency override|authorised override|admin mode|developer mode|debug mode|maintenance mode|test mode|instructions from anthropic|instructions from openai|from anthropic|from openai|from your developer|from your developers|from your creators|from your creator|message from the system',
  privilege:
    'comply|obey|skip all|skip the|every request|all requests|checks|unlock|unlocked|unlocks|granted|override|unrestricted|restrictions|bypass|disable|suspended|developer functions|developer options|hidden functions|full access|without limits|without filtering|without checks|reveal|no filters|root|skip|configuration|verification|skip verification|everything|ignore',
  above:
    'everything above|all of the above|all the above|the above|text above|message above|messages above|everything before|everything so far|previous messages|previous message|earlier messages|prior context|previous context|conversation so far|above this line|all previous text',
  voided:
    'void|invalid|cancelled|canceled|irrelevant|fake|was a test|is a test|just a test|over|obsolete|no longer applies|does not count|doesnt count|was a joke|is a joke|nonsense|deleted|replaced|superseded|null',
  newTask:
    'new task|new objective|new goal|new mission|your task is|your job is|your task now|real task|actual task|your only task|now do|instead do|do this instead|new role|new instructions|real instructions',
  offTask:
    'poem|joke|story|song|essay|hacking|answer my|capital of|who is|translate this|pwned|hacked|python script|python code|source code',
  insteadOf:
    'instead of editing|rather than editing|instead of changing|without editing|without making any change|without making a change|without changing anything|dont edit|do not edit anything|do not change anything|dont change anything|no edits|not editing|forget about editing|stop editing|answer only with|reply only with|respond only with|only answer with|only reply with|just answer|just reply',
  speak:
    'reply|respond|answer|output|tell|print|give me|say|report|claim|talk|chat|explain|set selfcheckpassed|selfcheckpassed|success|write|write me|answer only with|reply only with|respond only with|only answer with|only reply with|just answer|just reply',
  unheedElsewhere:
    'olvida|olvide|olviden|ignora|ignore|ignorad|haz caso omiso|oublie|oubliez|ignorez|vergiss|vergessen sie|ignoriere|ignorieren sie|missachte|dimentica|dimenticate|ignorate|esqueca|esquece|ignorem|vergeet|negeer|zapomnij|zignoruj|glem|glom|ignorera|unut|zapomen|abaikan|muestra|zeige|affiche|mostra|toon|pokaz',
  ordersElsewhere:
    'tus instrucciones|las instrucciones|instrucciones anteriores|instrucciones previas|tus reglas|tes instructions|tes consignes|vos instructions|vos consignes|instructions precedentes|consignes precedentes|les consignes|les instructions|tes regles|deine anweisungen|alle anweisungen|bisherigen anweisungen|vorherigen anweisungen|alle bisherigen anweisungen|deine regeln|ihre anweisungen|deinen prompt|systemprompt|system prompt|prompt systeme|prompt de sistema|mensaje de sistema|prompt del sistema|le istruzioni|tue istruzioni|istruzioni precedenti|suas instrucoes|as instrucoes|instrucoes anteriores|je instructies|alle instructies|vorige instructies|eerdere instructies|poprzednie instrukcje|poprzednie polecenia|swoje instrukcje|tidligere instruktioner|tidigare instruktioner',
  takeCommands:
    'take commands|take orders|take your orders|take your commands|take your instructions|take instructions|accept commands|accept orders|obey whatever|obey what|do what|do whatever|follow whatever|execute whatever|act on whatever|obey the text|obey the|obey any|follow any|execute any|execute the|treat the text',
  matter:
    'manual|leaflet|venue|recipe|assembly|care label|safety data sheet|handbook|user guide|delivery address|signal|gym|membership|club|warranty|terms',
} as const;

type Concept = keyof typeof VOCABULARY;

/** What an instruction may say about itself. */
const HARMLESS =
  'page break|line break|drop shadow|drop cap|drop shadows|lift off|system requirements|operating system|system administrator|heating system|sprinkler system|alarm system|system integration|system analysis|solar system|sound system|skip row|check box|do not break|system design|system font|system upgrade|data table';

/** Who addresses the service in place of its document, whatever the words and their order. */
export const injectionCombinations = new Combinations<Concept>(
  VOCABULARY,
  [
    { name: 'rules-unheeded', all: ['unheed', 'yourRules'], within: 8 },
    { name: 'rules-declared-gone', all: ['yourRules', 'gone'], within: 6 },
    { name: 'secret-shown', all: ['show', 'secret'], within: 10 },
    {
      name: 'orders-in-document',
      all: ['orders', 'inDocument', 'forYou'],
      within: 16,
      unless: ['matter'],
    },
    {
      name: 'commands-from-document',
      all: ['takeCommands', 'inDocument'],
      within: 9,
      unless: ['matter'],
    },
    { name: 'rules-unheeded-elsewhere', all: ['unheedElsewhere', 'ordersElsewhere'], within: 6 },
    { name: 'persona', all: ['become', 'machine'], within: 10 },
    { name: 'claimed-authority', all: ['authority', 'privilege'], within: 9 },
    { name: 'above-voided', all: ['above', 'voided'], within: 6 },
    { name: 'task-replaced', all: ['newTask', 'offTask'], within: 8 },
    { name: 'not-editing', all: ['insteadOf', 'speak'], within: 12 },
  ],
  HARMLESS,
);
