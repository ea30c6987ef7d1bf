import type { ContentModel } from '#lib/domain/editing/content-model.ts';

/**
 * What a wish may be about, by its words, and what could be done instead that is near to it; `{}` is the
 * part that the wish names.
 */
const TOPICS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:video|movie|youtube|clip|audio|music|sound|link|links|click\w*|button|buttons|form|interactive|website|url|map|online|pay now|scan)\b/,
    [
      'Add a QR code for https://example.com at the end',
      'Add the text “www.example.com” to the footer',
      'Add the text “www.example.com” at the end',
    ],
  ],
  [
    /\b(?:chart|charts|graph|graphs|diagram|plot|pie|histogram|visuali[sz]\w*|infographic)\b/,
    ['Add zebra rows to the table', 'Make {} bold', 'Make {} bigger'],
  ],
  [
    /\b(?:animat\w*|blink\w*|flash\w*|glow\w*|sparkl\w*|rainbow|gradient|shadow|neon|3d|fade)\b/,
    ['Make {} red and bold', 'Give {} a light yellow background', 'Put a border around {}'],
  ],
  [
    /\b(?:translat\w*|spanish|french|german|italian|dutch|rewrite|reword|rephrase|tone|friendl\w*|formal\w*|polite\w*|shorter|summari[sz]e|summary|grammar|spelling|wording|proofread)\b/,
    [
      'Change the title to “New title”',
      'Add a note saying “Thank you for your business”',
      'Make {} italic',
    ],
  ],
  [
    /\b(?:colou?rs?|red|blue|green|navy|purple|orange|pink|teal|gr[ae]y|black|white|yellow|gold|paint|tint|shade|dark\w*|light\w*|bright\w*)\b/,
    ['Make {} navy', 'Give {} a light gray background', 'Change the accent color to teal'],
  ],
  [
    /\b(?:fonts?|typeface|bold\w*|italic\w*|letters|serif|handwrit\w*|script|comic|underline\w*|caps|style)\b/,
    ['Make {} bold', 'Set {} in Georgia', 'Use Georgia for the whole document'],
  ],
  [
    /\b(?:size|sizes|bigger|larger|smaller|big|small|tiny|huge|readable|legible|zoom|scale)\b/,
    ['Make {} bigger', 'Make {} smaller', 'Make all text bigger'],
  ],
  [
    /\b(?:borders?|lines?|frame|box|boxed|outline|rounded|corners?|divider|separator)\b/,
    ['Put a thin border around {}', 'Add a line below {}', 'Remove the borders of the table'],
  ],
  [
    /\b(?:align\w*|cent(?:er|re)\w*|left|right|justif\w*|middle|indent\w*)\b/,
    ['Center {}', 'Align {} to the right', 'Align {} to the left'],
  ],
  [
    /\b(?:space|spacing|spaces|gap|gaps|room|padding|margins?|crowded|cramped|tight\w*|breathe|whitespace)\b/,
    [
      'Add more space above {}',
      'Use more space between the sections',
      'Make the page margins wider',
    ],
  ],
  [
    /\b(?:move|put|place|swap|switch|position|above|below|top|bottom|order|before|after|beside|next|side|rearrange|layout|columns?)\b/,
    ['Move {} to the end', 'Move {} to the top', 'Align {} to the right'],
  ],
  [
    /\b(?:remove|delete|hide|drop|rid|without|erase|clear|omit|disappear|gone)\b/,
    ['Hide {}', 'Make {} smaller', 'Make {} gray'],
  ],
  [
    /\b(?:dates?|day|month|year|deadline|due)\b/,
    ['Show dates as DD/MM/YYYY', 'Make the dates bold', 'Show dates like 5 March 2026'],
  ],
  [
    /\b(?:currency|euros?|dollars?|pounds?|decimals?|numbers?|figures?|prices?|amounts?|format|round\w*|thousands?)\b/,
    ['Show amounts without decimals', 'Use euros', 'Make the amounts bold'],
  ],
  [
    /\b(?:table|rows?|items?|products?|services?|cells?|grid|zebra|stripes?|sort\w*)\b/,
    ['Add zebra rows to the table', 'Make the table header navy', 'Sort the items by description'],
  ],
  [
    /\b(?:page|pages|paper|sheet|print\w*|landscape|portrait|a4|a5|a3|numbering)\b/,
    ['Add page numbers', 'Set the page size to A4', 'Use landscape'],
  ],
  [
    /\b(?:watermark|stamp|draft|copy|paid|confidential|sample|seal|badge)\b/,
    ['Stamp “PAID” on the first page', 'Add a watermark saying “DRAFT”', 'Add the note “Copy”'],
  ],
  [
    /\b(?:logo|image|picture|photo|icon|emoji|background)\b/,
    [
      'Make the logo bigger',
      'Add the logo https://example.com/logo.png',
      'Give {} a light gray background',
    ],
  ],
  [
    /\b(?:sign\w*|autograph|initials?|approv\w*)\b/,
    ['Add a signature line', 'Add signature lines for “Client” and “Provider”', 'Make {} bold'],
  ],
  [
    /\b(?:add|insert|include|write|text|note|message|sentence|paragraph|section|mention|say|state)\b/,
    [
      'Add a note saying “Thank you for your business”',
      'Add a section called “Delivery” saying “We deliver within ten days.”',
      'Add the text “See overleaf” below {}',
    ],
  ],
  [
    /\b(?:change|rename|replace|call|set|update|correct|fix|edit|label|heading|title|name)\b/,
    ['Change the title to “New title”', 'Make {} bold', 'Make {} bigger'],
  ],
];

/** What is near to a wish, the nearest first; `parts` are the names that it speaks of, as it calls them. */
export function nearTo(asked: string, parts: readonly string[]): readonly string[] {
  const plain = asked.toLowerCase();
  const spoken = parts.length > 0 ? parts : ['the title'];
  const topics = TOPICS.filter(([words]) => words.test(plain)).map(([, templates]) => templates);
  const fill = (template: string) =>
    template.includes('{}') ? spoken.map((part) => template.replace('{}', part)) : [template];
  // Of each topic the first before the second of any.
  const ranked = [0, 1, 2].flatMap((rank) =>
    topics.flatMap((templates) => templates.slice(rank, rank + 1).flatMap(fill)),
  );
  const looks = parts.flatMap((part) => [`Make ${part} bold`, `Make ${part} bigger`]);
  return [
    ...ranked.filter((text) => parts.some((part) => text.includes(part))),
    ...ranked,
    ...looks,
  ];
}

/** What suits any wish, as far as the document has it. */
export function generalFor(content: ContentModel): readonly string[] {
  const names = new Set(content.regions.map(({ name }) => name));
  const first = content.regions.find(({ heading }) => heading !== undefined)?.heading;
  return [
    ...(content.title === undefined ? [] : ['Make the title bigger and bold']),
    ...(names.has('header') ? ['Give the header a navy background'] : []),
    ...(content.tables.length > 0 ? ['Add zebra rows to the table'] : []),
    ...(content.totals.length > 0 ? ['Make the totals bold'] : []),
    ...(content.logo === undefined ? [] : ['Make the logo bigger']),
    ...(names.has('notes') ? ['Make the notes smaller and italic'] : []),
    ...(first === undefined || first.length > 40 ? [] : [`Make “${first}” bold`]),
    'Change the accent color to teal',
    'Use a more modern font',
    'Add page numbers',
    'Add a note saying “Thank you for your business”',
    'Add a watermark saying “DRAFT”',
    'Use more space between the sections',
    'Make all text bigger',
  ];
}
