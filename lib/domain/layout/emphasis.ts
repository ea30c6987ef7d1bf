import type {
  Block,
  PrintedDocument,
  Total,
  Value,
} from '#lib/domain/presentation/printed-document.ts';
import { emphasized, matchingLabels, type PartName } from './intent-phrases.ts';

/** What one calls the amount that counts, whatever the document calls it. */
const AMOUNT_WORDS = new Set(
  'total grand amount due balance payable price final owed bill'.split(' '),
);
const LATEST_WORDS = new Set('due date payment pay by final last latest'.split(' '));
/** Until when something has to happen. */
const LATEST = /\b(due|deadline|valid (until|to|through)|expir\w*|pay by)\b/i;

/** The document with what an intent wants to be seen first marked: "highlight the due date". */
export function withEmphasis(model: PrintedDocument, intent: string | undefined): PrintedDocument {
  return emphasized(intent).reduce(stress, model);
}

function stress(model: PrintedDocument, name: PartName): PrintedDocument {
  const totals = stressTotals(model.totals, name);
  const facts = stressValues(model.facts, name, LATEST);
  return {
    ...model,
    totals,
    facts,
    number: one(model.number, name),
    status: one(model.status, name),
    sections: stressBlocks(model.sections, name),
    details: stressBlocks(model.details, name),
    notes: stressBlocks(model.notes, name),
    terms: stressBlocks(model.terms, name),
  };
}

function stressTotals(totals: readonly Total[], name: PartName): readonly Total[] {
  const labels = totals.map(({ value }) => value.label);
  const chosen = new Set(matchingLabels(name, labels));
  if (isAmount(name)) {
    const due = totals.findLastIndex(({ role }) => role === 'due');
    chosen.clear();
    chosen.add(due === -1 ? totals.findLastIndex(({ role }) => role === 'total') : due);
  }
  return totals.map((total, index) =>
    chosen.has(index) ? { ...total, value: { ...total.value, stressed: true } } : total,
  );
}

/** "The total", "amount due", "final price": not "due", which is a date. */
function isAmount(name: PartName): boolean {
  return name.every((word) => AMOUNT_WORDS.has(word)) && name.some((word) => word !== 'due');
}

/** "The deadline", "payment due date". */
function isLatest(name: PartName): boolean {
  return name.includes('due') && name.every((word) => LATEST_WORDS.has(word));
}

function stressValues(values: readonly Value[], name: PartName, latest?: RegExp): readonly Value[] {
  const labels = values.map(({ label }) => label);
  let chosen = matchingLabels(name, labels);
  if (chosen.length === 0 && latest !== undefined && isLatest(name))
    chosen = [...labels.keys()].filter((index) => latest.test(labels[index] ?? ''));
  return values.map((value, index) =>
    chosen.includes(index) ? { ...value, stressed: true } : value,
  );
}

function one(value: Value | undefined, name: PartName): Value | undefined {
  return value === undefined ? undefined : stressValues([value], name)[0];
}

function stressBlocks(blocks: readonly Block[], name: PartName): readonly Block[] {
  const chosen = new Set(
    matchingLabels(
      name,
      blocks.map(({ label }) => label ?? ''),
    ),
  );
  return blocks.map((block, index): Block => {
    if (chosen.has(index)) return { ...block, stressed: true };
    if (block.kind === 'facts') return { ...block, facts: stressValues(block.facts, name) };
    if (block.kind === 'group') return { ...block, blocks: stressBlocks(block.blocks, name) };
    if (block.kind !== 'metrics') return block;
    const figures = new Set(
      matchingLabels(
        name,
        block.metrics.map(({ label }) => label),
      ),
    );
    return {
      ...block,
      metrics: block.metrics.map((metric, at) =>
        figures.has(at) ? { ...metric, stressed: true } : metric,
      ),
    };
  });
}
