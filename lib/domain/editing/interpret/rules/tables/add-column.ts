import type { OperationOf } from '#lib/domain/editing/apply/effect.ts';
import type { ContentTable } from '#lib/domain/editing/content-model.ts';
import type { Phrase } from '../../language/phrase.ts';
import type { Context, Reading, Rule } from '../../rule.ts';
import { firstMatch, notFeasible, operations } from '../answers.ts';
import { columnFormula, isFormula } from './column-formula.ts';
import { columnNamed, partsOf, tablesOf } from './find-table.ts';
import { newColumn } from './new-column.ts';
import { columnsNamed } from './remove-column.ts';
import { ofShare, shareIn, shareOfEach } from './share.ts';

const ADD =
  '(?:add|insert|include|append|create|put(?: in)?|have|show|need|introduce|give (?:me|us|it|the table))';
const NEW =
  '(?: (?:a|an|another|one more|the|some))?(?: (?:new|extra|additional|further|blank|empty|separate))*';
/** "add a new", or only "another": politeness is taken off with "we need". */
const ADDED = `(?:${ADD}${NEW}|(?:another|one more|an? (?:new|extra|additional|further)|new|extra))`;
const PLACE =
  '(?<place>before|after|in front of|behind|ahead of|following|next to|beside|to the left of|to the right of|left of|right of|between|as the|at the|on the|to the)';
const WHERE = `(?:,? ${PLACE} (?<where>.+?))?`;
const FILLED =
  '(?:,? (?:with|containing|saying|filled with|holding|where (?:all|each|every) (?:row|line|item|cell)s? (?:is|says|has))(?: the)?(?: (?:values?|text|entries|entry|content))?:? (?<cells>.+?))?';

