/** What keys say of content that is free, in notions. */
export const CONTENT_KEYS = {
  /** Text that needs no heading: it is the document. */
  text: [
    'body',
    'letter body',
    'letter',
    'content',
    'description',
    'note',
    'paragraph',
    'body paragraph',
    'letter paragraph',
    'introduction',
    'header',
    'header paragraph',
    'final paragraph',
    'main',
    'html',
    'body html',
    'letter description',
    'letter content',
    'body note',
    'html content',
    'page',
    'opening',
  ],
  /** Lists and objects whose entries are parts of the document itself. */
  parts: [
    'clause',
    'item',
    'section',
    'provision',
    'paragraph',
    'terms',
    'contract terms',
    'contract clause',
    'article',
    'contract item',
    'content',
    'body',
    'rule',
  ],
  metrics: ['metric', 'key metric', 'total', 'summary metric', 'main metric', 'number', 'figure'],
  summary: ['summary', 'executive summary', 'report summary'],
  enclosures: ['enclosure'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ContentKey = keyof typeof CONTENT_KEYS;
