import type { Retention } from '#lib/domain/expiry/retention.ts';
import { ANSWER_BLOBS, ANSWER_LIFE_MS } from './answer-store.ts';

/** An answer's item goes by the table's own clean-up, its file by its age. */
export const answerRetention: Retention = {
  areas: [
    {
      prefix: ANSWER_BLOBS,
      isOrphan: async (needs, { modifiedAt }) =>
        needs.now().getTime() - modifiedAt.getTime() > ANSWER_LIFE_MS,
    },
  ],
};
