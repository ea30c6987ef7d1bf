import { ADDRESS, BANK, PARTY, PERIOD, SIGNATORY, SIGNATURE_IMAGE } from './party.ts';
import type { Part, Shape, Shapes, Term } from './shape.ts';

/** Objects that only group what a document says. */
const THROUGH = [
  'letter',
  'report',
  'certificate',
  'contract',
  'document',
  'header',
  'head',
  'meta',
  'metadata',
  'detail',
  'info',
  'data',
  'content',
  'body',
  'payload',
  'attributes',
  'property',
  'fields',
  'record',
  'date',
  'branding',
  'style',
  'cover',
  'letterhead',
  'credential',
  'contract detail',
  'report detail',
  'report info',
  'report header',
  'document info',
  'party',
  'answer',
];

/** What the document is written by, and its own name. */
const SETTINGS: Readonly<Record<string, Term>> = {
  language: { as: 'text', keys: ['language', 'locale', 'lang', 'language code'] },
  currency: { as: 'text', keys: ['currency', 'currency code'] },
  timeZone: { as: 'text', keys: ['time zone', 'timezone'] },
  accentColor: { as: 'text', keys: ['accent color', 'primary color', 'brand color'] },
  logo: { as: 'image', keys: ['logo', 'logo link', 'company logo', 'logo image'] },
};

const SIGNATURES: Readonly<Record<string, Term | Part>> = {
  signatories: {
    part: 'signatory',
    list: true,
    text: 'name',
    keys: [
      'signature',
      'signature by',
      'signature from',
      'for signature',
      'execution',
      'cal by',
      'app by',
      'calibration by',
      'approved by',
      'authorized by',
    ],
  },
  'signatories.name': { as: 'name', keys: ['signature name', 'signature by name'] },
  'signatories.title': {
    as: 'name',
    keys: ['signature title', 'signature role', 'signature position'],
  },
  'signatories.image': SIGNATURE_IMAGE,
};

/** `client_signature`: whoever it is of. */
const SIGNATURE_ENDINGS = { signature: ['signatories.image'] };

/** Those in charge sign what names them. */
const OFFICERS: Readonly<Record<string, Term | Part>> = {
  ...SIGNATURES,
  signatories: {
    ...(SIGNATURES.signatories as Part),
    keys: [...(SIGNATURES.signatories?.keys ?? []), 'officer', 'course officer'],
  },
};

const SELLER = [
  'seller',
  'from',
  'seller from',
  'company',
  'organization',
  'landlord',
  'letterhead',
];
const BUYER = ['buyer', 'to', 'recipient', 'letter to', 'addressed to', 'address to', 'invoice to'];

const LETTER: Shape = {
  ignore: 'letter document data info detail our',
  endings: SIGNATURE_ENDINGS,
  // A letter is about a contract.
  through: THROUGH.filter((key) => key !== 'contract'),
  terms: {
    ...SETTINGS,
    ...OFFICERS,
    seller: { part: 'party', text: 'name', keys: [...SELLER, 'applicant', 'writer'] },
    buyer: { part: 'party', text: 'name', keys: BUYER },
    number: {
      as: 'code',
      keys: ['letter number', 'letter reference', 'document number', 'reference', 'number', 'id'],
    },
    issueDate: {
      as: 'date',
      keys: [
        'letter date',
        'date',
        'issue date',
        'date of letter',
        'document date',
        'date issue',
        'issue',
        'notice date',
        'when',
        'sent date',
        'sent',
        'print date',
        'create date',
      ],
    },
    place: { as: 'name', keys: ['place', 'city', 'place date', 'city date', 'place time'] },
    subject: {
      as: 'text',
      keys: ['subject', 'subject line', 'letter subject', 'about', 'title', 'header title'],
    },
    salutation: { as: 'text', keys: ['salutation', 'salutation line', 'opening salutation'] },
    name: { as: 'name', keys: ['name', 'full name'] },
    'seller.department': { as: 'name', keys: ['office', 'department', 'team', 'our team'] },
    closing: { as: 'text', keys: ['closing', 'closing line', 'final salutation'] },
    postscript: { as: 'prose', keys: ['postscript'] },
    enclosures: { as: 'prose', keys: ['enclosure', 'enclosure list'] },
    copies: { as: 'prose', keys: ['copy', 'copy to'] },
    'signatories.title': {
      as: 'name',
      keys: ['signature title', 'signature role', 'position', 'role', 'job title'],
    },
  },
};

