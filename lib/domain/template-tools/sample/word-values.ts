/** A mark that needs no network: what stands where a logo or a picture goes. */
export const SAMPLE_IMAGE = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><rect width="120" height="40" rx="6" fill="#1e3a5f"/><circle cx="22" cy="20" r="9" fill="#fff"/><rect x="40" y="12" width="64" height="5" fill="#fff"/><rect x="40" y="22" width="44" height="5" fill="#9fb3c8"/></svg>',
).toString('base64')}`;

/**
 * What a field shows, by the words of its name; the first that fits counts. One value for each row of
 * a list, taken in turn. The words of a key are in lower case and joined by spaces, those of what it
 * lies in before them: "client contact email".
 */
export const TEXTS: readonly (readonly [words: RegExp, values: readonly string[]])[] = [
  [/\b(?:logo|image|img|photo|picture|avatar|thumbnail)s?\b/, [SAMPLE_IMAGE]],
  [/\bcurrency\b/, ['USD']],
  [/\b(?:locale|language|lang)\b/, ['en-US']],
  [/\be ?mails?$/, ['ada@example.com', 'orders@example.com', 'grace@example.com']],
  [/\b(?:phone|mobile|tel|telephone|fax)\b/, ['+1 503 555 0142', '+1 503 555 0177']],
  [/\b(?:website|url|link|homepage|web)$/, ['https://www.example.com']],
  [/\biban\b/, ['DE89 3704 0044 0532 0130 00']],
  [/\b(?:bic|swift)\b/, ['COBADEFFXXX']],
  [/\brouting\b/, ['021000021']],
  [/\baccount (?:number|no|nr)\b|\baccount$/, ['000123456789']],
  [/\bbank\b(?!.*\b(?:reference|city)\b)/, ['First Harbour Bank']],
  [/\b(?:vat|tax|company|registration) ?(?:id|number|no)\b|\bvatin\b/, ['US-94-2404110']],
  [
    /\bsku\b|\b(?:item|part|product|article) (?:number|no|code|id)\b/,
    ['PC-118', 'PC-204', 'PC-377'],
  ],
  [/\b(?:po|purchase order|order) ?(?:number|no|nr|id|ref)?$/, ['PO-8841']],
  [/\binvoice (?:number|no|nr|id)$/, ['INV-2026-0142']],
  [/\b(?:quote|quotation|estimate|offer) (?:number|no|nr|id)$/, ['Q-2026-0077']],
  [/\breceipt (?:number|no|nr|id)$/, ['R-10452']],
  [/\bcertificate (?:number|no|nr|id)$/, ['CERT-2026-031']],
  [/\b(?:contract|agreement) (?:number|no|nr|id)$/, ['AGR-2026-009']],
  [/\b(?:transaction|payment) (?:number|no|nr|id|reference)$/, ['TX-99812']],
  [/\b(?:reference|ref)$/, ['REF-20418']],
  [/\b(?:postal|post|zip) ?(?:code)?$|\bpostcode$/, ['97201']],
  [/\bcity\b|\btown\b|\blocation\b|\bplace\b/, ['Portland']],
  [/\bstate\b|\bprovince\b|\bregion\b/, ['Oregon']],
  [/\bcountry\b/, ['United States']],
  [/\b(?:street|line ?1|address ?1)$/, ['12 Foundry Lane']],
  [/\b(?:line ?2|address ?2|suite|unit number)$/, ['Suite 400']],
  [
    /\b(?:from|sender|seller|supplier|vendor|branding|company|issuer|landlord|provider)\b.*\baddress$/,
    ['12 Foundry Lane\nPortland, OR 97201'],
  ],
  [/\baddress$/, ['48 Analytical Way\nPortland, OR 97209', '7 Harbour Street\nSeattle, WA 98101']],
  [/\b(?:given|first) name$|\bforename$/, ['Ada', 'Grace', 'Katherine']],
  [/\b(?:family|last) name$|\bsurname$/, ['Lovelace', 'Hopper', 'Johnson']],
  [
    /\b(?:client|customer|recipient|buyer|bill to|ship to|tenant)\b.*\b(?:company|organi[sz]ation|business|firm)(?: name)?$/,
    ['Analytical Engines Inc'],
  ],
  [
    /\b(?:company|organi[sz]ation|business|store|merchant|firm|employer|school|institution)(?: name)?$|\b(?:from|sender|seller|supplier|vendor|issuer|provider|branding)(?: company)?(?: name)?$/,
    ['Foundry & Finch Ltd'],
  ],
  [
    /\b(?:course|program|programme|training|achievement|award|degree|skill)(?: name| title)?s?$/,
    ['Advanced Typography', 'Print Production', 'Colour Management'],
  ],
  [/\bproject(?: name| title)?$/, ['Autumn catalogue']],
  [
    /\b(?:item|product|service|article|line item|position|work|task|labor|labour)s? (?:name|title)$|\b(?:item|product|service|article|goods)$/,
    ['Brochure design', 'Proof reading', 'Print run of 500'],
  ],
  [
    /\b(?:line items?|items?|products?|services?|lines?|positions?|entries|rows?|orders?|expenses?|charges?)\b.*\b(?:name|title|description|desc|label)$/,
    ['Brochure design', 'Proof reading', 'Print run of 500'],
  ],
  [
    /\b(?:line items?|items?|lines?|products?|services?)\b.*\b(?:details?|notes?|comments?)$/,
    [
      'A5, eight pages, two rounds of changes',
      'Two readers, British English',
      'Recycled paper, stapled',
    ],
  ],
  [/\bunit$|\buom$/, ['piece', 'hour', 'set']],
  [/\b(?:subject|regarding|re)$/, ['Your order of the autumn catalogue']],
  [/\b(?:salutation|greeting)$/, ['Dear Ms Lovelace,']],
  [/\b(?:closing|valediction|complimentary close|sign off)$/, ['Kind regards']],
  [
    /\b(?:job title|position|role|occupation|designation)$/,
    ['Managing Director', 'Head of Design', 'Engineer'],
  ],
  [/\b(?:title|heading|headline)$/, ['Quarterly overview', 'What went well', 'What comes next']],
  [/\bsubtitle\b|\btagline\b|\bslogan\b/, ['Design and print since 1998']],
  [/\bstatus$/, ['Open']],
  [/\b(?:payment )?method$|\bpaid (?:by|with)$/, ['Visa ending in 4242']],
  [/\bterms\b/, ['Payable within 30 days. Ownership passes when the total has been paid.']],
  [
    /\b(?:notes?|remarks?|comments?|memo|message|thanks?)$/,
    ['Thank you for your business. Please call us with any question.'],
  ],
  [
    /\b(?:summary|overview|abstract|introduction|conclusion|statement|background|scope|purpose|text|body|content|paragraphs?|clause|details?|description)$/,
    [
      'The work was finished a week before the agreed date and within the budget. Three follow-up orders came of it.',
      'Deliveries were on time in eleven of twelve months, and complaints fell by a third.',
      'Two suppliers are being compared; a decision follows in spring.',
    ],
  ],
  [
    /\b(?:bullets?|highlights?|findings?|recommendations?|tags?|skills?|features?|benefits?|points?|steps?)$/,
    ['Delivery on time', 'Two rounds of changes', 'Support for a year'],
  ],
  [/\bcolou?r$/, ['#1e3a5f']],
  [/\bfont family\b|\bfont$/, ['Inter, sans-serif']],
  [/\bfont size$/, ['14px']],
  [/\btime$/, ['14:30']],
  [/\bperiod\b|\bquarter\b/, ['July to September 2026']],
  [/\byear$/, ['2026']],
  [/\bmonth$/, ['July', 'August', 'September']],
  [/\bduration$/, ['3 months']],
  [/\bcategory\b|\btype\b|\bgroup\b|\bdepartment\b/, ['Design', 'Editing', 'Print']],
  [/\b(?:trend|change|growth|delta)$/, ['+12%', '+4%', '-3%']],
  [/\b(?:metric|kpi|figure|stat)s?\b.*\bvalue$/, ['1,284', '97.2%', '4.6 days']],
  [/\b(?:metric|kpi|figure|stat)s?\b.*\b(?:label|name)$/, ['Orders', 'On time', 'Lead time']],
  [
    /\b(?:name|client|customer|recipient|contact|person|author|attention|attn|signer|signatory|signed by|prepared (?:by|for)|approved by|bill to|to|from|party|parties|employee|tenant|landlord|student|instructor|honoree|cashier|driver|carrier|manager|owner|lead)$/,
    ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'],
  ],
  [/\b(?:number|no|nr|id|code|num)$/, ['10442', '10443', '10444']],
];

/** Days of the sample: a document, and when something is due; rows follow each other by a week. */
export const SAMPLE_DAYS = {
  issued: ['2026-03-02', '2026-03-09', '2026-03-16'],
  due: ['2026-04-01', '2026-04-08', '2026-04-15'],
} as const;

/** A name that says a day. */
export const DATE_NAME =
  /\b(?:date|day|issued(?: on| at)?|due|created(?: at)?|updated at|valid (?:until|till|through)|expires?(?: on| at)?|expiry|deadline|from date|start|end|until|dob|birthday|born|signed (?:on|at)|completed (?:on|at)|(?:paid|sent|delivered|shipped) (?:on|at))$/;
/** Of these, the ones that come later. */
export const LATER_NAME = /\b(?:due|until|till|through|expir\w*|deadline|end|valid)\b/;

/** Amounts by name, for fields outside of what adds up. */
export const NUMBERS: readonly (readonly [words: RegExp, values: readonly number[]])[] = [
  [/\b(?:rate|percent|percentage|share|vat|tax rate)$/, [8, 12, 30]],
  [/\b(?:quantity|qty|count|units|pieces|hours|days|nights|pages)$/, [2, 3, 1]],
  [/\b(?:price|rate|cost|fee|each)$/, [480, 65, 1_240]],
  [/\b(?:score|rating|grade)$/, [92, 88, 95]],
  [/\b(?:age|years?)$/, [36]],
  [/\b(?:page|position|index|no|number|row)$/, [1, 2, 3]],
  [/\b(?:orders|visits|users|customers|sales volume|members)$/, [1_284, 1_352, 1_407]],
];
