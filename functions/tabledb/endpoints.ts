import { connectBases } from './connect.ts';
import { getRecord } from './get-record.ts';
import { getSchema } from './get-schema.ts';
import { records } from './list-records.ts';
import { tables } from './list-tables.ts';

export const endpoints = [connectBases, tables, getSchema, records, getRecord];
