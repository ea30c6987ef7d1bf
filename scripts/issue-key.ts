import { parseArgs } from 'node:util';
import { composePorts } from '#lib/compose/aws/compose-for.ts';
import { table } from '#lib/compose/aws/stores.ts';
import { composeLocal } from '#lib/compose/local.ts';
import { createLog } from '#lib/compose/log.ts';
import { readConfig } from '#lib/config.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { TierName } from '#schemas/settings.ts';

const USAGE = `Makes an API key and shows it, this once: what is kept of it is its hash.

  npm run --silent key -- --tier ${TierName.options.join('|')}
  npm run --silent key -- --tier pro --aws      in a deployment: TABLE_NAME is the stack's output
                                                "Table"; needs credentials that may write to it
`;

const { values } = parseArgs({ options: { tier: { type: 'string' }, aws: { type: 'boolean' } } });
const tier = TierName.safeParse(values.tier);
if (!tier.success || (values.aws && !process.env['TABLE_NAME'])) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (values.aws) {
  console.log((await issueKey(composePorts({ table }), { tier: tier.data })).apiKey);
} else {
  const config = readConfig();
  const local = await composeLocal(config, await createLog(config.logLevel, true));
  console.log((await issueKey(local.ports, { tier: tier.data })).apiKey);
  await local.close();
}
