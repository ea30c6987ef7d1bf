import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';
import PAPERS from './trade-papers.json' with { type: 'json' };

type Keys = (typeof PAPERS)['en']['keys'];

/** A paper of two lines with the keys of its language; what is delivered has no prices. */
function paper(keys: Keys, named: readonly string[], isPriced: boolean): JsonObject {
  const [title = '', number = '', date = ''] = named;
  const lines = [1, 2].map((count) => ({
    [keys.description]: `Thing ${count}`,
    [keys.quantity]: count,
    ...(isPriced && { [keys.price]: 100, [keys.amount]: 100 * count }),
  }));
  return {
    ...{ [keys.type]: title, [number]: 'AB-4711', [date]: '2025-05-06' },
    ...{ [keys.seller]: { [keys.name]: 'Alfa Ltd' }, [keys.buyer]: { [keys.name]: 'Beta Ltd' } },
    [keys.lines]: lines,
    ...(isPriced && { [keys.net]: 300, [keys.tax]: 75, [keys.gross]: 375, [keys.currency]: 'EUR' }),
  };
}

const modelOf = (data: JsonObject) => analyzeData(data).document?.model as CommercialDocument;

describe('papers of trade that are no invoices', () => {
  for (const [language, { keys, papers }] of Object.entries(PAPERS))
    for (const [kind, named] of Object.entries(papers))
      test(`[detection.shown] ${language}: read "${named[0]}" as a ${kind}`, () => {
        const isPriced = kind !== 'delivery-note';
        const model = modelOf(paper(keys, named, isPriced));
        assert.deepEqual(
          {
            ...{ kind: model.kind, title: model.title ?? named[0], number: model.number },
            ...{ date: model.issueDate ?? model.delivery?.date, lines: model.lines?.length },
            ...{ seller: model.seller?.name, buyer: model.buyer?.name },
            ...{ gross: model.totals?.gross, details: model.details ?? [] },
          },
          {
            ...{ kind, title: named[0], number: 'AB-4711', date: '2025-05-06', lines: 2 },
            ...{ seller: 'Alfa Ltd', buyer: 'Beta Ltd', gross: isPriced ? '375' : undefined },
            details: [],
          },
        );
      });

  test('[detection.shown] reckon no due date from the day of an order', () => {
    const { en } = PAPERS;
    const order = paper(en.keys, en.papers['order-confirmation'], true);
    assert.equal(modelOf({ ...order, paymentTerms: 'Net 30 days' }).dueDate, undefined);
  });

  test('[detection.shown] take a statement with numbers of receipts for none', () => {
    const model = modelOf({
      ...{ dokument: 'Kontoauszug', datum: '30.06.2025', kundennummer: 'K-22' },
      ...{ absender: { firma: 'Alfa GmbH' }, kunde: { firma: 'Beta GmbH' }, saldo: 300 },
      posten: [{ datum: '02.06.2025', belegnummer: 'RE-11', text: 'Rechnung', betrag: 300 }],
    });
    assert.equal(model.kind, 'statement');
  });
});
