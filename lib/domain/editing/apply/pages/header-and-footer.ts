import { type Element, isTag } from 'domhandler';
import { appendChild, removeElement } from 'domutils';
import { cssColor } from '#lib/shared/css/css-values.ts';
import type { RenderOptions } from '#schemas/render-options.ts';
import {
  layOutWatermark,
  WATERMARK_COLOR,
  WATERMARK_MAX_INCHES,
} from '#schemas/rendering/watermark-look.ts';
import { quoted } from '../describe.ts';
import {
  type Check,
  type Editing,
  type Effect,
  InvalidOperation,
  type OperationOf,
} from '../effect.ts';
import { elementFrom, plain, text } from '../markup.ts';
import { wholeText } from '../text.ts';
import { sheetInches } from './page-sheet.ts';

/** What is printed across pages, by the attribute that its element has. */
type Kind = 'watermark' | 'stamp';

function existing({ document: { body } }: Editing, kind: Kind): Element[] {
  return body.children.filter(isTag).filter(({ attribs }) => attribs['data-service-edit'] === kind);
}

function take(elements: readonly Element[]): readonly Element[] {
  for (const element of elements) removeElement(element);
  return elements;
}

/** Whatever rules a document has for its own boxes, these are none of them. */
const UNSTYLED =
  'margin:0;padding:0;border:0;background:none;text-transform:none;letter-spacing:normal;text-indent:0;text-align:center';

/** Text across every page, as the renderer's own option draws it; null takes it away. */
export function setWatermark(
  editing: Editing,
  options: RenderOptions,
  words: string | null,
): Effect {
  const had = existing(editing, 'watermark');
  if (words === null) {
    if (had.length === 0 && editing.options.watermark === undefined)
      throw new InvalidOperation('The document has no watermark.');
    return {
      changes: ['Removed the watermark'],
      removed: take(had),
      checks: [absenceCheck(editing, 'watermark')],
    };
  }
  const caption = plain(words).trim();
  if (caption === '') throw new InvalidOperation('The watermark has no text.');
  const removed = take(had);
  const element = watermark(caption, options);
  appendChild(editing.document.body, element);
  return {
    changes: [`Added the watermark ${quoted(caption)} to every page`],
    removed,
    added: [element],
    checks: [overlayCheck(editing, element, 'watermark', caption)],
  };
}

/** The mark runs along the diagonal: another sheet has another one. */
export function refitWatermark(editing: Editing, options: RenderOptions): Effect | undefined {
  const [had] = existing(editing, 'watermark');
  if (had === undefined) return undefined;
  const caption = wholeText(had);
  const element = watermark(caption, options);
  take([had]);
  appendChild(editing.document.body, element);
  return { changes: [], removed: [had], added: [element], checks: [] };
}

function watermark(caption: string, options: RenderOptions): Element {
  const [width, height] = sheetInches(options);
  const { fontSize, angle } = layOutWatermark(caption, width, height, WATERMARK_MAX_INCHES);
  return elementFrom(
    `<div data-service-edit="watermark" dir="auto" style="${UNSTYLED};position:fixed;inset:0;display:flex;align-items:center;justify-content:center;pointer-events:none;z-index:2147483646;max-width:none;width:auto;height:auto"><span style="font:bold ${rounded(fontSize)}in sans-serif;white-space:nowrap;color:${WATERMARK_COLOR};transform:rotate(${rounded(angle)}deg)">${text(caption)}</span></div>`,
  );
}

function rounded(size: number): number {
  return Math.round(size * 1_000) / 1_000;
}

type Stamp = NonNullable<OperationOf<'set-page'>['stamp']>;

/** Width of one of its letters, in its font size. */
const STAMP_EM = 0.74;
const STAMP_MOST_PIXELS = 64;
const STAMP_WIDTH_PIXELS = 420;

/** In a corner: the largest letters, and the room. */
const CORNER_STAMP_PIXELS = [30, 190] as const;
const CORNER_INSET = '.55in';

function stampPlace(corner: Stamp['corner']): string {
  const across = 'left:.3in;right:.3in';
  if (corner === undefined) return 'top:2.1in;left:0;right:0;justify-content:center';
  const side = corner.endsWith('left') ? 'flex-start' : 'flex-end';
  return `${corner.startsWith('top') ? 'top' : 'bottom'}:${CORNER_INSET};${across};justify-content:${side}`;
}

/** Words in a frame, set at a slant across the first page; null takes them away. */
export function setStamp(editing: Editing, stamp: Stamp | null): Effect {
  const had = existing(editing, 'stamp');
  if (stamp === null) {
    if (had.length === 0) throw new InvalidOperation('The document has no stamp.');
    return {
      changes: ['Removed the stamp'],
      removed: take(had),
      checks: [absenceCheck(editing, 'stamp')],
    };
  }
  const caption = plain(stamp.text).trim();
  const color = cssColor(stamp.color);
  if (caption === '') throw new InvalidOperation('The stamp has no text.');
  if (color === undefined)
    throw new InvalidOperation('The stamp\'s colour must be one such as "#c0392b" or "green".');
  const removed = take(had);
  const letters = [...caption].length * STAMP_EM;
  const { corner } = stamp;
  const [most, width] =
    corner === undefined ? [STAMP_MOST_PIXELS, STAMP_WIDTH_PIXELS] : CORNER_STAMP_PIXELS;
  const size = Math.max(16, Math.min(most, width / letters));
  const element = elementFrom(
    `<div data-service-edit="stamp" dir="auto" style="${UNSTYLED};position:absolute;${stampPlace(corner)};height:0;max-width:none;width:auto;display:flex;pointer-events:none;z-index:2147483645"><span style="align-self:center;flex:none;padding:.12em .42em;border:.09em solid ${color};border-radius:.16em;font:800 ${Math.round(size)}px/1.15 Inter,'Open Sans',Arial,sans-serif;letter-spacing:.06em;white-space:nowrap;color:${color};opacity:.62;mix-blend-mode:multiply;transform:rotate(-14deg)">${text(caption)}</span></div>`,
  );
  appendChild(editing.document.body, element);
  return {
    changes: [
      `Stamped ${quoted(caption)} ${corner === undefined ? 'across the first page' : `in the ${corner.replace('-', ' ')} corner`}`,
    ],
    removed,
    added: [element],
    checks: [overlayCheck(editing, element, 'stamp', caption)],
  };
}

function overlayCheck(
  { document: { body } }: Editing,
  element: Element,
  kind: Kind,
  caption: string,
): Check {
  return {
    // One of a kind: a later one replaces it.
    element: body,
    aspect: kind,
    read: (after) => {
      const found = existing(after, kind);
      return found.length === 1 &&
        found[0] !== undefined &&
        wholeText(found[0]) === wholeText(element)
        ? undefined
        : `The ${kind} ${quoted(caption)} is not there.`;
    },
  };
}

function absenceCheck({ document: { body } }: Editing, kind: Kind): Check {
  return {
    element: body,
    aspect: kind,
    read: (after) =>
      existing(after, kind).length === 0 &&
      (kind === 'stamp' || after.options.watermark === undefined)
        ? undefined
        : `The ${kind} is still there.`,
  };
}
