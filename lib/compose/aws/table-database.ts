import type { Config } from '#lib/config.ts';
import type { TableDatabase } from '#lib/ports/table-database.ts';
import { composeTableDatabase } from '../table-database.ts';
import { table } from './stores.ts';

/** The provider, behind limits that all functions keep together. */
export const tabledb = (config: Config): TableDatabase =>
  composeTableDatabase(config, table(config));
