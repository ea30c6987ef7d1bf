import { z } from 'zod/mini';

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
  kind: z._default(ContentKind, 'text'),
  /** As given: text, a decimal (of per cent too), a date or duration of ISO 8601, an address. */
  value: z.string(),
  /** What a number is measured in. */
  unit: z.optional(z.string()),
});
export type Fact = z.infer<typeof Fact>;

/** A figure that stands for itself. */
export const Metric = z.strictObject({
  label: z.string(),
  kind: z._default(ContentKind, 'number'),
  value: z.string(),
  unit: z.optional(z.string()),
  /** How it moved, such as "+12%". */
  change: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type Metric = z.infer<typeof Metric>;

/** A table of facts, such as results with their reference ranges. */
export const ContentTable = z.strictObject({
  columns: z.array(z.strictObject({ label: z.string(), kind: z._default(ContentKind, 'text') })),
  rows: z.array(
    z.strictObject({
      cells: z.array(z.nullable(z.string())),
      details: z.optional(z.array(z.string())),
      /** What a reader looks for among the others: what does not conform. */
      isMarked: z.optional(z.literal(true)),
      /** What the rows above it come to. */
      isTotal: z.optional(z.literal(true)),
    }),
  ),
});
export type ContentTable = z.infer<typeof ContentTable>;

/** A part of a document whose content is free: any of prose, list, figures, table, facts and pictures, in this order. */
export const Section = z.strictObject({
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  /** What stands at the right of the title, such as a date or a time span. */
  aside: z.optional(z.string()),
  /** Markdown, HTML or plain text. */
  paragraphs: z.optional(z.array(z.string())),
  list: z.optional(z.array(z.string())),
  facts: z.optional(z.array(Fact)),
  metrics: z.optional(z.array(Metric)),
  table: z.optional(ContentTable),
  images: z.optional(z.array(z.strictObject({ url: z.string(), caption: z.optional(z.string()) }))),
  get sections() {
    return z.optional(z.array(Section));
  },
});
export type Section = z.infer<typeof Section>;
