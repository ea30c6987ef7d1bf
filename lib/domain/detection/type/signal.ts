import type { DocumentType } from '#schemas/template.ts';
import type { Role } from '../keys/aliases.ts';
import type { Cue } from './cues.ts';

/** How much a part that the data has speaks for a type. */
export interface Signal {
  readonly role: Role;
  readonly weight: number;
  /** What the value must be for the key to count. Default: anything but empty. */
  readonly form?: 'prose' | 'party' | 'list' | 'priced' | 'true';
  /** True when a list or an object whose key only ends like a known one counts too: `completedIssues`. */
  readonly endings?: boolean;
  /** Keys that play the role in this type only. */
  readonly also?: readonly string[];
  /** Keys of the role that mean much else, and count half. */
  readonly vague?: readonly string[];
}

export interface TypeSignals {
  readonly type: DocumentType;
  readonly signals: readonly Signal[];
  /** Without any of these the type is not considered. A group counts when all of it is there. */
  readonly requiredSignals: readonly (readonly (Role | Cue)[])[];
  /** What wording and shape say beside the keys. */
  readonly cues: readonly (readonly [cue: Cue, weight: number])[];
  /**
   * Words that name the type in a title, in a `type` field, in the name of a wrapper or in the caller's
   * intent. `*` stands for the beginning of a compound.
   */
  readonly names: readonly string[];
}

/** Groups of parts, as `dueDate+total amountDue`. */
export function allOf(text: string): readonly (readonly (Role | Cue)[])[] {
  return text.split(' ').map((group) => group.split('+') as (Role | Cue)[]);
}

/** Signals, each as its role, its weight and what else is to be said of it. */
export function signals(
  list: readonly (readonly [role: Role, weight: number, more?: Omit<Signal, 'role' | 'weight'>])[],
): readonly Signal[] {
  return list.map(([role, weight, more]) => ({ role, weight, ...more }));
}
