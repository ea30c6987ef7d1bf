import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type Blobs, checkBlobKey } from '#lib/ports/blobs.ts';

/**
 * Blobs as objects of one bucket. The credentials must be allowed to list it: without that, S3
 * answers a missing object with "access denied".
 */
export function createS3Blobs(config: {
  readonly client: S3Client;
  readonly bucket: string;
}): Blobs {
  const { client, bucket: Bucket } = config;

  async function find(key: string) {
    try {
      return await client.send(new GetObjectCommand({ Bucket, Key: checkBlobKey(key) }));
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  return {
    async put(key, content, contentType) {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: checkBlobKey(key),
          Body: content,
          ContentType: contentType,
        }),
      );
    },
    async get(key) {
      return (await find(key))?.Body?.transformToByteArray();
    },
    async open(key) {
      const object = await find(key);
      if (object?.Body === undefined) return undefined;
      return { size: object.ContentLength ?? 0, stream: object.Body as Readable };
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkBlobKey(key) }));
    },
    async list(prefix, cursor) {
      // A key to start after, rather than a continuation token: a token ages, a cursor may be kept.
      const output = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter: cursor }),
      );
      const entries = (output.Contents ?? []).map(({ Key = '', LastModified }) => ({
        key: Key,
        modifiedAt: LastModified ?? new Date(0),
      }));
      const last = entries.at(-1)?.key;
      return output.IsTruncated === true && last !== undefined
        ? { entries, cursor: last }
        : { entries };
    },
  };
}
