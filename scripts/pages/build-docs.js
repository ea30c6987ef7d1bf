import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import { renderMarkdown } from './markdown-page.js';

const require = createRequire(import.meta.url);

const ASSETS = {
  tokens: 'web/src/styles/tokens.css',
  shell: 'web/src/styles/shell.css',
  page: 'web/docs/page.css',
  reference: 'web/docs/reference.js',
  referenceStyle: 'web/docs/reference.css',
  icon: 'web/src/icon.svg',
  font: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  swagger: 'swagger-ui-dist/swagger-ui-bundle.js',
  swaggerStyle: 'swagger-ui-dist/swagger-ui.css',
};

/** A row of the README's table of documents: its link and what it covers. */
const LISTED = /^\| \[([^\]]+)\]\(([^)]+\.md)\)/gm;
const TITLE = /^# (.+)$/m;

async function markdownFiles(root) {
  const names = await readdir(join(root, 'docs'), { recursive: true });
  return names.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
}

/** `docs/create.md` is `create`, `docs/decisions/README.md` is `decisions`, `packages/client/README.md` is `client`. */
function slugOf(file) {
  if (file === 'README.md') return 'start';
  const path = file.replace(/^docs\//, '').replace(/\.md$/, '');
  return basename(path) === 'README' ? dirname(path).replace(/^(?:packages|examples)\//, '') : path;
}

/** The documents in the order of the README's table, which is the order of the navigation. */
async function readDocuments(root) {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(LISTED)].map(([, title, file]) => ({ title, file }));
  const start = { title: 'Getting started', file: 'README.md' };
  const navigation = [start, ...listed];
  const known = new Set(navigation.map(({ file }) => file));
  const others = (await markdownFiles(root)).filter((file) => !known.has(file));
  const all = [...navigation, ...others.map((file) => ({ file, title: undefined }))];
  return Promise.all(
    all.map(async ({ file, title }) => {
      const text = await readFile(join(root, file), 'utf8');
      const heading = title ?? TITLE.exec(text)?.[1] ?? file;
      return { file, text, slug: slugOf(file), title: heading, isListed: known.has(file) };
    }),
  );
}

/** Copies files under names that change with their content. @returns their paths from the root of the service, by key */
async function writeAssets(root, folder, sources, change = (text) => text) {
  const written = new Map();
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [key, source] of Object.entries(sources)) {
    const isOwn = /^(?:web|docs)\//.test(source);
    const bytes = await readFile(isOwn ? join(root, source) : require.resolve(source));
    const content = change(bytes, source);
    const digest = createHash('sha256').update(content).digest('base64url').slice(0, 10);
    const extension = extname(source);
    const name = `${basename(source, extension)}-${digest}${extension}`;
    await writeFile(join(folder, 'assets', name), content);
    written.set(key, `docs/assets/${name}`);
  }
  return written;
}

/** The font stands next to the style sheet here; source maps are not served. */
const withoutReferences = (fontName) => (bytes, source) => {
  if (!/\.(?:css|js)$/.test(source)) return bytes;
  return bytes
    .toString('utf8')
    .replace(/url\("@fontsource[^"]+"\)/, `url("./${fontName}")`)
    .replace(/\n(?:\/\/|\/\*)# sourceMappingURL=.*/, '');
};

function fill(template, values) {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

function navigationOf(documents, prefix, current) {
  const items = documents
    .filter(({ isListed }) => isListed)
    .map(({ slug, title }) => {
      const mark = slug === current ? ' aria-current="page"' : '';
      return `<li><a href="${prefix}docs/${slug}"${mark}>${title}</a></li>`;
    });
  return `<ul>${items.join('')}</ul>`;
}

async function writePage(folder, slug, html) {
  const file = join(folder, `${slug}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** Builds the documentation: the API reference, and a page for each document. */
export async function buildDocs(root, folder) {
  await rm(folder, { recursive: true, force: true });
  const documents = await readDocuments(root);
  const [font] = (await writeAssets(root, folder, { font: ASSETS.font })).values();
  const assets = await writeAssets(root, folder, ASSETS, withoutReferences(basename(font)));
  const pictures = await readdir(join(root, 'docs/images'));
  const files = Object.fromEntries(
    pictures.map((name) => [`docs/images/${name}`, `docs/images/${name}`]),
  );
  const images = await writeAssets(root, folder, files);
  const slugs = new Map(documents.map(({ file, slug }) => [file, slug]));
  const templateOf = (name) => readFile(join(root, 'web/docs', name), 'utf8');
  const [pageTemplate, referenceTemplate] = await Promise.all([
    templateOf('page.html'),
    templateOf('reference.html'),
  ]);
  for (const { file, text, slug, title } of documents) {
    const prefix = '../'.repeat(slug.split('/').length);
    const content = renderMarkdown(text, { file, prefix, slugs, images });
    const navigation = navigationOf(documents, prefix, slug);
    const values = { ...Object.fromEntries(assets), prefix, title, content, navigation };
    await writePage(folder, slug, fill(pageTemplate, values));
  }
  const values = { ...Object.fromEntries(assets), prefix: './' };
  await writePage(folder, 'index', fill(referenceTemplate, values));
}
