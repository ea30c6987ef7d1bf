import type { Retention } from '#lib/domain/expiry/retention.ts';
import { recordKey } from '#lib/domain/records/record-type.ts';
import { removeVersions } from './remove-versions.ts';
import {
  contentKey,
  parseTemplateBlobKey,
  SAVED_TEMPLATES,
  TEMPLATE_BLOBS,
} from './saved-template-store.ts';

/** Templates do not expire: what is due is a deletion, which may have been cut short. */
export const templateRetention: Retention = {
  kind: SAVED_TEMPLATES.kind,
  async remove(needs, { ownerId, id }) {
    const exists = (await needs.table.get(recordKey(SAVED_TEMPLATES, ownerId, id))) !== undefined;
    const removed = exists ? 0 : await removeVersions(needs, ownerId, id);
    return { kind: removed > 0 ? 'removed' : 'gone' };
  },
  areas: [
    {
      prefix: TEMPLATE_BLOBS,
      async isOrphan(needs, { key }) {
        const of = parseTemplateBlobKey(key);
        return !of || !(await needs.table.get(contentKey(of.ownerId, of.id, of.contentId)));
      },
    },
  ],
};
