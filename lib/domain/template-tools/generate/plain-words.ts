import type { JsonValue } from '#schemas/json.ts';
import type { DocumentType } from '#schemas/template.ts';
import { subjectOf } from './subject.ts';

/** What stands at a path of a sample in the place of what the sample tells of its own case. */
export type PlainWord = readonly [path: string, value: JsonValue];

const certificate = (description: string): PlainWord[] => {
  const kind = /\bcertificate of (\p{L}+)/iu.exec(description)?.[1]?.toLowerCase() ?? 'achievement';
  return [
    ['title', `Certificate of ${kind[0]?.toUpperCase()}${kind.slice(1)}`],
    ['achievement', 'the Advanced Course'],
    [
      'statement',
      'for twelve weeks of work and a final examination that the board marked “excellent”.',
    ],
  ];
};

const letter = (description: string): PlainWord[] => {
  const subject = subjectOf('letter', description) ?? 'Our conversation of April 8';
  return [
    ['subject', subject],
    [
      'body',
      `I am writing to you about the following: ${subject}.\n\nThe papers that belong to it are enclosed. Please look them over, and let us have your answer by April 30.\n\nPlease call me with any question.`,
    ],
    ['enclosures', ['Overview', 'Reply form']],
    ['copies', ['Mr. Paul Dvorak']],
    ['recipient.position', 'Managing Director'],
    ['recipient.company', 'Alder & Stone Group'],
    ['sender.position', 'Head of Office'],
    ['sender.email', 's.ortiz@meridianhouse.example'],
    ['meta.reference', 'MH-26-041'],
    ['branding.companyName', 'Meridian House'],
  ];
};

const contract = (description: string): PlainWord[] => {
  const title = subjectOf('contract', description) ?? 'Services agreement';
  const work = title.replace(/ (?:contract|agreement)s?$/i, '');
  return [
    ['title', title],
    ['client.name', 'Larkspur & Company, LLC'],
    ['client.email', 'office@larkspur.example'],
    ['provider.name', 'Tally & Rowe, Inc.'],
    [
      'services',
      [
        { name: work, description: 'As the Client described it', fee: '$1,450.00' },
        { name: 'Further work on request', fee: '$85.00 an hour' },
      ],
    ],
    ['fees.schedule', 'Invoiced when the work is done, payable within 15 days'],
    [
      'clauses',
      [
        {
          heading: 'What the Client provides',
          text: 'The Client gives the Provider in good time:',
          points: [
            'the information that the work needs;',
            'access to the places where it is done;',
            'one person who answers questions within two working days.',
          ],
        },
        {
          heading: 'Liability',
          text: 'Each party’s liability is limited to the fees under this agreement, except for intent and gross negligence.',
        },
      ],
    ],
    ['meta.contractNumber', 'C-2026-118'],
  ];
};

const report = (description: string): PlainWord[] => [
  ['title', subjectOf('report', description) ?? 'Report of the first quarter'],
  ['subtitle', 'What the figures show, and what comes next'],
  [
    'summary',
    'The figures rose over the period, most of all in its second half. Two points need a decision.',
  ],
  [
    'metrics',
    [
      { label: 'Total', value: 18420, change: '+11%', note: 'Was 16,595' },
      { label: 'Average a week', value: 1417, change: '+9%' },
      { label: 'Of the target', value: '94%', change: '+6 points' },
      { label: 'Open points', value: 12, change: '−3' },
    ],
  ],
  [
    'sections',
    [
      {
        heading: 'What changed',
        text: 'The first weeks were like those of the year before. From February on every week was better than the last.',
        points: [
          'Most of the growth came from the two largest groups.',
          'Costs stayed within the plan.',
          'What was left open in the last report is done.',
        ],
      },
      {
        heading: 'Where we fall short',
        text: 'The smallest group did not reach its target, and three points that were planned for March are still open.',
      },
    ],
  ],
  [
    'recommendations',
    [
      'Decide on the open points by the end of the month.',
      'Give the smallest group a plan of its own.',
      'Look at the figures again in six weeks.',
    ],
  ],
  ['meta.reportNumber', 'R-2026-04'],
  ['meta.notes', 'Figures as of April 6.'],
];

const commercial = (): PlainWord[] => [
  ['meta.notes', 'Thank you for your business. Please call us with any question.'],
];

const WORDS: Readonly<Record<DocumentType, (description: string) => PlainWord[]>> = {
  ...{ certificate, letter, contract, report },
  ...{ invoice: commercial, quote: commercial, receipt: commercial },
};

/** Words of a sample that suit any document of the type, and name what the description is about. */
export const plainWords = (type: DocumentType, description: string): readonly PlainWord[] =>
  WORDS[type](description);
