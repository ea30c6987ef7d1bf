import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { createDynamoTable } from '#lib/adapters/aws/dynamo-table.ts';
import { createS3Blobs } from '#lib/adapters/aws/s3-blobs.ts';
import type { Config } from '#lib/config.ts';
import type { Blobs } from '#lib/ports/blobs.ts';
import type { Table } from '#lib/ports/table.ts';
import { explainFailures } from './explain-failures.ts';
import { requestHandler, STORE_TIMEOUT_MS } from './request-handler.ts';

/** Region, credentials and AWS_ENDPOINT_URL_DYNAMODB are read by the SDK. */
export const table = ({ aws }: Config): Table =>
  explainFailures(
    createDynamoTable({
      client: new DynamoDBClient({ requestHandler: requestHandler(STORE_TIMEOUT_MS) }),
      tableName: aws.tableName,
    }),
    ['ResourceNotFoundException'],
    'databaseNotConfigured',
  );

/** An endpoint set with AWS_ENDPOINT_URL_S3, which the SDK reads, rarely has a host name for each bucket. */
export const blobs = ({ aws }: Config): Blobs =>
  explainFailures(
    createS3Blobs({
      client: new S3Client({
        forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
        requestHandler: requestHandler(STORE_TIMEOUT_MS),
      }),
      bucket: aws.bucketName,
    }),
    ['NoSuchBucket'],
    'configuration',
  );
