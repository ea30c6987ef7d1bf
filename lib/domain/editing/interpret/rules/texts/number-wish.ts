import type { Operation } from '#lib/domain/editing/operations.ts';

/** How numbers are to be written, as `reformat` has it. */
export type Numbers = Omit<
  Extract<Extract<Operation, { op: 'reformat' }>['to'], { what: 'number' }>,
  'what'
>;
/** What stands between thousands. */
export type Mark = NonNullable<Numbers['grouping']>;
