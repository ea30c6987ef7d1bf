const SETTING = '(?:have|see|use|get|go for|go with|take|choose)';
const LOOK =
  '(?:colou?r|font|typeface|size|style|look|shade|tone|gr[ae]y|blue|red|green|black|white|orange|purple|teal|navy|pink|brown|yellow|gold|bold|italics?|serif|sans|regular|normal|plain|roman|light|thin|one)';

const WHOLE =
  '(?:(?:this|the) (?:document|page|report|invoice|quote|letter|contract|certificate|receipt|bill)|it|this)';

/** What stands before the name of who signs. */
const SIGNED =
  '(?:(?:(?:it|this|(?:the|this|our|my) \\p{L}+) )?(?:(?:should|must|needs to|has to|is to|will|shall|is) (?:now )?(?:be )?)?signed (?:off )?by|(?:change|set|update|make) (?:the |my |his |her )?(?:signature|signer|name of who signs|who signs(?: it)?)(?: block| name)? (?:to|say|read)|(?:the )?signature (?:should|must|has to|needs to) (?:now )?(?:be|say|read)|(?:sign|close) (?:it|this|the letter) (?:as|from|with the name))';

/** Wishes whose first half would be taken for one of its own, or for a remark. */
export const FORMS: readonly (readonly [RegExp, string])[] = [
  // "we would rather have green than this blue, for the headings"
  [
    new RegExp(
      `^(?:i|we) (?:would )?(?:much )?(?:rather|prefer|like)(?: to)?(?: ${SETTING})? (?<is>[^"]{2,50}?) (?:than|to|over|rather than|instead of) (?:(?:this|that|the|these) (?:[a-z]+ ){0,2}?)?${LOOK} ?,? (?:for|in|on) (?<of>.{3,90})$`,
    ),
    'make <of> <is>',
  ],
  // "where it now says Reference it should say Our ref"
  [
    /^where (?:it|that) (?:now )?(?:says|reads|said)(?: now)? (?<old>[^:]{1,60}?) ?,? (?:(?:it|that|there|we|i) )?(?:should|must|shall|needs? to|has to|want|would like)(?: (?:now|to))*(?: (?:say|read|be|have|stand))? (?<text>.+)$/,
    'say <text> instead of <old>',
  ],
  [
    /^where (?:it|that) (?:now )?(?:says|reads|said)(?: now)? (?<old>[^:]{1,60}?) ?,? (?:say|put|write|print|use|have|show) (?<text>.+)$/,
    'say <text> instead of <old>',
  ],
  // "Our ref should stand where it says Reference now"
  [
    /^(?<text>[^:]{1,60}?) (?:should|must|shall|is to|has to|needs to) (?:stand|be|come|go) where (?:it|that) (?:now )?(?:says|reads|said) (?<old>.{1,60}?)(?: now)?$/,
    'say <text> instead of <old>',
  ],
  // "Estimate should be the title"
  ...[
    '(?<text>[^:,]{2,40}?) (?:should|must|shall|is to|has to|ought to|needs to) be',
    'make (?<text>[^:,]{2,40}?)',
  ].map(
    (said) =>
      [
        new RegExp(
          `^(?!(?:the|this|that|these|those|it|they|our|my|its|all|an?|nothing|what) )${said} (?:the|our|its) (?:new )?(?:title|heading|headline)(?: of (?:it|this|(?:the|this) (?:document|page)))?$`,
        ),
        'change the title to <text>',
      ] as const,
  ),
  // "fix the typo: X should be Y"
  [
    /^(?:please )?(?:fix|correct|mend|repair|there is|there was|i (?:found|see|saw))(?: the| an?| this| that| one| another| small)* (?:typo|spelling(?: mistake| error)?|mistake|error|slip)s?(?: in [^":]{3,30}?)? ?[:,-] (?<rest>.+ (?:should|must|->|is not|instead of) .+)$/,
    '<rest>',
  ],
  // "the summary could be called Overview"
  [
    /^(?<what>[^":]{3,40}?) (?:could|might|may|can) (?:just |also |simply )?be (?:called|named|renamed(?: to)?|titled|labell?ed) (?<to>.+)$/,
    'rename <what> to <to>',
  ],
  // "the total deserves more attention"
  [
    /^(?<what>[^":,]{3,40}?) (?:deserves?|needs?|wants?|could use|should (?:get|have)|must get|requires?) (?:(?:some|a bit|a little|a lot|much) )?more (?:attention|emphasis|prominence|visibility|focus|weight)$/,
    'make <what> stand out',
  ],
  // "“Pay in 14 days.” should be the terms"
  [
    /^(?<text>"[^"]+") (?:should|must|shall|has to|needs to|is to) (?:now )?be(?:come)? (?<what>(?:the|our|my) [^":,]{3,30})$/,
    'change <what> to <text>',
  ],
  // "new address for the client: …", "the report is from 2 February", "write Energy as 412,000 kWh"
  [
    /^(?:the )?new (?<what>address|e-?mail|phone(?: number)?|company) (?:for|of) (?<who>[^":]{3,30}) : (?<text>.+)$/,
    'change the <what> of <who> to <text>',
  ],
  [
    /^(?:the|this|our) (?:invoice|quote|report|letter|receipt|certificate|contract|bill|document) (?:is|was) (?:from|dated|of|issued on) (?<text>.*\d.*)$/,
    'change the date to <text>',
  ],
  [/^write (?<what>[^":]{3,40}) as (?<text>"[^"]+"|[^"]*\d[^"]*)$/, 'change <what> to <text>'],
  // "lines for signature and date for the customer"
  [
    /^(?<add>add|put|insert|include|leave) (?:(?:a|some|two) )?(?:lines?|spaces?|places?|room) for (?:(?:a|the) )?signatures? and (?:(?:a|the) )?date(?<who>(?: for| of) .{3,30})?$/,
    '<add> a signature line <who>',
  ],
  // "there is too much space above the table"
  [
    /^there (?:is|are) (?:(?:still|just|way|far|really) )?too much (?<what>(?:space|room|gap|white ?space|padding|margin) .+)$/,
    'make less <what>',
  ],
  [
    /^there (?:is|are) (?:(?:still|just|way|far|really) )?(?:too little|not enough|hardly any|no) (?<what>(?:space|room|gap|white ?space|padding|margin) .+)$/,
    'make more <what>',
  ],
  // "the date belongs on the right"
  [
    /^(?<what>[^":,]{3,50}?) belongs (?<where>(?:in|on|at|to) .{3,40})$/,
    'the <what> should be <where>',
  ],
  // "I forgot a job: add Drain cleaning, …"
  [
    /^(?:i|we) (?:forgot|missed|left out|overlooked|forgot about) [^":]{2,40} : (?:please )?(?<wish>(?:add|put|insert|include) .+)$/,
    '<wish>',
  ],
  // "we forgot the skip hire: 1 at $120", "there is an item missing: …"
  [
    /^(?:add (?:an?|the) (?:item|line) |there (?:is|was) |also )?(?:(?:i|we|you|they) )?(?:(?:forgot|missed|omitted|skipped|overlooked|left out|forgotten|left off)(?: to (?:add|bill|charge|include|list|mention|put in))?(?: (?:an?|one|another)(?: (?:more|last|extra))?(?: (?:item|line|row|thing|position|product|service))?)?|(?:an?|one|another) (?:item|line|row|position|product|service) (?:is )?(?:missing|was (?:forgotten|left out|missed))|one more(?: (?:thing|item))?) (?:[:,-] )?(?!(?:that|this|it|them|one|what|to|about|how)\b|.*\b(?:date|number|name|address|phone|day)\b|.*\b(?:19|20)\d\d\b|[^"]*[,;.!-] (?:please |so )*(?:add|insert|include|put|append) (?:an?|another|one))(?:(?:the|an?|some) )?(?<line>[^":]{3,60}?[ :,]+[^":]*\d[^":]*)$/,
    'add a line for <line>',
  ],
  [
    /^(?:they|he|she|we|i|the (?:customer|client|guests?)) also (?:had|ordered|bought|got|took|used|needed) (?:an?|the|one) (?<line>[^":]{3,60}? (?:for|at|@) [^":]*\d[^":]*)$/,
    'add a line for <line>',
  ],
  // "reword the note, it should say: …"
  [
    /^(?:rewrite|reword|rephrase|redraft|rework) (?<what>(?:the |our |my )?[^",:;]{3,50}?)(?: so that)?(?: [,;.:-])?(?: (?:it|they|this|which|that))?(?: (?:should|must|shall|is to|are to))? (?:to )?(?:say|read|be|says|reads|as|to|like this)(?: simply| just)? ?:? (?<text>.+)$/u,
    'change <what> to <text>',
  ],
  [
    /^(?:rewrite|reword|rephrase|redraft) (?<what>(?:the |our |my )?[^",:;]{3,50}?) ?: (?<text>.+)$/,
    'change <what> to <text>',
  ],
  [
    /^(?:rewrite|reword|rephrase) (?<what>".+?") (?:to|as|with|into) (?<text>".+")$/,
    'change <what> to <text>',
  ],
  // "retitle this to Tax Invoice", "this should be titled Sales Receipt"
  [
    new RegExp(
      `^(?:retitle|entitle|headline|title|rename) ${WHOLE}(?: (?:to|as|into|be))? (?<text>.{1,60})$`,
      'u',
    ),
    'change the title to <text>',
  ],
  [
    new RegExp(
      `^(?:(?:i|we) (?:want|need|would like) )?${WHOLE} (?:(?:should|must|has to|needs to|ought to) be )?(?:titled|headed|entitled|headlined)(?: as)? (?<text>.{1,60})$`,
      'u',
    ),
    'change the title to <text>',
  ],
  // "use #1d4ed8 for the title and as the background of the table header"
  [
    /^(?:use|take|apply|have|put) (?<is>[^":,]{3,30}?) (?:for|on|to|in) (?<one>[^":]{3,60}?) ?,? and (?:as|for) (?:the |a )?(?<part>background|ground|fill|border|frame|outline|text)(?: colou?r)?s? (?:of|for|in|on|behind|around) (?<other>[^":]{3,60})$/,
    'make <one> <is> and make the <part> of <other> <is>',
  ],
  // "separate the letterhead from what follows with a hairline"
  [
    /^(?:separate|divide|part|set off|mark off) (?<one>[^",]{3,40}?) from (?:what(?:ever)? (?:follows|comes (?:next|after|below)|is below|stands below)|the rest|everything (?:below|else)|the text)(?: (?:of|in) [^",]{3,20}?)? (?:with|by|using) (?<line>(?:an? )?[^",]{3,40})$/,
    'put <line> below <one>',
  ],
  [
    /^(?:separate|divide|part|set off) (?<one>[^",]{3,40}?) (?:from|and) (?<other>[^",]{3,40}?) (?:with|by|using) (?<line>an? [^",]{3,40})$/,
    'put <line> between <one> and <other>',
  ],
  // "“Effective date” is not a term we use; “Commencement Date” is"
  [
    /^(?<old>".+?") is (?:not|no|the wrong) (?:an? |the )?(?:(?:right|proper|correct) )?(?:terms?|words?|names?|labels?|phrases?|expressions?|heading|one|what)(?: (?:that )?(?:we|i|they|you) (?:use|say|want|like|know))? ?[,;.-]? (?:but )?(?<to>".+?")(?: is| is right| is the (?:right|correct|proper) one| we do)?$/,
    'change <old> to <to>',
  ],
  [
    /^(?:we|i) (?:do not|never) (?:say|write|use|call it|call this|speak of) (?<old>".+?") ?[,;.-]? (?:but|we (?:say|write|use|call it)|it is|rather|use|say|write) (?<to>".+?")$/,
    'change <old> to <to>',
  ],
  // "move Total so that it directly follows Description"
  [
    /^(?<move>(?:move|put|shift|place|bring) [^":]{2,40}?) so(?: that)? it (?:[a-z]+ly )?(?:follows|succeeds)(?: right after)? (?<where>.+)$/,
    '<move> after <where>',
  ],
  [
    /^(?:i would like |i want |we want |please have )?(?<what>[^":,]{2,40}?) (?:should|must|to|has to|needs to) (?:[a-z]+ly )?follow (?<where>[^":,]{2,40})$/,
    'move <what> after <where>',
  ],
  // "a line for Yuki Tanaka to sign on, with the name under it"
  [
    /^(?<sign>.*\bsign\b.*?)(?: ,)? with (?:the|his|her|their|its|a) (?:printed )?names? (?:printed |written |typed )?(?:under|below|underneath|beneath)(?:neath)?(?: (?:it|them|the line|that))?$/,
    '<sign>',
  ],
  // "use Description instead of Work as the column title"
  [
    /^(?<say>(?:use|put|write|have|show) .+ (?:instead of|rather than|in place of) .+?) as (?:the |a |its )?(?:column |table |row )?(?:title|heading|header|label|name|caption)$/,
    '<say>',
  ],
  // "a clause about Liability: …"
  [
    /^(?<add>(?:add|insert|include|put in|we need|need|new) (?:an? |another )?(?:new )?(?:clause|section|article|chapter)) (?:about|on|for) (?<text>[^":]{3,50}?) ?: (?<says>.+)$/,
    '<add> called <text> : <says>',
  ],
  // "put 30px between the table and the totals"
  [
    /^(?<lead>(?:put|leave|add|set|keep|have|insert) (?:another )?\d\S*(?: (?:px|pt|mm|cm|in|inch|pixels|points))?) between (?<where>.+ and .+)$/,
    '<lead> space between <where>',
  ],
  // "grid lines in the table, also vertical"
  [
    /^(?<lines>[^":]*\b(?:grid ?lines|lines|rules|grid)\b[^":]*?) ?,? (?:and )?(?:also|both|and)(?: the)? (?:vertical|horizontal)(?: (?:ones|lines))?(?: (?:too|as well))?$/,
    'horizontal and vertical <lines>',
  ],
  // "in blue, below the terms, add “www.example.com”"
  [
    /^in (?<look>[^",:]{3,20}?) ?, (?<where>(?:right |just |directly )?(?:below|above|under|after|before|beneath|at) [^",:]{3,30}?) ?,? (?<verb>add|put|write|insert|print) (?<text>".+?")$/,
    '<verb> <text> <where> in <look>',
  ],
  // "wider margins would look nicer on this letter"
  [
    /^(?<what>[^":;]{3,60}?) would (?:look|be|work|do) (?:nicer|better|great|good|nice|best|fine|well)(?: (?:on|for|here) [^":;,]{1,30})?(?: , (?:can|could) you (?:please )?do that)?$/,
    '<what>',
  ],
  // "here's our logo: https://…"
  [
    /^(?:this|here) is (?<what>(?:our|the|my) (?:new )?logo) ?[:,]? (?<url>https?:.+)$/,
    'add <what> <url>',
  ],
  // "duplicate the summary and place the copy at the end"
  [
    /^(?:please )?(?:duplicate|copy|repeat|clone|double) (?<what>[^:]{3,50}?) ?,? (?:and|then) (?:put|place|move|insert|add|stick) (?:the (?:copy|duplicate|second one|new one)|it) (?<where>(?:right |just |directly )?(?:at|after|below|before|under|above|to|in|as) .{3,50})$/,
    'put a copy of <what> <where>',
  ],
  // "instead of “Dear Sirs” I would prefer “Hello”"
  [
    /^(?:instead of|rather than|in place of) (?<old>".+?") ?,? (?:i|we) (?:would|should)? ?(?:prefer|like|rather (?:have|say|see|read)|want|love)(?: to (?:have|say|see|read))? (?<text>".+?")(?<rest> ?,.+)?$/,
    'say <text> instead of <old> <rest>',
  ],
  // "In the line items table, move the column “Qty” to the end"
  [
    /^(?:in|within) (?:the |our )?(?:line items?|items?|line items table|items table|table) ?, (?<wish>(?:move|put|remove|delete|hide|rename|add|sort|swap|make|set|change|align) .*\b(?:columns?|rows?|heads?)\b.*)$/,
    '<wish>',
  ],
  // "bring the recommendations closer to the maintenance"
  [
    /^(?:(?:bring|move|put|push|pull|have|place|set|let) )?(?<one>(?:the |our )?[^":,]{3,40}?)(?: (?:should|must|needs to|has to) (?:be|stand|come|move|go))?(?: (?:a (?:little )?bit|a little|much|slightly|somewhat))? (?:nearer|closer) to (?<other>(?:the |our )[^":,]{3,40})$/,
    'less space between <one> and <other>',
  ],
  // "more room for my signature between the closing and my name"
  [
    /^(?<room>.*\b(?:room|space|gap)) (?:for (?:my|an?|the|his|her|your|our) (?:handwritten )?signature|to sign) (?<where>(?:between|above|below|under) .+)$/,
    '<room> <where>',
  ],
  // "a numbered list with a bit more space between the points"
  [
    /^(?<do>[^":]*\b(?:number(?:s|ed)?|numbered list|bullets?|bullet points|lists?|letters|1 , 2 , 3)\b[^":,]*?)(?: [,;-])?(?: with| and| but)? (?<more>(?:an? )?(?:(?:bit|little|lot|tad) )?(?:more|less|extra|some|\d+ ?px)(?: of)? (?:space|room|gap|spacing|distance|air))(?: in)? ?between(?: (?:them|(?:the |each |all )*(?:lines?|items?|points?|entries|entry|bullets?|numbers|one|of them)))?(?: please)?$/,
    '<do> and put <more> between them',
  ],
  // "space the points out a bit"
  [
    /^(?<do>[^":]+ and )?(?:space|spread) (?<what>them|the [a-z ]{3,30}?) (?:out|apart)(?: more)?(?: (?:a )?(?:bit|little|lot))?(?: more)?$/,
    '<do> put more space between <what>',
  ],
  // "purple wherever there is blue now"
  [
    /^(?:use |have |make it |put )?(?<to>[^":,]{3,30}?) (?:wherever|everywhere|in all places|where) (?:that )?(?:there is|it is|(?:the \p{L}+|something|anything|everything) (?:is|are|was)|you see|we have|i see)(?: currently| now)? (?<old>[^":,]{3,30}?)(?: (?:now|is|right now|currently|is used|at the moment|used))*$/u,
    'change <old> to <to>',
  ],
  // "turn whatever is gold to silver"
  [
    /^(?:turn|make|change|set|paint) (?:whatever|everything|anything|all) (?:that )?(?:is|was) (?<old>[^":,]{3,30}?)(?: now)? (?:to|into) (?<to>[^":,]{3,30})$/,
    'change <old> to <to>',
  ],
  // "it should be signed by Ann Hill, Head of Sales"
  [
    new RegExp(
      `^${SIGNED} (?<text>[^":,]{3,40}?) ?, (?:(?:the|our|who is) )?(?<role>[^":,]{3,50})$`,
      'u',
    ),
    "change the signatory to <text> and change the signatory 's title to <role>",
  ],
  [
    new RegExp(`^${SIGNED} (?<text>[^":,]{3,40}?)(?: ,? ?(?:instead|now))?$`, 'u'),
    'change the signatory to <text>',
  ],
  // "two signature lines at the end, one for the Chair and one for the Treasurer"
  [
    /^(?:(?:(?:i|we) (?:also )?)?(?:add|include|insert|put|have|make|leave|create|need|want)(?: in| us| me)? )?(?:two|2|both|a couple of) (?:signature|signing|sign) ?(?:lines?|spaces|fields|blocks|boxes)(?: (?<where>(?:at|below|under|above|after|before|on) [^":,]{3,40}?))? ?[,:-] one for (?<one>[^":,]{2,40}?) ?,? (?:and|&) (?:one|another|the other)(?: one)? for (?<other>[^":,]{2,40})$/,
    'add signature lines for <one> and <other> <where>',
  ],
  // "add to the notes that parking is free"
  [
    /^(?:add|put|write|mention|state|note|include|say|put down|point out)(?: in)? (?:to|in|into|under|below) (?<where>(?:the |our |my )?[^":,]{3,30}?) that (?<says>[^":]{6,})$/,
    'add a line to <where> saying <says>',
  ],
  // "dated March 1, 2026"
  [/^dated (?<to>[^":]*\d{4}[^":]{0,12})$/, 'change the date to <to>'],
  // "too small to read comfortably"
  [
    /^(?<wish>.+? (?:too|so) (?:small|tiny|light|pale|faint|big|dark|thin)) to (?:read|see|make out|decipher|spot|notice|be read)(?: (?:[a-z]+ly|well|on (?:paper|screen|a phone|my phone)|at a glance|without (?:my )?glasses|from afar|now))*$/,
    '<wish>',
  ],
  // "our terms changed, they are now “…”"
  [
    /^(?:(?:our|the|my|their|his|her|its) )?(?<what>[^":,;]{3,50}?) (?:has |have |was |were |is |are )?(?:just |recently |now |been )*(?:changed|updated|different|out of date|outdated|obsolete|no longer (?:right|correct|valid|true)) ?[,;.:-]? (?:and |so )?(?:it|they|this|these|that|which) (?:is|are|should be|should read|reads?|becomes?|must be|will be|says?)(?: now| to be)? (?<to>.+)$/,
    'change the <what> to <to>',
  ],
];
