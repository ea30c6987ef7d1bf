import { escapeHtml } from '#lib/shared/html/escape.ts';
import type { Expression, Position, TemplateNode, Written } from '../template-node.ts';
import { text } from '../template-node.ts';
import { readExpression } from './craftmypdf-expression.ts';
import type { Located } from './located-json.ts';

/** Both forms are the same to CraftMyPDF. */
const CLOSED_BY: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}' };

export type Place = (offset: number) => Position;

/** A text of the layout with its expressions. `raw`: it is markup. */
export function textNodes(of: Located | undefined, place: Place, raw = false): TemplateNode[] {
  if (of?.kind !== 'value' || of.value === null) return [];
  const source = String(of.value);
  const plain = (part: string) => (part === '' ? [] : [text(raw ? part : escapeHtml(part))]);
  const nodes: TemplateNode[] = [];
  let from = 0;
  for (const { start, end } of expressionsIn(source)) {
    nodes.push(...plain(source.slice(from, start)));
    const written = { at: place(of.at), source: source.slice(start, end) };
    nodes.push(valueNode(written, source.slice(start + 2, end - 2).trim(), raw));
    from = end;
  }
  return [...nodes, ...plain(source.slice(from))];
}

/** Where expressions stand. What is never closed is text. */
function* expressionsIn(
  source: string,
): Generator<{ readonly start: number; readonly end: number }> {
  for (let start = source.search(/\{[{%]/); start !== -1; ) {
    const close = source.indexOf(CLOSED_BY[source.slice(start, start + 2)] ?? '', start + 2);
    if (close === -1) return;
    yield { start, end: close + 2 };
    const next = source.slice(close + 2).search(/\{[{%]/);
    start = next === -1 ? -1 : next + close + 2;
  }
}

function valueNode(written: Written, source: string, raw: boolean): TemplateNode {
  try {
    return { ...written, kind: 'value', value: readExpression(source), raw };
  } catch {
    const reason = 'this is no expression of JavaScript';
    return { ...written, kind: 'lost', feature: 'expressions', reason, body: [] };
  }
}

/** The one expression that a setting consists of, such as the list of a table. */
export function expressionOf(of: Located | undefined): Expression | undefined {
  if (of?.kind !== 'value' || typeof of.value !== 'string') return undefined;
  const source = of.value
    .trim()
    .replace(/^\{\{([\s\S]*)\}\}$|^\{%([\s\S]*)%\}$/, (_, one, other) => one ?? other);
  try {
    return source === '' ? undefined : readExpression(source);
  } catch {
    return undefined;
  }
}
