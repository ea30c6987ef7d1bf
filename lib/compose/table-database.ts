import { createAirtable } from '#lib/adapters/airtable/airtable.ts';
import type { Config } from '#lib/config.ts';
import type { Table } from '#lib/ports/table.ts';
import type { TableDatabase } from '#lib/ports/table-database.ts';

/** The provider's web API; its limits are kept in the table. */
export const composeTableDatabase = ({ tableDatabaseUrl }: Config, table: Table): TableDatabase =>
  createAirtable({ baseUrl: tableDatabaseUrl, table });