const CONTRACT_SELLER = [
  'consultant',
  'seller',
  'party first',
  'employer',
  'lender',
  'licensor',
  'discloser',
  'assignor',
  'provider',
  'controller',
  'owner',
  'company',
  'from',
  'photographer',
  'artist',
  'organization',
];
const CONTRACT_BUYER = [
  'couple',
  'buyer',
  'party second',
  'employee',
  'borrower',
  'licensee',
  'receiving party',
  'assignee',
  'processor',
  'counterparty',
  'to',
  'performer',
];

const CONTRACT: Shape = {
  ignore: 'contract document data info detail our legal of entity company current',
  endings: SIGNATURE_ENDINGS,
  through: THROUGH,
  terms: {
    ...SETTINGS,
    ...SIGNATURES,
    parties: {
      part: 'party',
      list: true,
      text: 'name',
      keys: ['party', 'between', 'contract party', 'party b', 'guarantor'],
    },
    seller: { part: 'party', text: 'name', keys: CONTRACT_SELLER },
    sellers: { part: 'party', list: true, keys: CONTRACT_SELLER },
    buyer: { part: 'party', text: 'name', keys: CONTRACT_BUYER },
    buyers: { part: 'party', list: true, keys: CONTRACT_BUYER },
    title: {
      as: 'text',
      keys: [
        'title',
        'contract title',
        'contract',
        'document title',
        'contract name',
        'document name',
        'document type',
        'contract type',
        'document',
        'type',
        'name',
        'subject',
      ],
    },
    number: {
      as: 'code',
      keys: [
        'contract number',
        'contract reference',
        'contract id',
        'document number',
        'number',
        'reference',
        'id',
      ],
    },
    issueDate: {
      as: 'date',
      keys: [
        'contract date',
        'date',
        'signature date',
        'date of contract',
        'issue date',
        'issue',
        'date made',
        'made',
      ],
    },
    'period.start': {
      as: 'date',
      keys: [
        'effective date',
        'effective',
        'start date',
        'start',
        'contract start',
        'contract start date',
        'period start',
        'valid from',
      ],
    },
    'period.end': {
      as: 'date',
      keys: [
        'end date',
        'end',
        'expiry date',
        'contract end',
        'contract end date',
        'period end',
        'effective until',
        'valid until',
      ],
    },
    period: { part: 'period', keys: ['period', 'contract period', 'term'] },
    place: {
      as: 'name',
      keys: ['place', 'city', 'signature place', 'signature city', 'issue place', 'signature date'],
    },
    recitals: { as: 'prose', keys: ['recital', 'header', 'introduction', 'legal basis'] },
    notes: { as: 'prose', keys: ['note'] },
  },
};

