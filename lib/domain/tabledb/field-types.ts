import type { ServiceType, TableField } from '#schemas/tabledb.ts';

/** How a value is written for templates. */
export type Formatting =
  | 'as-is'
  | 'number'
  | 'currency'
  | 'percent'
  | 'date'
  | 'datetime'
  | 'boolean'
  | 'list';

export interface FieldKind {
  readonly serviceType: ServiceType;
  readonly formatting: Formatting;
  /** Whether the value is a list. */
  readonly isArray: boolean;
}

type Row = readonly [providerTypes: string, ServiceType, Formatting, isArray?: boolean];

/** Every type of the provider, in the specification's spelling and in the provider's own. */
const ROWS: readonly Row[] = [
  ['singleLineText multilineText barcode aiText', 'text', 'as-is'],
  ['richText', 'html', 'as-is'],
  ['email', 'email', 'as-is'],
  ['url', 'url', 'as-is'],
  ['phoneNumber', 'phone', 'as-is'],
  ['number autoNumber count rating', 'number', 'number'],
  ['currency', 'currency', 'currency'],
  ['percent', 'percent', 'percent'],
  ['date', 'date', 'date'],
  ['dateTime createdTime lastModifiedTime', 'datetime', 'datetime'],
  ['duration', 'duration', 'as-is'],
  ['checkbox', 'boolean', 'boolean'],
  ['singleSelect externalSyncSource', 'select', 'as-is'],
  ['multipleSelect multipleSelects', 'multiselect', 'list', true],
  ['attachment multipleAttachments', 'attachment', 'list', true],
  ['multipleRecordLinks', 'links', 'list', true],
  ['collaborator singleCollaborator createdBy lastModifiedBy', 'user', 'as-is'],
  ['multipleCollaborators', 'users', 'list', true],
  ['formula rollup', 'computed', 'as-is'],
  ['lookup multipleLookupValues', 'lookup', 'as-is', true],
  ['button', 'button', 'as-is'],
];

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  ROWS.flatMap(([types, serviceType, formatting, isArray = false]) =>
    types.split(' ').map((type) => [type, { serviceType, formatting, isArray }] as const),
  ),
);

/** A type that came after this table. */
const UNKNOWN: FieldKind = { serviceType: 'computed', formatting: 'as-is', isArray: false };

export const kindOf = (providerType: string): FieldKind => KINDS.get(providerType) ?? UNKNOWN;

/** Links and lookups of links, whose values say nothing to a reader. */
export function holdsRecordIds({ type, options }: Pick<TableField, 'type' | 'options'>): boolean {
  const result = options?.['result'] as { readonly type?: unknown } | null | undefined;
  return [type, result?.type].some(
    (one) => typeof one === 'string' && kindOf(one).serviceType === 'links',
  );
}
