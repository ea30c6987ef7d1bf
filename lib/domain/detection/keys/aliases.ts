import { wordList } from '#lib/shared/text/word-list.ts';
import { COMMERCIAL_ALIASES } from './commercial-aliases.ts';
import { FOREIGN_ALIASES } from './foreign-aliases.ts';
import { FOREIGN_WORDING } from './foreign-wording.ts';
import { WRITTEN_ALIASES } from './written-aliases.ts';

const ENGLISH = { ...COMMERCIAL_ALIASES, ...WRITTEN_ALIASES };

/** A part that a key can play. */
export type Role = keyof typeof ENGLISH;

/**
 * Which keys play which part, normalised (see `normalizeKey`). One table for the detector, the
 * document model and everybody who asks what the service understands.
 */
export const ALIASES: Readonly<Record<Role, readonly string[]>> = {
  ...ENGLISH,
  ...Object.fromEntries(
    [...new Set([...Object.keys(FOREIGN_ALIASES), ...Object.keys(FOREIGN_WORDING)])].map((role) => [
      role,
      [
        ...new Set(
          [ENGLISH[role as Role] ?? [], FOREIGN_ALIASES[role], FOREIGN_WORDING[role]].flatMap(
            (names) => (typeof names === 'string' ? wordList(names) : (names ?? [])),
          ),
        ),
      ],
    ]),
  ),
};

let _names: ReadonlySet<string> | undefined;

const sets = new Map<Role, ReadonlySet<string>>();

/** True when the normalised key is known for the role. */
export function plays(role: Role, normalizedKey: string): boolean {
  let set = sets.get(role);
  if (set === undefined) {
    set = new Set<string>(ALIASES[role]);
    sets.set(role, set);
  }
  return set.has(normalizedKey);
}
