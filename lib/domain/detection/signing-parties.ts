import type { DetectedType } from '#schemas/analysis.ts';
import type { JsonObject } from '#schemas/json.ts';
import { plays } from './aliases.ts';
import { labelOf, normalizeKey } from './keys.ts';
import type { Party } from './model.ts';
import { COMPANY, NAME } from './parties.ts';
import { ROLE_KEYS } from './party-lists.ts';
import type { Field } from './pool.ts';
import { isObject, joinPath } from './unwrap.ts';

const MAX_PARTIES = 6;

/** Who agrees, where the data only says who signs: each for a company, or for themselves. */
export function signingParties(type: DetectedType, fields: readonly Field[]): readonly Party[] {
  if (type !== 'contract') return [];
  const field = fields.find(
    ({ name, value }) =>
      plays('signatures', name) &&
      Array.isArray(value) &&
      value.length >= 2 &&
      value.length <= MAX_PARTIES &&
      value.every(isObject),
  );
  if (field === undefined || !Array.isArray(field.value)) return [];
  const parties = field.value.flatMap((item, index): Party[] => {
    if (!isObject(item)) return [];
    const path = joinPath(field.path, index);
    const [company, person] = [wordIn(item, COMPANY), wordIn(item, NAME)];
    const name = company ?? person;
    if (name === undefined) return [];
    const lines =
      company === undefined || person === undefined
        ? []
        : [{ path, label: '', kind: 'text' as const, text: person }];
    const role = wordIn(item, ROLE_KEYS.map(normalizeKey));
    const label = role === undefined ? `Party ${index + 1}` : labelOf(role);
    return [{ path, role: 'other', label, name, lines }];
  });
  return parties.length === field.value.length ? parties : [];
}

function wordIn(item: JsonObject, names: readonly string[]): string | undefined {
  const found = Object.entries(item).find(
    ([key, value]) =>
      names.includes(normalizeKey(key)) && typeof value === 'string' && value.trim() !== '',
  );
  return found === undefined ? undefined : String(found[1]).trim();
}
