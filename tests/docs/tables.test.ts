import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { endpoints } from '#functions/endpoints.ts';
import { Variables } from '#lib/config.ts';
import { builtInSummaries } from '#lib/domain/templates/built-in/index.ts';
import { CreateRequest, GeneratedDocument } from '#schemas/create.ts';
import { errorExtras } from '#schemas/error-extras.ts';
import { failures } from '#schemas/errors.ts';
import { CreateOptions } from '#schemas/render-options.ts';
import { DEFAULT_TIERS, type TierName } from '#schemas/settings.ts';
import { StyleName } from '#schemas/template.ts';
import { TemplateWarningCode } from '#schemas/template-tools.ts';
import { WarningCode } from '#schemas/warning.ts';
import { blocksOf, pages, readPage, tableRows } from './markdown.ts';

/** The first cells of the rows that begin with one name in code type, in the order of the page. */
const namesIn = (page: string, name: RegExp): string[] =>
  tableRows(page).flatMap(([first = '']) => {
    const [, found] = /^`([^`]+)`$/.exec(first) ?? [];
    return found !== undefined && name.test(found) ? [found] : [];
  });

const plain = (cell: string | undefined): string =>
  (cell ?? '').replaceAll('`', '').replaceAll(',', '');

describe('docs/settings.md', () => {
  const rows = new Map(tableRows('docs/settings.md').map(([name, ...rest]) => [plain(name), rest]));

  test('lists every setting once, and no other', () => {
    const listed = namesIn('docs/settings.md', /^[A-Z]+(?:_[A-Z]+)*$/);
    assert.deepEqual(listed.toSorted(), Object.keys(Variables.shape).toSorted());
  });

  test('states the defaults', () => {
    for (const [name, value] of Object.entries(Variables.parse({}))) {
      if (typeof value === 'object') continue;
      assert.equal(plain(rows.get(name)?.[0]), String(value), name);
    }
  });

  test('states the limits of the tiers', () => {
    for (const [tier, limits] of Object.entries(DEFAULT_TIERS)) {
      const stated = rows.get(tier as TierName)?.map((cell) => plain(cell));
      const { requestsPerMinute, documentsPerMonth } = limits;
      const expected = [requestsPerMinute, documentsPerMonth].map((limit) =>
        limit === null ? 'no limit' : String(limit),
      );
      assert.deepEqual(stated, expected, tier);
    }
  });
});

describe('docs/errors.md', () => {
  test('has a row for every failure, as schemas/errors.ts states it', () => {
    const stated = tableRows('docs/errors.md')
      .filter(([status, code]) => /^\d{3}$/.test(status ?? '') && /^`[A-Z_]+`$/.test(code ?? ''))
      .map(([status, code, message]) => `${status} ${plain(code)} ${message}`);
    const expected = Object.values(failures).map(
      ({ status, code, message }) => `${status} ${code} ${message}`,
    );
    assert.deepEqual(stated.toSorted(), expected.toSorted());
  });

  test('names the extra fields', () => {
    const rows = tableRows('docs/errors.md');
    for (const [condition, extras] of Object.entries(errorExtras)) {
      const { message } = failures[condition as keyof typeof failures];
      const stated = rows.find((cells) => cells[2] === message)?.[3] ?? '';
      const { details, ...topLevel } = extras.shape as Record<string, { unwrap?: () => unknown }>;
      const inner = (details?.unwrap?.() ?? details) as { shape?: object } | undefined;
      const names = [...Object.keys(topLevel), ...Object.keys(inner?.shape ?? {})];
      for (const name of names) assert.match(stated, new RegExp(`\\b${name}\\b`), condition);
    }
  });
});

describe('docs/create.md', () => {
  test('lists every field, option and warning', () => {
    const listed = new Set(namesIn('docs/create.md', /^\w+$/));
    const names = [
      ...Object.keys(CreateRequest.shape),
      ...Object.keys(CreateOptions.shape),
      ...WarningCode.options,
    ];
    assert.deepEqual(
      names.filter((name) => !listed.has(name)),
      [],
    );
  });

  test('lists no option that does not exist', () => {
    const section = readPage('docs/create.md').split('## Options')[1]?.split('\n## ')[0] ?? '';
    const listed = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(listed.toSorted(), Object.keys(CreateOptions.shape).toSorted());
  });
});

describe('docs', () => {
  test('mention every endpoint', () => {
    const text = pages.map(readPage).join('\n');
    const isMentioned = (path: string) =>
      text.split(path).some((rest, index) => index > 0 && !/^[\w/:-]/.test(rest));
    const missing = endpoints.map(({ path }) => path).filter((path) => !isMentioned(path));
    assert.deepEqual(missing, []);
  });
});

describe('the response in the README', () => {
  test('has fields of the real one', () => {
    const [block] = blocksOf('README.md').filter(({ language }) => language === 'json');
    const fields = Object.keys(JSON.parse(block?.text ?? '{}') as object);
    assert.ok(fields.includes('sessionId'));
    assert.deepEqual(
      fields.filter((name) => !(name in GeneratedDocument.shape)),
      [],
    );
  });
});

describe('docs/templates.md', () => {
  test('names every built-in template, style and warning of the analysis', () => {
    const text = `${readPage('docs/templates.md')}${readPage('docs/create.md')}`;
    const names = [
      ...builtInSummaries.map(({ id }) => id),
      ...StyleName.options,
      ...TemplateWarningCode.options,
    ];
    for (const name of names) assert.ok(text.includes(`\`${name}\``), name);
  });

  test('says how many templates there are', () => {
    assert.equal(builtInSummaries.length, 17);
    assert.match(readPage('README.md'), /Seventeen templates/);
  });
});
