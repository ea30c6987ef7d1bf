import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { DetectedType } from '#schemas/analysis.ts';
import type { JsonValue } from '#schemas/json.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';
import { readerText, visibleText } from '#tests/support/reader-text.ts';

/**
 * What is not read yet of systems without a mapping: values deep in records whose keys say nothing.
 * A mapping of the system closes its gap.
 */
const GAPS: Readonly<Record<string, readonly string[]>> = {
  'invoice/digitalocean': ['3.00', 'January 2026'],
  'quote/dynamics-365': ['Net 30'],
  'receipt/app-store': ['£24.15'],
  'receipt/hotel-booking': [
    'April 10, 2026',
    'April 13, 2026',
    'PMT-77120983',
    'Breakfast included',
  ],
  'receipt/ride': ['SFO Terminal 2', '88 5th St, San Francisco', 'Marisol', '7ABC123'],
};

const OVERALL = 0.95;
const EACH_TYPE = 0.85;
const TYPES = DetectedType.options;

const results = payloadFixtures().map((fixture) => ({
  ...fixture,
  analyzed: analyzeData(fixture.payload),
}));
type Result = (typeof results)[number];

function isRight({ documentType, analyzed }: Result): boolean {
  return analyzed.analysis.documentType === documentType;
}

function confidenceOf({ analyzed }: Result): number {
  return analyzed.analysis.confidence;
}

function share(list: readonly Result[]): number {
  return list.length === 0 ? 1 : list.filter(isRight).length / list.length;
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
}

interface Text {
  /** As the analysis lists it: without the indexes of lists. */
  readonly path: string;
  readonly text: string;
}

/** What nobody shows by chance. */
const LONG_CODE = /^(?=.*\d)\S{12,}$/;

function textsOf(value: JsonValue, path = ''): Text[] {
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' || typeof value === 'number'
      ? [{ path, text: String(value) }]
      : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, Array.isArray(value) ? `${path}[]` : path === '' ? key : `${path}.${key}`),
  );
}

function wrong(list: readonly Result[]): string {
  return list
    .filter((result) => !isRight(result))
    .map(
      (result) =>
        `${result.name}: ${result.analyzed.analysis.documentType} ${confidenceOf(result)}`,
    )
    .join('\n');
}

describe('what real systems send', () => {
  it('holds enough of every type', () => {
    for (const type of TYPES)
      assert.ok(results.filter(({ documentType }) => documentType === type).length >= 9, type);
  });

  it('[detection.real-systems] is detected', () => {
    console.log(`right: ${(share(results) * 100).toFixed(1)}% of ${results.length}`);
    console.log(`sent \\ taken for: ${TYPES.map((type) => type.slice(0, 5)).join(' ')}`);
    for (const type of TYPES) {
      const sent = results.filter(({ documentType }) => documentType === type);
      const row = TYPES.map((taken) =>
        String(
          sent.filter(({ analyzed }) => analyzed.analysis.documentType === taken).length,
        ).padStart(5),
      );
      console.log(`${type.padEnd(16)}  ${row.join(' ')}`);
      assert.ok(share(sent) >= EACH_TYPE, `${type}: ${share(sent)}\n${wrong(sent)}`);
    }
    assert.ok(share(results) >= OVERALL, wrong(results));
  });

  it('[detection.none] is none of the seven types with no more than half of the confidence', () => {
    for (const result of results.filter(({ documentType }) => documentType === 'document'))
      assert.ok(
        confidenceOf(result) <= 0.5,
        `${result.name}: ${result.analyzed.analysis.documentType} ${confidenceOf(result)}`,
      );
  });

  it('is told with a confidence that means something', () => {
    const claimed = results.filter(({ analyzed }) => analyzed.analysis.documentType !== 'document');
    const bins = [
      [0, 0.5],
      [0.5, 0.65],
      [0.65, 0.8],
      [0.8, 1],
    ] as const;
    for (const [from, to] of bins) {
      const inBin = claimed.filter(
        (result) => confidenceOf(result) > from && confidenceOf(result) <= to,
      );
      console.log(
        `confidence ${from} to ${to}: ${inBin.length} payloads, ${(share(inBin) * 100).toFixed(0)}% right`,
      );
    }
    const sure = claimed.filter((result) => confidenceOf(result) > 0.8);
    assert.ok(share(sure) >= 0.98, wrong(sure));
    assert.ok(sure.length >= claimed.length * 0.6, `only ${sure.length} are told for sure`);
    const right = mean(claimed.filter(isRight).map(confidenceOf));
    console.log(`mean confidence of right answers: ${right.toFixed(2)}`);
    assert.ok(right > 0.8, `right answers have ${right}`);
  });

  it('[detection.shown] lists what is left out as technical, and shows none of it', () => {
    let listed = 0;
    for (const { name, payload, analyzed } of results) {
      const { fields, styling } = analyzed.analysis;
      const technical = new Set(fields.technical);
      const texts = textsOf(payload);
      const kept = new Set(
        texts.filter(({ path }) => !technical.has(path)).map(({ text }) => text),
      );
      const shown = readerText(
        layoutDocument(analyzed.model, { style: styling.suggestedStyle }).html,
      );
      for (const { path, text } of texts) {
        if (!technical.has(path) || kept.has(text) || !LONG_CODE.test(text)) continue;
        if ([...kept].some((other) => other.includes(text))) continue;
        listed += 1;
        assert.ok(!shown.includes(text), `${name}: ${path} is listed as technical, but shown`);
      }
    }
    assert.ok(listed > 100, `${listed} values are listed`);
  });

  for (const { name, analyzed, visible, hidden } of results) {
    it(`[detection.shown] shows what a reader looks for: ${name}`, () => {
      const style = analyzed.analysis.styling.suggestedStyle;
      const shown = readerText(layoutDocument(analyzed.model, { style }).html);
      assert.deepEqual(
        visible.filter((text) => !shown.includes(visibleText(text)) && !GAPS[name]?.includes(text)),
        [],
        shown,
      );
      assert.deepEqual(
        hidden.filter((text) => shown.includes(text)),
        [],
      );
    });
  }
});
