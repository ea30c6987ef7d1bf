import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import type { Bill } from './bill.ts';
import { stemOf, stemsOf } from './stems.ts';

const INTO = /^(?:under|underneath|below|beneath|in|into|to)$/;
const OF_IT = /^(?:the|our|your|my|a|section|part|group|heading)$/;
const MOST_WORDS = 6;

interface Place {
  /** Of the groups of the bill. */
  readonly group: number;
  /** Of the tokens. */
  readonly from: number;
  readonly to: number;
}

/** "Castors, 4 at 18.50, goes under parts": a new line stands last below the heading that is named, which is no part of its name. */
export function withPlaces(
  operations: readonly Operation[],
  tokens: readonly Token[],
  instruction: string,
  { table, groups }: Bill,
): readonly Operation[] {
  if (table === undefined || groups.length < 2) return operations;
  if (!operations.some(({ op }) => op === 'add-row')) return operations;
  const place = placeIn(tokens, groups);
  const group = place && groups[place.group];
  const last = group?.lines.at(-1);
  if (place === undefined || last === undefined) return operations;
  const [first, end] = [tokens[place.from], tokens[place.to - 1]];
  const said = instruction.slice(first?.start, end?.end);
  const at = table.rows.indexOf(last.row) + 1;
  return operations.map((operation) =>
    operation.op === 'add-row' && operation.table === table.id
      ? {
          ...operation,
          at,
          isLast: true,
          cells: operation.cells.map((cell) => withoutPlace(cell, said)),
        }
      : operation,
  );
}

function withoutPlace(cell: string, said: string): string {
  const at = cell.toLowerCase().indexOf(said.toLowerCase());
  if (at <= 0) return cell;
  return `${cell.slice(0, at)}${cell.slice(at + said.length)}`.replace(/\s+/g, ' ').trim();
}

/** "add 85 for photographs to the costs": the heading of another table than the one that got the line. */
export function otherTable(
  operations: readonly Operation[],
  tokens: readonly Token[],
  { subject: { content }, groups }: Bill,
): string | undefined {
  const added = operations.flatMap((one) => (one.op === 'add-row' ? [one.table] : []));
  if (added.length === 0 || placeIn(tokens, groups) !== undefined) return undefined;
  const headed = content.tables.flatMap(({ id, region }) => {
    const heading = content.regions.find(({ name }) => name === region)?.heading;
    return heading === undefined ? [] : [{ id, heading, stems: stemsOf(heading) }];
  });
  const place = placeIn(tokens, headed);
  const table = place && headed[place.group];
  return table === undefined || added.includes(table.id) ? undefined : table.heading;
}

/** Words that name one heading and nothing else, the longest first. */
function placeIn(
  tokens: readonly Token[],
  groups: readonly { readonly stems: readonly string[] }[],
): Place | undefined {
  for (const [from, { word, quoted }] of tokens.entries()) {
    if (quoted || !INTO.test(word)) continue;
    for (let to = Math.min(tokens.length, from + MOST_WORDS); to > from + 1; to--) {
      const stems = tokens
        .slice(from + 1, to)
        .filter((token) => !OF_IT.test(token.word))
        .map((token) => (token.quoted ? '' : stemOf(token.word)));
      if (stems.length === 0) continue;
      const named = groups.flatMap(({ stems: own }, group) =>
        stems.every((stem) => own.includes(stem)) ? [group] : [],
      );
      const [group, ...others] = named;
      if (group !== undefined && others.length === 0) return { group, from, to };
    }
  }
  return undefined;
}
