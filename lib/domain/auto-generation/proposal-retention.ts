import type { Retention } from '#lib/domain/expiry/retention.ts';
import {
  PROPOSAL_BLOBS,
  parseProposalBlobKey,
  proposalBlobKey,
  proposalKey,
  StoredProposal,
} from './proposal-store.ts';

/** Proposals end after a day, whatever became of them. */
export const proposalRetention: Retention = {
  kind: 'PROPOSAL',
  async remove(needs, { ownerId, id, dueAt }, now) {
    const item = await needs.table.get(proposalKey(ownerId, id));
    const end = item === undefined ? dueAt : Date.parse(StoredProposal.parse(item.value).expiresAt);
    if (end > now) return { kind: 'alive', expiresAt: end };
    // The item may be gone before its file: the table drops it by itself.
    await needs.blobs.delete(proposalBlobKey(ownerId, id));
    await needs.table.delete(proposalKey(ownerId, id));
    return { kind: 'removed' };
  },
  areas: [
    {
      prefix: PROPOSAL_BLOBS,
      async isOrphan(needs, { key }) {
        const of = parseProposalBlobKey(key);
        return !of || !(await needs.table.get(proposalKey(of.ownerId, of.id)));
      },
    },
  ],
};
