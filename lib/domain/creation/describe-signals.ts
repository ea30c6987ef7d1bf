import { loadDataDocuments } from './load-data-documents.ts';

/** The table that the detector recognises types by, in its public form. */
export async function describeSignals() {
  const { fieldAliasesOf, TYPE_SIGNALS } = await import('#lib/domain/detection/type/signals.ts');
  const types = TYPE_SIGNALS.map((each) => ({
    type: each.type,
    signals: each.signals.map(({ role, weight }) => ({ role, weight })),
    requiredSignals: each.requiredSignals.map((group) => [...group]),
    names: [...each.names],
    fieldAliases: Object.fromEntries(
      Object.entries(fieldAliasesOf(each)).map(([role, keys]) => [role, [...keys]]),
    ),
  }));
  const { SYSTEMS } = await loadDataDocuments();
  const systems = SYSTEMS.map(({ id, name, type }) => ({ id, name, type })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
  return { success: true as const, types, systems };
}
