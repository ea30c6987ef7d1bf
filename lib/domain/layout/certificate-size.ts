import type { Block, Party, PrintedDocument } from '#lib/domain/presentation/printed-document.ts';

/** How a certificate is set: its type in hundredths of the page's height, and whether it takes more than one page. */
export interface CertificateSize {
  readonly type: number;
  readonly flows: boolean;
  /** It is one page that stands: it lies otherwise. */
  readonly isUpright?: true;
}

const LARGEST = 2.1;
/** Of one that only says who and what for. */
const LARGEST_SPARSE = 2.7;
/** Below this, type is too small to be read on a Letter page. */
const SMALLEST = 1.4;
const FLOWING = 1.7;
/** On a page that stands the same sizes are less of its height. */
const UPRIGHT = { largest: 1.6, smallest: 1.025, step: 0.025, aspect: 3 / 4 };
const STEP = 0.05;
/** Of a Letter page that lies, between its margins: the one where lines are the shortest for their height. */
const ASPECT = 4 / 3;
/** Between frame and content on both sides, and the least air among the parts, in em. */
const PADDING = { across: 10, down: 9.5 };
const CHAR = 0.56;
const WIDE_CHAR = 1.02;

/**
 * The largest type at which a certificate is one page, by an estimate of its lines: one that lies, or
 * that stands where `mayStand`. What does not fit in readable type flows: nothing is ever cut off. Time
 * is linear in the text.
 */
export function certificateSize(
  model: PrintedDocument,
  title: string,
  mayStand: boolean,
): CertificateSize {
  const { wording, signatures, sections, details } = model;
  const blocks = [...sections, ...details];
  const sparse = wording.statement === undefined && signatures.length === 0 && blocks.length === 0;
  const height = estimate(model, title, blocks);
  const largest = sparse ? LARGEST_SPARSE : LARGEST;
  const lying = fitting(height, { largest, smallest: SMALLEST, step: STEP, aspect: ASPECT });
  if (lying !== undefined) return { type: lying, flows: false };
  const standing = mayStand ? fitting(height, UPRIGHT) : undefined;
  return standing === undefined
    ? { type: FLOWING, flows: true }
    : { type: standing, flows: false, isUpright: true };
}

/** The largest type at which content of a height takes one page. undefined: none that can be read. */
function fitting(
  height: (across: number) => number,
  { largest, smallest, step, aspect }: typeof UPRIGHT,
): number | undefined {
  for (let type = largest; type >= smallest; type -= step) {
    const page = 100 / type;
    if (height(page * aspect - PADDING.across) + PADDING.down <= page)
      return Math.round(type * 100) / 100;
  }
  return undefined;
}

/** A text's length as if each of its letters were of the same width, in em. */
function widthOf(text: string): number {
  let width = 0;
  for (const char of text) width += char > '\u2e7f' ? WIDE_CHAR : CHAR;
  return width;
}

/** The height of text in em of the certificate: `scale` is its size, `most` its longest line in its own em. */
function lines(
  text: string | undefined,
  scale: number,
  leading = 1.25,
  most = Number.POSITIVE_INFINITY,
) {
  const width = widthOf(text ?? '');
  return (across: number) => Math.ceil(width / Math.min(most, across / scale)) * scale * leading;
}

/** What the whole content takes in height at a width, both in em. */
function estimate(model: PrintedDocument, title: string, blocks: readonly Block[]) {
  const { wording, parties, signatures, facts, logo } = model;
  const party = (role: string) => parties.find((one) => one.role === role)?.name;
  const statement = lines(wording.statement?.text, 1.1, 1.6, 40);
  // What is known of whom it is for stands below the name, and everybody else in a box.
  const isHonoured = ({ role }: Party) => wording.honoree !== undefined && role === 'recipient';
  const about = parties.filter(isHonoured).flatMap(({ lines: own }) => own);
  const boxes = parties.filter((one) => !isHonoured(one) && one.lines.length > 0);
  const heights = boxes.map(({ lines: own }) => own.length);
  const parts = [
    lines(wording.issuer?.text ?? party('sender'), 1.2, 1.6),
    lines(title, 3.5, 1.2),
    lines(model.subtitle?.text, 1.1, 1.6),
    lines(wording.honoree?.text, 3.7, 1.3),
    lines(about.map(({ text }) => text).join(' · '), 1, 1.6),
    lines(wording.achievement?.text, 2.1, 1.3, 21),
    (across: number) =>
      [statement(across)].filter((height) => height > 0).map((height) => height + 1)[0] ?? 0,
    ...blocks.map(blockHeight),
    inRows(
      signatures.map(() => 15),
      8,
    ),
    inRows(
      boxes.map(() => 16),
      3.2 + 1.6 * Math.max(0, ...heights),
    ),
    inRows(
      [model.number, ...facts, model.status]
        .filter((fact) => fact !== undefined)
        .map(({ label, text }) => 0.92 * (widthOf(label) + widthOf(text)) + 3.2),
      2,
    ),
  ];
  // The words around the name, the rule below the title, the logo.
  const fixed = 6.5 + (logo === undefined ? 0 : 5);
  return (across: number) => parts.reduce((sum, part) => sum + part(across), fixed);
}

/** The height of boxes that stand side by side as far as there is room. */
function inRows(widths: readonly number[], height: number) {
  return (across: number) => {
    let rows = 0;
    let left = 0;
    for (const width of widths) {
      if (width > left) {
        rows += 1;
        left = across;
      }
      left -= width;
    }
    return rows * height;
  };
}

const COLUMN = 34;
/** Of a table whose texts are one line each. */
const ROW = 2.6;

/** By kind; what is not for certificates counts as a page, which makes them flow. */
function blockHeight(block: Block): (across: number) => number {
  const heading = block.label === undefined ? 1.1 : 2.8;
  const inner = () => {
    switch (block.kind) {
      case 'text':
        return block.paragraphs.reduce((sum, text) => sum + lines(text, 1, 1.6)(COLUMN) + 0.7, 0);
      case 'facts':
        return block.facts.reduce((sum, { label, text }) => {
          const width = widthOf(label + text);
          const several = width > COLUMN - 6 ? 2.5 + lines(text, 1, 1.6)(24) : 2.5;
          return sum + (width > 20 ? several : 1.3);
        }, 0);
      case 'list':
        return block.inline
          ? Math.ceil(block.items.reduce((sum, item) => sum + widthOf(item) + 2.4, 0) / COLUMN) *
              2.6
          : block.items.reduce((sum, item) => sum + lines(item, 1, 1.6)(COLUMN) + 0.4, 0);
      case 'image':
        return 12;
      case 'table':
        return (block.table.rows.length + 1) * ROW;
      case 'group':
        return block.blocks.reduce((sum, each) => sum + blockHeight(each)(COLUMN), 0);
      default:
        return 100;
    }
  };
  const height = heading + inner();
  return () => height;
}
