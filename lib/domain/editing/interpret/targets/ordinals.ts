import { dictionary } from '../../dictionary.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import {
  columnTarget,
  regionTarget,
  rowsTarget,
  tableTarget,
  textTarget,
  totalTarget,
} from './make.ts';
import type { Scope } from './scope.ts';

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...'first second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((word, at) => [word, at] as const),
  ...'1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th'.split(' ').map((word, at) => [word, at] as const),
  ['last', -1],
  ['final', -1],
  ['bottom', -1],
  ['top', 0],
]);

type Nth = (scope: Scope, at: number) => Target | undefined;

const tableOf = ({ content }: Scope) => content.lineItems ?? content.tables[0];

const row: Nth = (scope, at) => {
  const table = tableOf(scope);
  const found = table?.rows.at(at);
  return table && found && rowsTarget(table, [found], `row ${table.rows.indexOf(found) + 1}`);
};

const NOUNS: Readonly<Record<string, Nth>> = dictionary({
  table: ({ content }, at) => {
    const table = content.tables.at(at);
    return table && tableTarget(content, table, `table ${content.tables.indexOf(table) + 1}`);
  },
  column: (scope, at) => {
    const table = tableOf(scope);
    return table && columnTarget(scope.content, table, at < 0 ? table.columns.length + at : at);
  },
  row,
  item: row,
  'line item': row,
  'item row': row,
  'table row': row,
  'data row': row,
  entry: row,
  service: row,
  position: row,
  product: row,
  section: ({ content }, at) => {
    const region = content.regions.at(at);
    return region && regionTarget(content, region);
  },
  paragraph: (scope, at) => nth(scope, at, 'prose', 'paragraph'),
  heading: (scope, at) => nth(scope, at, 'heading', 'heading'),
  total: ({ content }, at) => {
    const line = content.totals.at(at);
    return line && totalTarget(line);
  },
});

function nth(scope: Scope, at: number, role: string, name: string): Target | undefined {
  const nodes = scope.nodes.filter((node) => node.role === role);
  const node = nodes.at(at);
  return node && textTarget([node], `${name} ${nodes.indexOf(node) + 1}`);
}

/** "second table", "last row", "column 3" */
export function ordinalTarget(phrase: Phrase, at: number, context: Context): Scanned | undefined {
  const word = (place: number) => {
    const token = phrase.tokens[place];
    return token === undefined || token.quoted ? '' : token.word;
  };
  const place = ORDINALS.get(word(at));
  for (const length of [2, 1]) {
    const noun = Array.from({ length }, (_, step) => word(at + 1 + step)).join(' ');
    const find = place === undefined || !Object.hasOwn(NOUNS, noun) ? undefined : NOUNS[noun];
    const target = place === undefined ? undefined : find?.(context.scope, place);
    if (target !== undefined) return { target, next: at + 1 + length };
  }
  const find = Object.hasOwn(NOUNS, word(at)) ? NOUNS[word(at)] : undefined;
  const measured = /^(?:sizes?|times|points?|levels?|steps?|pixels?|px|pt|percent|lines)$/;
  const number = measured.test(word(at + 2)) ? null : /^#?(\d{1,3})$/.exec(word(at + 1));
  const target = number === null ? undefined : find?.(context.scope, Number(number[1]) - 1);
  return target === undefined || number?.[1] === '0' ? undefined : { target, next: at + 2 };
}
