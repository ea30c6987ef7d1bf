import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import { isDate } from '#lib/domain/editing/reading/vocabulary.ts';
import type { Phrase } from '../language/phrase.ts';
import type { Context } from '../rule.ts';
import type { Scanned, Target } from '../target.ts';
import { plainWords } from './document-texts.ts';
import { rowsTarget, textTarget } from './make.ts';
import type { Scan } from './scan-names.ts';

const KIND =
  /^(?:lines?|text|name|number|figure|value|date|label|caption|heading|sentence|paragraph|words?|amount|price|sum|entry|row|thing|bit|address)$/;
const WHERE =
  /^(?:(?:that|which) (?:is|stands|sits|comes|appears|follows) |standing |sitting |coming |written |printed |placed |shown )?(?:right |directly |just |immediately |straight )?(?<where>below|under|beneath|underneath|after|following|above|over|before|preceding|next to|beside|alongside|to the (?:right|left) of|right of|left of|behind|in front of|opposite) /;
const MOST_STEPS = 3;

type Way = 'next' | 'before' | 'beside';

function wayOf(where: string): Way {
  if (/^(?:below|under|beneath|underneath|after|following)$/.test(where)) return 'next';
  if (/^(?:above|over|before|preceding)$/.test(where)) return 'before';
  return 'beside';
}

/** What brings or moves something says where it is to be, not which one is meant. */
const BRINGS =
  /^(?:add|draw|insert|put|place|move|give|need|want|include|write|print|attach|append|bring|shift|set|swap|another|new|an?|have|there|show|display|stick|pop|sign|remove|delete|drop|hide|increase|decrease|reduce|more|less)\b/;
const GENERIC = /^(?:lines?|text|words?|sentence|paragraph|thing|bit)$/;
/** Of what is drawn, not written. */
const DRAWN =
  /\b(?:thick(?:er|ness)?|thin(?:ner)?|dashed|dotted|solid|double|hairline|rule|border|divider|separator|\d+ ?px (?:wide|thick))\b/;

/** "the name under Kind regards", "the number next to Total": one text by what it stands beside. */
export function locatedNamed(
  phrase: Phrase,
  at: number,
  context: Context,
  scan: Scan,
): Scanned | undefined {
  const kind = phrase.tokens[at];
  if (kind === undefined || kind.quoted || !KIND.test(kind.word)) return undefined;
  const last = atEdge(phrase, at, context);
  if (last !== undefined) return last;
  // "the address line under the name"
  const isLine =
    /^(?:name|address|date)$/.test(kind.word) && /^lines?$/.test(phrase.tokens[at + 1]?.word ?? '');
  const after = at + (isLine ? 2 : 1);
  const found = WHERE.exec(`${phrase.slice(after, after + 7).text} `);
  const where = found?.groups?.['where'];
  if (found === null || where === undefined || !isMeant(phrase, at, kind.word)) return undefined;
  const from = after - 1 + found[0].split(' ').length;
  const anchor = PRONOUN.test(phrase.tokens[from]?.word ?? '')
    ? (namedBefore(phrase, at, from, context, scan) ?? scan(phrase, from, context))
    : scan(phrase, from, context);
  if (anchor === undefined || anchor.target.kind === 'document') return undefined;
  if (kind.word.startsWith('line') && isDrawn(anchor.target, context)) return undefined;
  const isIt = PRONOUN.test(phrase.tokens[from]?.word ?? '');
  const own = isIt ? anchor.target.nodes[0]?.text : phrase.slice(from, anchor.next).raw;
  const said = plainWords(own ?? '');
  const way = wayOf(where);
  const isPlural = phrase.tokens[after - 1]?.word === 'lines';
  const several = isPlural ? linesFrom(anchor.target, way, context) : undefined;
  if (several !== undefined) return { target: several, next: anchor.next };
  const target =
    kind.word === 'row'
      ? rowFrom(anchor.target, way, context.scope.content)
      : textFrom(anchor.target, said, way, kind.word, context);
  return target && { target, next: anchor.next };
}

