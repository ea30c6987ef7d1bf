import { plainNumber } from '#lib/domain/i18n/numbers.ts';
import type { Total, TotalRole } from '#lib/domain/presentation/printed-document.ts';
import type { Field } from '../fields/unclaimed-fields.ts';
import { labelOf } from '../keys/keys.ts';
import { sumWords } from '../keys/sum-words.ts';

/** Sums that only the words of their keys tell, under the name of their role, with the field that each is; what only became of the payment comes last. */
export function speltSums(fields: readonly Field[]): ReadonlyMap<Field, Field> {
  const handled = ({ key }: Field) => Number(sumWords(key)?.handled === true);
  return new Map(
    fields
      .toSorted((a, b) => handled(a) - handled(b))
      .map((field) => {
        const name = sumWords(field.key)?.role.toLowerCase() ?? field.name;
        return [{ ...field, name }, field];
      }),
  );
}

/** What a key's words only suggest yields to what another says by name, unless it is the same figure. */
export function fitsBeside(
  { value }: Field,
  role: TotalRole,
  totals: readonly Total[],
  numbers: ReadonlyMap<string, number>,
): boolean {
  const known = totals.filter((total) => total.role === role);
  const isSame = (total: Total) => numbers.get(total.value.path) === plainNumber(value);
  return known.length === 0 || role === 'subtotal' || known.some(isSame);
}

/** Whoever spells a sum in words of a program wants the usual one in the document. */
export function speltLabel(
  field: Field,
  usual: string | undefined,
  totals: readonly Total[],
): string | undefined {
  if (usual === 'Subtotal' && totals.some(({ role }) => role === 'subtotal'))
    return labelOf(field.key);
  return usual ?? (field.name === 'amountdue' ? 'Amount due' : undefined);
}
