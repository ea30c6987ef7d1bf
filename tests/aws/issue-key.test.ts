import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createDynamoTable } from '#lib/adapters/aws/dynamo-table.ts';
import { authenticate } from '#lib/domain/accounts/authenticate.ts';
import { startDynamo, type TestDynamo } from '#tests/support/dynamodb.ts';

const run = promisify(execFile);
const SCRIPT = fileURLToPath(new URL('../../scripts/issue-key.ts', import.meta.url));

describe('scripts/issue-key.ts', () => {
  let dynamo: TestDynamo;
  beforeAll(async () => {
    dynamo = await startDynamo('deployed');
  });
  afterAll(() => dynamo?.close());

  const issue = (tier: string) =>
    run(process.execPath, [SCRIPT, '--aws', '--tier', tier], {
      env: {
        TABLE_NAME: 'deployed',
        AWS_REGION: 'us-east-1',
        AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
      },
    });

  it('prints a key that the deployment then knows', async () => {
    const { stdout } = await issue('scale');
    const { client, tableName } = dynamo;
    const table = createDynamoTable({ client, tableName });
    const caller = await authenticate(
      { table, log: { debug() {}, info() {}, warn() {}, error() {} }, now: () => new Date() },
      stdout.trim(),
    );
    assert.ok(typeof caller === 'object', stdout);
    assert.equal(caller.tier, 'scale');
  });

  it('says how it is used', async () => {
    const failed = (await issue('gold').catch((error: unknown) => error)) as {
      code: number;
      stderr: string;
    };
    assert.equal(failed.code, 2);
    assert.match(
      failed.stderr,
      /^--tier gold: write one of demo\|free\|pro\|scale\|unlimited .*\n$/,
    );
    const { stdout } = await run(process.execPath, [SCRIPT, '--help']);
    assert.match(stdout, /TABLE_NAME/);
  });
});
