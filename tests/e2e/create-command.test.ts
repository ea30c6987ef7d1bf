import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openStores } from '#lib/adapters/local/open-stores.ts';
import { adoptKey } from '#lib/domain/accounts/adopt-key.ts';
import { saveTemplate } from '#lib/domain/templates/saved/write-saved-template.ts';
import { SavedTemplateDraft } from '#schemas/saved-template.ts';
import { examples } from '#tests/examples/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';

const SCRIPT = resolve('scripts/create.ts');

describe('the create command', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-command-'));
    await writeFile(join(folder, 'invoice.json'), JSON.stringify(examples.invoice));
    await writeFile(join(folder, 'page.html'), '<title>Notes</title><h1>From a file</h1>');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = async (
    args: readonly string[],
    input = '',
    environment: Record<string, string> = {},
  ) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', SCRIPT, ...args],
      {
        cwd: folder,
        env: { ...process.env, ...environment },
      },
    );
    child.stdin.end(input);
    const [output, errors, code] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done) => child.once('exit', done)),
    ]);
    return { output, errors, code };
  };
  const readOutput = (name: string) => readFile(join(folder, name));

  test('[cli.data] makes a PDF of a data file, and prints what it made', async () => {
    const { code, errors } = await run(['invoice.json', '-o', 'out.pdf']);
    assert.equal(code, 0, errors);
    assert.match(errors, /^out\.pdf: PDF, 1 page, [\d,]+ bytes$/m);
    const pdf = await readPdf(await readOutput('out.pdf'));
    assert.ok(pdf.pages[0]?.text.includes('Ada Lovelace'));
  });

  test('[cli.stdin] reads standard input and writes standard output', async () => {
    const { code, output, errors } = await run(
      ['-o', '-', '--quiet', '--style', 'minimal'],
      JSON.stringify(examples.quote),
    );
    assert.equal(code, 0, errors);
    assert.equal(errors, '');
    assert.ok((await readPdf(output)).pages[0]?.text.includes('Difference engine'));
  });

  test('[cli.saved-template] fills a template that the service of the same data folder has saved', async () => {
    const dataDir = join(folder, 'service-data');
    const { table, blobs } = openStores(dataDir);
    const needs = { table, blobs, now: () => new Date(), newId: randomUUID };
    const owner = await adoptKey(needs, `gk_${'o'.repeat(40)}`, 'unlimited');
    assert.ok(owner);
    const draft = SavedTemplateDraft.parse({ name: 'Badge', html: '<h1>Badge of {{who}}</h1>' });
    const { id } = await saveTemplate(needs, owner, draft);
    table.close();
    const made = await run(
      ['-', '--template', id, '-o', 'badge.pdf'],
      JSON.stringify({ who: 'Ada Lovelace' }),
      { DATA_DIR: dataDir },
    );
    assert.equal(made.code, 0, made.errors);
    const pdf = await readPdf(await readOutput('badge.pdf'));
    assert.match(pdf.pages[0]?.text ?? '', /Badge of Ada Lovelace/);
    const unknown = await run(['-', '--template', randomUUID()], '{"a":1}', { DATA_DIR: dataDir });
    assert.equal(unknown.code, 2);
    assert.match(unknown.errors, /TEMPLATE_NOT_FOUND/);
  });

  test('[cli.options] html, nested options, and the format from the name of the output', async () => {
    const a4 = await run([
      '--html',
      'page.html',
      '--option',
      'pageSize=A4',
      '--option',
      'margin.top=40mm',
      '-o',
      'page.pdf',
    ]);
    assert.equal(a4.code, 0, a4.errors);
    const width = (await readPdf(await readOutput('page.pdf'))).pages[0]?.width ?? 0;
    assert.ok(Math.abs(width - 595.3) < 1, String(width));
    const png = await run([
      '--html',
      'page.html',
      '--option',
      'viewport.width=300',
      '-o',
      'page.png',
    ]);
    assert.equal(png.code, 0, png.errors);
    assert.equal(readPng(await readOutput('page.png')).width, 300);
  });

  test('[cli.name] without -o the suggested name is used', async () => {
    const { code, errors } = await run(['invoice.json']);
    assert.equal(code, 0, errors);
    assert.ok((await readOutput('invoice-1042.pdf')).length > 0);
  });

  test('[cli.exit-codes] exits with 2 on wrong arguments and input, and says what would be right', async () => {
    const cases: [string[], string, RegExp][] = [
      [['missing.json'], '', /missing\.json: no such file/],
      [['--nope'], '', /--nope/],
      [['-o', 'x.pdf'], '{"a":', /not valid JSON/],
      [['-o', 'x.pdf'], '{}', /data cannot be empty/],
      [['invoice.json', '--url', 'https://example.com'], '', /one of DATA, --html and --url/],
      [['invoice.json', '--style', 'baroque'], '', /style/],
      [['invoice.json', '--template', 'nope'], '', /quote-modern/],
      [['invoice.json', '--option', 'scale'], '', /key=value/],
      [['invoice.json', '--option', 'foo=1'], '', /no such option; there are pageSize/],
      [['invoice.json', '--option', 'scale=9'], '', /options\.scale/],
      [['invoice.json', '-o', 'x.doc'], '', /\.pdf or a \.png/],
      [['invoice.json', '--format', 'png', '-o', 'x.pdf'], '', /contradict/],
      [['--url', 'http://127.0.0.1/'], '', /url/],
    ];
    for (const [args, input, message] of cases) {
      const { code, errors } = await run(args, input);
      assert.equal(code, 2, `${args.join(' ')}: ${errors}`);
      assert.match(errors, message);
      assert.doesNotMatch(errors, /at .*\.ts:\d+/);
    }
  });

  test('[cli.renderer-not-installed] exits with 1 without a browser, and says how to get one', async () => {
    const { code, errors } = await run(['invoice.json', '-o', 'x.pdf'], '', {
      CHROMIUM_PATH: '/nowhere/chromium',
    });
    assert.equal(code, 1);
    assert.match(errors, /RENDERER_NOT_INSTALLED/);
    assert.match(errors, /Install it with: \S+/);
  });

  test('exits with 1 when the output cannot be written, and says why', async () => {
    const { code, errors } = await run(['invoice.json', '-o', 'no/such/folder.pdf']);
    assert.equal(code, 1);
    assert.match(errors, /^Cannot write no\/such\/folder\.pdf: no such folder$/m);
    assert.doesNotMatch(errors, /at .*\.ts:\d+/);
  });

  test('accepts an option as text where text is allowed', async () => {
    const { code, errors } = await run([
      'invoice.json',
      '--option',
      'watermark=2024',
      '--option',
      'scale=0.9',
      '-o',
      'marked.pdf',
    ]);
    assert.equal(code, 0, errors);
    assert.ok((await readPdf(await readOutput('marked.pdf'))).pages[0]?.text.includes('2024'));
  });

  test('[cli.batch] a document for each record of a table, with nested columns', async () => {
    const columns =
      'company.name;client.name;client.phone;meta.invoiceNumber;lineItems[0].description;lineItems[0].quantity;lineItems[0].unitPrice;lineItems[0].total;lineItems[1].description;lineItems[1].quantity;lineItems[1].unitPrice;lineItems[1].total;totals.subtotal;totals.total';
    const rows = [
      'Engines Ltd;"Lovelace; Ada";0044 20 7946;INV-1;Cog;1;5;5;Lever;2;10;20;25;25',
      'Engines Ltd;Zoë;0049301;INV-2;Crank;1;7.50;7.5;;;;;7.5;7.5',
      ';;;;;;;;;;;;;1',
    ];
    await writeFile(join(folder, 'records.csv'), `\uFEFF${columns}\r\n${rows.join('\r\n')}\r\n`);
    const { code, errors } = await run([
      '--batch',
      'records.csv',
      '--template',
      'invoice-clean',
      '-o',
      'out/',
    ]);
    assert.equal(code, 1, errors);
    assert.match(errors, /^2 documents, 1 failed in [\d.]+ s: out\/results\.json$/m);
    assert.ok(!errors.includes('\r'), 'plain lines where there is no terminal');
    const { total, completed, failed, results } = JSON.parse(
      String(await readOutput('out/results.json')),
    );
    assert.deepEqual([total, completed, failed], [3, 2, 1]);
    assert.equal(results[2].details.code, 'VALIDATION_ERROR');
    const [first, second] = await Promise.all(
      [0, 1].map(async (n) => readPdf(await readOutput(`out/${results[n].file}`))),
    );
    for (const text of ['Lovelace; Ada', 'INV-1', 'Cog', 'Lever'])
      assert.ok(first?.pages[0]?.text.includes(text), text);
    assert.ok(second?.pages[0]?.text.includes('Zoë') && !second.pages[0].text.includes('Lever'));
    assert.match(results[0].file, /^1-invoice.*\.pdf$/);
  });

  test('[cli.batch] reads lists and lines of JSON, and exits with 0 when all are made', async () => {
    const records = [examples.invoice, examples.quote];
    await writeFile(join(folder, 'records.json'), JSON.stringify(records));
    await writeFile(
      join(folder, 'records.ndjson'),
      records.map((record) => JSON.stringify(record)).join('\n'),
    );
    for (const name of ['records.json', 'records.ndjson']) {
      const { code, errors } = await run(['--batch', name, '-o', `of-${name}`, '--format', 'png']);
      assert.equal(code, 0, errors);
      const { results } = JSON.parse(String(await readOutput(`of-${name}/results.json`)));
      const [, quote] = results as { file: string }[];
      assert.ok(readPng(await readOutput(`of-${name}/${quote?.file}`)).width > 100);
    }
  });

  test('[cli.batch] [cli.exit-codes] exits with 2 on wrong records and arguments', async () => {
    const files = {
      'empty.csv': 'a,b\n',
      'ragged.csv': 'a,b\n1\n',
      'twice.csv': 'client,client.name\nx,y\n',
      'column.csv': 'a..b\n1\n',
      'object.json': '{"a":1}',
      'broken.ndjson': '{"a":1}\n{"a":\n',
      'table.xls': 'a',
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      const { code, errors } = await run(['--batch', name, '-o', 'wrong']);
      assert.equal(code, 2, `${name}: ${errors}`);
      assert.doesNotMatch(errors, /at .*\.ts:\d+/);
    }
    const cases: [string[], RegExp][] = [
      [['--batch', 'records.json'], /name a folder/],
      [['--batch', 'records.json', 'invoice.json', '-o', 'x'], /one of DATA/],
      [['--batch', 'records.json', '-o', 'x', '--template', 'nope'], /invoice-clean/],
      [['--batch', 'records.json', '-o', 'x', '--style', 'baroque'], /style/],
    ];
    for (const [args, message] of cases) {
      const { code, errors } = await run(args);
      assert.equal(code, 2, errors);
      assert.match(errors, message);
    }
  });

  test('[cli.help] prints the usage', async () => {
    const { code, output } = await run(['--help']);
    assert.equal(code, 0);
    assert.match(output.toString(), /npm run --silent create -- invoice\.json -o invoice\.pdf/);
  });
});
