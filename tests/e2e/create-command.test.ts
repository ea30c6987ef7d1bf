import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { examples } from '#tests/examples/payloads.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { readPng } from '#tests/support/png.ts';

const SCRIPT = resolve('scripts/create.ts');

describe('the create command', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-command-'));
    await writeFile(join(folder, 'invoice.json'), JSON.stringify(examples.invoice));
    await writeFile(join(folder, 'page.html'), '<title>Notes</title><h1>From a file</h1>');
  });
  after(() => rm(folder, { recursive: true, force: true }));

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

  test('[cli.data] makes a PDF of a data file, and says what it made', async () => {
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

  test('[cli.exit-codes] wrong arguments and input are 2, and say what would be right', async () => {
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

  test('[cli.renderer-not-installed] without a browser 1, and how to get one', async () => {
    const { code, errors } = await run(['invoice.json', '-o', 'x.pdf'], '', {
      CHROMIUM_PATH: '/nowhere/chromium',
    });
    assert.equal(code, 1);
    assert.match(errors, /RENDERER_NOT_INSTALLED/);
    assert.match(errors, /Install it with: \S+/);
  });

  test('an output that cannot be written is 1, and says why', async () => {
    const { code, errors } = await run(['invoice.json', '-o', 'no/such/folder.pdf']);
    assert.equal(code, 1);
    assert.match(errors, /^Cannot write no\/such\/folder\.pdf: no such folder$/m);
    assert.doesNotMatch(errors, /at .*\.ts:\d+/);
  });

  test('an option is text where text fits', async () => {
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

  test('[cli.help] tells how', async () => {
    const { code, output } = await run(['--help']);
    assert.equal(code, 0);
    assert.match(output.toString(), /npm run --silent create -- invoice\.json -o invoice\.pdf/);
  });
});
