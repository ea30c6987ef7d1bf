import { KMSClient } from '@aws-sdk/client-kms';
import { createSecrets } from '#lib/adapters/secrets/aes-gcm.ts';
import { kmsKeys } from '#lib/adapters/secrets/kms-keys.ts';
import { type Config, ConfigError } from '#lib/config.ts';
import type { Secrets } from '#lib/ports/secrets.ts';
import { explainFailures } from './explain-failures.ts';
import { requestHandler, STORE_TIMEOUT_MS } from './request-handler.ts';

/** @throws ConfigError without SECRETS_KEY_ID */
export function secrets({ aws: { secretsKeyId } }: Config): Secrets {
  if (secretsKeyId === undefined)
    throw new ConfigError('Wrong settings:\n  SECRETS_KEY_ID: is required');
  const client = new KMSClient({ requestHandler: requestHandler(STORE_TIMEOUT_MS) });
  return explainFailures(
    createSecrets(kmsKeys({ client, keyId: secretsKeyId })),
    ['NotFoundException', 'DisabledException', 'KMSInvalidStateException'],
    'configuration',
  );
}
