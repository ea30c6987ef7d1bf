import type { ContentModel, ContentNode } from '../content-model.ts';

/** Of one text. What is longer is shown cut, and may then not be set as a whole. */
const MAX_TEXT = 4_000;
/** Of all texts, some 15,000 tokens. */
const MAX_TEXTS = 60_000;
const MAX_NODES = 3_000;

/** A document as a language model is shown it: ids, parts to play and texts; no markup, no styles. */
export interface Outline {
  readonly type: string;
  readonly regions: readonly object[];
  readonly nodes: readonly object[];
  readonly tables: readonly object[];
  readonly totals: readonly object[];
  /** How many nodes there are that are not shown: the document is longer than a model is told. */
  readonly omitted?: number;
}

export interface Outlined {
  readonly outline: Outline;
  /** Nodes whose text is not shown whole, or not at all. */
  readonly cut: ReadonlySet<string>;
  /** Characters of all texts shown. */
  readonly length: number;
}

function nodeEntry({ id, role, region, label }: ContentNode, text: string, cut: boolean) {
  return {
    id,
    role,
    text,
    ...(cut ? { cut } : {}),
    ...(region === undefined ? {} : { region }),
    ...(label === undefined ? {} : { label: label.slice(0, 200) }),
  };
}

function outlineNodes(nodes: readonly ContentNode[]) {
  const shown: object[] = [];
  const cut = new Set<string>();
  let length = 0;
  for (const node of nodes) {
    const text = node.text.slice(0, Math.min(MAX_TEXT, MAX_TEXTS - length));
    const whole = text.length === node.text.length;
    if (!whole) cut.add(node.id);
    if (shown.length < MAX_NODES && (text !== '' || whole)) {
      shown.push(nodeEntry(node, text, !whole));
      length += text.length;
    } else cut.add(node.id);
  }
  return { shown, cut, length };
}

/** Rows and columns by id only: what stands in the cells is among the nodes. */
const tablesOf = ({ tables, lineItems }: ContentModel) =>
  tables.slice(0, 100).map((table) => ({
    id: table.id,
    ...(table.region === undefined ? {} : { region: table.region }),
    ...(table === lineItems ? { lineItems: true } : {}),
    columns: table.columns.map(({ label }) => label.slice(0, 200)),
    rows: table.rows
      .slice(0, 500)
      .map(({ id, cells }) => ({ id, cells: cells.map((cell) => cell.id) })),
    ...(table.rows.length > 500 ? { omittedRows: table.rows.length - 500 } : {}),
  }));

/** What a language model is told of a document, however long it is: at most some 25,000 tokens. */
export function outlineOf(content: ContentModel, documentType: string): Outlined {
  const { shown, cut, length } = outlineNodes(content.nodes);
  const omitted = content.nodes.length - shown.length;
  return {
    outline: {
      type: documentType,
      regions: content.regions
        .slice(0, 200)
        .map(({ id, name, heading, carriesData, essential }) => ({
          id,
          name,
          ...(heading === undefined ? {} : { heading: heading.slice(0, 200) }),
          carriesData,
          essential,
        })),
      nodes: shown,
      tables: tablesOf(content),
      totals: content.totals.slice(0, 200).map(({ id, label, value }) => ({
        id,
        label: label.id,
        value: value.id,
      })),
      ...(omitted === 0 ? {} : { omitted }),
    },
    cut,
    length,
  };
}
