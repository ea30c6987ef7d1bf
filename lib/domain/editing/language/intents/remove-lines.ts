import type { BillLine } from '../bill.ts';
import { type Intent, several } from './intent.ts';

export const removeLines: Intent = (values, { table, lines }) => {
  const counted = values['counted'] as readonly BillLine[] | undefined;
  if (counted !== undefined && table !== undefined)
    return {
      operations: counted.map(({ row }) => ({ op: 'remove-row', table: table.id, row: row.id })),
    };
  if (table === undefined) return undefined;
  const rows = new Set<string>();
  for (const named of [values['lines'], values['also'] ?? []] as (readonly BillLine[])[]) {
    if (named.length > 1) return several(named);
    for (const { row } of named) rows.add(row.id);
  }
  const [line] = values['lines'] as readonly BillLine[];
  if (line === undefined) return undefined;
  if (lines.length === rows.size)
    return {
      refused: `Without “${line.name}” nothing would be charged: it is what is left of the lines`,
    };
  return { operations: [...rows].map((row) => ({ op: 'remove-row', table: table.id, row })) };
};
