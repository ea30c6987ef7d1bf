import type { Block, Entry, Metric, Value } from '#lib/domain/presentation/printed-document.ts';
import { safeUrl, shortAddress } from '#lib/shared/addresses/urls.ts';
import { element, image, type Markup, placed, stressed, text, written } from './markup.ts';
import { withLinks } from './prose/inline.ts';
import { formattedBlocks } from './prose/prose.ts';
import { dataTable } from './tables.ts';

const LINE_LENGTH = 44;
/** More single values than this are a list, not a remark. */
const MAX_REMARKS = 6;

/** Paragraphs as markup. What is written in markdown or HTML is formatted, with headings from `level` on. */
export function paragraphs(list: readonly string[], level = 3): Markup {
  return (
    formattedBlocks(list.join('\n\n'), level) ??
    list.map((paragraph) => `<p>${withLinks(paragraph)}</p>`).join('')
  );
}

/** Labels and values in two columns, or in one where there are few. */
export function factList(facts: readonly Value[], className = 'facts'): Markup {
  const pairs = facts
    .map(
      (fact) =>
        `<div${stressed(fact, isLong(fact) ? 'long' : '')}><dt>${text(fact.label)}</dt><dd>${placed(fact)}</dd></div>`,
    )
    .join('');
  return element('dl', facts.length === 1 ? `${className} single` : className, pairs);
}

/** Too long for half a line. */
function isLong({ label, text: value }: Value): boolean {
  return label.length + value.length > LINE_LENGTH;
}

/** Pieces of content in order. `level` is that of their headings, 2 to 4. */
export function renderBlocks(blocks: readonly Block[], level = 2): Markup {
  return blocks.map((block) => renderBlock(block, level)).join('');
}

export function renderBlock(block: Block, level: number): Markup {
  const heading =
    block.label === undefined || block.label === '' || block.kind === 'link'
      ? ''
      : headingOf(block.label, level);
  const classes = heading !== '' && isShortGrid(block) ? 'block keep' : 'block';
  return element(
    'section',
    block.stressed ? `${classes} stressed` : classes,
    heading + contentOf(block, level),
  );
}

/** Chromium parts a heading from the grid below it where the page ends: a short one is kept whole. */
const isShortGrid = (block: Block): boolean =>
  (block.kind === 'facts' && block.facts.length <= MOST_KEPT) ||
  (block.kind === 'metrics' && block.metrics.length <= MOST_KEPT);

const MOST_KEPT = 10;

/** So short a table is torn by a page break only where it would be longer than a page. */
const MOST_KEPT_ROWS = 6;

function headingOf(label: string, level: number): Markup {
  const tag = `h${Math.min(level, 4)}`;
  return `<${tag}>${text(label)}</${tag}>`;
}

function contentOf(block: Block, level: number): Markup {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.paragraphs, level + 1);
    case 'list':
      return element(
        'ul',
        block.inline ? 'inline-list' : 'list',
        block.items
          .map((item) => `<li>${formattedBlocks(item, level + 1) ?? withLinks(item)}</li>`)
          .join(''),
      );
    case 'facts':
      return block.code === undefined
        ? factList(block.facts)
        : element('div', 'coded', factList(block.facts) + codeFigure(block.code));
    case 'link':
      return pageLink(block);
    case 'metrics':
      return metricCards(block);
    case 'table':
      return dataTable(
        block.table,
        block.table.rows.length > MOST_KEPT_ROWS ? 'data' : 'data keep',
      );
    case 'entries':
      return block.entries.map((entry) => renderEntry(entry, level + 1)).join('');
    case 'group':
      return block.blocks.every(isImage)
        ? gallery(block.blocks.filter(isImage))
        : renderBlocks(block.blocks, level + 1);
    case 'image':
      return `<figure>${image(block.url, block.label ?? '', 'picture')}</figure>`;
  }
}

function codeFigure({
  url,
  caption = '',
}: {
  readonly url: string;
  readonly caption?: string;
}): Markup {
  return `<figure class="code">${image(url, caption, '')}${element('figcaption', '', text(caption))}</figure>`;
}

/** A button for the screen and the address for paper, on several lines where it is long. */
function pageLink({
  url,
  label,
  address = shortAddress(url),
}: Extract<Block, { kind: 'link' }>): Markup {
  const href = safeUrl(url);
  if (href === undefined) return '';
  const written = element('span', 'link-address', text(address));
  return `<p class="page-link"><a class="button" href="${text(href)}">${text(label)}</a>${written}</p>`;
}

type Picture = Block & { kind: 'image' };

function isImage(block: Block): block is Picture {
  return block.kind === 'image';
}

/** Pictures in a row, each with its caption. */
function gallery(pictures: readonly Picture[]): Markup {
  const figures = pictures.map(
    ({ url, label = '' }) =>
      `<figure>${image(url, '', 'picture')}${element('figcaption', '', text(label))}</figure>`,
  );
  return element('div', 'gallery', figures.join(''));
}

function metricCards({ metrics }: Block & { kind: 'metrics' }): Markup {
  const size = figureSize(metrics);
  const cards = metrics.map((metric) => {
    const { label, text: figure, change, note, ...rest } = metric;
    return `<div${stressed(rest, 'metric')}><p class="metric-label">${text(label)}</p><p class="metric-value${isWords(metric) ? ' words' : size}">${text(figure)}</p>${element('p', 'metric-change', text(change ?? ''))}${element('p', 'metric-note', text(note ?? ''))}</div>`;
  });
  return `<div class="metrics in-${tilesInRow(metrics)}">${cards.join('')}</div>`;
}

/** Rows of the same length, or nearly: five tiles are three and two, never four and one. */
function tilesInRow(metrics: readonly Metric[]): number {
  const most = metrics.some(isWords) ? 3 : 4;
  return Math.ceil(metrics.length / Math.ceil(metrics.length / most));
}

const isWords = ({ text: figure }: Metric): boolean => figure.length > 16;

/** A figure never breaks: where one is longer, all of them are set smaller. */
function figureSize(metrics: readonly Metric[]): string {
  const isLonger = metrics.some((metric) => metric.text.length > 9 && !isWords(metric));
  return isLonger ? ' long' : '';
}

export function renderEntry(entry: Entry, level: number): Markup {
  const tag = `h${Math.min(level, 4)}`;
  const title = entry.title === undefined ? '' : `<${tag}>${text(entry.title)}</${tag}>`;
  const aside =
    entry.aside === undefined ? '' : `<span class="entry-aside">${text(entry.aside)}</span>`;
  const head = element('div', 'entry-head', title + aside);
  const subtitle = element('p', 'entry-subtitle', text(entry.subtitle ?? ''));
  const whole = entry.blocks.length === 1 && entry.blocks[0]?.kind === 'facts' ? ' keep' : '';
  return `<div class="entry${whole}">${head}${subtitle}${entry.blocks.map((block) => entryBlock(block, level + 1)).join('')}</div>`;
}

/** Single values of an entry take one line: they are remarks, not a list. */
function entryBlock(block: Block, level: number): Markup {
  if (block.kind !== 'facts' || block.label !== undefined || block.facts.length > MAX_REMARKS)
    return renderBlock(block, level);
  const facts = block.facts.map(
    (fact) => `<span class="remark"><b>${text(fact.label)}:</b> ${written(fact)}</span>`,
  );
  return `<p class="remarks">${facts.join(' ')}</p>`;
}
