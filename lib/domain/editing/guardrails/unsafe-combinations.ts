import { Combinations, crossed } from './concepts.ts';

const HURT =
  'break|breaks|kill|hurt|beat|beat up|burn|burn down|smash|cripple|shoot|stab|cut off|bash|slash|maim|set fire to|throw acid|torture';

const GROUP_REFERRED = [
  crossed(
    'her|his|their|your|that|this|your',
    'kind|lot|sort|race|religion|faith|tribe|crowd|temple|mosque|god',
  ),
  crossed('those|these|her|his|their|you', 'people|folks|ones'),
  crossed(
    'people|women|men|families|kids|folks|those|someone',
    'like them|like him|like her|like his|like hers|like theirs|like that|like those',
  ),
  crossed(
    'people|anyone|everyone|everybody|anybody|someone',
    'from there|from over there|from that country|from his country|from her country|of that faith|of that race|of that religion|of that colour|of that color|who prays like|who dresses like|who love like|who look like|who looks like|with skin like',
  ),
  'his type|her type|one of those|one of them|all of them|lot of them|any more of them|of them is|the ones next door|the ones who moved|people like the ones|the newcomers|from that temple|that community knows|that ethnicity|their ethnicity|their nationality|where they worship|where they pray|where they came from|another of their festivals|their grandparents|they all|they control|they are all|theyre all|they are|theyre|they stink|hunting them|all go back|for the way she was born|for the way he was born',
].join('|');

/** What nobody says of people without hating them; a thing may be dirty, so "are" belongs to it. */
const HATRED = [
  crossed(
    'are|are all|all|re|re all|is|theyre|theyre all|she is|he is|being|born',
    'stupid|criminals|thieves|lazy|dirty|animals|evil|crooks|perverts|terrorists|a terrorist|liars|defective|filthy|less than human|not human|less human|a disease|a plague|vermin|scum|filth',
  ),
  'vermin|parasites|parasite|subhuman|subhumans|scum|filth|savages|breed like|a disease|inferior|lesser race|lazy and dirty|dirty and lazy|exterminated|exterminate|gassed|deported|deport|lynched|hanged|be shot|be killed|deserve to die|deserves to die|should die|must die|die out|sterilised|sterilized|castrated|hunting them|hunt them|driven out|in the river|a dead one|there will be blood|wont be safe|not be safe|watch your back|whats coming to them|had it coming|got what they deserved|should happen again|must be stopped|clean the neighborhood|clean the neighbourhood|lives hell|burn down|belong in cages|belongs in cages|locked up|wiped out|wipe out|eradicated|cleansed|go back to where|go back to their|leave our country|leave the country|leave town|out of our street|out of our country|let into the country|get out of our|better off if|we hate|i hate|hate all|hate those|hate these|hate their|hate that|despise|spit on|not welcome|unwelcome|will not be served|are not served|never be served|not serve|dont serve|refuse to serve|wont serve|no service|no entry for|dont hire|not hire|charge double for|because of what you|deserve to live|banned from|be banned|cannot be trusted|cant be trusted|cant trust|ruining|ruin everything|should be beaten|kicked out|thrown out|no right to|always cheat|how stupid|they stink|mocks him|mocks her',
].join('|');