const REPORT: Shape = {
  ignore: 'report document data info detail of',
  endings: SIGNATURE_ENDINGS,
  through: THROUGH,
  terms: {
    ...SETTINGS,
    ...SIGNATURES,
    seller: {
      part: 'party',
      text: 'name',
      keys: ['seller', 'company', 'organization', 'issuer', 'from', 'by', 'author company'],
    },
    author: {
      part: 'party',
      text: 'name',
      keys: ['prepare by', 'author', 'author name', 'written by'],
    },
    buyer: {
      part: 'party',
      text: 'name',
      keys: ['buyer', 'recipient', 'prepare for', 'to', 'for'],
    },
    title: {
      as: 'text',
      keys: [
        'report title',
        'title',
        'report name',
        'document title',
        'report',
        'campaign title',
        'report type',
        'document type',
        'document',
        'name',
      ],
    },
    subtitle: { as: 'text', keys: ['subtitle', 'sub title', 'tagline'] },
    number: {
      as: 'code',
      keys: [
        'report number',
        'report reference',
        'document number',
        'report id',
        'inspection number',
        'inspection id',
        'audit number',
        'audit id',
        'test number',
        'sample number',
        'analysis number',
        'case number',
        'job number',
        'number',
        'id',
      ],
    },
    issueDate: {
      as: 'date',
      keys: [
        'report date',
        'date',
        'issue date',
        'published date',
        'publication date',
        'release date',
        'issue',
        'document date',
        'date reported',
        'inspection date',
        'audit date',
        'survey date',
        'visit date',
        'create date',
        'create',
      ],
    },
    /** What it all comes to: "Passed", "Not approved". */
    verdict: {
      part: 'verdict',
      text: 'text',
      keys: [
        'verdict',
        'total verdict',
        'grand status',
        'overall result',
        'overall assessment',
        'final result',
      ],
    },
    /** Where the subject is a student. */
    schoolSigner: {
      as: 'name',
      keys: ['principal', 'principal name', 'guardian', 'guardian name', 'parent guardian'],
    },
    'period.start': { as: 'date', keys: ['period start', 'start date', 'from date'] },
    'period.end': { as: 'date', keys: ['period end', 'end date', 'to date'] },
    'period.text': { as: 'text', keys: ['period', 'report period', 'quarter'] },
    period: { part: 'period', keys: ['period', 'report period', 'date range'] },
    notes: { as: 'prose', keys: ['note', 'footer', 'disclaimer'] },
  },
};

const FREE_SELLER = [
  'seller',
  'company',
  'organization',
  'employer',
  'landlord',
  'provider',
  'ship from',
  'address from',
  'consignor',
];
const FREE_BUYER = [
  'buyer',
  'recipient',
  'employee',
  'ship to',
  'address to',
  'consignee',
  'deliver to',
  'patient',
  'passenger',
  'guest',
  'prescriber',
];

const TYPE_WRAPPERS: ReadonlySet<string> = new Set([
  'letter',
  'certificate',
  'contract',
  'credential',
  'party',
  'answer',
]);

/** What is none of the types: whoever it names, and its own name, number and text. */
const FREE: Shape = {
  ignore: REPORT.ignore,
  endings: SIGNATURE_ENDINGS,
  through: [
    ...THROUGH.filter((key) => !TYPE_WRAPPERS.has(key)),
    ...['basics', 'profile', 'personal info', 'personal detail'],
  ],
  terms: {
    ...SETTINGS,
    ...SIGNATURES,
    parties: CONTRACT.terms.parties as Part,
    seller: { part: 'party', text: 'name', keys: FREE_SELLER },
    buyer: { part: 'party', text: 'name', keys: FREE_BUYER },
    title: REPORT.terms.title as Term,
    /** What else says in short what it is about. */
    topic: {
      as: 'name',
      keys: ['subject', 'summary', 'meeting', 'event', 'project', 'couple name'],
    },
    firstName: { as: 'name', keys: ['first name'] },
    lastName: { as: 'name', keys: ['last name'] },
    subtitle: REPORT.terms.subtitle as Term,
    description: { as: 'text', keys: ['description'] },
    /** What somebody is. */
    post: { as: 'name', keys: ['label', 'job title'] },
    number: REPORT.terms.number as Term,
    notes: REPORT.terms.notes as Term,
  },
};

