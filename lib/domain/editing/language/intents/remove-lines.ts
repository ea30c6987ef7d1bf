import type { BillLine } from '../bill.ts';
import { type Intent, several } from './intent.ts';

export const removeLines: Intent = (values, { table, lines }) => {
  const counted = values['counted'] as readonly BillLine[] | undefined;
  if (counted !== undefined && table !== undefined)
    return {
      operations: counted.map(({ row }) => ({ op: 'remove-row', table: table.id, row: row.id })),
    };
  const named = values['lines'] as readonly BillLine[];
  if (named.length > 1) return several(named);
  const [line] = named;
  if (line === undefined || table === undefined) return undefined;
  if (lines.length === 1)
    return { refused: `“${line.name}” is the only line: without it nothing would be charged` };
  return { operations: [{ op: 'remove-row', table: table.id, row: line.row.id }] };
};
