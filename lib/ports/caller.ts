import type { TierName } from '#schemas/settings.ts';

/** Who sends a request, known from the API key alone: never from a body. */
export interface Caller {
  /** The account. Everything stored belongs to it; its keys come and go. */
  readonly ownerId: string;
  /** The key that was used. Not secret. */
  readonly keyId: string;
  readonly tier: TierName;
  /** false: the demo tier, which may not keep templates. */
  readonly registered: boolean;
}
