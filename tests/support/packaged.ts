import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#scripts/packaging/bundle.ts';
import { packageInTurn } from './package-in-turn.ts';

const run = promisify(execFile);

/** A resource of a CloudFormation template. */
export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly DependsOn?: string | readonly string[];
}

export interface Template {
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<Record<string, unknown>>;
}

/** What `npx serverless package` made. */
export interface Packaged {
  readonly template: Template;
  /** Path of each function's zip. */
  readonly zips: ReadonlyMap<string, string>;
  /** Removes the output; the zips stay in .build for the next run. */
  close(): Promise<void>;
}

/** The environment of a machine that knows nothing of AWS, and whose proxy leads nowhere. */
const OFFLINE = {
  PATH: `${join(ROOT, 'node_modules/.bin')}:/usr/bin:/bin`,
  HOME: '/nonexistent',
  AWS_EC2_METADATA_DISABLED: 'true',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  SLS_TELEMETRY_DISABLED: '1',
};

const FOLDERS = ['functions', 'lib', 'schemas', 'scripts', 'node_modules'] as const;
/** The framework does not follow a link to its own file. */
const FILES = ['serverless.yml', 'package.json'] as const;

/**
 * Packages the service with the framework's own command, without credentials or network. In a
 * folder of links, because the framework works in a fixed folder below its own and test files run
 * side by side.
 */
export async function packageService(): Promise<Packaged> {
  const directory = await mkdtemp(join(tmpdir(), 'pagewright-package-'));
  for (const name of FOLDERS) await symlink(join(ROOT, name), join(directory, name));
  for (const name of FILES) await copyFile(join(ROOT, name), join(directory, name));
  await packageInTurn(() => run('serverless', ['package'], { cwd: directory, env: OFFLINE }));
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(directory, '.serverless', name), 'utf8'));
  const template = (await read('cloudformation-template-update-stack.json')) as Template;
  const state = (await read('serverless-state.json')) as {
    service: { functions: Record<string, { package: { artifact: string } }> };
  };
  return {
    template,
    zips: new Map(
      Object.entries(state.service.functions).map(([name, definition]) => [
        name,
        definition.package.artifact,
      ]),
    ),
    close: () => rm(directory, { recursive: true, force: true }),
  };
}
