import type { Block, Column, DataTable, Entry, Row, Value } from '#lib/domain/detection/model.ts';
import { element, image, isFigure, type Markup, text, written } from './markup.ts';

/** Paragraphs as markup. */
export function paragraphs(list: readonly string[]): Markup {
  return list.map((paragraph) => `<p>${text(paragraph)}</p>`).join('');
}

/** Labels and values in two columns, or in one where there are few. */
export function factList(facts: readonly Value[], className = 'facts'): Markup {
  const pairs = facts
    .map((fact) => `<div><dt>${text(fact.label)}</dt><dd>${written(fact)}</dd></div>`)
    .join('');
  return element('dl', facts.length === 1 ? `${className} single` : className, pairs);
}

/** Pieces of content in order. `level` is that of their headings, 2 to 4. */
export function renderBlocks(blocks: readonly Block[], level = 2): Markup {
  return blocks.map((block) => renderBlock(block, level)).join('');
}

export function renderBlock(block: Block, level: number): Markup {
  const heading =
    block.label === undefined || block.label === '' ? '' : headingOf(block.label, level);
  return element(
    'section',
    block.kind === 'facts' || block.kind === 'metrics' ? 'block keep-head' : 'block',
    heading + contentOf(block, level),
  );
}

function headingOf(label: string, level: number): Markup {
  const tag = `h${Math.min(level, 4)}`;
  return `<${tag}>${text(label)}</${tag}>`;
}

function contentOf(block: Block, level: number): Markup {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.paragraphs);
    case 'list':
      return element(
        'ul',
        block.inline ? 'inline-list' : 'list',
        block.items.map((item) => `<li>${text(item)}</li>`).join(''),
      );
    case 'facts':
      return factList(block.facts);
    case 'metrics':
      return metricCards(block);
    case 'table':
      return dataTable(block.table, 'data');
    case 'entries':
      return block.entries.map((entry) => renderEntry(entry, level + 1)).join('');
    case 'group':
      return renderBlocks(block.blocks, level + 1);
    case 'image':
      return `<figure>${image(block.url, block.label ?? '', 'picture')}</figure>`;
  }
}

function metricCards(block: Block & { kind: 'metrics' }): Markup {
  const cards = block.metrics.map(
    ({ label, text: figure, change, note }) =>
      `<div class="metric"><p class="metric-label">${text(label)}</p><p class="metric-value${figureSize(figure)}">${text(figure)}</p>${element('p', 'metric-change', text(change ?? ''))}${element('p', 'metric-note', text(note ?? ''))}</div>`,
  );
  return `<div class="metrics">${cards.join('')}</div>`;
}

/** A figure never breaks: a longer one is set smaller. */
function figureSize(figure: string): string {
  if (figure.length > 16) return ' words';
  return figure.length > 9 ? ' long' : '';
}

export function renderEntry(entry: Entry, level: number): Markup {
  const tag = `h${Math.min(level, 4)}`;
  const title = entry.title === undefined ? '' : `<${tag}>${text(entry.title)}</${tag}>`;
  const aside =
    entry.aside === undefined ? '' : `<span class="entry-aside">${text(entry.aside)}</span>`;
  const head = element('div', 'entry-head', title + aside);
  const subtitle = element('p', 'entry-subtitle', text(entry.subtitle ?? ''));
  return `<div class="entry">${head}${subtitle}${entry.blocks.map((block) => entryBlock(block, level + 1)).join('')}</div>`;
}

/** Single values of an entry take one line: they are remarks, not a list. */
function entryBlock(block: Block, level: number): Markup {
  if (block.kind !== 'facts' || block.label !== undefined) return renderBlock(block, level);
  const facts = block.facts.map(
    (fact) => `<span class="remark"><b>${text(fact.label)}:</b> ${written(fact)}</span>`,
  );
  return `<p class="remarks">${facts.join(' ')}</p>`;
}

/** A table that fits the page: the more columns, the smaller and the more willing to wrap. */
export function dataTable(table: DataTable, className: string): Markup {
  const width = table.columns.length;
  const density = width > 9 ? ' crowded' : width > 6 ? ' dense' : '';
  const head = table.columns
    .map(
      (column, index) =>
        `<th scope="col"${classOf(column, index, className)}>${text(column.label)}</th>`,
    )
    .join('');
  const body = table.rows.map((row) => rowMarkup(row, table.columns, className)).join('');
  return `<table class="${className}${density}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function rowMarkup(row: Row, columns: readonly Column[], className: string): Markup {
  const cells = columns.map((column, index) => {
    const value = row.cells[index];
    const details = index === 0 ? rowDetails(row) : '';
    return `<td${classOf(column, index, className)}>${value === undefined ? '' : written(value)}${details}</td>`;
  });
  return `<tr>${cells.join('')}</tr>`;
}

/** What has no column of its own: long text as it is, the rest with its label. */
function rowDetails(row: Row): Markup {
  const long = row.details.filter(isDescription).map((value) => text(value.text));
  const short = row.details
    .filter((value) => !isDescription(value))
    .map((value) => `${text(value.label)}: ${written(value)}`);
  return element(
    'div',
    'row-details',
    [...long, short.join(' · ')].filter((part) => part !== '').join('<br>'),
  );
}

function isDescription(value: Value): boolean {
  return (
    value.kind === 'prose' ||
    /^(details?|(long )?description|desc|notes?|subtitle|summary)$/i.test(value.label)
  );
}

function classOf(column: Column, index: number, className: string): string {
  const classes = [];
  if (index === 0) classes.push('first');
  else if (className === 'items' && (isFigure(column.kind) || column.kind === 'date'))
    classes.push('tight');
  if (isFigure(column.kind)) classes.push('num');
  else if (column.kind === 'date') classes.push('date');
  return classes.length === 0 ? '' : ` class="${classes.join(' ')}"`;
}
