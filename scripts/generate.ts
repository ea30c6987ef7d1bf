import { readFile, writeFile } from 'node:fs/promises';
import { endpoints } from '#functions/endpoints.ts';
import { openApiDocument } from '#lib/http/openapi/document.ts';
import { tools } from '#lib/mcp/tools/index.ts';
import { VERSION } from '#lib/version.ts';
import { modelSchema } from './model-schema.ts';
import { toolSchemas } from './tool-schemas.ts';

/** Generated files that are committed, by path, with what makes them. */
const generated: Readonly<Record<string, () => string>> = {
  'functions/system/openapi.generated.json': () =>
    `${JSON.stringify(openApiDocument(endpoints, VERSION), null, 1)}\n`,
  'lib/domain/editing/model/answer-schema.generated.json': () =>
    `${JSON.stringify(modelSchema())}\n`,
  'lib/mcp/tool-schemas.generated.json': () => `${JSON.stringify(toolSchemas(tools), null, 1)}\n`,
};

/** With `--check`: changes nothing, exits 1 when a file is not what its source makes. */
const check = process.argv.includes('--check');
for (const [path, make] of Object.entries(generated)) {
  const file = new URL(`../${path}`, import.meta.url);
  const text = make();
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
