/** What a business sells: a name for it, and three lines with quantity and price. */
export interface Trade {
  readonly name: string;
  readonly items: readonly (readonly [description: string, quantity: number, price: number])[];
}

/** By the words that a description may use for a business. */
const TRADES: readonly (readonly [words: RegExp, trade: Trade])[] = [
  [
    /\b(?:photo(?:grapher|graphy|studio)?|video(?:grapher|graphy)?|wedding)\b/i,
    {
      name: 'Silver Gelatin Photography',
      items: [
        ['Reportage, hours', 8, 190],
        ['Edited pictures', 120, 4.5],
        ['Album, linen', 1, 340],
      ],
    },
  ],
  [
    /\b(?:baker(?:y|ies)?|pastry|patisserie|cakes?)\b/i,
    {
      name: 'Morning Crumb Bakery',
      items: [
        ['Sourdough loaf', 12, 6.5],
        ['Almond croissant', 24, 3.2],
        ['Celebration cake, two tiers', 1, 145],
      ],
    },
  ],
  [
    /\b(?:restaurant|caf[eé]|bistro|coffee ?shop|cater(?:er|ing))\b/i,
    {
      name: 'The Copper Ladle',
      items: [
        ['Lunch menu', 14, 18.5],
        ['House lemonade, carafe', 5, 9],
        ['Dessert plate', 7, 7.5],
      ],
    },
  ],
  [
    /\b(?:consult(?:ant|ancy|ing)|advis(?:er|ory)|agency|coach(?:ing)?)\b/i,
    {
      name: 'Northlight Consulting',
      items: [
        ['Workshop, one day', 2, 1_450],
        ['Analysis and report', 1, 3_200],
        ['Follow-up calls, hours', 6, 165],
      ],
    },
  ],
  [
    /\b(?:design(?:er)?|studio|branding|illustrat(?:or|ion)|graphic)\b/i,
    {
      name: 'Paper Heron Studio',
      items: [
        ['Brand identity', 1, 3_800],
        ['Brochure design', 2, 640],
        ['Rounds of changes, hours', 5, 95],
      ],
    },
  ],
  [
    /\b(?:software|developer|development|saas|it services|web ?site|app|tech)\b/i,
    {
      name: 'Brightfold Software',
      items: [
        ['Development, days', 8, 720],
        ['Hosting, months', 12, 45],
        ['Security review', 1, 1_150],
      ],
    },
  ],
  [
    /\b(?:construction|builder|contractor|carpent(?:er|ry)|roof(?:er|ing)|renovation)\b/i,
    {
      name: 'Oakridge Builders',
      items: [
        ['Carpentry, hours', 32, 68],
        ['Timber, cubic metres', 3, 420],
        ['Waste removal', 1, 260],
      ],
    },
  ],
  [
    /\b(?:plumb(?:er|ing)|heating|hvac|electric(?:ian|al)?)\b/i,
    {
      name: 'Harbour Plumbing & Heating',
      items: [
        ['Call-out', 1, 85],
        ['Labour, hours', 4, 72],
        ['Mixer tap with fittings', 2, 118],
      ],
    },
  ],
  [
    /\b(?:law(?:yer| firm)?|attorney|legal|solicitor|notary)\b/i,
    {
      name: 'Hartwell & Moss LLP',
      items: [
        ['Review of the agreement, hours', 6, 280],
        ['Drafting, hours', 4, 280],
        ['Filing fee', 1, 190],
      ],
    },
  ],
  [
    /\b(?:clinic|doctor|dentist|dental|medical|physio(?:therapy)?|health|veterinar(?:y|ian))\b/i,
    {
      name: 'Elm Street Practice',
      items: [
        ['Consultation', 1, 95],
        ['Treatment session', 3, 70],
        ['Follow-up', 1, 45],
      ],
    },
  ],
  [
    /\b(?:clean(?:er|ers|ing)|janitor(?:ial)?|housekeeping|laundry)\b/i,
    {
      name: 'Clear Pane Cleaning',
      items: [
        ['Office cleaning, visits', 8, 120],
        ['Windows, both sides', 24, 9],
        ['Carpet, square metres', 60, 2.8],
      ],
    },
  ],
  [
    /\b(?:garden(?:er|ing)?|landscap(?:er|ing)|florist|flower(?:s| shop)?|nursery)\b/i,
    {
      name: 'Fern & Fallow',
      items: [
        ['Planting plan', 1, 380],
        ['Perennials', 45, 6.8],
        ['Gardening, hours', 12, 48],
      ],
    },
  ],
  [
    /\b(?:garage|mechanic|car|auto(?:motive)?|workshop|bicycle|bike)\b/i,
    {
      name: 'Third Gear Garage',
      items: [
        ['Inspection', 1, 110],
        ['Brake pads, set', 2, 64],
        ['Labour, hours', 3, 82],
      ],
    },
  ],
  [
    /\b(?:tutor(?:ing)?|teacher|school|academy|training|course|education|university|college)\b/i,
    {
      name: 'Linden Academy',
      items: [
        ['Course, places', 6, 240],
        ['Workbook', 6, 18.5],
        ['Examination', 6, 45],
      ],
    },
  ],
  [
    /\b(?:gym|fitness|yoga|sports?|club)\b/i,
    {
      name: 'Riverside Sports Club',
      items: [
        ['Membership, months', 12, 39],
        ['Personal training, hours', 5, 60],
        ['Locker', 1, 24],
      ],
    },
  ],
  [
    /\b(?:hotel|guest ?house|hostel|travel|tour(?:s|ism)?)\b/i,
    {
      name: 'The Lantern House',
      items: [
        ['Double room, nights', 3, 142],
        ['Breakfast', 6, 16],
        ['Airport transfer', 1, 48],
      ],
    },
  ],
  [
    /\b(?:transport|logistics|freight|courier|delivery|moving)\b/i,
    {
      name: 'Blue Road Logistics',
      items: [
        ['Freight, pallets', 6, 74],
        ['Loading, hours', 3, 52],
        ['Customs papers', 1, 65],
      ],
    },
  ],
  [
    /\b(?:real estate|property|rental|landlord|broker)\b/i,
    {
      name: 'Gable & Stone Properties',
      items: [
        ['Rent, months', 1, 1_850],
        ['Utilities', 1, 210],
        ['Parking space', 1, 95],
      ],
    },
  ],
  [
    /\b(?:hair(?:dresser|dressing)?|salon|barber|beauty|spa)\b/i,
    {
      name: 'Salon Marguerite',
      items: [
        ['Cut and finish', 1, 58],
        ['Colour', 1, 84],
        ['Treatment', 1, 26],
      ],
    },
  ],
  [
    /\b(?:shop|store|retail(?:er)?|boutique|bookshop|book ?store)\b/i,
    {
      name: 'Tall Shelf Books',
      items: [
        ['Atlas of rivers', 1, 48],
        ['Notebook, dotted', 4, 9.5],
        ['Gift wrapping', 2, 3],
      ],
    },
  ],
  [
    /\b(?:charity|non-?profit|foundation|church|donations?|ngo)\b/i,
    {
      name: 'The Open Door Foundation',
      items: [
        ['Donation', 1, 250],
        ['Places at the dinner', 4, 60],
        ['Raffle tickets', 10, 5],
      ],
    },
  ],
];

