import type { Block, Entry, Metric } from '#lib/domain/presentation/printed-document.ts';
import { tokeniseTable, tokeniseValue } from './tokenise-table.ts';
import type { Tokens } from './tokens.ts';

/** A piece of content with tokens; of a list its richest entry stands for all. */
export function tokeniseBlock(block: Block, tokens: Tokens): Block {
  const { path } = block;
  const isList = Array.isArray(tokens.valueAt(path));
  switch (block.kind) {
    case 'text':
      return { ...block, paragraphs: paragraphs(block.paragraphs, path, tokens) };
    case 'list': {
      if (!isList) return { ...block, items: block.items.map((item) => tokens.of(item, path)) };
      const [item = ''] = block.items.toSorted((a, b) => b.length - a.length);
      const index = Math.max(0, block.items.indexOf(item));
      return tokens.within(path, 'li', () => ({
        ...block,
        items: [tokens.of(item, `${path}[${index}]`)],
      }));
    }
    case 'link':
      return tokeniseLink(block, tokens);
    case 'facts': {
      const { code, ...rest } = block;
      const facts = block.facts.map((fact) => tokeniseValue(fact, tokens));
      const placed = code && tokeniseCode(code, path, tokens);
      return { ...rest, facts, ...(placed === undefined ? {} : { code: placed }) };
    }
    case 'metrics':
      return { ...block, metrics: tokeniseMetrics(block.metrics, tokens) };
    case 'table':
      return { ...block, table: tokeniseTable(block.table, tokens) };
    case 'entries':
      return { ...block, entries: tokeniseEntries(block.entries, tokens) };
    case 'group':
      return { ...block, blocks: block.blocks.map((inner) => tokeniseBlock(inner, tokens)) };
    case 'image':
      return { ...block, url: tokens.of(block.url, path, 'image') };
  }
}

type Link = Extract<Block, { kind: 'link' }>;

function tokeniseLink({ address, ...block }: Link, tokens: Tokens): Link {
  const { url, path } = block;
  if (address === undefined) return { ...block, url: tokens.of(url, path) };
  const placed = address === '' ? '' : tokens.of(address, `${path}.address`);
  return { ...block, url: tokens.of(url, `${path}.url`), address: placed };
}

type Code = NonNullable<Extract<Block, { kind: 'facts' }>['code']>;

/** A code is made of several values: it goes where nothing of the data stands for it. */
function tokeniseCode({ url, ...code }: Code, path: string, tokens: Tokens): Code | undefined {
  const place = `${path}.code.url`;
  if (tokens.valueAt(place) === undefined) return undefined;
  return { ...code, url: tokens.of(url, place, 'image') };
}

function paragraphs(list: readonly string[], path: string, tokens: Tokens): readonly string[] {
  const value = tokens.valueAt(path);
  if (Array.isArray(value)) {
    const [first = ''] = list;
    return tokens.within(path, 'p', () => [tokens.of(first, `${path}[0]`, 'prose')]);
  }
  if (typeof value === 'string') return [tokens.of(list.join('\n\n'), path, 'prose')];
  return list.map((paragraph) => tokens.of(paragraph, path));
}

/** The path of the list that all of them are entries of; undefined: they are not. */
function listOf(all: readonly { readonly path: string }[]): string | undefined {
  const list = /^(.*)\[\d+\]$/.exec(all[0]?.path ?? '')?.[1];
  return list !== undefined && all.every(({ path }) => path.startsWith(`${list}[`))
    ? list
    : undefined;
}

function tokeniseMetrics(metrics: readonly Metric[], tokens: Tokens): readonly Metric[] {
  const one = (metric: Metric, named: boolean): Metric => ({
    ...metric,
    label: named ? tokens.of(metric.label, metric.path) : metric.label,
    text: tokens.of(metric.text, metric.path),
    change: metric.change && tokens.of(metric.change, metric.path),
    note: metric.note && tokens.of(metric.note, metric.path),
  });
  const list = listOf(metrics);
  const [richest] = metrics.toSorted((a, b) => weightOf(b) - weightOf(a));
  if (list === undefined || richest === undefined)
    return metrics.map((metric) => one(metric, false));
  // As many as there are, since their number decides how they stand; all but one go again.
  return tokens.within(list, 'metric', () => metrics.map(() => one(richest, true)));
}

const weightOf = ({ change, note }: Metric): number =>
  Number(change !== undefined) + Number(note !== undefined);

function tokeniseEntries(entries: readonly Entry[], tokens: Tokens): readonly Entry[] {
  const one = (entry: Entry): Entry => ({
    ...entry,
    title: entry.title && tokens.of(entry.title, entry.path),
    subtitle: entry.subtitle && tokens.of(entry.subtitle, entry.path),
    aside: entry.aside && tokens.of(entry.aside, entry.path),
    blocks: entry.blocks.map((block) => tokeniseBlock(block, tokens)),
  });
  const list = listOf(entries);
  const [richest] = entries.toSorted((a, b) => b.blocks.length - a.blocks.length);
  if (list === undefined || richest === undefined) return entries.map(one);
  return tokens.within(list, 'entry', () => [one(richest)]);
}
