/**
 * The address that an attack tries to reach: `extension` decides what is served there, `scheme`
 * takes the place of http. The path names the attack, so that a canary can tell who came.
 */
export type Aim = (extension: string, scheme?: string) => string;

export interface Attack {
  readonly id: string;
  readonly markup: (at: Aim) => string;
  /**
   * The browser itself has no such feature, or keeps it from markup without a user: nothing is
   * reached even when the policy allows it. It stays in the table in case that changes.
   */
  readonly inert?: true;
}

/** Attacks from lines `id → markup`. `inert` names those that reach nothing in any case. */
export function attacks(
  markups: Readonly<Record<string, (at: Aim) => string>>,
  inert: readonly string[] = [],
): Attack[] {
  return Object.entries(markups).map(([id, markup]) => ({
    id,
    markup,
    ...(inert.includes(id) ? { inert: true as const } : {}),
  }));
}
