import { composeAws } from '#lib/compose/aws.ts';
import { issueKey } from '#lib/domain/accounts/issue-key.ts';
import { TierName } from '#schemas/settings.ts';

/**
 * Issues an API key in a deployment on AWS: `TABLE_NAME=… node scripts/issue-key.ts pro`. Needs
 * credentials that may write the table, which no function has beyond its own calls. The key is
 * shown once; what is kept of it is its hash.
 */
const tier = TierName.safeParse(process.argv[2]);
if (!tier.success || !process.env['TABLE_NAME']) {
  console.error(
    `Usage: TABLE_NAME=<output "Table" of the stack> node scripts/issue-key.ts <${TierName.options.join('|')}>`,
  );
  process.exit(1);
}
const { apiKey } = await issueKey(composeAws().ports, { tier: tier.data });
console.log(apiKey);
