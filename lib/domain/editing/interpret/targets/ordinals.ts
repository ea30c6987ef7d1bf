import { dictionary } from '../../dictionary.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { clausesOf } from './document-names.ts';
import {
  columnTarget,
  regionTarget,
  rowsTarget,
  tableTarget,
  textTarget,
  totalTarget,
} from './make.ts';
import { nthMember } from './members.ts';
import { paragraphAt, sentenceAt } from './paragraphs.ts';
import type { Scope } from './scope.ts';

const list = (words: string) => words.split(' ');

const ORDINALS: ReadonlyMap<string, number> = new Map([
  ...list('first second third fourth fifth sixth seventh eighth ninth tenth').map(
    (word, at) => [word, at] as const,
  ),
  ...list('1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th').map((word, at) => [word, at] as const),
  ['last', -1],
  ['final', -1],
  ['closing', -1],
  ['opening', 0],
  ['bottom', -1],
  ['top', 0],
]);
const NUMBERS: ReadonlyMap<string, number> = new Map(
  list('one two three four five six seven eight nine ten').map((word, at) => [word, at + 1]),
);

type Nth = (scope: Scope, at: number) => Target | undefined;

const tableOf = ({ content }: Scope) => content.lineItems ?? content.tables[0];

const row: Nth = (scope, at) => {
  const table = tableOf(scope);
  const found = table?.rows.at(at);
  return table && found && rowsTarget(table, [found], `row ${table.rows.indexOf(found) + 1}`);
};

const clause: Nth = (scope, at) => {
  const found = clausesOf(scope).at(at);
  return found && regionTarget(scope.content, found);
};

/** "section 2" counts what has a heading; where little has one, every part. */
const section: Nth = (scope, at) => {
  const { content } = scope;
  const headed = clausesOf(scope);
  const found = (headed.length > 1 ? headed : content.regions).at(at);
  return found && regionTarget(content, found);
};

const text =
  (role: string, name: string, but?: RegExp): Nth =>
  (scope, at) => {
    const nodes = scope.nodes.filter((node) => node.role === role && but?.test(node.text) !== true);
    const node = nodes.at(at);
    return node && textTarget([node], `${name} ${nodes.indexOf(node) + 1}`);
  };

/** In a contract a paragraph is a clause. */
const paragraph: Nth = (scope, at) =>
  paragraphAt(scope, at) ?? (clausesOf(scope).length > 1 ? clause(scope, at) : undefined);

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
  section,
  chapter: section,
  clause,
  article: clause,
  art: clause,
  provision: clause,
  '§': clause,
  paragraph,
  sentence: sentenceAt,
  heading: text('heading', 'heading'),
  bullet: text('list-item', 'entry'),
  'bullet point': text('list-item', 'entry'),
  'list item': text('list-item', 'entry'),
  recommendation: text('list-item', 'entry'),
  metric: nthMember,
  kpi: nthMember,
  card: nthMember,
  tile: nthMember,
  stat: nthMember,
  figure: nthMember,
  box: nthMember,
  'key figure': nthMember,
  party: text('party-name', 'party'),
  signature: text('signature', 'signature'),
  total: ({ content }, at) => {
    const line = content.totals.at(at);
    return line && totalTarget(line);
  },
});

/** Some of them together: "clauses 2 and 3", "the last two rows". */
function together(targets: readonly (Target | undefined)[]): Target | undefined {
  const all = targets.filter((target) => target !== undefined);
  const [first] = all;
  if (first === undefined || all.length < targets.length) return undefined;
  if (all.length === 1) return first;
  const { region: _, ...rest } = first;
  return {
    ...rest,
    name: all.map(({ name }) => name).join(' and '),
    ids: all.flatMap(({ ids }) => ids),
    nodes: all.flatMap(({ nodes }) => nodes),
  };
}

const nounAt = (words: string): { readonly nth: Nth; readonly many: boolean } | undefined => {
  if (Object.hasOwn(NOUNS, words) && NOUNS[words]) return { nth: NOUNS[words], many: false };
  const single = words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  return single !== words && Object.hasOwn(NOUNS, single) && NOUNS[single]
    ? { nth: NOUNS[single], many: true }
    : undefined;
};

/** "second table", "last row", "column 3", "clause no. 2", "clauses 2 and 3", "the last two clauses" */
export function ordinalTarget(phrase: Phrase, at: number, context: Context): Scanned | undefined {
  const word = (place: number) => {
    const token = phrase.tokens[place];
    return token === undefined || token.quoted ? '' : token.word;
  };
  return placed(word, at, context) ?? numbered(word, at, context);
}

type Word = (place: number) => string;

/** "the second row", "the last two rows" */
function placed(word: Word, at: number, { scope }: Context): Scanned | undefined {
  const place = ORDINALS.get(word(at));
  if (place === undefined) return undefined;
  const count =
    NUMBERS.get(word(at + 1)) ?? (/^[2-9]$/.test(word(at + 1)) ? Number(word(at + 1)) : 1);
  const from = count > 1 ? at + 2 : at + 1;
  for (const length of [2, 1]) {
    const words = Array.from({ length }, (_, step) => word(from + step)).join(' ');
    const noun = nounAt(words);
    if (noun === undefined || noun.many !== count > 1) continue;
    const step = place < 0 ? -1 : 1;
    const places = Array.from({ length: count }, (_, each) => place + each * step);
    const target = together(
      (step < 0 ? places.reverse() : places).map((one) => noun.nth(scope, one)),
    );
    if (target !== undefined) return { target, next: from + length };
  }
  return undefined;
}

const MEASURED =
  /^(?:sizes?|times|points?|levels?|steps?|pixels?|px|pt|percent|lines|by|%|columns?|rows?|pages?)$/;
const MOST = 12;

/** "column 3", "clause no. 2", "clauses 2 and 3" */
function numbered(word: Word, at: number, { scope }: Context): Scanned | undefined {
  const noun = nounAt(word(at));
  if (noun === undefined) return undefined;
  let next = at + 1;
  while (/^(?:no|nr|number|#|\.)$/.test(word(next)) && next < at + 3) next++;
  const numbers: number[] = [];
  while (numbers.length < MOST) {
    const number = numberAt(word, next);
    if (number === undefined) break;
    numbers.push(number - 1);
    next++;
    const joined = /^(?:and|,|&|\+)$/.test(word(next)) && numberAt(word, next + 1) !== undefined;
    if (!noun.many || !joined) break;
    next++;
  }
  const target = together(numbers.map((number) => noun.nth(scope, number)));
  return target && { target, next };
}

function numberAt(word: Word, at: number): number | undefined {
  if (MEASURED.test(word(at + 1))) return undefined;
  const digits = /^#?([1-9]\d{0,2})$/.exec(word(at));
  return digits ? Number(digits[1]) : NUMBERS.get(word(at));
}
