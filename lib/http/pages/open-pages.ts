import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { HASHED_FOLDER, type Site } from './site.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

/** Compressed copies that the build put next to a file, best first, by the name of their encoding. */
export const ENCODINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** A file that is served, and the headers that do not depend on the request. */
export interface Page {
  readonly file: string;
  /** Of the copies that there are. */
  readonly encodings: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

const FOREVER = 'public, max-age=31536000, immutable';

function headersOf(site: Site, file: string, mediaType: string): Page['headers'] {
  const common = {
    'content-type': mediaType,
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Encoding',
  };
  if (file.split('/').includes(HASHED_FOLDER)) return { ...common, 'cache-control': FOREVER };
  const digest = createHash('sha256').update(readFileSync(join(site.folder, file)));
  const checked = {
    ...common,
    'cache-control': 'no-cache',
    // Weak: the compressed copies are the same page in other bytes.
    etag: `W/"${digest.digest('base64url').slice(0, 22)}"`,
  };
  return extname(file) === '.html'
    ? { ...checked, 'content-security-policy': site.contentSecurityPolicy(file) }
    : checked;
}

/** `index.html` is the site's own path or its folder's, `sessions.html` is `sessions`. */
function pathOf({ path }: Site, file: string): string {
  const base = path === '/' ? '' : path;
  const page = file.replace(/(?:^|\/)index\.html$|\.html$/, '');
  return page === '' ? path : `${base}/${page}`;
}

function filesIn(folder: string): string[] {
  // Installed without its pages, the service is the API alone.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** What the sites serve, by path. Read once: a file that is not there by then is no page. */
export function openPages(sites: readonly Site[]): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>();
  for (const site of sites) {
    const files = new Set(filesIn(site.folder));
    for (const file of files) {
      const mediaType = MEDIA_TYPES[extname(file)];
      if (mediaType === undefined) continue;
      pages.set(pathOf(site, file), {
        file: join(site.folder, file),
        encodings: Object.keys(ENCODINGS).filter((name) => files.has(file + ENCODINGS[name])),
        headers: headersOf(site, file, mediaType),
      });
    }
  }
  return pages;
}
