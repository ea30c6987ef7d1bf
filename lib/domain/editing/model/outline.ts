import type { ContentModel, ContentNode, ContentTable } from '../content-model.ts';

/** Of one text. What is longer is shown cut, and may then not be set as a whole. */
const MAX_TEXT = 4_000;
/** Of the whole outline as JSON: some 30,000 tokens. */
const MAX_LENGTH = 80_000;
/** What an entry takes in addition to its text: id, role, region, label. */
const ENTRY_LENGTH = 70;
const CELL_LENGTH = 18;

/** A document as a language model is shown it: ids, parts to play and texts; no markup, no styles. */
export interface Outline {
  readonly type: string;
  readonly regions: readonly object[];
  /** Without the cells of tables, which are in their rows. */
  readonly nodes: readonly object[];
  readonly tables: readonly object[];
  readonly totals: readonly object[];
  /** How many nodes are not shown: the document is longer than the outline may be. */
  readonly omitted?: number;
}

export interface Outlined {
  readonly outline: Outline;
  /** Nodes whose text is not shown whole, or not at all. */
  readonly cut: ReadonlySet<string>;
  /** About how many characters are shown. */
  readonly length: number;
}

/** What is left of what may be shown, and what was left out. */
interface Budget {
  left: number;
  readonly cut: Set<string>;
  omitted: number;
}

const short = (text: string): string => text.slice(0, 200);

/** The text, as far as there is room; undefined where there is none. */
function textWithin(budget: Budget, { id, text }: ContentNode, overhead: number) {
  if (budget.left < overhead) {
    budget.cut.add(id);
    budget.omitted += 1;
    return undefined;
  }
  const shown = text.slice(0, Math.min(MAX_TEXT, budget.left - overhead));
  budget.left -= overhead + shown.length;
  if (shown.length < text.length) budget.cut.add(id);
  return shown;
}

function outlineNode(budget: Budget, node: ContentNode): object[] {
  const text = textWithin(budget, node, ENTRY_LENGTH);
  if (text === undefined) return [];
  const { id, role, region, label } = node;
  return [
    {
      id,
      role,
      text,
      ...(budget.cut.has(id) ? { cut: true } : {}),
      ...(region === undefined ? {} : { region }),
      ...(label === undefined ? {} : { label: short(label) }),
    },
  ];
}

function outlineTable(budget: Budget, table: ContentTable, isLineItems: boolean): object {
  const { id, region, columns, rows } = table;
  const shown = rows.flatMap((row) => {
    const cells = row.cells.flatMap((cell) => {
      const text = textWithin(budget, cell, CELL_LENGTH);
      return text === undefined ? [] : [[cell.id, text]];
    });
    return cells.length === 0 && row.cells.length > 0 ? [] : [{ id: row.id, cells }];
  });
  return {
    id,
    ...(region === undefined ? {} : { region }),
    ...(isLineItems ? { lineItems: true } : {}),
    columns: columns.slice(0, 60).map(({ label }) => short(label)),
    rows: shown,
    ...(shown.length < rows.length ? { omittedRows: rows.length - shown.length } : {}),
  };
}

const outlineRegions = ({ regions }: ContentModel) =>
  regions.slice(0, 200).map(({ id, name, heading, carriesData, essential }) => ({
    id,
    name: short(name),
    ...(heading === undefined ? {} : { heading: short(heading) }),
    carriesData,
    essential,
  }));

/**
 * The outline of a document for a language model, of bounded length. Where it is too long, the rows of
 * its tables are left out before its other texts.
 */
export function outlineOf(content: ContentModel, documentType: string): Outlined {
  const { nodes, tables, lineItems, totals } = content;
  const budget: Budget = { left: MAX_LENGTH, cut: new Set(), omitted: 0 };
  const inRows = new Set(
    tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ id }) => id))),
  );
  const outline = {
    type: documentType,
    regions: outlineRegions(content),
    nodes: nodes.filter(({ id }) => !inRows.has(id)).flatMap((node) => outlineNode(budget, node)),
    tables: tables.slice(0, 100).map((table) => outlineTable(budget, table, table === lineItems)),
    totals: totals
      .slice(0, 200)
      .map(({ id, label, value }) => ({ id, label: label.id, value: value.id })),
  };
  for (const { rows } of tables.slice(100))
    for (const { cells } of rows) for (const { id } of cells) budget.cut.add(id);
  const { omitted, cut } = budget;
  return {
    outline: omitted === 0 ? outline : { ...outline, omitted },
    cut,
    length: MAX_LENGTH - budget.left,
  };
}
