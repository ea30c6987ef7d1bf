import { createS3Blobs } from '#lib/adapters/aws/s3-blobs.ts';
import { blobsContract } from '#tests/contracts/blobs.ts';
import { startS3 } from '#tests/support/s3.ts';

blobsContract(
  'S3',
  async () => {
    const s3 = await startS3();
    return { blobs: createS3Blobs(s3), close: s3.close };
  },
  { ordersByFolder: true },
);
