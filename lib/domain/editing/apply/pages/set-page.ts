import { lengthToInches } from '#schemas/css-length.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import { quoted } from '../describe.ts';
import {
  type Appliers,
  type Check,
  type Editing,
  type Effect,
  InvalidOperation,
  type OperationOf,
} from '../effect.ts';
import { readEditStyle, setEditStyle } from '../styles/edit-styles.ts';
import { refitWatermark, setStamp, setWatermark } from './header-and-footer.ts';
import { numberedAt, withoutNumbers } from './page-numbers.ts';
import { EDGES, pageRule, paperName, paperOf, sheetInches } from './page-sheet.ts';

type SetPage = OperationOf<'set-page'>;

export const setPageAppliers: Appliers<'set-page'> = { 'set-page': setPage };

function setPage(editing: Editing, operation: SetPage): Effect {
  const options = newOptions(editing, operation);
  const sheetChanges = writeSheet(editing, operation, options);
  const headerFooter = [
    operation.watermark === undefined
      ? refitWatermark(editing, options)
      : setWatermark(editing, options, operation.watermark),
    operation.stamp === undefined ? undefined : setStamp(editing, operation.stamp),
  ].filter((effect) => effect !== undefined);
  const changes = [...sheetChanges, ...headerFooter.flatMap((effect) => effect.changes)];
  if (changes.length === 0 && headerFooter.length === 0)
    throw new InvalidOperation('The change to the page names nothing to change.');
  return {
    changes,
    added: headerFooter.flatMap((effect) => effect.added ?? []),
    removed: headerFooter.flatMap((effect) => effect.removed ?? []),
    checks: [
      sheetCheck(editing, operation, options),
      ...headerFooter.flatMap((effect) => effect.checks),
    ],
    options,
  };
}

/** Most of a sheet's side that its two margins may take. */
const MOST_MARGIN = 0.6;

function newOptions(editing: Editing, operation: SetPage): RenderOptions {
  const { pageNumbers } = operation;
  const options =
    pageNumbers === undefined
      ? editing.options
      : { ...withoutNumbers(editing.options), ...numberedAt(pageNumbers, editing) };
  const { watermark: _, ...unmarked } = options;
  const changed: RenderOptions = {
    // The mark is in the markup now: printed by the renderer too it would be there twice.
    ...(operation.watermark === undefined ? options : unmarked),
    ...(operation.size === undefined ? {} : { pageSize: paperOf(operation.size) }),
    ...(operation.orientation === undefined ? {} : { orientation: operation.orientation }),
  };
  if (operation.margin === undefined) return changed;
  const edges = Object.entries(operation.margin).map(([edge, length]) => [
    edge,
    marginLength(edge, length),
  ]);
  const margin = { ...options.margin, ...Object.fromEntries(edges) };
  const [width, height] = sheetInches(changed);
  const inches = (length: string | undefined) => lengthToInches(length ?? '') ?? 0.5;
  const isRoomy =
    inches(margin.left) + inches(margin.right) <= width * MOST_MARGIN &&
    inches(margin.top) + inches(margin.bottom) <= height * MOST_MARGIN;
  if (!isRoomy) throw new InvalidOperation('The margins leave too little room; make them smaller.');
  return { ...changed, margin };
}

function marginLength(edge: string, length: string | undefined): string {
  const value = (length ?? '').trim().toLowerCase();
  if (lengthToInches(value) === undefined)
    throw new InvalidOperation(`The ${edge} margin must be a length such as "20mm" or "0.5in".`);
  return value;
}

function writeSheet(editing: Editing, operation: SetPage, options: RenderOptions): string[] {
  const { size, orientation, margin, pageNumbers } = operation;
  if (size !== undefined || orientation !== undefined || margin !== undefined)
    setEditStyle(editing.document, 'page', pageRule(options));
  return [
    ...(size === undefined ? [] : [`Set the page size to ${paperName(options)}`]),
    ...(orientation === undefined ? [] : [`Turned the page to ${orientation}`]),
    ...(margin === undefined ? [] : [marginChange(margin)]),
    ...(pageNumbers === undefined
      ? []
      : [
          pageNumbers === false
            ? 'Removed the page numbers'
            : pageNumbers === true
              ? 'Added page numbers'
              : `Added page numbers at the ${pageNumbers.replace('-', ' ')}`,
        ]),
  ];
}

function marginChange(margin: NonNullable<SetPage['margin']>): string {
  const edges = EDGES.filter((edge) => margin[edge] !== undefined);
  const lengths = new Set(edges.map((edge) => margin[edge]?.trim()));
  if (edges.length === EDGES.length && lengths.size === 1)
    return `Set the page margins to ${quoted([...lengths][0] ?? '').slice(1, -1)}`;
  const each = edges.map((edge) => `${edge} ${margin[edge]?.trim()}`);
  return `Set the page margins to ${each.join(', ')}`;
}

function sheetCheck(editing: Editing, operation: SetPage, options: RenderOptions): Check {
  const rule = pageRule(options);
  const { size, orientation, margin, pageNumbers } = operation;
  const writes = size !== undefined || orientation !== undefined || margin !== undefined;
  return {
    element: editing.document.body,
    aspect: 'sheet',
    read: (after) => {
      if (writes && (readEditStyle(after.document, 'page') ?? '') !== rule)
        return 'The page is not as asked.';
      if (pageNumbers === undefined) return undefined;
      return Object.entries(numberedAt(pageNumbers, editing)).every(
        ([name, value]) => after.options[name as keyof RenderOptions] === value,
      )
        ? undefined
        : 'The page numbers are not as asked.';
    },
  };
}
