import type { Source } from '../api/types.ts';
import type { Filled } from './filled.ts';

type Described = Pick<Source, 'fields' | 'recordCount'>;

const isListed = ({ placeholder, field }: Filled): boolean =>
  placeholder.includes('[]') && field !== '';

/** Columns of which several rows one below the other share a value that does not come back. */
export function groupColumns({ fields }: Described, filled: readonly Filled[]): readonly string[] {
  const used = new Map(filled.map((each) => [each.field, each]));
  return fields.flatMap(({ name, grouping, groups = 0 }) => {
    const each = used.get(name);
    if (grouping === 'key' && (each === undefined || !isListed(each))) return [name];
    if (each === undefined || isListed(each)) return [];
    // A single document says the same in every column.
    return groups > 1 || (groups === 1 && each.isRequired) ? [name] : [];
  });
}

/**
 * The column that tells documents apart where one takes several rows: the one that numbers them, else what
 * the template requires and has most values. Empty: each row is a document, or nothing of the template repeats.
 */
export function groupColumn(source: Described, filled: readonly Filled[]) {
  if (!filled.some(isListed)) return '';
  const key = source.fields.find(({ grouping }) => grouping === 'key');
  if (key !== undefined && !filled.some((each) => each.field === key.name && isListed(each)))
    return key.name;
  const counts = new Map(source.fields.map(({ name, groups }) => [name, groups ?? 0]));
  const required = filled.filter((each) => each.isRequired && !isListed(each));
  const telling = required.length > 0 ? required : filled.filter((each) => !isListed(each));
  const [best] = telling.toSorted(
    (a, b) => (counts.get(b.field) ?? 0) - (counts.get(a.field) ?? 0),
  );
  const count = counts.get(best?.field ?? '') ?? 0;
  const rows = Math.min(source.recordCount ?? 0, SAMPLED_ROWS);
  return best !== undefined && count > 0 && count < rows ? best.field : '';
}

/** The service counts groups among the first rows. */
const SAMPLED_ROWS = 200;
