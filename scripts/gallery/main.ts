import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noPositionals, readCommandLine } from '#scripts/command-line.ts';
import { BUILD_DIR } from '#scripts/packaging/bundle.ts';
import { type Exhibit, exhibits, openStudio, visit } from './exhibits.ts';
import { type Fingerprint, fingerprintOf, writeFingerprints } from './fingerprint.ts';

const FOLDER = join(BUILD_DIR, 'gallery');
/** The page of a known system's record that README shows. */
const PICTURED = 'system-stripe-invoice';
/** Enough for dense screens, and a file that a README loads at once. */
const PICTURE_SCALE = 1.25;
const PICTURE = new URL('../../docs/images/invoice.png', import.meta.url);
const USAGE = `Renders every built-in template, every generated layout in every style, and records of known
systems to .build/gallery, with an index of thumbnails.

  npm run gallery
  npm run gallery -- --update    also accept what it shows: the tests compare with it, and README shows one
`;
const update = readCommandLine(
  { command: 'npm run gallery', usage: USAGE, options: { update: { type: 'boolean' } } },
  ({ update: accepted = false }, positionals) => {
    noPositionals(positionals);
    return accepted;
  },
);

function indexOf(all: readonly Exhibit[]): string {
  const figure = ({ name, label }: Exhibit) =>
    `<a href="${name}.pdf"><img src="${name}.png" alt="" loading="lazy"><span>${label}</span></a>`;
  const sections = [...Map.groupBy(all, ({ group }) => group)].map(
    ([group, members]) =>
      `<h2>${group}</h2><div class="grid">${members.map(figure).join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
body{margin:2rem;font:15px/1.4 system-ui,sans-serif;background:#eef0f3;color:#1f2933}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:20px}
a{color:inherit;text-decoration:none}
img{display:block;width:100%;height:290px;object-fit:cover;object-position:top;background:#fff;box-shadow:0 1px 4px #0003}
span{display:block;margin-top:6px}
</style><h1>Gallery</h1>${sections.join('')}</html>\n`;
}

const started = performance.now();
const all = await exhibits();
const studio = openStudio();
const prints = new Map<string, Fingerprint>();
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
try {
  await visit(studio, all, async (exhibit) => {
    const pdf = await studio.render(exhibit, 'pdf');
    const png = await studio.render(exhibit, 'png');
    await writeFile(join(FOLDER, `${exhibit.name}.pdf`), pdf);
    await writeFile(join(FOLDER, `${exhibit.name}.png`), png);
    if (!update) return;
    prints.set(exhibit.name, await fingerprintOf(pdf));
    if (exhibit.name === PICTURED)
      await writeFile(PICTURE, await studio.render(exhibit, 'png', PICTURE_SCALE));
  });
} finally {
  await studio.close();
}
await writeFile(join(FOLDER, 'index.html'), indexOf(all));
if (update) await writeFingerprints(prints);
const seconds = ((performance.now() - started) / 1_000).toFixed(1);
console.log(`${all.length} documents in ${seconds} s: ${join(FOLDER, 'index.html')}`);
