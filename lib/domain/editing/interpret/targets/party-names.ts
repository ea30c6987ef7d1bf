import type { Target } from '../rule.ts';
import { byRole, textTarget } from './make.ts';
import type { Scope } from './scope.ts';

export type Finder = (scope: Scope) => Target | undefined;

/** The lines of a party that say such a thing; all lines but the name for an address. */
function partyPart(party: Finder, name: string, test: (text: string) => boolean): Finder {
  return (scope) => {
    const nodes = party(scope)?.nodes ?? [];
    return textTarget(
      nodes.filter(({ role, text }) => role === 'party-line' && test(text)),
      name,
    );
  };
}

const PERSON = /^(?:(?:attn|attention|c\/o)\b|(?:mr|mrs|ms|miss|dr|prof)\.? )/i;
export const EMAIL = /@/;
export const WEBSITE = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?$/i;
export const PHONE = /^(?:(?:tel|phone|mobile|cell)\b.{0,10})?\+?[\d\s().-]{6,24}$/i;

/** The lines of an address; the firm above them is none where they say a number and it does not. */
function addressOf(party: Finder, name: string): Finder {
  const lines = partyPart(party, name, (text) => !EMAIL.test(text) && !PHONE.test(text));
  return (scope) => {
    const found = lines(scope);
    const [first, ...others] = found?.nodes ?? [];
    const isFirm =
      first !== undefined &&
      !/[\d,]/.test(first.text) &&
      others.some(({ text }) => /\d/.test(text));
    return isFirm ? textTarget(others, name) : found;
  };
}

function partyName(party: Finder, name: string): Finder {
  return (scope) => byRole((party(scope)?.nodes ?? []).slice(), name, 'party-name');
}

function namesOf(
  words: readonly string[],
  party: Finder,
  called: string,
): readonly (readonly [string, Finder])[] {
  const attributes: readonly (readonly [string, Finder])[] = [
    ['name | names | full name', partyName(party, `${called} name`)],
    ['address', addressOf(party, `${called} address`)],
    [
      'email | email address | mail | e-mail | e-mail address | mail address',
      partyPart(party, `${called} email`, (text) => EMAIL.test(text)),
    ],
    [
      'phone | phone number | telephone | telephone number | number | mobile | mobile number | cell | cell number | tel | office number',
      partyPart(party, `${called} phone number`, (text) => PHONE.test(text)),
    ],
    [
      'website | web site | site | web address | homepage | url',
      partyPart(party, `${called} website`, (text) => WEBSITE.test(text)),
    ],
  ];
  return attributes.map(([nouns, find]) => [
    nouns
      .split(' | ')
      .flatMap((noun) =>
        words.flatMap((word) => [
          `${word} ${noun}`,
          `${word} 's ${noun}`,
          `${noun} of the ${word}`,
          `${noun} of ${word}`,
        ]),
      )
      .join(' | '),
    find,
  ]);
}

const CLIENTS = [
  'client',
  'customer',
  'recipient',
  'buyer',
  'bill to',
  'their',
  'his',
  'her',
  'clients',
  'customers',
  'addressee',
  'payer',
  'billing',
  'purchaser',
  'bill-to',
  'billed to',
  'billed-to',
  'receiver',
];
const SELLERS = [
  'company',
  'our',
  'our company',
  'my',
  'my company',
  'sender',
  'seller',
  'business',
  'vendor',
  'supplier',
  'issuer',
  'from',
  'issuing company',
  'merchant',
  'provider',
];

const WRITTEN_TO = ['company', 'firm', 'business', 'organization', 'organisation'].flatMap((noun) =>
  [
    'we write to',
    'we are writing to',
    'it goes to',
    'it is addressed to',
    'we bill',
    'we invoice',
    'this goes to',
  ].flatMap((whom) => [`${noun} ${whom}`, `name of ${noun} ${whom}`]),
);

/** Who gives a document out, for whom the name stands by itself. */
const ISSUERS =
  'issuer | issuing organization | issuing organisation | issuing body | issuing company | issuing institution | issuing authority | issued by | awarding body | awarding organization | awarding organisation | awarding institution | organization | organisation | organization name | organisation name | institution | institution name | training company | training provider | training company name | school | school name | academy | academy name | company that issued it | certifying body | certifying organization | name of organization | name of organisation | name of institution | name of issuing organization | name of issuing organisation | name of training company | name of school | company name at top | business name | our name | brand name | name of business | name of issuing company | shop name | name of shop | store name | merchant name';

/** "the client's email", "our address" */
export function partyNames(
  client: Finder,
  company: Finder,
): readonly (readonly [string, Finder])[] {
  return [
    ...namesOf(CLIENTS, client, 'the client’s'),
    ...namesOf(SELLERS, company, 'the company’s'),
    [ISSUERS, partyName(company, 'the company’s name')],
    [
      CLIENTS.flatMap((word) => [
        `${word} company`,
        `${word} company name`,
        `${word} organization`,
        `${word} firm`,
        `company of ${word}`,
        `company name of ${word}`,
        `name of ${word} company`,
      ])
        .concat(WRITTEN_TO)
        .join(' | '),
      (scope) => {
        const nodes = client(scope)?.nodes ?? [];
        const lines = nodes.filter(
          ({ role, text }) => role === 'party-line' && !/[@\d]/.test(text),
        );
        // Above a person's name in a letter the company's stands first.
        const isPerson = PERSON.test(lines[0]?.text ?? '');
        return isPerson
          ? byRole(nodes.slice(), 'the client’s company', 'party-name')
          : textTarget(lines.slice(0, 1), 'the client’s company');
      },
    ],
  ];
}
