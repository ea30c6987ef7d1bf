import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { readRecord } from '#lib/domain/analysis/mapping/read-record.ts';
import { recognise } from '#lib/domain/analysis/mapping/recognise.ts';
import { readSystem } from '#lib/domain/analysis/read-system.ts';
import { SYSTEMS } from '#lib/domain/analysis/systems/index.ts';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { checkAmounts } from '#lib/domain/document-model/check-amounts.ts';
import { DocumentModel } from '#lib/domain/document-model/document-model.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import type { JsonObject } from '#schemas/json.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';
import { systemFixtures } from '#tests/fixtures/systems.ts';
import { readerText, visibleText } from '#tests/support/reader-text.ts';
import { markPaths, type Paths } from './mapping-paths.ts';

/** Optional fields that no fixture has are written from the system's documentation, and are the smaller part. */
const MIN_FILLED = 0.5;

const fixtures = systemFixtures().map((fixture) => ({
  ...fixture,
  recognised: recognise(fixture.payload, SYSTEMS),
}));

function withoutNulls(payload: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(payload, (_key, value) => value ?? ''));
}

describe('the table of known systems', () => {
  it('names each mapping once', () => {
    const ids = SYSTEMS.map(({ id }) => id);
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      [],
    );
    for (const id of ids) assert.match(id, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('has a fixture for each mapping', () => {
    const shown = new Set(fixtures.map(({ mapping }) => mapping));
    assert.deepEqual(
      SYSTEMS.filter(({ id }) => !shown.has(id)).map(({ id }) => id),
      [],
    );
  });

  it('reads nothing else in what real systems send', () => {
    const others = payloadFixtures().filter(({ mapping }) => mapping === undefined);
    assert.deepEqual(
      others.flatMap(({ name, payload }) => {
        const read = readSystem(payload, undefined);
        return read === undefined ? [] : [`${name} is taken for ${read.system}`];
      }),
      [],
    );
  });

  it('asks for paths that a fixture has', () => {
    const missing: string[] = [];
    // A field that is there and null shows the spelling of its path.
    const records = fixtures.map(({ payload }) => recognise(withoutNulls(payload), SYSTEMS));
    const pathsOf = SYSTEMS.map((mapping) => {
      const paths: Paths = new Map();
      for (const recognised of records)
        if (recognised?.mapping.id === mapping.id) markPaths(recognised.record, mapping, paths);
      return { id: mapping.id, paths };
    });
    // What records of one system share is shown by the fixtures of any of them.
    const shown = new Set(
      pathsOf.flatMap(({ paths }) =>
        [...paths].flatMap(([path, isFilled]) => (isFilled ? path : [])),
      ),
    );
    for (const { id, paths } of pathsOf) {
      const unfilled = [...paths.keys()].filter((path) => !shown.has(path));
      if (unfilled.length > 0)
        console.log(`${id}, ${unfilled.length} of ${paths.size}: ${unfilled.join(', ')}`);
      if (unfilled.length > paths.size * (1 - MIN_FILLED)) missing.push(id);
    }
    assert.deepEqual(missing, []);
  });
});

describe('a record of a known system', () => {
  for (const {
    name,
    mapping,
    payload,
    visible,
    hidden,
    documentType,
    disagrees,
    recognised,
  } of fixtures) {
    const read = () => {
      assert.equal(recognised?.mapping.id, mapping);
      return readRecord(recognised.record, recognised.mapping).model;
    };

    it(`is recognised as what it is: ${name}`, () => {
      assert.equal(read().type, documentType);
    });

    it(`is read into the vocabulary: ${name}`, () => {
      assert.deepEqual(DocumentModel.parse(read()), read());
    });

    it(`shows what a reader looks for: ${name}`, () => {
      const { model, analysis } = analyzeData(payload);
      const shown = readerText(
        layoutDocument(model, { style: analysis.styling.suggestedStyle }).html,
      );
      assert.deepEqual(
        visible.filter((text) => !shown.includes(visibleText(text))),
        [],
        shown,
      );
      assert.deepEqual(
        hidden.filter((text) => shown.includes(text)),
        [],
      );
    });

    it(`has sums that agree: ${name}`, () => {
      const model = read();
      if (!('kind' in model)) return;
      const found = checkAmounts(model).map(
        ({ term, stated, reckoned }) => `${term}: ${stated}, reckoned ${reckoned}`,
      );
      if (disagrees === undefined) assert.deepEqual(found, []);
      else assert.notDeepEqual(found, [], `it says that ${disagrees}`);
    });
  }
});
