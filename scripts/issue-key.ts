import { composePorts } from '#lib/compose/aws/compose-for.ts';
import { table } from '#lib/compose/aws/stores.ts';
import { composeLocal } from '#lib/compose/local.ts';
import { createLog } from '#lib/compose/log.ts';
import { ConfigError, readConfig } from '#lib/config.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { TierName } from '#schemas/settings.ts';
import { noPositionals, readCommandLine, UsageError } from './command-line.ts';

const TIERS = TierName.options.join('|');
const USAGE = `Makes an API key and prints it, this once: only its hash is stored.

  npm run --silent key -- --tier ${TIERS}
  npm run --silent key -- --tier pro --aws      in a deployment: TABLE_NAME is the stack's output
                                                "Table"; needs credentials that may write to it

  --tier NAME    the limits of the key
  --aws          store it in a deployment's table instead of DATA_DIR
  -h, --help

Exit codes: 0 made, 1 failed, 2 wrong arguments.
`;

const request = readCommandLine(
  {
    command: 'npm run key',
    usage: USAGE,
    options: { tier: { type: 'string' }, aws: { type: 'boolean' } },
  },
  ({ tier, aws = false }, positionals) => {
    noPositionals(positionals);
    const parsed = TierName.safeParse(tier);
    if (!parsed.success) {
      throw new UsageError(
        tier === undefined
          ? `--tier is missing: write --tier ${TIERS}`
          : `--tier ${tier}: write one of ${TIERS}`,
      );
    }
    if (aws && !process.env['TABLE_NAME']) {
      throw new UsageError('--aws: set TABLE_NAME to the stack\'s output "Table"');
    }
    return { tier: parsed.data, aws };
  },
);

async function issueLocally(): Promise<string> {
  const config = readConfig();
  const local = await composeLocal(config, await createLog(config.logLevel, true));
  const { apiKey } = await issueKey(local.ports, request);
  await local.close();
  return apiKey;
}

try {
  const apiKey = request.aws
    ? (await issueKey(composePorts({ table }), request)).apiKey
    : await issueLocally();
  console.log(apiKey);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
