import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { createSecrets } from '#lib/adapters/secrets/aes-gcm.ts';
import { fileKeys } from '#lib/adapters/secrets/key-file.ts';
import { kmsKeys } from '#lib/adapters/secrets/kms-keys.ts';
import { secretsContract } from '#tests/contracts/secrets.ts';
import { startKms, type TestKms } from '#tests/support/kms.ts';

const PLACE = { ownerId: 'owner', recordId: 'record' };

describe('secrets with the key of a machine', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-secrets-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  secretsContract(() => createSecrets(fileKeys(join(folder, 'secrets.key'))));

  test('the key file is made once and only its owner may read it', async () => {
    const file = join(folder, 'other', 'secrets.key');
    const sealed = await createSecrets(fileKeys(file)).seal('kept', PLACE);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const before = await readFile(file, 'utf8');
    assert.equal(await createSecrets(fileKeys(file)).open(sealed, PLACE), 'kept');
    assert.equal(await readFile(file, 'utf8'), before);
  });

  test('[settings.secrets-key] a key from the settings leaves no file, and another one says so', async () => {
    const file = join(folder, 'none.key');
    const key = randomBytes(32).toString('base64');
    const sealed = await createSecrets(fileKeys(file, key)).seal('kept', PLACE);
    await assert.rejects(stat(file));
    const other = createSecrets(fileKeys(file, randomBytes(32).toString('base64')));
    await assert.rejects(other.open(sealed, PLACE), /SECRETS_KEY/);
  });
});

describe('secrets with data keys of KMS', () => {
  let kms: TestKms;
  beforeAll(async () => {
    kms = await startKms();
  });
  afterAll(() => kms.close());

  const open = () =>
    createSecrets(
      kmsKeys({
        keyId: kms.keyId,
        client: new KMSClient({
          endpoint: kms.endpoint,
          region: 'us-east-1',
          credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
        }),
      }),
    );

  secretsContract(open);

  test('KMS is asked once for a key to seal with, and once for each to open with', async () => {
    const asked = kms.asked.length;
    const one = open();
    const sealed = await Promise.all(['a', 'b', 'c'].map((text) => one.seal(text, PLACE)));
    const other = open();
    for (const text of [...sealed, ...sealed]) await other.open(text, PLACE);
    assert.deepEqual(kms.asked.slice(asked), ['GenerateDataKey', 'Decrypt']);
  });
});