const VOCABULARY = {
  drug: 'meth|crystal meth|methamphetamine|amphetamine|cocaine|heroin|fentanyl|lsd|mdma|ecstasy pills|ketamine|crack cocaine|krokodil|ghb|xtc|magic mushrooms|opium|hashish|kilos of weed|pounds of weed|grams of weed|ounce of weed|bags of weed|pound of coke|kilo of coke|gram of coke|grams of coke|lines of coke|bags of coke',
  trade:
    'price list|prices|price|sell|selling|for sale|sale|offer|offering|menu|catalogue|catalog|delivery|deliver|shipped|discount|per gram|gram|grams|kilo|kilos|kg|ounce|ounces|buy|order|wholesale|dealer|advert|advertisement|flyer',
  howTo:
    'how to|how you can|how one|how he|how she|how they|how we|how i|recipe|recipes|instructions|instruction|directions|step by step|steps for|steps to|guide|tutorial|blueprint|blueprints|manual|walkthrough|ways to|best way to|easy way to|tips|method for|methods for|procedure|formula|explain how|explains how|teach|explaining|describe how|describing how|detailing how|details on how',
  weapon:
    'bomb|bombs|pipe bomb|explosive|explosives|nitroglycerin|nitroglycerine|tnt|grenade|grenades|gun|guns|firearm|firearms|rifle|pistol|handgun|ghost gun|molotov|molotovs|molotov cocktail|landmine|detonator|sarin|ricin|anthrax|nerve gas|nerve agent|mustard gas|napalm|silencer|chlorine gas|letter bomb|car bomb|dirty bomb|weapon|weapons|cyanide',
  make: 'make|making|build|building|cook|cooking|assemble|assembling|synthesize|synthesise|synthesizing|manufacture|manufacturing|brew|brewing|mix|mixing|prepare|preparing|produce|producing|construct|constructing|homemade|at home|in the kitchen|in my garage|3d print|3d printer|print',
  group:
    'jews|jewish people|muslims|christians|hindus|sikhs|blacks|black people|immigrants|migrants|refugees|asylum seekers|gays|gay people|lesbians|homosexuals|trans people|transgender people|gypsies|roma|mexicans|africans|arabs|asians|foreigners|disabled people|the disabled|women|white people|latinos|chinese people|indians|poles|turks|people of color|people of colour|brown people',
  degrade:
    'vermin|parasites|parasite|subhuman|subhumans|inferior|rats|cockroaches|scum|filth|plague|exterminated|exterminate|gassed|deported|leave town|leave the country|leave our country|go back to where|go home|get out of our|not be allowed to|no right to|should not vote|do not deserve|dont deserve|deserve to die|should die|must die|be killed|be shot|lynched|be hanged|are stupid|are criminals|are thieves|are lazy|are dirty|are animals|belong in the kitchen|belong in cages|not welcome|hate|despise|lesser race|less intelligent|less human|not human|second class|wiped out|eradicated|cleansed|keep out|will not be served|are not served|locked up|jailed|be banned|be expelled|thrown out|kicked out|sent back|be castrated|are a disease|are evil|are to blame|ruining our|destroying our|cannot be trusted',
  /** A group by a pronoun or a relation, where its name stands elsewhere or nowhere. */
  groupReferred: GROUP_REFERRED,
  hatred: HATRED,
  slur: 'slur|slurs|racial slur|racial slurs|ethnic slur|insult|insults|an insult|insulting|insulting name|derogatory|derogatory term|derogatory name|demeaning|degrading name|racist joke|sexist joke|racist remark|sexist remark|racist comment|sexist comment|something racist|something sexist|something homophobic|something antisemitic|something nasty|something abusive|abusive name|abusive|nasty name|offensive name|n word|swear word for|curse word for|name calling|worst word|rude word|hateful word|filthy name|nasty nickname|racist insult|something vile|something degrading|something hateful|something cruel|vile about',
  putInto:
    'add|insert|put|include|write|use|replace|change|swap|call|end with|say|saying|print|type|calling|make|mention|work in|slip in|throw in|sneak in|aimed at|describe',
  notTolerated:
    'tolerate|tolerated|zero tolerance|do not|dont|will not|harassment|complaint|complaints|reported|training|about dealing with|against|remove|removed|delete|take out|apologise|apologize|apology|sorry|policy|code of conduct|forbidden|banned',
  praise:
    'praising|praise|praises|celebrate|celebrates|celebrating|glorify|glorifies|glorifying|admire|admiring|hail|hailing|hoax|never happened|a lie|made up|applaud|applauding|cheer for|was right|were right|was justified|were justified|heroic|deserved it|denying|denies|deny|long live|right idea|had a point|great man|great leader|did nothing wrong|should be repeated|was good for',
  atrocity:
    'holocaust|genocide|hitler|nazi|nazis|third reich|isis|al qaeda|taliban|terrorists|terrorist attack|terror attack|terrorism|school shooting|mass shooting|ethnic cleansing|lynching|kkk|ku klux klan|white supremacy|9 11|september 11 attacks',
  join: 'join|recruit|recruiting|recruitment|recruits|donate|donations|fund|funding|fighters|pledge allegiance|sign up for|support',
  terrorists: 'isis|al qaeda|taliban|boko haram|kkk|ku klux klan|neo nazis|nazi party|terrorists',
  child:
    'child|children|kid|kids|minor|minors|underage|toddler|toddlers|preteen|preteens|schoolgirl|schoolgirls|schoolboy|schoolboys|year old|years old|little girl|little boy|little girls|little boys|infant',
  sexual:
    'nude|nudes|naked|sexual|erotic|erotica|porn|pornographic|seductive|topless|undressed|lingerie|sexy|sexually',
  selling:
    'sell|selling|sold|auction|auctioning|buy|buying|trade|trading|trafficking|smuggle|smuggling',
  persons:
    'kids|children|girls|boys|women|people|humans|babies|migrants|refugees|workers|orphans|a kidney|kidneys|organs|human organs',
  asGoods:
    'highest bidder|as slaves|into slavery|slave|slaves|black market|sex work|brothel|for sex|harvested|no questions asked|across the border',
  intimate:
    'nudes|nude photos|nude pictures|naked pictures|naked photos|intimate photos|intimate pictures|sex tape|private photos|affair|dirty secret|dirty secrets|secret affair|medical secrets|browser history',
  publish:
    'publish|publishing|leak|leaking|post|posting|release|releasing|expose|exposing|share|sharing|send|tell your wife|tell his wife|tell her husband|go public|make public|spread',
  intimidate:
    'threat to|threat against|threats to|threatening|threaten|threatens|intimidate|intimidating|scare|frighten|terrify',
  silenced:
    'testify|witness|witnesses|jury|voters|voting|into paying|into signing|into silence|into dropping|his family|her family|your family|so he pays|so she pays',
  condition:
    'if|unless|or else|otherwise|until|or|by friday|by monday|by tomorrow|by tonight|unless you',
  willHurt: `will be hurt|will be killed|will be shot|will be beaten|will get hurt|gets hurt|${crossed('will|well|ill|going to|gonna|can|come and|come to', HURT)}`,
  dear: 'legs|leg|kneecaps|knees|arms|fingers|face|bones|skull|family|wife|husband|kids|children|daughter|son|mother|house|tyres|tires|dog|him|her',
  fake: 'fake|faked|faking|bogus|counterfeit|phony|phoney|forge the|forge a|forge an|forge his|forge her|forged|forging|sham|spoof|spoofed|spoofing|impersonate|impersonating|impersonates|imitating|look like it comes from|looks like it comes from|look like it is from|look like its from|looks like it came from|look like it was sent by|look as if it came from|appear to come from|appears to come from|appear to be from|pass for|pass as|passes as|pose as|posing as|pretends to be|as if it was issued by|as if issued by|as though issued by|falsified|fabricated|fabricate|invented|imitation of|convincing copy|look like a real|looks like a real|look like an official|looks like an official|look like an authentic|look genuine|looks genuine|phonied|made up',
  paper:
    'police|summons|court order|court|judge|judges|irs|internal revenue service|tax office|tax authority|bank|government|passport|passports|visa|visas|driver license|driver licence|driver licences|driver licenses|driving licence|drivers license|drivers licence|id card|id cards|identity card|birth certificate|death certificate|marriage certificate|diploma|diplomas|degree|degrees|prescription|prescriptions|doctor|doctors note|sick note|notary|notary seal|ministry|social security|immigration office|vaccination certificate|vaccine card|medical certificate|warrant|arrest warrant|subpoena|embassy|reference letter|pay slip|payslip|payslips|pay stub|bank statement|bank statements|proof of income|proof of address|insurance certificate|work permit|residence permit|test result|test results|university|microsoft|paypal|amazon|apple|hmrc|medicare',
  authority:
    'police|irs|internal revenue service|tax office|tax authority|hmrc|government|court|judge|bank|immigration office|social security|microsoft|apple support|amazon support|paypal|the ceo|customs|medicare|fbi|interpol',
  ransom:
    'gift cards|gift card|bitcoin|bitcoins|crypto|western union|moneygram|wire transfer immediately|pin|pin code|cvv|card number|card details|password|passwords|remote access|login details|one time code|verification code|itunes cards|google play cards',
  demand:
    'demand|demands|demanding|ask for|asks for|asking for|request|requests|requesting|pay with|paid with|pay in|payable in|send|give us|give me|confirm your|verify your|enter your|provide|want|wants|hand over|collect|ask|asks|wire|to wire|transfer|pay|to pay|asking',
  murder:
    'murder|murders|murdering|assassinate|assassination|assassinating|killing|contract killing|contract kill|hitman|hit man|hit job|poisoning|strangle|strangling|stabbing|beheading|lynching|bumping off|to kill|kidnap|kidnapping|abduct|abduction',
  victim:
    'husband|wife|ex wife|ex husband|business partner|partner|boss|politician|politicians|president|prime minister|neighbour|neighbor|neighbours|neighbors|rival|competitor|journalist|journalists|people|cops|police officers|teacher|landlord|girlfriend|boyfriend|stepmother|mother in law|witness|witnesses|judge|minister|mayor|him|her|them|yourself|someone|somebody|a person',
  corpse: 'body|corpse|corpses|dead body|dead bodies|bodies|remains',
  dispose:
    'get rid of|getting rid of|dispose of|disposing of|hide|hiding|bury|burying|dissolve|dissolving|dump|dumping',
  poison:
    'poison|poisoning|poisoned|torture|torturing|drown|drowning|strangle|antifreeze|rat poison|set fire to|starve',
  animal:
    'dog|dogs|cat|cats|pet|pets|puppy|puppies|kitten|kittens|horse|neighbours dog|neighbors dog|neighbour|neighbor|neighbours|colleague|coworker|coworkers|guests|well water|drinking water|water supply',
  selfHarm:
    'hang yourself|kill yourself|killing yourself|cut yourself|cutting yourself|end your life|end my life|end it all|take your own life|starving yourself|starve yourself|commit suicide|committing suicide|suicide|overdose|overdosing|self harm|slit your wrists|jump off a bridge|throw up after eating|vomiting after meals|vomit after meals|pro ana|anorexia|purge after|stop eating',
  encourage:
    'how to|tips|best way to|ways to|without pain|painless|painlessly|easiest way|step by step|instructions|guide|method|methods|encourage|encouraging|encourages|you should|go ahead and|why not|do it|lose weight|recipe|teach|advice on|dosage|dose',
  stolen: 'stolen|leaked|hacked|skimmed|cloned|harvested|phished|dumped',
  credential:
    'card number|card numbers|credit card|credit cards|credit card numbers|cvv|cvvs|passwords|password|identities|identity|ssn|ssns|social security numbers|social security number|accounts|logins|bank logins|paypal accounts|card data',
  covert:
    'without them noticing|without him noticing|without her noticing|without anyone noticing|without anybody noticing|without the client noticing|without the customer noticing|without the client knowing|without the customer knowing|without them knowing|without him knowing|without her knowing|without telling them|without telling him|without telling her|so nobody notices|so no one notices|so that nobody notices|so that no one notices|so they dont notice|so they do not notice|so he does not notice|so she does not notice|so he doesnt notice|so she doesnt notice|behind his back|behind her back|behind their back|behind their backs|they wont notice|they will not notice|he wont notice|hope they dont notice|sneakily|sneak in|sneak|wont notice|will not notice|doesnt notice|does not notice|not notice|not noticing|a hidden fee|hidden fee clause|hidden clause|some hidden fees|hidden charge',
  money:
    'account|bank account|iban|bank details|payment|payments|price|prices|total|totals|fee|fees|charge|charges|amount|amounts|hours|quantity|quantities|clause|surcharge|rate|penalty|discount|interest|payee|account number',
  hack: 'hack|hacking|break into|breaking into|crack|cracking|phish|phishing|keylogger|ransomware|malware|spyware|ddos|botnet|computer virus|brute force|steal|stealing|shoplift|shoplifting|pick a lock|pick locks|hotwire|launder|laundering|evade taxes|tax evasion|credit card fraud|identity theft|insurance fraud|counterfeit money|spike someones drink|spike a drink|spike her drink|spike his drink|shank|evade arrest|escape from prison|stalk|stalking|blackmail|bribe|bribing|steal a car|rob a bank|spy on|read her messages|read his messages|tap her phone|dodge customs|smuggle',
  unlicensed:
    'without a licence|without a license|without licence|without license|without being qualified|unlicensed|without any training|without a degree|never studied|never passed|never attended|did not graduate|didnt graduate|without an exam|failed the exam|never took',
  purpose:
    'so he can|so she can|so i can|so they can|so that he can|so that she can|so that i can|to get him a job|to get her a job|to get me a job|can treat|can practise|can practice|certify that|certifies that|pass off',
  care: 'prevent|prevention|preventing|prevents|protect|protection|protecting|against|awareness|training|trainer|course|courses|workshop|seminar|safety|museum|exhibition|exhibit|history|historical|historian|research|researcher|study|studies|treatment|therapy|therapist|rehab|rehabilitation|recovery|counselling|counseling|counsellor|clinic|hospital|patient|patients|testing|test kit|screening|detection|detector|detect|disposal|squad|law firm|lawyer|lawyers|attorney|attorneys|defence|defense|trial|investigation|investigate|victim|victims|survivor|survivors|memorial|remembrance|remember|mystery|novel|film|movie|theatre|theater|play|prop|props|replica|replicas|drama|documentary|book|game|escape room|education|educational|charity|helpline|hotline|support group|crisis line|policy|forbidden|prohibited|not allowed|not permitted|illegal|beware|warning|warn|warns|report it|reported|insurance|insured|licensed|antidote|vaccine|vet|veterinary|first aid|emergency|discriminate|discrimination|equality|inclusion|rights|refuge|shelter|hosting|samaritans|seek help|get help|call us|if you think|naloxone|controlled|deactivated|antique|amnesty|collectors|range|hunting|holster|costume|halloween|party|mock|specimen|demo|lesson|lessons|podcast|lecture|exam|security|audit|fraud department|forensic|forensics|thesis|documentation|article|verified|verification service|stock photo|allergy|allergies|pest control|extermination|exterminator|never|refrain|recognise|recognize|spot|avoid|avoiding|identify|respond to|deal with|stop|fight|defend|recover from|combat|tackle|consequences|dangers of|dangers|risks of|risk',
  fiction:
    'mystery|novel|film|movie|theatre|theater|play|prop|props|drama|documentary|book|game|escape room|costume|halloween|party|scene|trial|lawyer|defence|defense|court case|investigation',
  defend:
    'discriminate|discrimination|equality|inclusion|rights|refuge|memorial|remembrance|victims|survivors|survivor|history|historical|museum|research|against|hate speech|hate crime|hate crimes|policy|never|education|shelter|ban on',
};

