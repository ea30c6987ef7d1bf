/**
 * The address that an attack tries to reach: `extension` decides what is served there, `scheme`
 * takes the place of http. The path names the attack, so that a canary can tell who came.
 */
export type Aim = (extension: string, scheme?: string) => string;

export interface Attack {
  readonly id: string;
  readonly markup: (at: Aim) => string;
}

/** Attacks by their ids. */
export function attacks(markups: Readonly<Record<string, Attack['markup']>>): Attack[] {
  return Object.entries(markups).map(([id, markup]) => ({ id, markup }));
}
