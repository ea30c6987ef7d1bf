import { fileURLToPath } from 'node:url';
import { openPages, type Page } from '#lib/http/pages/open-pages.ts';
import type { Site } from '#lib/http/pages/site.ts';

/** Two folders up both from here and from a packaged handler. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The application talks to this service alone. Documents are shown as pictures, or in the frame below. */
const APPLICATION = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' blob: data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/**
 * The frame that shows a document's markup: styles are its own, and so may pictures be; script is the
 * frame's alone, and it has no origin whose storage or API it could use.
 */
const DOCUMENT_FRAME = policy({
  sandbox: 'allow-scripts',
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self' data:",
  'img-src': 'data: https:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
});

const READING = policy({
  'default-src': "'none'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/** Swagger UI writes styles into its elements, and has its pictures in its style sheet. Files that it was sent are blobs. */
const REFERENCE = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
});

/** The sites of the service: the same on one machine and on AWS. */
export const sites: readonly Site[] = [
  {
    folder: `${ROOT}web/dist`,
    path: '/',
    routes: ['/', '/app/{file+}'],
    contentSecurityPolicy: (file) => (file === 'index.html' ? APPLICATION : DOCUMENT_FRAME),
  },
  {
    folder: `${ROOT}web/docs/dist`,
    path: '/docs',
    routes: ['/docs', '/docs/{file+}'],
    contentSecurityPolicy: (file) => (file === 'index.html' ? REFERENCE : READING),
  },
];

export const composePages = (): ReadonlyMap<string, Page> => openPages(sites);
