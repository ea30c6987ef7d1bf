import type { Element } from 'domhandler';
import type { ContentModel, ContentTable } from '../content-model.ts';
import type { EditableDocument } from '../editable-document.ts';
import { type DocumentWriting, writingOf } from '../values/document-writing.ts';
import { isProduct, itemColumns } from '../values/item-columns.ts';
import { lineSums } from '../values/line-sums.ts';
import { followers } from '../values/relations/followers.ts';
import { balancesOf, formulasOf, isStep, readTotals } from '../values/totals-formulas.ts';

/** Figures of a line by its element. */
interface LineFigures {
  readonly quantity: number;
  readonly price: number;
  readonly amount: number;
}

/**
 * Sums that came out before a change and no longer do, each in a sentence: whatever changed a figure,
 * the document must still add up, or a finding says that it does not.
 */
export function sumMismatches(
  document: EditableDocument,
  before: ContentModel,
  after: ContentModel,
): string[] {
  const writing = writingOf(document, before);
  const was = holds(before, writing);
  const is = holds(after, writing, before.lineItems);
  // Amounts that are shown without their cents are rounded each for itself.
  if (is.decimals < was.decimals) return [];
  const { unclear } = followers(before, after, writing, new Map(), new Set());
  const findings = [
    ...lineMismatches(before, after, writing),
    ...unclear.map((name) => `${name} no longer follows from the sums of the document.`),
  ];
  if (was.fromLines && !is.fromLines && is.hasLines)
    findings.push('The lines no longer come to what the totals say.');
  if (was.totalHolds && !is.totalHolds && is.hasLines)
    findings.push('The totals no longer add up.');
  if (!was.totalHolds && was.total === is.total && isOtherStep(before, after, writing))
    findings.push('The document does not show how its total is reckoned: it stays as it was.');
  for (const sum of was.sums) {
    const label = is.hasLines && !is.sums.has(sum) ? is.labels.get(sum) : undefined;
    if (label !== undefined)
      findings.push(`“${label}” no longer is what the lines above it come to.`);
  }
  const fixed = was.unexplained.filter((tax) =>
    is.unexplained.some(
      ({ element, figure }) => element === tax.element && figure.value === tax.figure.value,
    ),
  );
  if (fixed.length > 0 && was.base !== is.base) {
    const labels = fixed.map(({ label }) => `“${label}”`).join(' and ');
    const [are, stay] =
      fixed.length > 1 ? ['are', 'they stay as they were'] : ['is', 'it stays as it was'];
    findings.push(`The document does not show which lines ${labels} ${are} of: ${stay}.`);
  }
  return findings;
}

function holds(content: ContentModel, writing: DocumentWriting, like?: ContentTable) {
  const lines = lineSums(content, writing, undefined, like);
  const formulas = formulasOf(readTotals(content, writing), lines);
  const { fromLines, totalHolds, total, steps, shares } = formulas;
  const isTold = total !== undefined && lines !== undefined;
  return {
    fromLines: isTold && fromLines,
    totalHolds: isTold && totalHolds,
    hasLines: isTold,
    total: total?.figure.value,
    /** Lines that say what those above them come to. */
    sums: isTold ? new Set([...formulas.sums, ...balancesOf(formulas)]) : new Set<Element>(),
    labels: new Map(
      [...formulas.inner, ...formulas.after].map((line) => [line.element, line.label]),
    ),
    decimals: total?.figure.decimals ?? 0,
    /** What taxes can be of: the lines with discounts and charges. */
    base:
      (lines?.all ?? 0) +
      steps.reduce((sum, { kind, adds }) => sum + (kind === 'tax' ? 0 : adds), 0),
    /** Taxes that follow from nothing that the document says. */
    unexplained: steps.filter(
      ({ kind, element, figure }) =>
        kind === 'tax' &&
        figure.value !== 0 &&
        (!shares.has(element) || shares.get(element)?.part !== undefined),
    ),
  };
}

/** Whether a tax, a discount or a charge is another one than it was. */
function isOtherStep(before: ContentModel, after: ContentModel, writing: DocumentWriting): boolean {
  const now = new Map(
    readTotals(after, writing).map(({ element, figure }) => [element, figure.value]),
  );
  return readTotals(before, writing).some(
    (line) => isStep(line) && (now.get(line.element) ?? line.figure.value) !== line.figure.value,
  );
}

function figuresOf({ lineItems }: ContentModel, { read }: DocumentWriting, like?: ContentTable) {
  const found = new Map<unknown, LineFigures>();
  if (lineItems === undefined) return found;
  const columns = itemColumns(lineItems, read, like);
  for (const { element, cells } of lineItems.rows) {
    const [quantity = Number.NaN, price = Number.NaN, amount] = [
      columns.quantity,
      columns.price,
      columns.amount,
    ].map((at) => (at === undefined ? undefined : read(cells[at]?.text ?? '')?.value));
    if (amount !== undefined) found.set(element, { quantity, price, amount });
  }
  return found;
}

function lineMismatches(before: ContentModel, after: ContentModel, writing: DocumentWriting) {
  const earlier = figuresOf(before, writing);
  const isDone = ({ quantity, price, amount }: LineFigures) => isProduct(quantity, price, amount);
  for (const [element, now] of figuresOf(after, writing, before.lineItems)) {
    const was = earlier.get(element);
    if (was === undefined || (was.quantity === now.quantity && was.price === now.price)) continue;
    if (Number.isNaN(now.quantity) || Number.isNaN(now.price)) continue;
    if (isDone(was) && !isDone(now))
      return ['The amount of a line is no longer its quantity times its price.'];
  }
  return [];
}
