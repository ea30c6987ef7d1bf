import { readFile, writeFile } from 'node:fs/promises';
import { endpoints } from '#functions/endpoints.ts';
import { openApiDocument } from '#lib/http/openapi/document.ts';
import { tools } from '#lib/mcp/tools/index.ts';
import { VERSION } from '#lib/version.ts';
import { apiTypes } from './client/api-types.ts';
import { errorClasses, idempotentPaths } from './client/error-classes.ts';
import { modelSchema } from './model-schema.ts';
import { plainWordsPage } from './plain-words/page.ts';
import { toolSchemas } from './tool-schemas.ts';

/** Generated files that are committed, by path, with what makes them. */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/plain-words.md': plainWordsPage,
  'functions/system/openapi.generated.json': () =>
    `${JSON.stringify(openApiDocument(endpoints, VERSION), null, 1)}\n`,
  'lib/domain/editing/model/answer-schema.generated.json': () =>
    `${JSON.stringify(modelSchema())}\n`,
  'lib/mcp/tool-schemas.generated.json': () => `${JSON.stringify(toolSchemas(tools), null, 1)}\n`,
  'packages/client/src/api.generated.ts': () => apiTypes(openApiDocument(endpoints, VERSION)),
  'packages/client/src/errors.generated.ts': errorClasses,
  'packages/client/src/idempotent.generated.ts': () => idempotentPaths(endpoints),
};

/** What no program relies on. */
const WORDS = new Set(['description', 'summary', 'example', 'examples', 'x-events', 'headers']);
const RELEASED = 'tests/fixtures/openapi/released.generated.json';

/** The API as it is released, without its prose: what later ones are held against. A line for each path. */
function releasedDocument(): string {
  const isWord = (name: string, value: unknown) => WORDS.has(name) && !isSchema(value);
  // A property may have one of these names: then it has a schema.
  const isSchema = (value: unknown) =>
    value !== null && typeof value === 'object' && ('type' in value || '$ref' in value);
  const text = JSON.stringify(openApiDocument(endpoints, VERSION), (name, value) =>
    isWord(name, value) ? undefined : value,
  );
  return `${text.replaceAll(',"/', ',\n"/').replaceAll('}},"', '}},\n"')}\n`;
}

if (process.argv.includes('--release')) {
  await writeFile(new URL(`../${RELEASED}`, import.meta.url), releasedDocument());
  console.log(`wrote ${RELEASED}`);
}

/** With `--check`: changes nothing, exits 1 when a file is not what its source makes. */
const check = process.argv.includes('--check');
for (const [path, make] of Object.entries(generated)) {
  const file = new URL(`../${path}`, import.meta.url);
  const text = await make();
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) continue;
  if (check) {
    console.error(`${path} is not what its source makes: run "npm run generate" and commit it.`);
    process.exitCode = 1;
  } else {
    await writeFile(file, text);
    console.log(`wrote ${path}`);
  }
}
