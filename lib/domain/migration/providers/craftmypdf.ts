import { escapeHtml } from '#lib/shared/html/escape.ts';
import type { ParseTemplate, TemplateNode } from '../template-node.ts';
import { positionsIn, text } from '../template-node.ts';
import { expressionOf, type Place, textNodes } from './craftmypdf-texts.ts';
import { type Located, readJson } from './located-json.ts';

/** What layouts call the parts of a component, by what they are. */
const NAMES = {
  left: ['x', 'left'],
  top: ['y', 'top'],
  width: ['w', 'width'],
  height: ['h', 'height'],
  type: ['type', 'component', 'kind'],
  text: ['text', 'content', 'value', 'label', 'expression'],
  markup: ['html', 'richText'],
  source: ['src', 'url', 'image', 'value', 'data', 'content'],
  list: ['data', 'dataSource', 'datasource', 'source', 'list', 'rows', 'items', 'expression'],
  columns: ['columns', 'cols'],
  title: ['header', 'title', 'label', 'name'],
  cell: ['value', 'text', 'content', 'field', 'cell', 'expression'],
  visible: ['visible', 'visibility', 'show', 'condition'],
  parts: [
    'components',
    'elements',
    'children',
    'items',
    'pages',
    'sections',
    'header',
    'body',
    'footer',
  ],
} as const;