type Concept = keyof typeof VOCABULARY;

/** What only sounds like something else. */
const HARMLESS =
  'insult to injury|injury to insult|bath bomb|bath bombs|photo bomb|seed bombs|cherry bomb|bomb cyclone|glue gun|heat gun|nail gun|spray gun|staple gun|massage gun|price gun|radar gun|caulking gun|paint gun|nerf gun|water gun|top gun|grease gun|gun metal|crack filling|fake fur|fake leather|faux|false alarm|false ceiling|imitation leather|fake plants|fake grass|fake tan|fake data|fake lashes|body text|body copy|body of|body shop|body lotion|body building|kill switch|kill fee|time bomb|indian food|bank holiday|blood bank|food bank|data bank|piggy bank|power bank|tennis court|court yard|food court|court shoes|high degree|degrees celsius|degree of|speed test|women s|polish|nude color|nude colour|nude tones|nude pink|nude lipstick|nude shade|pest control|rat poison|killing it|as slaves to|master slave|minor change|minor changes|minor tweak|minor fix|minor repairs|minor damage|minor works|minor scratches|minor defects|minor point|minor thing|minor edits|minor correction|a minor|c minor|d minor|e minor|child seat|share price|share capital|post code|post office|parasites treatment|gas station|shot list|account manager|account number format|hide the body|body font|body section';

