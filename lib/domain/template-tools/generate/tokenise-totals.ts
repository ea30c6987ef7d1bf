import type { Total, TotalRole } from '#lib/domain/presentation/printed-document.ts';
import type { Tokens } from './tokens.ts';

/** The order in which amounts stand. */
const ORDER: readonly TotalRole[] = [
  'subtotal',
  'discount',
  'shipping',
  'tax',
  'total',
  'paid',
  'change',
  'due',
];

/** Rows of amounts, once for each kind: other data may have fewer or more of them, or other kinds. */
export function tokeniseTotals(totals: readonly Total[], tokens: Tokens): readonly Total[] {
  const byList = Map.groupBy(totals, ({ value }) => listOf(value.path));
  const rows = [...byList].map(([list, alike]) => tokeniseAlike(list, alike, tokens));
  const present = new Set(totals.map(({ role }) => role));
  if (present.size === 0) return [];
  for (const role of ORDER) {
    if (present.has(role)) continue;
    const later = ORDER.slice(ORDER.indexOf(role) + 1);
    const at = rows.findIndex((row) => later.includes(row.role));
    rows.splice(at === -1 ? rows.length : at, 0, absent(role, tokens));
  }
  return rows;
}

const listOf = (path: string): string => path.replace(/\[\d+\]$/, '');

function tokeniseAlike(list: string, alike: readonly Total[], tokens: Tokens): Total {
  const [first] = alike;
  if (first === undefined) throw new TypeError(`no amounts in ${list}`);
  const { role, value } = first;
  return tokens.within(list, 'total', () => {
    const text = tokens.of(value.text, `${value.path}.text`);
    return { role, value: { ...value, text, label: labelOf(alike, tokens) } };
  });
}

/** A label of the product's own stays, which a user may rename; a rate, and what the data calls it, is a value. */
function labelOf(alike: readonly Total[], tokens: Tokens): string {
  const [first] = alike;
  const { path = '', label = '' } = first?.value ?? {};
  const name = (of: string) => String(tokens.valueAt(`${of}.name`) ?? '');
  const names = new Set(alike.map(({ value }) => name(value.path)));
  const isOwn = alike.some(({ labelled }) => labelled);
  if (isOwn || names.size > 1 || /\d/.test(name(path))) return tokens.of(label, `${path}.label`);
  const rates = alike.map(({ value }) => String(tokens.valueAt(`${value.path}.rate`) ?? ''));
  const isRated = first?.role === 'tax' || rates.some((rate) => rate !== '');
  return name(path) + (isRated ? tokens.of(rates[0] ?? '', `${path}.rate`) : '');
}

/** A row for what the sample has not, with the label that the data brings. */
function absent(role: TotalRole, tokens: Tokens): Total {
  const list = `printed.totals.${role}`;
  return tokens.within(list, 'total', () => {
    const of = (name: string) => tokens.of('–', `${list}[0].${name}`, 'text', { absent: true });
    const value = { path: list, kind: 'money' as const, label: of('label'), text: of('text') };
    return { role: role === 'due' || role === 'total' ? 'other' : role, value };
  });
}
