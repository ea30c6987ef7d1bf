import type { Party } from '#lib/domain/presentation/printed-document.ts';
import type { DetectedType } from '#schemas/analysis.ts';
import { type Field, fieldOf } from '../fields/unclaimed-fields.ts';
import { plays } from '../keys/aliases.ts';
import { normalizeKey } from '../keys/keys.ts';
import { isObject } from '../normalize/unwrap.ts';
import type { Writing } from '../values.ts';
import { partiesIn } from './party-lists.ts';
import { COMPANY } from './party-names.ts';

const MAX_PARTIES = 6;

/** Who agrees, where the data only says who signs: each for a company, or for themselves. */
export function signingParties(
  type: DetectedType,
  fields: readonly Field[],
  writing: Writing,
): readonly Party[] {
  const signers = fields.find(
    ({ name, value }) => plays('signatures', name) && Array.isArray(value),
  );
  const list = signers?.value;
  if (type !== 'contract' || signers === undefined || !Array.isArray(list)) return [];
  if (list.length < 2 || list.length > MAX_PARTIES || !list.every(isObject)) return [];
  const { found } = partiesIn(fieldOf(signers.path, 'parties', list), writing);
  return found.flatMap(({ party }): Party[] => {
    const company = party.lines.find(({ path }) =>
      COMPANY.includes(normalizeKey(path.slice(path.lastIndexOf('.') + 1))),
    );
    if (party.name === undefined) return [];
    if (company === undefined) return [{ ...party, lines: [] }];
    return [{ ...party, name: company.text, lines: [{ ...company, text: party.name }] }];
  });
}
