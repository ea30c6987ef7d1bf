import type { Element } from 'domhandler';
import type { RenderOptions } from '#schemas/render-options.ts';
import type { MarkupFacts } from '#schemas/rendering/markup-facts.ts';
import { applyOperations } from './apply/apply-operations.ts';
import { drawPaymentCodes } from './apply/content/payment-image.ts';
import { quoted } from './apply/describe.ts';
import { type Editing, type Effect, InvalidOperation } from './apply/effect.ts';
import { readableColors } from './apply/styles/readable-colors.ts';
import { collapsed } from './apply/text.ts';
import { type Touched, touchedBy } from './apply/touched.ts';
import { allowanceOf, type Deviation, deviations } from './check/conservation.ts';
import { contentLoss } from './check/content-loss.ts';
import { illegible } from './check/legibility.ts';
import { selfCheck } from './check/self-check.ts';
import { type Looks, takeSnapshot } from './check/snapshot.ts';
import { sumMismatches } from './check/sums.ts';
import type { ContentModel } from './content-model.ts';
import type { EditableDocument } from './editable-document.ts';
import { executableParts, isExecutable } from './guardrails/executable-parts.ts';
import type { Operation } from './operations.ts';
import { parseDocument } from './parse-document.ts';
import { readContent } from './read-content.ts';
import { type Renaming, renamingsBetween } from './renaming.ts';
import { rejoinLines, separateLines } from './separate-lines.ts';

/** A document that was parsed and read, to be interpreted and then edited once. */
export interface OpenDocument {
  /** What `document` was parsed from. */
  readonly html: string;
  readonly document: EditableDocument;
  readonly content: ContentModel;
  /** What stands around lines that only `<br>` parts, while the document is open. */
  readonly lines: readonly Element[];
  /** Whose style sheet the markup has, where that is known. */
  readonly stylesheet?: MarkupFacts['stylesheet'];
}

/** @throws PagewrightError `validation` for markup that is nested too deep */
export function openDocument(html: string, stylesheet?: MarkupFacts['stylesheet']): OpenDocument {
  const document = parseDocument(html);
  const lines = separateLines(document.body);
  const open = { html, document, lines, content: readContent(document) };
  return stylesheet === undefined ? open : { ...open, stylesheet };
}

/** A document after its operations. */
export interface Edited {
  readonly outcome: 'edited';
  readonly html: string;
  readonly options: RenderOptions;
  /** One plain English sentence for each change, and for each sum that does not follow from it. */
  readonly changes: readonly string[];
  /** Whether every operation was read back from the result. */
  readonly selfCheckPassed: boolean;
  /** What was not, each in a sentence. */
  readonly findings: readonly string[];
  /** Of the texts that the document may be called by. */
  readonly renamings: readonly Renaming[];
  /** What the change was about. */
  readonly touched: readonly Touched[];
}

/** Operations that were not carried out; the document stays as it was. */
export interface Refused {
  readonly outcome: 'refused';
  /**
   * `invalid-operation`: it cannot be done on this document. `content-loss`: it would lose what must
   * stay. `not-conserved`: it would change what it does not say. `unsafe`: it would bring in something
   * that can run.
   */
  readonly reason: 'invalid-operation' | 'content-loss' | 'not-conserved' | 'unsafe';
  /** What failed and why, for the caller. */
  readonly message: string;
  /** Of a content-loss: what would be lost, in words. */
  readonly lost?: string;
}

export type EditResult = Edited | Refused;

/**
 * Carries operations out and proves what happened: nothing else changed, nothing essential is gone,
 * and what was asked for is there. `open` is used up by it, whatever comes out.
 */
