import { extname } from 'node:path';
import { parseCommandLine, UsageError } from '#scripts/command-line.ts';
import { readOptions } from './options.ts';

export const USAGE = `Makes PDF or PNG documents, without a server.

  npm run --silent create -- invoice.json -o invoice.pdf
  cat invoice.json | npm run --silent create -- -o invoice.pdf
  npm run --silent create -- --html page.html -o page.pdf
  npm run --silent create -- --url https://example.com -o example.png
  npm run --silent create -- --batch records.csv --template invoice-clean -o out/

  DATA                 file with JSON data; "-" or nothing reads standard input
  --html FILE          render this HTML file ("-": standard input)
  --url ADDRESS        capture this page
  --batch FILE         a document for each record of a .csv, .tsv, .json (a list) or .ndjson file;
                       columns such as client.name and lineItems[0].total make nested data
  --template ID        fill this template: a built-in one such as quote-modern, or one that the
                       owner key of the service in DATA_DIR has saved
  --style NAME         design of a generated layout, such as minimal
  --intent TEXT        what the document is for
  --format pdf|png     default: from the name of the output, else pdf
  --option key=value   a rendering option; repeatable, dots nest: margin.top=20mm
  -o, --output FILE    default: the suggested name; "-": standard output; with --batch the folder,
                       which also gets results.json
  -q, --quiet          no progress
  -h, --help

Exit codes: 0 made (all of them), 1 failed (some of them), 2 wrong arguments or input.
`;

/** What the command line asks for. */
export interface CreateArguments {
  readonly input:
    | { readonly kind: 'data' | 'html' | 'batch'; readonly file: string }
    | { readonly kind: 'url'; readonly url: string };
  readonly request: Record<string, unknown>;
  readonly output: string | undefined;
  readonly quiet: boolean;
  readonly help: boolean;
}

const EXTENSIONS: Readonly<Record<string, string>> = { '.pdf': 'pdf', '.png': 'png' };

/** The format that was asked for, or that the name of the output says. */
function formatOf(provided: string | undefined, output: string | undefined): string | undefined {
  const extension = extname(output ?? '').toLowerCase();
  const named = EXTENSIONS[extension];
  if (output !== undefined && output !== '-' && extension !== '' && named === undefined) {
    throw new UsageError(`--output ${output}: name a .pdf or a .png`);
  }
  if (provided !== undefined && named !== undefined && provided !== named) {
    throw new UsageError(`--format ${provided} and --output ${output} contradict each other`);
  }
  return provided ?? named;
}

/** @throws UsageError */
export function parseArguments(argv: readonly string[]): CreateArguments {
  const { values, positionals } = parse(argv);
  if (positionals.length > 1)
    throw new UsageError(`One data file at a time, not ${positionals.length}`);
  const inputs = [values.html, values.url, values.batch, positionals[0]];
  if (inputs.filter((one) => one !== undefined).length > 1) {
    throw new UsageError('Give one of DATA, --html and --url, or --batch');
  }
  const isBatch = values.batch !== undefined;
  if (isBatch && (values.output ?? '-') === '-') {
    throw new UsageError('--batch makes several files: name a folder for them with -o');
  }
  const format = formatOf(values.format, isBatch ? undefined : values.output);
  const provided = {
    templateId: values.template,
    style: values.style,
    intent: values.intent,
    format,
  };
  const options = readOptions(values.option ?? []);
  return {
    input: inputOf(values, positionals[0]),
    request: {
      ...Object.fromEntries(Object.entries(provided).filter(([, value]) => value !== undefined)),
      ...(Object.keys(options).length === 0 ? {} : { options }),
    },
    output: values.output,
    quiet: values.quiet ?? false,
    help: values.help ?? false,
  };
}

function inputOf(
  { url, html, batch }: ReturnType<typeof parse>['values'],
  data = '-',
): CreateArguments['input'] {
  if (url !== undefined) return { kind: 'url', url };
  if (html !== undefined) return { kind: 'html', file: html };
  return batch === undefined ? { kind: 'data', file: data } : { kind: 'batch', file: batch };
}

function parse(argv: readonly string[]) {
  return parseCommandLine({
    args: [...argv],
    allowPositionals: true,
    options: {
      html: { type: 'string' },
      url: { type: 'string' },
      batch: { type: 'string' },
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
