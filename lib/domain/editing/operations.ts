import { z } from 'zod';
import { Reformat } from '#schemas/rendering/reformat.ts';
import { STYLE_PROPERTIES } from './style-properties.ts';

/** An element of the content model: a node's, region's, table's, row's or total's id. */
const Target = z.string().regex(/^n\d{1,6}$/);
const Targets = z.array(Target).min(1).max(2_000);
const Text = z.string().max(20_000);

/** Style properties that may be set. What their values may be is checked by `style-values.ts`. */
export const StyleProperty = z.enum(STYLE_PROPERTIES);
export type StyleProperty = z.infer<typeof StyleProperty>;

/** What can be put into a document. Text is text: it is escaped, never parsed as markup. */
export const NewBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: Text }),
  z.object({ kind: z.literal('heading'), text: Text, level: z.int().min(1).max(4) }),
  /** A part with a heading of its own, which later instructions can name. */
  z.object({ kind: z.literal('section'), name: z.string().max(80), heading: Text, text: Text }),
  z.object({ kind: z.literal('list'), items: z.array(Text).min(1).max(200), ordered: z.boolean() }),
  z.object({ kind: z.literal('fact'), label: Text, value: Text }),
  z.object({ kind: z.literal('image'), url: z.string().max(2_000_000), alt: Text }),
  z.object({ kind: z.literal('logo'), url: z.string().max(2_000_000), alt: Text }),
  z.object({ kind: z.literal('signatures'), labels: z.array(Text).min(1).max(8) }),
  z.object({ kind: z.literal('qr-code'), content: z.string().min(1).max(1_200), caption: Text }),
  z.object({ kind: z.literal('divider') }),
  z.object({ kind: z.literal('spacer'), height: z.string() }),
  z.object({ kind: z.literal('page-break') }),
]);
export type NewBlock = z.infer<typeof NewBlock>;

const Placement = z.enum(['before', 'after', 'start', 'end']);
const Color = z.string().max(80);
const Length = z.string().max(20);

/**
 * One change to a document. Every change, whatever its source and wording, is a
 * list of these; only `apply` touches markup.
 */
export const Operation = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('set-style'),
    targets: Targets,
    /** `each`: also on every element below that has text of its own, whose own rules would else win. */
    reach: z.enum(['element', 'each']),
    /** Of a heading that begins a part without an element of its own: the heading, not the part. */
    alone: z.boolean().optional(),
    /** Of the targets' text just these words: `font-weight` of "14 March" in a sentence. */
    words: z.string().min(1).max(2_000).optional(),
    style: z.partialRecord(StyleProperty, z.string().max(300)),
  }),
  /** The document's design as a whole: its accent, its typefaces, its text size, its spacing. */
  z.object({
    op: z.literal('set-theme'),
    accent: Color.optional(),
    text: Color.optional(),
    background: Color.optional(),
    headingFont: z.string().max(300).optional(),
    bodyFont: z.string().max(300).optional(),
    /** Factors of what it is now. */
    textScale: z.number().min(0.5).max(2).optional(),
    spacingScale: z.number().min(0.25).max(4).optional(),
  }),
  z.object({ op: z.literal('stripe-rows'), table: Target, color: Color.nullable() }),
  /** All of an element's text. */
  z.object({ op: z.literal('set-text'), target: Target, text: Text }),
  /** Every occurrence inside the targets, or in the whole document. */
  z.object({
    op: z.literal('replace-text'),
    targets: Targets.optional(),
    find: z.string().min(1).max(2_000),
    replace: Text,
  }),
  z.object({
    op: z.literal('insert'),
    place: Placement,
    target: Target,
    block: NewBlock,
    style: z.partialRecord(StyleProperty, z.string().max(300)).optional(),
  }),
  z.object({ op: z.literal('remove'), targets: Targets }),
  z.object({ op: z.literal('hide'), targets: Targets }),
  z.object({ op: z.literal('show'), targets: Targets }),
  z.object({ op: z.literal('move'), target: Target, place: Placement, reference: Target }),
  z.object({ op: z.literal('swap'), first: Target, second: Target }),
  z.object({ op: z.literal('duplicate'), target: Target }),
  z.object({
    op: z.literal('set-attribute'),
    target: Target,
    name: z.enum(['alt', 'title', 'href', 'src', 'lang', 'dir']),
    value: z.string().max(2_000_000),
  }),
  /** Columns are counted from 0. A new column's cells: one text for each row, or made from the row's own. */
  z.object({
    op: z.literal('add-column'),
    table: Target,
    at: z.int().min(0),
    label: Text,
    cells: z.union([
      z.array(Text).max(5_000),
      z.object({
        compute: z.enum(['product', 'quotient', 'sum', 'difference', 'percent-of', 'row-number']),
        columns: z.array(z.int().min(0)).max(8),
        percent: z.number().optional(),
      }),
    ]),
  }),
  z.object({ op: z.literal('remove-column'), table: Target, column: z.int().min(0) }),
  z.object({
    op: z.literal('move-column'),
    table: Target,
    column: z.int().min(0),
    to: z.int().min(0),
  }),
  z.object({
    op: z.literal('add-row'),
    table: Target,
    at: z.int().min(0),
    cells: z.array(Text).max(60),
    /** Where a heading parts it from the next row: the last one above that heading. */
    isLast: z.boolean().optional(),
  }),
  z.object({ op: z.literal('remove-row'), table: Target, row: Target }),
  z.object({
    op: z.literal('sort-rows'),
    table: Target,
    column: z.int().min(0),
    descending: z.boolean(),
  }),
  z.object({ op: z.literal('reverse-rows'), table: Target }),
  z.object({
    op: z.literal('add-total'),
    label: Text,
    value: Text,
    at: z.int().min(0),
    /** The line whose look it takes over, which is a plain one from then on. */
    like: z.int().min(0).optional(),
  }),
  /**
   * Line totals and totals follow what the operations before changed, as far as they were right before.
   * `keep`: values that were asked for.
   */
  z.object({ op: z.literal('recompute'), keep: z.array(Target).max(200) }),
  z.object({ op: z.literal('reformat'), targets: Targets.optional(), to: Reformat }),
  /** The sheet and what is printed on every page of it. null takes it away. */
  z.object({
    op: z.literal('set-page'),
    size: z.string().max(40).optional(),
    orientation: z.enum(['portrait', 'landscape']).optional(),
    margin: z
      .object({ top: Length, right: Length, bottom: Length, left: Length })
      .partial()
      .optional(),
    /** A place is one of its own; true is where documents have them. */
    pageNumbers: z
      .union([
        z.boolean(),
        z.templateLiteral([z.enum(['top', 'bottom']), '-', z.enum(['left', 'center', 'right'])]),
      ])
      .optional(),
    watermark: z.string().max(80).nullable().optional(),
    /** Set across the first page, or into a corner of it, such as PAID. */
    stamp: z
      .object({
        text: z.string().max(40),
        color: Color,
        corner: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right']).optional(),
      })
      .nullable()
      .optional(),
  }),
]);
/** Only what renders a document can choose the step; without one it is refused. A model cannot ask for it. */
export interface FitPage {
  readonly op: 'fit-page';
  readonly step?: number;
}

export type Operation = z.infer<typeof Operation> | FitPage;