/** The business that a description is for: a known trade, or one named after "for a". */
export function tradeIn(description: string): Partial<Trade> | undefined {
  const trade = TRADES.find(([words]) => words.test(description))?.[1];
  const own =
    /\b(?:company|firm|business|studio|shop|brand|organi[sz]ation|practice) (?:called|named) ["“]?(\p{Lu}[\p{L}\p{N}&'’. -]{1,60}?)(?=["”,.;]|$| (?:with|and|in|that|without)\b)/u.exec(
      description,
    )?.[1] ??
    /\bfor (\p{Lu}[\p{L}\p{N}&'’.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\p{N}&'’.-]*)){1,5})/u.exec(
      description,
    )?.[1];
  const name = own?.trim() ?? trade?.name;
  return name === undefined ? trade : { ...trade, name };
}

/** Lines that suit any business. */
const ANY_WORK: Trade['items'] = [
  ['Work as agreed, hours', 6, 65],
  ['Materials', 1, 148],
  ['Travel', 2, 24],
];

/** A business of which only its name is known: "for a piano tuner" is of "The Piano Tuner". */
export function unknownTrade(description: string): Trade | undefined {
  const [, business] =
    /\bfor an? ([\p{L}' -]{3,40}?)(?=[,.;:]|$| (?:in|from|with|without|and|that|who|using)\b)/iu.exec(
      description,
    ) ?? [];
  if (business === undefined) return undefined;
  const name = business.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { name: `The ${name}`, items: ANY_WORK };
}