const PATTERNS = [
  new RegExp(
    `^${ADD} (?:a |an |the )?(?<label>.+?) (?:per|for each|for every) (?:line|item|row) as (?:its|their|an?) (?:own|separate|extra|new) column$`,
  ),
  new RegExp(
    `^${ADDED} columns?(?: to (?:the|this|our) [a-z -]*?(?:table|items))? (?:for|called|named|titled|labeled|headed|showing|that (?:says|shows)|with|of|:)(?: the)?(?: (?:header|heading|title|label|name))? ?(?<label>.+?)${FILLED}${WHERE}(?: (?:to|in) (?:the|this|our) [a-z -]*?(?:table|items))?$`,
  ),
  new RegExp(
    `^${ADDED} (?<label>.+?) columns?(?: (?:to|in) (?:the|this|our) [a-z -]*?(?:table|items))?(?: (?:at|of|with)(?: a rate of)? (?<rate>\\d[\\d.,]* ?(?:%|percent)))?${FILLED}${WHERE}$`,
  ),
  new RegExp(`^${ADDED} columns? (?<label>".+?")${FILLED}${WHERE}$`),
];
const SHARED = new RegExp(`^${ADDED} (?<label>.+?) columns? (?<cells>.+)$`);
/** Last: "add a column Weight". */
const UNMARKED = new RegExp(`^${ADDED} columns? (?<label>[^"]+?)${FILLED}${WHERE}$`);
const NUMBERED = [
  /^give (?:each|every) (?:row|line|item|line item) (?:a|its own) (?:number|line number)$/,
  /^(?:number|enumerate)(?: all)?(?: of)?(?: the)? (?:lines?|rows?|items?|line items|entries|positions|jobs|tasks|products|services|works)(?: (?:1.{0,12}|one by one|consecutively))?(?: in (?:a|the)(?: new| first| separate| extra)* column(?: (?:headed|called|named|titled) (?:#|no|number))?(?: (?:at|on) the (?:left|front|start))?)?$/,
  new RegExp(
    `^${ADDED} (?:line|row|item|position|running) (?:numbers?|numbering|nos?)(?: column)?(?: (?:to|in|for) .+)?$`,
  ),
];

/** What says how something is to be names no column. */
const WISH =
  /\b(?:should|shall|must|ought|to be|be|is|are|was|were|looks?|seems?|feels?|needs? to|ha(?:s|ve) to)\b/;

/** What is said of the cells in words that are not understood is no name. */
const OF_OTHERS =
  /^(?:of|each|every|that|which|how|what|whether|why|when|who) |\b(?:that|which) (?:shows?|is|are|works?|gives?|holds?|has|equals?|says?|tells?|contains?|comes|multipl)|\d ?% of /;

/** "add a column for SKU", "add a VAT column at 19 %", "add line numbers" */
export const addColumn: Rule = {
  name: 'add-column',
  read(clause, context) {
    const said =
      columnFormula(clause, context) ??
      newColumn(clause, context) ??
      shareOfEach(clause.match(SHARED) ?? {}, context);
    if (said !== undefined) return said;
    const numbered = NUMBERED.some((pattern) => pattern.test(clause.text));
    const groups = numbered ? {} : firstMatch(clause, [...PATTERNS, UNMARKED]);
    const table = tablesOf(context)[0];
    if (groups === undefined) return undefined;
    if (table === undefined)
      return notFeasible('The document has no table that a column could be added to.', []);
    if (numbered) return column(table, 0, '#', { compute: 'row-number', columns: [] });
    const { label, where } = groups;
    if (label === undefined || /^(?:two|three|an?|the|\d+)$/.test(label.text)) return undefined;
    if (!label.quoted && WISH.test(label.text)) return undefined;
    if (columnsNamed(label, context) !== undefined || isFormula(label, context)) return undefined;
    const at =
      where === undefined
        ? undefined
        : placeFor(groups['place']?.text ?? '', where, table, context);
    if (where !== undefined && at === undefined) return undefined;
    const share = shareIn(groups['cells'] ?? label, context);
    if (share !== undefined && share.base.table === table)
      return ofShare(groups['cells'] === undefined ? share.name : label, share, at);
    if (!label.quoted && OF_OTHERS.test(label.text)) return undefined;
    return withCells(label, groups, table, at, context);
  },
};

const RUNNING = /^(?:the )?(?:consecutive|running|sequential|successive) numbers?\b/;

function withCells(
  label: Phrase,
  groups: Readonly<Record<string, Phrase>>,
  table: ContentTable,
  at: number | undefined,
  context: Context,
): Reading | undefined {
  const { amount, price, quantity } = partsOf(table, context);
  const rate = percentOf(groups['rate']?.text ?? label.text);
  const name = titled(label);
  if (/^(?:(?:line|row|item|position) )?(?:numbers?|nos?|no\.|#|num)$/.test(label.text))
    return column(table, at ?? 0, name.length < 4 ? name : '#', {
      compute: 'row-number',
      columns: [],
    });
  const beside = at ?? table.columns.length;
  const cells = groups['cells'];
  // A text in quotes among other words: what they say of it is not understood.
  const isOwn = cells === undefined || cells.quoted;
  if (!isOwn && (cells.tokens.some(({ quoted }) => quoted) || RUNNING.test(cells.text)))
    return undefined;
  if (cells !== undefined) return given(table, at, name, cells);
  if (rate !== undefined) {
    const base = amount ?? price;
    if (base === undefined)
      return notFeasible('The table has no column of amounts that a share could be taken of.', [
        `Add a column for ${name.replace(/\s*\(.*/, '')}`,
      ]);
    return column(
      table,
      at ?? base,
      `${name.replace(/[\s(]*\d[\d.,]* ?(?:%|percent)\)?/i, '').trim() || 'Share'} (${rate}%)`,
      {
        compute: 'percent-of',
        columns: [base],
        percent: rate,
      },
    );
  }
  if (
    /^(?:line |row )?(?:totals?|amounts?|sums?)$/.test(label.text) &&
    amount === undefined &&
    price !== undefined &&
    quantity !== undefined
  )
    return column(table, beside, name, { compute: 'product', columns: [quantity, price] });
  return column(
    table,
    beside,
    name,
    table.rows.map(() => ''),
  );
}

function column(
  table: ContentTable,
  at: number,
  label: string,
  cells: OperationOf<'add-column'>['cells'],
): Reading {
  return operations([{ op: 'add-column', table: table.id, at, label, cells }]);
}

/** One text for all rows, or one for each. */
function given(table: ContentTable, at: number | undefined, label: string, cells: Phrase): Reading {
  const texts = cells.raw
    .split(/\s*(?:,|;|\band\b)\s*/)
    .map((text) => text.replace(/^["'](.*)["']$/, '$1'))
    .filter((text) => text !== '');
  const { length } = table.rows;
  const same = cells.raw
    .replace(
      / (?:for|in|on) (?:all|each|every)(?: of)?(?: the)? (?:rows?|lines?|items?|cells?)$/i,
      '',
    )
    .replace(/^["'](.*)["']$/, '$1');
  const filled = texts.length === length && length > 1 ? texts : table.rows.map(() => same);
  return column(table, at ?? table.columns.length, label, filled);
}

/** As it was written; a name in small letters begins with a capital, as heads do. */
function titled(label: Phrase): string {
  const raw = label.raw
    .replace(/^(?:the|a|an|our|each) /i, '')
    .replace(/[.,;]$/, '')
    .replace(/^["'](.*)["']$/, '$1');
  return label.quoted ? raw : raw.charAt(0).toUpperCase() + raw.slice(1);
}

export function percentOf(text: string): number | undefined {
  const match = /(?:^|[\s(])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:%|percent\b|per cent\b)/.exec(text);
  return match === null ? undefined : Number((match[1] ?? '').replace(',', '.'));
}

/** The place of a new or moved column. undefined: not understood. */
export function placeFor(
  relation: string,
  where: Phrase,
  table: ContentTable,
  context: Context,
): number | undefined {
  const said = where.text.replace(/^(?:the|very|far) /g, '');
  if (/^(?:as|at|on|to) the$/.test(relation)) {
    if (
      /^(?:first|front|start|beginning|left|leftmost|far left|very (?:front|start|beginning|left))(?: column| side| one)?$/.test(
        said,
      )
    )
      return 0;
    if (
      /^(?:last|end|right|rightmost|far right|very (?:end|right|last))(?: column| side| one)?(?: of the table)?$/.test(
        said,
      )
    )
      return table.columns.length;
    const place = /^(second|third|fourth|fifth|2nd|3rd|4th|5th)(?: column| one)?$/.exec(said)?.[1];
    if (place !== undefined)
      return 'second third fourth fifth'.split(' ').indexOf(place) + 1 || Number(place[0]) - 1;
    if (!/^(?:left|right) (?:side )?of /.test(said)) return undefined;
    return undefined;
  }
  if (relation === 'between') {
    const [first] = said.split(/ and /);
    const tokens = where.slice(
      0,
      where.tokens.findIndex(({ word }) => word === 'and'),
    );
    const found = first === undefined ? undefined : columnNamed(tokens, context);
    return found?.table === table ? found.column + 1 : undefined;
  }
  const found = columnNamed(where, context);
  if (found?.table !== table) return undefined;
  return /^(?:before|in front of|ahead of|to the left of|left of)$/.test(relation)
    ? found.column
    : found.column + 1;
}
