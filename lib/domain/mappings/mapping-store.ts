import type { OwnedRecord, RecordType } from '#lib/domain/records/record-type.ts';
import { Mapping } from '#schemas/mapping.ts';

export const MAPPINGS = {
  kind: 'MAPPING',
  fields: Mapping.pick({ name: true, templateId: true, sourceId: true, fields: true }),
} as const satisfies RecordType;
export type StoredMapping = OwnedRecord<typeof MAPPINGS.fields>;
