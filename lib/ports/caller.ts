import type { TierName } from '#schemas/settings.ts';

/** Who a request's API key belongs to. */
export interface Caller {
  /** Owns sessions, documents and templates; several keys may share it. */
  readonly ownerId: string;
  readonly keyId: string;
  readonly tier: TierName;
  /** false for demo keys: they cannot keep templates. */
  readonly registered: boolean;
}
