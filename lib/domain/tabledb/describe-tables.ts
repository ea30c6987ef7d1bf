import type { Ports } from '#lib/ports/index.ts';
import type { ProviderAccess, ProviderTable } from '#lib/ports/table-database.ts';
import type { TableField } from '#schemas/tabledb.ts';
import { kindOf } from './field-types.ts';
import { findTable } from './find-table.ts';
import { answerOf } from './provider-access.ts';

type Needs = Pick<Ports, 'tabledb'>;

const headOf = ({ id, name, description, primaryFieldId }: ProviderTable) => ({
  id,
  name,
  description,
  primaryFieldId,
});

/** The tables of a base. @throws tabledbError, tabledbUnavailable */
export async function listTables({ tabledb }: Needs, access: ProviderAccess, baseId: string) {
  const tables = await answerOf(tabledb.listTables(access, baseId), 'tabledbError');
  return {
    baseId,
    tables: tables.map((table) => ({
      ...headOf(table),
      fieldCount: table.fields.length,
      viewCount: table.views.length,
    })),
  };
}

function forAgents({ name, type, description }: TableField) {
  const { serviceType, isArray } = kindOf(type);
  return {
    ...{ name, type, serviceType, description, isArray },
    mustachePath: `fields.${name}`,
    hasConditional: true as const,
  };
}

/** A table's fields and views, and how templates name them. @throws tableNotFound, tabledbError, tabledbUnavailable */
export async function describeTable(
  needs: Needs,
  access: ProviderAccess,
  { baseId, tableId }: { readonly baseId: string; readonly tableId: string },
) {
  const table = await findTable(needs, access, { baseId, tableId }, 'tabledbError');
  return {
    baseId,
    table: headOf(table),
    fields: [...table.fields],
    views: [...table.views],
    aiSchema: {
      tableName: table.name,
      tableDescription: table.description,
      fields: table.fields.map(forAgents),
    },
  };
}
