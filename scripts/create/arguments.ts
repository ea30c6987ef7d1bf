import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { CreateOptions } from '#schemas/render-options.ts';

export const USAGE = `Makes one PDF or PNG, without a server.

  npm run --silent create -- invoice.json -o invoice.pdf
  cat invoice.json | npm run --silent create -- -o invoice.pdf
  npm run --silent create -- --html page.html -o page.pdf
  npm run --silent create -- --url https://example.com -o example.png

  DATA                 file with JSON data; "-" or nothing reads standard input
  --html FILE          render this HTML file ("-": standard input)
  --url ADDRESS        capture this page
  --template ID        fill this template, such as quote-modern
  --style NAME         design of a generated layout, such as minimal
  --intent TEXT        what the document is for
  --format pdf|png     default: from the name of the output, else pdf
  --option key=value   a rendering option; repeatable, dots nest: margin.top=20mm
  -o, --output FILE    default: the suggested name; "-": standard output
  -q, --quiet          no progress
  -h, --help

Exit codes: 0 made, 1 failed, 2 wrong arguments or input.
`;

/** What the command line asks for. */
export interface CreateArguments {
  readonly input:
    | { readonly kind: 'data' | 'html'; readonly file: string }
    | { readonly kind: 'url'; readonly url: string };
  readonly request: Record<string, unknown>;
  readonly output: string | undefined;
  readonly quiet: boolean;
  readonly help: boolean;
}

/** A command line that cannot be followed: the message says what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Nested = { [name: string]: string | Nested };

/** `['margin.top=20mm', 'scale=2']` as `{ margin: { top: '20mm' }, scale: '2' }`. */
function nestOptions(entries: readonly string[]): Nested {
  const options: Nested = Object.create(null);
  for (const entry of entries) {
    const [name, ...rest] = entry.split('=');
    if (!name || rest.length === 0) {
      throw new UsageError(`--option ${entry}: write key=value, such as pageSize=A4`);
    }
    const path = name.split('.');
    const last = path.pop() ?? name;
    let target = options;
    for (const step of path) {
      target[step] ??= Object.create(null) as Nested;
      const next = target[step];
      if (typeof next === 'string') {
        throw new UsageError(`--option ${entry}: ${step} already has a value`);
      }
      target = next;
    }
    target[last] = rest.join('=');
  }
  return options;
}

/** What a text is in JSON, or the text itself. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Options by the schema: a text stays text where text fits (`watermark=2024`), and is read as JSON
 * where it does not (`scale=2`). What still does not fit is told by the request's own validation.
 */
function readOptions(entries: readonly string[]): Record<string, unknown> {
  const options = nestOptions(entries);
  const known = Object.keys(CreateOptions.shape);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) {
      throw new UsageError(`--option ${name}: no such option; there are ${known.join(', ')}`);
    }
  }
  const problems = CreateOptions.safeParse(options).error?.issues ?? [];
  for (const { path } of problems) replaceText(options, path.map(String));
  return options;
}

/** Reads the text at that path as JSON, or the nearest text above it. */
function replaceText(options: Nested, path: readonly string[]): void {
  let target = options;
  for (const step of path) {
    const next = target[step];
    if (typeof next === 'string') {
      target[step] = parseJson(next) as string;
      return;
    }
    if (next === undefined) return;
    target = next;
  }
}

const EXTENSIONS: Readonly<Record<string, string>> = { '.pdf': 'pdf', '.png': 'png' };

/** The format that was asked for, or that the name of the output says. */
function formatOf(given: string | undefined, output: string | undefined): string | undefined {
  const extension = extname(output ?? '').toLowerCase();
  const named = EXTENSIONS[extension];
  if (output !== undefined && output !== '-' && extension !== '' && named === undefined) {
    throw new UsageError(`--output ${output}: name a .pdf or a .png`);
  }
  if (given !== undefined && named !== undefined && given !== named) {
    throw new UsageError(`--format ${given} and --output ${output} contradict each other`);
  }
  return given ?? named;
}

/** @throws UsageError */
export function parseArguments(argv: readonly string[]): CreateArguments {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(argv);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  if (positionals.length > 1)
    throw new UsageError(`One data file at a time, not ${positionals.length}`);
  if ([values.html, values.url, positionals[0]].filter((one) => one !== undefined).length > 1) {
    throw new UsageError('Give one of DATA, --html and --url');
  }
  const format = formatOf(values.format, values.output);
  const given = { templateId: values.template, style: values.style, intent: values.intent, format };
  const options = readOptions(values.option ?? []);
  return {
    input:
      values.url !== undefined
        ? { kind: 'url', url: values.url }
        : values.html !== undefined
          ? { kind: 'html', file: values.html }
          : { kind: 'data', file: positionals[0] ?? '-' },
    request: {
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(Object.keys(options).length === 0 ? {} : { options }),
    },
    output: values.output,
    quiet: values.quiet ?? false,
    help: values.help ?? false,
  };
}

function parse(argv: readonly string[]) {
  return parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      html: { type: 'string' },
      url: { type: 'string' },
      template: { type: 'string' },
      style: { type: 'string' },
      intent: { type: 'string' },
      format: { type: 'string' },
      option: { type: 'string', multiple: true },
      output: { type: 'string', short: 'o' },
      quiet: { type: 'boolean', short: 'q' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}