const EDGE =
  /^(?:right |down |up )?(?:at|on) the (?:very )?(?<edge>top|bottom|end|foot)(?: of (?:the |this |our )?(?:page|document|letter|invoice|bill|quote|receipt|report|contract|certificate|sheet))?(?= |$)/;

/** What only a line of text is. */
const WRITTEN = /\b(?:small|little|tiny|italics?|bold|font|letters|underlined?) ?\b/;

/** "the small line at the very bottom": the last that the document says. */
function atEdge(phrase: Phrase, at: number, { scope: { nodes } }: Context): Scanned | undefined {
  const kind = phrase.tokens[at]?.word ?? '';
  const found = EDGE.exec(phrase.slice(at + 1, at + 9).text);
  if (found === null || !/^(?:line|sentence|text)$/.test(kind)) return undefined;
  if (kind === 'line' && !(WRITTEN.test(phrase.text) && !DRAWN.test(phrase.text))) return undefined;
  if (/^(?:an?|another|new)$/.test(phrase.tokens[at - 1]?.word ?? '')) return undefined;
  const only = found.groups?.['edge'] === 'top' ? nodes[0] : nodes.at(-1);
  const target = only && textTarget([only], `“${only.text}”`);
  return target && { target, next: at + 1 + found[0].split(' ').length };
}

const PRONOUN = /^(?:it|that|this)$/;

/** "the heading and the line below it": what was named last in the same words. */
function namedBefore(
  phrase: Phrase,
  at: number,
  pronoun: number,
  context: Context,
  scan: Scan,
): Scanned | undefined {
  const before = phrase.slice(0, at);
  let last: Scanned | undefined;
  for (let from = 0; from < at; ) {
    const found = scan(before, from, context);
    if (found !== undefined && found.target.kind !== 'document') last = found;
    from = found?.next ?? from + 1;
  }
  return last && { target: last.target, next: pronoun + 1 };
}

/** Whether words say which text is meant: "add the line under the title" says what is to be there. */
function isMeant(phrase: Phrase, at: number, kind: string): boolean {
  const before = phrase.tokens[at - 1]?.word ?? '';
  if (/^(?:an?|another|new|more|some|no|extra)$/.test(before)) return false;
  // "text below the heading" is any.
  if (GENERIC.test(kind) && !/^(?:the|this|that|these|those|our|my)$/.test(before)) return false;
  if (!BRINGS.test(phrase.text)) return !(kind.startsWith('line') && DRAWN.test(phrase.text));
  return /^(?:put|set|have|show|print)\b/.test(phrase.text) && GENERIC.test(kind) && at < 3;
}

/** Where a line is drawn, and of parts of several texts, "the line below" is that line. */
function isDrawn({ kind, nodes }: Target, { look }: Context): boolean {
  return (
    kind !== 'text' ||
    nodes.some(({ element }) =>
      ['border-bottom-style', 'border-top-style'].some(
        (property) => !/^(?:none)?$/.test(look(element, property) ?? ''),
      ),
    )
  );
}

const FITS: readonly (readonly [RegExp, (node: ContentNode) => boolean])[] = [
  [
    /^name$/,
    ({ role, text }) =>
      role === 'party-name' || (/^\p{Lu}/u.test(text) && !/[\d@:]/.test(text) && text.length < 60),
  ],
  [/^(?:number|figure|amount|price|sum)$/, ({ text }) => /\d/.test(text)],
  [/^date$/, ({ text }) => isDate(text)],
  [/^(?:label|caption)$/, ({ role }) => role === 'label' || role === 'total-label'],
  [/^heading$/, ({ role }) => role === 'heading' || role === 'title'],
  [/^value$/, ({ role }) => role !== 'label' && role !== 'heading' && role !== 'column-head'],
];

