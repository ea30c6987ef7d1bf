import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import { spokenNumber } from './slots/spoken-numbers.ts';
import { stemOf } from './stems.ts';

/** "two rounds, not one" of "one round of changes": what is counted goes with its number. */
export function withCountedNouns(
  operations: readonly Operation[],
  tokens: readonly Token[],
  { content: { nodes } }: Subject,
): readonly Operation[] {
  return operations.map((operation) => {
    if (operation.op !== 'replace-text') return operation;
    const { find, replace, targets } = operation;
    if (!isNumber(find) || !isNumber(replace)) return operation;
    const said = tokens.findIndex(({ word }) => word === replace.toLowerCase());
    const noun = tokens[said + 1]?.word ?? '';
    const own = nodes.flatMap(({ id, text }) =>
      (targets?.includes(id) ?? true)
        ? (new RegExp(`\\b${find} (\\p{Ll}+)`, 'u').exec(text)?.[1] ?? [])
        : [],
    );
    const isSame = own.length > 0 && own.every((one) => stemOf(one) === stemOf(noun));
    return said >= 0 && isSame && own[0] !== noun
      ? { ...operation, find: `${find} ${own[0]}`, replace: `${replace} ${noun}` }
      : operation;
  });
}

const isNumber = (text: string): boolean =>
  /^\d+$/.test(text) || spokenNumber(text.toLowerCase()) !== undefined;
