import { randomUUID } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { createDynamoTable } from '#lib/adapters/aws/dynamo-table.ts';
import { createLambdaRenderer } from '#lib/adapters/aws/lambda-renderer.ts';
import { createS3Blobs } from '#lib/adapters/aws/s3-blobs.ts';
import { createJsonLog } from '#lib/adapters/log/json-log.ts';
import { type Config, readConfig } from '#lib/config.ts';
import type { App } from '#lib/lambda/handler.ts';
import { invocationFields } from '#lib/lambda/invocation.ts';
import type { Blobs } from '#lib/ports/blobs.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { Log } from '#lib/ports/log.ts';
import type { Model } from '#lib/ports/model.ts';
import type { Queue } from '#lib/ports/queue.ts';
import { composeGate } from './gate.ts';

const CONNECTION_TIMEOUT_MS = 2_000;
export const STORE_TIMEOUT_MS = 10_000;
/** Longer than the renderer function may run. */
const RENDER_TIMEOUT_MS = 85_000;

export const requestHandler = (requestTimeout: number) => ({
  connectionTimeout: CONNECTION_TIMEOUT_MS,
  requestTimeout,
  throwOnRequestTimeout: true,
});

/** JSON lines for CloudWatch, each with the ids of the request. */
export function composeLog(config: Config): Log {
  return createJsonLog({
    level: config.logLevel,
    write: (line) => process.stdout.write(line),
    fields: invocationFields,
  });
}

/** The SDK itself reads AWS_ENDPOINT_URL_S3; whoever sets it rarely has a host name for each bucket. */
export function composeBlobs(config: Config): Blobs {
  const client = new S3Client({
    forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    requestHandler: requestHandler(STORE_TIMEOUT_MS),
  });
  return createS3Blobs({ client, bucket: config.aws.bucketName });
}

function composePorts(config: Config, { model, queue }: Extras): Ports {
  return {
    table: createDynamoTable({
      client: new DynamoDBClient({ requestHandler: requestHandler(STORE_TIMEOUT_MS) }),
      tableName: config.aws.tableName,
    }),
    blobs: composeBlobs(config),
    renderer: createLambdaRenderer({
      // One attempt more, for a throttled or broken connection: a render that ran must not run thrice.
      client: new LambdaClient({
        maxAttempts: 2,
        requestHandler: requestHandler(RENDER_TIMEOUT_MS),
      }),
      functionName: config.aws.rendererFunction,
    }),
    model,
    queue,
    log: composeLog(config),
    settings: config.settings,
    now: () => new Date(),
    newId: randomUUID,
  };
}

/** What only some functions have, and only they carry the code of. */
export interface Extras {
  readonly model?: Model | undefined;
  readonly queue?: Queue | undefined;
}

/**
 * DynamoDB, S3 and the renderer function. Region, credentials and AWS_ENDPOINT_URL_… are read by the SDK.
 *
 * @param extras see `composeAwsWithModel` and `composeAwsWithJobs`.
 */
export function composeAws(config: Config = readConfig(), extras: Extras = {}): App {
  const ports = composePorts(config, extras);
  return { ports, gate: composeGate(ports) };
}
