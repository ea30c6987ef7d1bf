import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** `[what, property, expected]`: see `style-checks.ts` for the properties and how values are compared. */
const StyleCheck = z.tuple([z.string(), z.string(), z.string()]);
const Texts = z.array(z.string()).default([]);
const Pair = z.tuple([z.string(), z.string()]);

/** What must be true of the shown page. Texts that are not named must stay as they are. */
export const Expectation = z.strictObject({
  /** The error codes that are right; the instruction must not be carried out. */
  refused: z.array(z.string()).optional(),
  /** Error codes that are right as well as carrying it out. */
  refusedToo: Texts,
  /** The refusal must offer at least two ways to say it. */
  suggestions: z.boolean().default(false),
  /** Must occur less often, and more often, than before. */
  lost: Texts,
  new: Texts,
  /** As `new`, whatever the case. */
  newI: Texts,
  /** Words that may go and come besides. */
  mayLose: Texts,
  mayNew: Texts,
  mayLoseAny: z.boolean().default(false),
  mayNewAny: z.boolean().default(false),
  present: Texts,
  presentAny: Texts,
  presentRe: z.string().optional(),
  absent: Texts,
  counts: z.array(z.tuple([z.string(), z.number()])).default([]),
  css: z.array(StyleCheck).default([]),
  /** One of these lists of style checks must hold. */
  any: z.array(z.array(StyleCheck)).default([]),
  /** Selectors (or `@` and a text): nothing else may change its look. */
  only: Texts,
  /** Selectors whose texts must keep their look. */
  notTouched: Texts,
  /** The first stands above, in front of (in reading order), left of the second. */
  above: z.array(Pair).default([]),
  before: z.array(Pair).default([]),
  leftOf: z.array(Pair).default([]),
  /** The way from the first to the second has grown, or shrunk. */
  taller: z.array(Pair).default([]),
  shorter: z.array(Pair).default([]),
  /** The space between both has grown by so many pixels at least. */
  gap: z.array(z.tuple([z.string(), z.string(), z.number()])).default([]),
  /** Stands further right than before. */
  right: Texts,
  /** Of the table of items: its head, the starts of its rows in order, cells as row, column, text. */
  head: z.array(z.string()).optional(),
  headHas: z.string().optional(),
  headLength: z.number().optional(),
  wider: Texts,
  rows: z.array(z.string()).optional(),
  rowCount: z.number().optional(),
  rowHas: Texts,
  cells: z.array(z.tuple([z.number(), z.number(), z.string()])).default([]),
  cellsIn: Texts,
  /** Neighbouring rows have different backgrounds. */
  zebra: Pair.optional(),
  /** A frame in gold around the page. */
  framed: z.boolean().default(false),
  /** Lies over or under the page, outside of the flow. */
  overlay: z.string().optional(),
  /** A line to sign on came in. */
  signature: z.boolean().default(false),
  picture: z
    .strictObject({
      /** Absent: any new picture, such as a QR code. */
      src: z.string().optional(),
      above: z.string().optional(),
      below: z.string().optional(),
      width: z.number().optional(),
      height: z.number().optional(),
    })
    .optional(),
  noNewPicture: z.boolean().default(false),
  /** Of the generated PDF; lengths in points. */
  pdf: z
    .strictObject({
      size: z.tuple([z.number(), z.number()]).optional(),
      left: z.tuple([z.number(), z.number()]).optional(),
      leftChange: z.enum(['more', 'less']).optional(),
      pages: z.number().optional(),
      text: z.string().optional(),
      number: z.enum(['bottom', 'top']).optional(),
    })
    .optional(),
  /** The markup is that of the beginning, byte for byte. */
  same: z.boolean().default(false),
});
export type Expectation = z.infer<typeof Expectation>;

export const CorpusCase = z.strictObject({
  id: z.string(),
  /** The capability that it belongs to. */
  about: z.string(),
  /** A name of `documents.ts`. */
  on: z.string(),
  /** Instructions, one after the other; `undo` takes the last one back. */
  say: z.array(z.union([z.string(), z.strictObject({ undo: z.literal(true) })])).min(1),
  region: z.string().optional(),
  expect: Expectation,
});
export type CorpusCase = z.infer<typeof CorpusCase>;

/** Cases of a file, one JSON object a line. */
export async function readCorpus(file: URL | string): Promise<CorpusCase[]> {
  const text = await readFile(file, 'utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => CorpusCase.parse(JSON.parse(line)));
}