function textFrom(
  anchor: Target,
  said: string,
  way: Way,
  kind: string,
  { scope: { content } }: Context,
): Target | undefined {
  const own = content.nodes.filter((node) => plainWords(node.text) === said);
  const edge = way === 'next' ? anchor.nodes.at(-1) : anchor.nodes[0];
  const anchors = own.length > 0 ? own : edge === undefined ? [] : [edge];
  const found = new Set(anchors.flatMap((node) => beside(node, way, kind, content) ?? []));
  const [only] = found;
  return found.size === 1 && only !== undefined ? textTarget([only], `“${only.text}”`) : undefined;
}

function beside(
  node: ContentNode,
  way: Way,
  kind: string,
  content: ContentModel,
): ContentNode | undefined {
  const fits = FITS.find(([pattern]) => pattern.test(kind))?.[1] ?? (() => true);
  const partner = partnerOf(node, content);
  if (way === 'beside') return partner !== undefined && fits(partner) ? partner : undefined;
  const isFact = node.role === 'label' && partner !== undefined;
  // What is in its own line is not what a reader means by the line below a label.
  if (isFact && kind.startsWith('line')) return undefined;
  if (isFact && way === 'next' && !/^(?:label|caption)$/.test(kind))
    return fits(partner) ? partner : undefined;
  const step = way === 'next' ? 1 : -1;
  const from = content.nodes.indexOf(node);
  for (let place = 1; place <= MOST_STEPS; place++) {
    const next = content.nodes[from + step * place];
    // Some lines of one element have no look of their own.
    if (next === undefined || next.element === node.element || !next.whole) return undefined;
    if (fits(next)) return next;
  }
  return undefined;
}

/** "the address lines below Rosa Delgado": all that stand there in the same part. */
function linesFrom(
  { nodes }: Target,
  way: Way,
  { scope: { content } }: Context,
): Target | undefined {
  const [only, ...others] = nodes;
  if (only === undefined || others.length > 0 || way === 'beside') return undefined;
  const at = content.nodes.indexOf(only);
  const rest = way === 'next' ? content.nodes.slice(at + 1) : content.nodes.slice(0, at).reverse();
  const end = rest.findIndex(
    ({ role, region, whole }) => region !== only.region || role !== rest[0]?.role || !whole,
  );
  const lines = rest.slice(0, end < 0 ? undefined : end);
  return lines.length < 2 ? undefined : textTarget(lines, `the lines beside “${only.text}”`);
}

/** What stands in one line with a text: the value of a label, the sum of a total, the next cell. */
function partnerOf(
  node: ContentNode,
  { nodes, totals, tables }: ContentModel,
): ContentNode | undefined {
  const total = totals.find(({ label, value }) => label === node || value === node);
  if (total !== undefined) return total.label === node ? total.value : total.label;
  const names = (label = '') => plainWords(label) === plainWords(node.text);
  if (node.role === 'label' || node.role === 'heading')
    return nodes.find(({ role, label }) => /^(?:value|number)$/.test(role) && names(label));
  if (node.role === 'value')
    return nodes.findLast(
      ({ role, text }) => role === 'label' && plainWords(text) === plainWords(node.label ?? ''),
    );
  const row = tables
    .flatMap(({ rows }) => rows)
    .find(({ cells }) => cells.some(({ id }) => id === node.id));
  return row?.cells[row.cells.findIndex(({ id }) => id === node.id) + 1];
}

/** "the row below Hosting" */
function rowFrom({ nodes }: Target, way: Way, { tables }: ContentModel): Target | undefined {
  const ids = new Set(nodes.map(({ id }) => id));
  for (const table of tables) {
    const own = table.rows.findIndex(({ cells }) => cells.some(({ id }) => ids.has(id)));
    const row = own < 0 ? undefined : table.rows[own + (way === 'next' ? 1 : -1)];
    if (row !== undefined) return rowsTarget(table, [row], `row ${table.rows.indexOf(row) + 1}`);
  }
  return undefined;
}
