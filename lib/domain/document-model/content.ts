import { z } from 'zod';

/** What a free value is; how it is written follows from it and the document's locale. */
export const ContentKind = z.enum([
  'text',
  /** A word that the mapping or the reader chose, which the wording tables have: "High", "Passed". */
  'word',
  'money',
  'number',
  'percent',
  'date',
  /** A date with its time of day. */
  'moment',
  'duration',
  'boolean',
  'email',
  'phone',
  'url',
  'image',
]);
export type ContentKind = z.infer<typeof ContentKind>;

/** A value with the name that a reader knows it by. */
export const Fact = z.strictObject({
  label: z.string(),
  kind: ContentKind.default('text'),
  /** As given: text, a decimal (of per cent too), a date or duration of ISO 8601, an address. */
  value: z.string(),
  /** What a number is measured in. */
  unit: z.string().optional(),
});
export type Fact = z.infer<typeof Fact>;

/** A figure that stands for itself. */
export const Metric = z.strictObject({
  label: z.string(),
  kind: ContentKind.default('number'),
  value: z.string(),
  unit: z.string().optional(),
  /** How it moved, such as "+12%". */
  change: z.string().optional(),
  note: z.string().optional(),
});
export type Metric = z.infer<typeof Metric>;

/** A table of facts, such as results with their reference ranges. */
export const ContentTable = z.strictObject({
  columns: z.array(z.strictObject({ label: z.string(), kind: ContentKind.default('text') })),
  rows: z.array(
    z.strictObject({
      cells: z.array(z.string().nullable()),
      details: z.array(z.string()).optional(),
    }),
  ),
});
export type ContentTable = z.infer<typeof ContentTable>;

/** A part of a document whose content is free: any of prose, list, figures, table, facts and pictures, in this order. */
export const Section = z.strictObject({
  title: z.string().optional(),
  subtitle: z.string().optional(),
  /** What stands at the right of the title, such as a date or a time span. */
  aside: z.string().optional(),
  /** Markdown, HTML or plain text. */
  paragraphs: z.array(z.string()).optional(),
  list: z.array(z.string()).optional(),
  facts: z.array(Fact).optional(),
  metrics: z.array(Metric).optional(),
  table: ContentTable.optional(),
  images: z.array(z.strictObject({ url: z.string(), caption: z.string().optional() })).optional(),
  get sections() {
    return z.array(Section).optional();
  },
});
export type Section = z.infer<typeof Section>;