export function editDocument(
  open: OpenDocument,
  options: RenderOptions,
  operations: readonly Operation[],
): EditResult {
  const { document, content } = open;
  const before = takeSnapshot(document, content);
  try {
    const { effects: applied, options: changed } = applyOperations(
      { ...open, options },
      operations,
    );
    const edited: Editing = { ...open, options: changed };
    const shades = readableColors(edited, applied);
    const effects = [...applied, ...shades];
    // A change of looks alone needs no other reading than the one before it.
    const looks = before.onlyLooks();
    const now = looks === undefined ? readContent(document) : content;
    // Where nothing was done since the colours were looked at, their styles still hold.
    const after = now === content && shades.length === 0 ? edited : { ...edited, content: now };
    const refused = refusal(open.html, after, effects, before);
    if (refused !== undefined) return refused;
    if (bringsExecutable(open.html, document, looks))
      return refuse('unsafe', 'The change would bring something into the document that can run.');
    const read = selfCheck(after, effects);
    const sums = now === content ? [] : sumMismatches(document, content, now);
    const codes = now === content ? [] : drawPaymentCodes(document, content, now);
    const findings = [...read.findings, ...sums];
    rejoinLines(open.lines);
    return {
      outcome: 'edited',
      html: document.toHtml(),
      options: changed,
      changes: [
        ...new Set([...effects.flatMap(({ changes }) => changes), ...codes, ...sums].map(sentence)),
      ],
      selfCheckPassed: findings.length === 0,
      findings,
      renamings: looks === undefined ? renamingsBetween(content, now) : [],
      touched: touchedBy(operations, applied, content, now),
    };
  } catch (error) {
    if (error instanceof InvalidOperation) return refuse('invalid-operation', error.message);
    throw error;
  }
}

/**
 * What could run before is only looked for where something can run now, which is in few documents; and
 * where nothing but styles and the head is different, only they are looked at.
 */
function bringsExecutable(
  html: string,
  { tree, head, body }: EditableDocument,
  looks: Looks | undefined,
): boolean {
  if (
    looks !== undefined &&
    !looks.restyled.some(isExecutable) &&
    (looks.sameHead || (executableParts(head).size === 0 && !isExecutable(body)))
  )
    return false;
  const parts = executableParts(tree);
  if (parts.size === 0) return false;
  const before = executableParts(parseDocument(html).tree);
  return [...parts].some((part) => !before.has(part));
}

const MAX_CHANGE_CHARS = 300;

/** A change as it is reported: nothing in it reads as markup, whatever it quotes. */
function sentence(change: string): string {
  const line = collapsed(change.replace(/[<>]/g, ''));
  return line.length > MAX_CHANGE_CHARS ? `${line.slice(0, MAX_CHANGE_CHARS - 1)}…` : line;
}

function refusal(
  html: string,
  after: Editing,
  effects: readonly Effect[],
  before: ReturnType<typeof takeSnapshot>,
): Refused | undefined {
  const allowance = allowanceOf(effects);
  const isSame =
    after.content === before.content && allowance.removed.size + allowance.rewritten.length === 0;
  const lost =
    (isSame ? undefined : contentLoss(before, after.content, allowance)) ??
    illegible(html, before, after, effects);
  if (lost !== undefined)
    return { ...refuse('content-loss', `The change would lose ${lost}.`), lost };
  const [deviation] = isSame ? [] : deviations(before, after.content, allowance);
  if (deviation === undefined) return undefined;
  return deviation.kind === 'lost'
    ? { ...refuse('content-loss', deviationText(deviation)), lost: quoted(deviation.text) }
    : refuse('not-conserved', deviationText(deviation));
}

function deviationText({ kind, text }: Deviation): string {
  switch (kind) {
    case 'lost':
      return `The change would lose ${quoted(text)}, which it does not name.`;
    case 'changed':
      return `The change would alter ${quoted(text)}, which it does not name.`;
    case 'unasked':
      return `The change would add ${quoted(text)}, which it does not name.`;
    case 'unwritten':
      return `The text ${quoted(text)} could not be written as asked.`;
  }
}

function refuse(reason: Refused['reason'], message: string): Refused {
  return { outcome: 'refused', reason, message };
}
