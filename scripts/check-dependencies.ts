import { createRequire } from 'node:module';
import { cruise, format, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { crowdedFolders } from './structure/crowded-folders.ts';
import { folderRings } from './structure/folder-rings.ts';

/** A cruise that finds next to nothing has failed to read TypeScript: that must not pass for a clean bill. */
const MIN_MODULES = 100;

const CROWD_RULES = {
  roots: ['schemas', 'lib', 'functions', 'packages/client/src', 'scripts', 'web/src'],
  exceptions: {
    'lib/domain/editing/interpret': 'being replaced by a grammar whose rows are data',
  },
};

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
  options: ICruiseOptions;
};

const { output } = await cruise(
  ['schemas', 'lib', 'functions', 'packages/client/src', 'scripts', 'tests', 'web/src'],
  {
    ...configuration.options,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
    validate: true,
  },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const result = output as ICruiseResult;
const report = await format(result, { outputType: 'err' });
console.log(report.output);

const files = result.modules.map(({ source, dependencies }) => ({
  source,
  imports: dependencies.map(({ resolved }) => resolved),
}));
const problems = [
  ...folderRings(files, 'lib/domain'),
  ...crowdedFolders(
    files.map(({ source }) => source),
    CROWD_RULES,
  ),
];
if (result.summary.totalCruised < MIN_MODULES)
  problems.push(
    `Only ${result.summary.totalCruised} modules were read: the check itself is broken.`,
  );
for (const problem of problems) console.error(problem);
process.exitCode = report.exitCode === 0 && problems.length === 0 ? 0 : 1;
