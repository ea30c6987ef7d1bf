import type { SourceField } from '#schemas/source.ts';
import type { Candidate } from './suggest-mappings.ts';

/** Whole objects of JSON: what is in them are fields of their own. */
const isObjects = ({ type }: SourceField): boolean => type === 'computed';

/** A field, and those of the records that it links to: what a reader can read, so neither objects nor ids of records. */
export function candidatesOf(field: SourceField): Candidate[] {
  const { name, serviceType, isArray, samples, grouping, linkedFields } = field;
  if (isObjects(field) || (serviceType === 'links' && linkedFields === undefined)) return [];
  const linked = (linkedFields ?? []).filter((one) => one.serviceType !== 'links');
  return [
    { name, serviceType, isArray, samples, ...(grouping && { grouping }) },
    ...linked.map((one) => ({
      ...{ serviceType: one.serviceType, isArray: true, samples: [] },
      ...(one === linkedFields?.[0] && { sameAs: name }),
      name: `${name} → ${one.name}`,
    })),
  ];
}
