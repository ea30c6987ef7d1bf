import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ConfigError } from '#lib/config.ts';
import { PagewrightError } from '#lib/errors.ts';
import { parseInput } from '#lib/http/validate.ts';
import { CreateRequest } from '#schemas/create.ts';
import { UsageError, usageMessage } from '#scripts/command-line.ts';
import { type CreateArguments, parseArguments, USAGE } from './arguments.ts';
import { makeBatch } from './batch.ts';
import { openMaker } from './open-maker.ts';
import { OutputError, writeOutput } from './output.ts';
import { progressOn } from './progress.ts';

const EXIT = { made: 0, failed: 1, usage: 2 } as const;

async function readSource(file: string): Promise<string> {
  if (file === '-') {
    if (process.stdin.isTTY) throw new UsageError('No data: name a JSON file, or pipe one in');
    return text(process.stdin);
  }
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `Cannot read ${file}: ${error.code === 'ENOENT' ? 'no such file' : error.message}`,
    );
  });
}

async function buildRequest({ input, request }: CreateArguments): Promise<CreateRequest> {
  if (input.kind === 'url') return parseInput(CreateRequest, { ...request, url: input.url });
  const source = await readSource(input.file);
  if (input.kind === 'html') return parseInput(CreateRequest, { ...request, html: source });
  try {
    return parseInput(CreateRequest, { ...request, data: JSON.parse(source) });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(
      `${input.file === '-' ? 'Standard input' : input.file} is not valid JSON: ${error.message}`,
    );
  }
}

/** @returns whether all was made. */
async function make(args: CreateArguments): Promise<boolean> {
  if (args.input.kind === 'batch') {
    const source = await readSource(args.input.file);
    return makeBatch({ ...args, file: args.input.file, source });
  }
  const progress = progressOn(process.stderr, !args.quiet);
  const request = await buildRequest(args);
  progress.step('Starting the browser');
  const maker = await openMaker('error');
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  try {
    progress.step('Rendering');
    const reply = await maker.create(request, interrupted.signal);
    const file = await reply.file();
    const output = args.output ?? file.filename;
    const content =
      file.content instanceof Uint8Array
        ? file.content
        : Buffer.concat(await file.content.toArray());
    if (output === '-') process.stdout.write(content);
    else await writeOutput(output, content);
    const pages = reply.pageCount === 1 ? '1 page' : `${reply.pageCount} pages`;
    progress.done(
      `${output}: ${request.format.toUpperCase()}, ${pages}, ${file.size.toLocaleString('en-US')} bytes`,
    );
    for (const { message, subject } of reply.warnings)
      progress.warn(subject === undefined ? message : `${message}: ${subject}`);
    return true;
  } finally {
    await maker.close();
  }
}

function explain(error: unknown): { code: number; message: string } {
  if (error instanceof UsageError)
    return { code: EXIT.usage, message: usageMessage('npm run create', error) };
  if (error instanceof OutputError) return { code: EXIT.failed, message: error.message };
  if (error instanceof ConfigError) return { code: EXIT.usage, message: error.message };
  if (!(error instanceof PagewrightError))
    return {
      code: EXIT.failed,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  const install = (error.details as { install?: string } | undefined)?.install;
  return {
    code: error.status < 500 ? EXIT.usage : EXIT.failed,
    message: `${error.code}: ${error.message}${install === undefined ? '' : `\nInstall it with: ${install}`}`,
  };
}

/** Runs the command and tells how it went. @returns the exit code. */
export async function runCreate(argv: readonly string[]): Promise<number> {
  try {
    const args = parseArguments(argv);
    if (!args.help) return (await make(args)) ? EXIT.made : EXIT.failed;
    process.stdout.write(USAGE);
    return EXIT.made;
  } catch (error) {
    const { code, message } = explain(error);
    process.stderr.write(`${message}\n`);
    return code;
  }
}