const CERTIFICATE: Shape = {
  ignore: 'certificate document data info detail of credential award',
  endings: SIGNATURE_ENDINGS,
  through: [...THROUGH, 'course session', 'session', 'course edition', 'enrolment', 'enrollment'],
  terms: {
    ...SETTINGS,
    ...OFFICERS,
    seller: {
      part: 'party',
      text: 'name',
      keys: ['issuer', 'seller', 'organization', 'company', 'from', 'provider'],
    },
    buyer: {
      part: 'party',
      text: 'name',
      keys: [
        'recipient',
        'buyer',
        'employee',
        'full name',
        'person',
        'user',
        'to',
        'swimmer',
        'diver',
        'athlete',
        'runner',
        'volunteer',
        'donor',
        'holder',
      ],
    },
    title: {
      as: 'text',
      keys: [
        'certificate title',
        'document title',
        'certificate type',
        'certificate',
        'title',
        'document type',
        'type',
      ],
    },
    subtitle: { as: 'text', keys: ['subtitle', 'sub title', 'legal basis'] },
    achievement: {
      as: 'name',
      keys: [
        'achievement',
        'achievement title',
        'achievement name',
        'course',
        'course name',
        'course title',
        'course subject',
        'certificate name',
        'title',
        'name',
        'degree',
        'completion',
        'placement',
        'level',
        'discipline',
        'category',
      ],
    },
    /** What was learnt, where that is an object of its own. */
    course: { part: 'course', keys: ['course', 'training'] },
    statement: { as: 'prose', keys: ['statement', 'body', 'description', 'text', 'reason'] },
    criteria: { as: 'prose', keys: ['criteria'] },
    credentialId: {
      as: 'code',
      keys: [
        'certificate number',
        'certificate id',
        'credential id',
        'credential number',
        'certificate code',
        'verification code',
        'document number',
        'serial number',
        'sequence number',
        'license number',
        'number',
        'id',
      ],
    },
    verificationUrl: {
      as: 'link',
      keys: [
        'verification link',
        'verification',
        'verification address',
        'credential link',
        'qr',
        'qr code',
        'qr link',
      ],
    },
    issueDate: {
      as: 'date',
      keys: [
        'issue date',
        'certificate date',
        'date of issue',
        'issue',
        'date',
        'award date',
        'achievement date',
        'achievement',
        'create date',
      ],
    },
    completionDate: {
      as: 'date',
      keys: [
        'completion date',
        'completion',
        'course completion date',
        'course date',
        'complete date',
        'complete',
      ],
    },
    expiryDate: {
      as: 'date',
      keys: [
        'expiry date',
        'valid until',
        'expiry',
        'due date',
        'valid until date',
        'renewal date',
        'valid date',
        'valid',
      ],
    },
    'period.start': {
      as: 'date',
      keys: ['start date', 'start', 'course start', 'period start', 'session start', 'from'],
    },
    'period.end': {
      as: 'date',
      keys: ['end date', 'end', 'course end', 'period end', 'session end', 'until'],
    },
    period: { part: 'period', keys: ['period', 'course period', 'course date', 'session'] },
    place: { as: 'name', keys: ['place', 'city', 'issue place', 'issue city'] },
    image: { as: 'image', keys: ['image', 'badge image', 'badge', 'image link', 'icon'] },
  },
};

const COURSE: Shape = {
  ignore: 'course achievement training info detail',
  terms: {
    name: { as: 'name', keys: ['name', 'title', 'course name', 'full name'] },
    completionDate: {
      as: 'date',
      keys: ['completion date', 'completion', 'complete date', 'complete'],
    },
    start: { as: 'date', keys: ['start', 'start date', 'from'] },
    end: { as: 'date', keys: ['end', 'end date', 'to', 'until'] },
  },
};

const VERDICT: Shape = {
  ignore: 'verdict result assessment',
  terms: { text: { as: 'name', keys: ['text', 'result', 'label', 'name', 'body', 'description'] } },
};

const PARTS: Shapes = {
  party: {
    ...PARTY,
    terms: {
      ...PARTY.terms,
      name: { as: 'name', keys: [...(PARTY.terms.name?.keys ?? []), 'laboratory'] },
    },
  },
  address: ADDRESS,
  bank: BANK,
  period: PERIOD,
  signatory: {
    ...SIGNATORY,
    terms: {
      ...SIGNATORY.terms,
      name: { as: 'name', keys: [...(SIGNATORY.terms.name?.keys ?? []), 'email'] },
      organization: {
        as: 'name',
        keys: [
          ...['organization', 'company', 'company name', 'party', 'for'],
          // "Pour le Maire et par délégation"
          ...['behalf', 'date behalf', 'statement'],
        ],
      },
    },
  },
};

/** What letters, contracts, reports and certificates are made of beside their free content. */
export const WRITTEN = {
  letter: { document: LETTER, ...PARTS },
  contract: { document: CONTRACT, ...PARTS },
  report: { document: REPORT, verdict: VERDICT, ...PARTS },
  document: { document: FREE, ...PARTS },
  certificate: { document: CERTIFICATE, course: COURSE, ...PARTS },
} as const satisfies Readonly<Record<string, Shapes>>;