/** Harm that shows in what stands together, whatever the words and their order. */
export const unsafeCombinations = new Combinations<Concept>(
  VOCABULARY,
  [
    { name: 'drug-trade', all: ['drug', 'trade'], within: 8, unless: ['care'] },
    { name: 'drug-made', all: ['drug', 'howTo'], within: 10, unless: ['care'] },
    { name: 'weapon-how-to-made', all: ['weapon', 'howTo', 'make'], within: 14, unless: ['care'] },
    { name: 'hate-of-group', all: ['group', 'degrade'], within: 8, unless: ['defend'] },
    { name: 'atrocity-praised', all: ['atrocity', 'praise'], within: 8, unless: ['defend'] },
    { name: 'terror-joined', all: ['terrorists', 'join'], within: 6, unless: ['care'] },
    { name: 'child-sexual', all: ['child', 'sexual'], within: 8, unless: ['care'] },
    { name: 'people-sold', all: ['selling', 'persons', 'asGoods'], within: 14, unless: ['care'] },
    { name: 'sextortion', all: ['intimate', 'publish', 'condition'], within: 14 },
    {
      name: 'threat-of-harm',
      all: ['willHurt', 'dear', 'condition'],
      within: 12,
      unless: ['fiction'],
    },
    {
      name: 'intimidation',
      all: ['intimidate', 'silenced'],
      within: 8,
      unless: ['care', 'fiction'],
    },
    { name: 'fake-official', all: ['fake', 'paper'], within: 7, unless: ['care'] },
    {
      name: 'ransom-for-authority',
      all: ['authority', 'ransom', 'demand'],
      within: 16,
      unless: ['care'],
    },
    { name: 'murder-of-somebody', all: ['murder', 'victim'], within: 5, unless: ['care'] },
    { name: 'corpse-disposed', all: ['corpse', 'dispose', 'howTo'], within: 10, unless: ['care'] },
    { name: 'poisoned', all: ['poison', 'animal', 'howTo'], within: 10, unless: ['care'] },
    { name: 'self-harm-taught', all: ['selfHarm', 'encourage'], within: 10, unless: ['care'] },
    { name: 'stolen-credentials', all: ['stolen', 'credential'], within: 5, unless: ['care'] },
    { name: 'covert-change', all: ['covert', 'money'], within: 16 },
    { name: 'hacking-taught', all: ['hack', 'howTo'], within: 8, unless: ['care'] },
    { name: 'unqualified', all: ['unlicensed', 'purpose'], within: 12 },
    {
      name: 'hate-of-group-referred-to',
      all: ['groupReferred', 'hatred'],
      within: 9,
      unless: ['defend', 'notTolerated'],
    },
    {
      name: 'insult-wanted',
      all: ['slur', 'putInto'],
      within: 9,
      unless: ['care', 'notTolerated'],
    },
  ],
  HARMLESS,
);
