import { parseArgs } from 'node:util';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { composeLocal } from '#lib/compose/local.ts';
import { createLog } from '#lib/compose/log.ts';
import { readConfig } from '#lib/config.ts';
import { TierName } from '#schemas/settings.ts';

const { values } = parseArgs({ options: { tier: { type: 'string', default: 'free' } } });
const tier = TierName.safeParse(values.tier);
if (tier.success) {
  const { ports, close } = await composeLocal(readConfig(), await createLog('error', true));
  const { apiKey } = await issueKey(ports, { tier: tier.data });
  console.log(apiKey);
  await close();
} else {
  console.error(`--tier is one of ${TierName.options.join(', ')}`);
  process.exitCode = 2;
}
