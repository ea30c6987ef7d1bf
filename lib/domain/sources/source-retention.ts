import type { Retention } from '#lib/domain/expiry/retention.ts';
import { recordKey } from '#lib/domain/records/record-type.ts';
import { parseSourceBlobKey, SOURCE_BLOBS, SOURCES } from './source-store.ts';

/** Sources do not expire; a file whose source has another one, or is no more, is left over. */
export const sourceRetention: Retention = {
  areas: [
    {
      prefix: SOURCE_BLOBS,
      async isOrphan(needs, { key }) {
        const of = parseSourceBlobKey(key);
        const item = of && (await needs.table.get(recordKey(SOURCES, of.ownerId, of.id)));
        return item?.value['contentId'] !== of?.contentId || item === undefined;
      },
    },
  ],
};
