import Negotiator from 'negotiator';

const JSON_TYPE = 'application/json';
/** The second is what clients mean that add a charset to the range. */
const JSON_CANDIDATES = [JSON_TYPE, `${JSON_TYPE}; charset=utf-8`];

/**
 * Whether a client wants the file of `mediaType` itself or JSON around it.
 *
 * The file: without a preference, and where the header matches its type. JSON: where the header names
 * application/json at least as high as the file's type, as axios does by listing it next to a
 * wildcard, and where it does not match the file's type. Never throws.
 */
export function negotiateFile(accept: string | undefined, mediaType: string): 'file' | 'json' {
  if (accept === undefined || accept.trim() === '') return 'file';
  if (best(accept, [mediaType]) === undefined) return 'json';
  if (!names(accept, JSON_TYPE)) return 'file';
  // Negotiator breaks a tie by the header's order. JSON wins ties, so it has to lose in both orders.
  const candidates = [mediaType, ...JSON_CANDIDATES];
  const reversed = accept.split(',').reverse().join(',');
  return [accept, reversed].every((header) => best(header, candidates) === mediaType)
    ? 'file'
    : 'json';
}

/** The best of `candidates` for the header; undefined when it accepts none. */
function best(accept: string, candidates: string[]): string | undefined {
  return new Negotiator({ headers: { accept } }).mediaType(candidates);
}

/** Whether a range with a quality above 0 is exactly `mediaType`, not a wildcard. */
function names(accept: string, mediaType: string): boolean {
  const ranges = new Negotiator({ headers: { accept } }).mediaTypes();
  return ranges.some((range) => range.toLowerCase() === mediaType);
}
