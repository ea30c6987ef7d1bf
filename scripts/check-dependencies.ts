import { createRequire } from 'node:module';
import { cruise, format, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/** A cruise that finds next to nothing has failed to read TypeScript: that must not pass for a clean bill. */
const MIN_MODULES = 100;

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
  options: ICruiseOptions;
};

const { output } = await cruise(
  ['schemas', 'lib', 'functions', 'scripts', 'tests'],
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
if (result.summary.totalCruised < MIN_MODULES) {
  console.error(
    `Only ${result.summary.totalCruised} modules were read: the check itself is broken.`,
  );
  process.exitCode = 1;
} else process.exitCode = report.exitCode === 0 ? 0 : 1;
