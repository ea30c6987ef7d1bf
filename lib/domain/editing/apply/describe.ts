import type { Element } from 'domhandler';
import type { ContentModel, ContentNode } from '../content-model.ts';
import { dictionary } from '../dictionary.ts';
import { nodeOf } from './shown.ts';
import { collapsed, isWithin, textNodes, wholeText } from './text.ts';

const MAX_QUOTED_CHARS = 60;

/** A user's text in a sentence: in quotes, in one line, capped, without anything that reads as markup. */
export function quoted(text: string): string {
  const line = collapsed(text).replace(/[<>]/g, '');
  const letters = [...line];
  const short =
    letters.length > MAX_QUOTED_CHARS
      ? `${letters
          .slice(0, MAX_QUOTED_CHARS - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return `“${short}”`;
}

/** An element as a sentence names it: "the header", "the column head “Qty”". */
export function nameOf(content: ContentModel, element: Element): string {
  if (element.name === 'body') return 'the document';
  const table = content.tables.find((each) => each.element === element);
  if (table !== undefined) return table === content.lineItems ? 'the line items' : 'the table';
  const region = content.regions.find((each) => each.element === element);
  if (region !== undefined) return regionName(region.name, region.heading);
  if (content.title?.element === element) return 'the title';
  if (content.logo?.element === element) return 'the logo';
  const total = content.totals.find(
    (each) =>
      each.element === element ||
      (each.label.element === element && !isWithin(element, each.element)),
  );
  if (total !== undefined) return `the line ${quoted(total.label.text)} of the totals`;
  const node = content.nodes.find((each) => each.element === element);
  if (node !== undefined) return nodeName(node);
  if (element.name === 'tr') {
    const name = rowName(element);
    return name === '' ? 'the empty row' : `the row ${quoted(name)}`;
  }
  const text = textNodes(element)
    .map(({ data }) => data)
    .join(' ');
  if (collapsed(text) !== '') return quoted(text);
  return element.name === 'img' ? 'the image' : 'a part of the document';
}

/** What the first cell with text says. */
function rowName(row: Element): string {
  const texts = row.children.map((cell) => wholeText(cell));
  return texts.find((text) => text !== '') ?? '';
}

/** Parts that every document has a word for. */
const REGION_WORDS: Readonly<Record<string, string>> = dictionary({
  'client-info': 'client details',
  meta: 'dates and references',
  'line-items': 'line items',
});

function regionName(name: string, heading: string | undefined): string {
  const words = REGION_WORDS[name] ?? name.replaceAll('-', ' ').replace(/[<>]/g, '');
  const isNamed = name in REGION_WORDS || heading === undefined;
  return isNamed || words.includes(heading.toLowerCase())
    ? `the ${words}`
    : `the part ${quoted(heading)}`;
}

function nodeName({ role, text, label }: ContentNode): string {
  switch (role) {
    case 'value':
      return label === undefined ? `the value ${quoted(text)}` : `the value of ${quoted(label)}`;
    case 'total-value':
      return label === undefined ? `the amount ${quoted(text)}` : `the amount of ${quoted(label)}`;
    case 'column-head':
      return `the column head ${quoted(text)}`;
    case 'cell':
      return label === undefined
        ? `the cell ${quoted(text)}`
        : `the cell ${quoted(text)} of ${quoted(label)}`;
    case 'number':
      return 'the document number';
    case 'heading':
      return `the heading ${quoted(text)}`;
    case 'label':
    case 'total-label':
      return `the label ${quoted(text)}`;
    case 'image':
      return text === '' ? 'the image' : `the image ${quoted(text)}`;
    default:
      return quoted(text);
  }
}

const MOST_NAMED = 3;

/** Several elements as a sentence names them: by name when they are few, else by their number. */
export function namesOf(content: ContentModel, elements: readonly Element[]): string {
  if (elements.length <= MOST_NAMED) {
    const names = [...new Set(elements.map((element) => nameOf(content, element)))];
    const last = names.at(-1) ?? 'nothing';
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
  }
  const roles = new Set(elements.map((element) => nodeOf(content, element)?.role));
  const [role] = roles;
  const noun = roles.size === 1 && role !== undefined ? PLURALS[role] : undefined;
  const region = content.regions.findLast((each) =>
    elements.every((element) => isWithin(element, each.element)),
  );
  const where = region === undefined ? '' : ` of ${nameOf(content, region.element)}`;
  return `${elements.length} ${noun ?? 'elements'}${where}`;
}

const PLURALS: Partial<Record<ContentNode['role'], string>> = {
  heading: 'headings',
  label: 'labels',
  value: 'values',
  prose: 'paragraphs',
  'list-item': 'list entries',
  'column-head': 'column heads',
  cell: 'cells',
  'total-label': 'labels',
  'total-value': 'amounts',
  image: 'images',
};

/** "the header's", "the line items'" */
export function possessive(name: string): string {
  return /s$/.test(name) ? `${name}'` : `${name}'s`;
}