const STYLES: readonly (readonly [names: readonly string[], property: string, unit: string])[] = [
  [['fontSize', 'font_size'], 'font-size', 'px'],
  [['fontWeight', 'font_weight'], 'font-weight', ''],
  [['fontFamily', 'font_family'], 'font-family', ''],
  [['color', 'fontColor', 'font_color'], 'color', ''],
  [['backgroundColor', 'background', 'background_color'], 'background', ''],
  [['textAlign', 'align', 'text_align'], 'text-align', ''],
];
const SAFE_STYLE = /^[#\w .,%()-]{1,100}$/;

type Component = Extract<Located, { kind: 'object' }>;

const field = (of: Component, names: readonly string[]): Located | undefined =>
  names.map((name) => of.fields.get(name)).find((found) => found !== undefined);

const scalar = (of: Located | undefined): string | number | boolean | null =>
  of?.kind === 'value' ? of.value : null;

const numberOf = (of: Component, names: readonly string[]): number | undefined => {
  const value = Number.parseFloat(String(scalar(field(of, names)) ?? ''));
  return Number.isFinite(value) ? value : undefined;
};

const isPlaced = (of: Component): boolean =>
  numberOf(of, NAMES.left) !== undefined && numberOf(of, NAMES.top) !== undefined;

/** Reads the layout of a CraftMyPDF template, which is JSON. @throws validation */
export const parseCraftMyPdf: ParseTemplate = (template) => {
  const root = readJson(template);
  const place = positionsIn(template);
  const components = componentsIn(root);
  if (components.length === 0) return textNodes(root, place);
  const source = (at: Component) => template.slice(at.at, at.end);
  const body = rowsOf(components).flatMap((row) => rowNodes(row, place, source));
  const head =
    '<!doctype html><html><head><meta charset="utf-8"><style>body{font-family:sans-serif;margin:0}.row{position:relative}.row>div{position:absolute}.row>.flow{position:static}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:4px 6px}</style></head><body>';
  return [text(head), ...body, text('</body></html>')];
};

/** Every component that has its place on the page, wherever it stands in the layout. */
function componentsIn(root: Located): Component[] {
  if (root.kind === 'list') return root.items.flatMap(componentsIn);
  if (root.kind !== 'object') return [];
  if (isPlaced(root)) return [root];
  return NAMES.parts.flatMap((name) => {
    const part = root.fields.get(name);
    return part === undefined ? [] : componentsIn(part);
  });
}

/** Components side by side are a row; what stands below moves down with what grows. */
function rowsOf(components: readonly Component[]): Component[][] {
  const topOf = (of: Component) => numberOf(of, NAMES.top) ?? 0;
  const rows: { bottom: number; components: Component[] }[] = [];
  for (const component of components.toSorted((one, other) => topOf(one) - topOf(other))) {
    const bottom = topOf(component) + (numberOf(component, NAMES.height) ?? 20);
    const row = rows.at(-1);
    if (row === undefined || topOf(component) >= row.bottom)
      rows.push({ bottom, components: [component] });
    else {
      row.components.push(component);
      row.bottom = Math.max(row.bottom, bottom);
    }
  }
  return rows.map(({ components: all }) => all);
}

function rowNodes(
  row: readonly Component[],
  place: Place,
  source: (of: Component) => string,
): TemplateNode[] {
  const tops = row.map((of) => numberOf(of, NAMES.top) ?? 0);
  const top = Math.min(...tops);
  const height =
    Math.max(...row.map((of, at) => (tops[at] ?? 0) + (numberOf(of, NAMES.height) ?? 20))) - top;
  const grows = row.length === 1 && row[0]?.fields.has('columns') === true;
  const cells = row.flatMap((of): TemplateNode[] => {
    const left = numberOf(of, NAMES.left) ?? 0;
    const width = numberOf(of, NAMES.width);
    const at = `left:${left}px;top:${(numberOf(of, NAMES.top) ?? 0) - top}px;`;
    const box = grows ? `margin-left:${left}px;` : at;
    const size = width === undefined ? '' : `width:${width}px;`;
    const open = `<div${grows ? ' class="flow"' : ''} style="${box}${size}${styleOf(of)}">`;
    return shown(of, place, source, [text(open), ...contentOf(of, place, source), text('</div>')]);
  });
  const margin = 'margin-bottom:8px;';
  return [
    text(`<div class="row" style="${margin}min-height:${height}px">`),
    ...cells,
    text('</div>'),
  ];
}

function styleOf(of: Component): string {
  return STYLES.flatMap(([names, property, unit]) => {
    const value = scalar(field(of, names));
    if (value === null || value === '' || !SAFE_STYLE.test(String(value))) return [];
    return [`${property}:${value}${typeof value === 'number' ? unit : ''};`];
  }).join('');
}

/** A component that is there on a condition. */
function shown(
  of: Component,
  place: Place,
  source: (of: Component) => string,
  met: TemplateNode[],
): TemplateNode[] {
  const test = expressionOf(field(of, NAMES.visible));
  if (test === undefined || test.kind === 'literal') return met;
  return [{ at: place(of.at), source: source(of), kind: 'if', test, met, otherwise: [] }];
}

function contentOf(of: Component, place: Place, source: (of: Component) => string): TemplateNode[] {
  const type = String(scalar(field(of, NAMES.type)) ?? '').toLowerCase();
  const written = { at: place(of.at), source: source(of) };
  if (of.fields.has('columns')) return tableNodes(of, place, source);
  if (type.includes('image'))
    return [
      text('<img style="width:100%" alt="" src="'),
      ...textNodes(field(of, NAMES.source), place),
      text('">'),
    ];
  if (/qr|bar-?code|chart|sign|field|page/.test(type)) {
    const reason = 'there is no such component: use an image';
    return [{ ...written, kind: 'lost', feature: `component ${type}`, reason, body: [] }];
  }
  const markup = field(of, NAMES.markup);
  const kept: TemplateNode = { ...written, kind: 'kept', feature: `component ${type || 'text'}` };
  if (markup !== undefined) return [kept, ...textNodes(markup, place, true)];
  return [kept, ...textNodes(field(of, NAMES.text), place)];
}

function tableNodes(
  of: Component,
  place: Place,
  source: (of: Component) => string,
): TemplateNode[] {
  const written = { at: place(of.at), source: source(of) };
  const columns = field(of, NAMES.columns);
  const all =
    columns?.kind === 'list' ? columns.items.filter((each) => each.kind === 'object') : [];
  const heads = all.map(
    (each) => `<th>${escapeHtml(String(scalar(field(each, NAMES.title)) ?? ''))}</th>`,
  );
  const cells = all.flatMap((each) => [
    text('<td>'),
    ...textNodes(field(each, NAMES.cell), place),
    text('</td>'),
  ]);
  const list = expressionOf(field(of, NAMES.list));
  const row = [text('<tr>'), ...cells, text('</tr>')];
  const rows: TemplateNode[] =
    list === undefined
      ? [
          {
            ...written,
            kind: 'lost',
            feature: 'tables',
            reason: 'the table names no list of the data',
            body: [],
          },
        ]
      : [{ ...written, kind: 'each', list, body: row, otherwise: [] }];
  return [
    text(`<table><thead><tr>${heads.join('')}</tr></thead><tbody>`),
    ...rows,
    text('</tbody></table>'),
  ];
}
