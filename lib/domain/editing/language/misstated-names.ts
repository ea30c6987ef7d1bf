import type { Subject } from '../interpret/interpretation.ts';
import type { Token } from '../interpret/language/tokens.ts';
import type { Operation } from '../operations.ts';
import type { Written } from './written-texts.ts';

/** "Walls and ceiling should be Fair": what another column says is no name of the row. */
export const isOfOtherColumn = ({ nodes, before, text }: Written, { content }: Subject): boolean =>
  content.tables.some(({ rows }) => {
    const own = rows.find(({ cells }) => cells.some((cell) => nodes.includes(cell)));
    const column = own?.cells.findIndex((cell) => nodes.includes(cell));
    if (own?.cells[column ?? -1]?.text !== before) return false;
    const columns = rows.flatMap(({ cells }) =>
      cells.flatMap((cell, at) => (cell.text.toLowerCase() === text.toLowerCase() ? [at] : [])),
    );
    return columns.length > 0 && columns.every((at) => at !== column);
  });

const OLD = /\b(?:not|instead of|rather than) (\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)/u;

/** "Mrs A. Okafor, not Mr R.": where "Mr R. Okafor" stands elsewhere, that was meant. */
export function isOldNameElsewhere(
  written: readonly Written[],
  tokens: readonly Token[],
  { content }: Subject,
): boolean {
  const said = tokens.flatMap(({ raw, quoted }) => (quoted ? [] : [raw])).join(' ');
  const old = OLD.exec(said)?.[1];
  return (
    old !== undefined &&
    written.length > 0 &&
    content.nodes.some(({ text }) => text.startsWith(old)) &&
    !written.some(
      ({ before, nodes }) => before.includes(old) || nodes.some(({ text }) => text.includes(old)),
    )
  );
}

const FULL_NAME = /^\p{Lu}[\p{L}'-]+ (?:\p{Lu}\S* )?\p{Lu}[\p{L}'-]+$/u;

/** "Jolene Hatcher, not Marcy" of a "Marcy Donahue": the other half of the name would stay. */
export const isPartOfName = ({ nodes, before, text }: Written): boolean =>
  FULL_NAME.test(text) &&
  /^\p{Lu}[\p{L}'-]+$/u.test(before) &&
  nodes.some(({ role, text: all }) => {
    if (role === 'party-name') return all !== before;
    const [first = '', rest = ''] = all.split(before);
    const isBeside = /^ \p{Lu}\p{Ll}/u.test(rest) || /(?:^|[^.] )\p{Lu}\p{Ll}+ $/u.test(first);
    return (role.startsWith('party') || FULL_NAME.test(all)) && isBeside;
  });

/** "to her home address in Ottawa": a town alone is no address of a party. */
export const isPartOfPlace = (
  { nodes, before, text }: Written,
  words: readonly string[],
): boolean =>
  /^\p{Lu}[\p{L}'-]+$/u.test(text) &&
  nodes.some(({ role, text: all }) => role.startsWith('party') && all !== before) &&
  words.some(
    (word, at) => word === text.toLowerCase() && /^(?:in|at|near|from)$/.test(words[at - 1] ?? ''),
  );

const EVERYWHERE = /^(?:every|each|all|both|everywhere|throughout|wherever|always)$/;

/**
 * "change the paddle to walnut" where several lines are paddles, "Fair not Good" where several cells are:
 * which of them is not said.
 */
export function isInSeveralNames(
  operations: readonly Operation[],
  words: readonly string[],
  { content }: Subject,
): boolean {
  if (words.some((word) => EVERYWHERE.test(word))) return false;
  const names = content.lineItems?.rows.flatMap(({ cells }) => cells.slice(0, 1)) ?? [];
  const cells = content.tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells.slice(1)));
  return operations.some((one) => {
    if (one.op !== 'replace-text') return false;
    const { find, targets } = one;
    const named = names.filter(({ text }) => text.includes(find));
    const whole = cells.filter(({ id, text }) => text === find && (targets?.includes(id) ?? true));
    const isColumn = whole.some(({ label = '' }) => words.includes(label.toLowerCase()));
    return (
      (targets === undefined && /^\p{Ll}/u.test(find) && named.length > 1) ||
      (whole.length > 1 && !isColumn)
    );
  });
}
