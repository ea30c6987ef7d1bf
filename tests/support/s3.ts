import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';

/** An object store of this test file's own, speaking the real protocol, with one empty bucket. */
export interface TestS3 {
  readonly endpoint: string;
  readonly client: S3Client;
  readonly bucket: string;
  close(): Promise<void>;
}

export async function startS3(bucket = 'pagewright'): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'pagewright-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    // The only credentials that this server knows.
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
  return {
    endpoint,
    client,
    bucket,
    async close() {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
