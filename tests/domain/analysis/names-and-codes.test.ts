import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { CommercialDocument } from '#lib/domain/document-model/commercial.ts';
import type { JsonObject } from '#schemas/json.ts';

const modelOf = (data: JsonObject) => analyzeData(data).document?.model as CommercialDocument;

const QUOTE = {
  ...{ tipoDocumento: 'Orçamento', numeroOrcamento: 318, dataEmissao: '07/10/2025' },
  ...{ validadeDias: 15, validoAte: '22/10/2025', vendedor: 'Patrícia Nunes', moeda: 'BRL' },
  empresa: { razaoSocial: 'Ipê Amarelo Móveis Ltda.', cidade: 'Belo Horizonte' },
  cliente: { nome: 'Rodrigo Almeida Tavares' },
  itens: [{ descricao: 'Montagem', quantidade: 1, valorUnitario: 1200, valorTotal: 1200 }],
  total: 1200,
};

describe('names and codes of trade papers', () => {
  test('[detection.shown] name who sells for a firm as its salesperson', () => {
    const { seller, references } = modelOf(QUOTE);
    assert.equal(seller?.name, 'Ipê Amarelo Móveis Ltda.');
    assert.equal(seller?.remarks, undefined);
    assert.deepEqual(references, [{ kind: 'salesperson', value: 'Patrícia Nunes' }]);
  });

  test('[detection.shown] leave days of validity to the day that they lead to', () => {
    assert.equal(modelOf(QUOTE).details, undefined);
    const { validoAte: _, ...open } = QUOTE;
    assert.equal(modelOf(open).details?.[0]?.value, '15');
  });

  test('[detection.shown] address a Japanese firm as one, and the person there as one', () => {
    const { buyer, title } = modelOf({
      ...{ 書類: '御見積書', 見積番号: 'Q-2', 見積日: '2025年10月21日', 発行元: '合同会社アオバ' },
      ...{ 宛先: '株式会社みなと水産', 敬称: '御中', 担当者名: '佐々木 健一' },
      明細: [{ 品名: '制作', 数量: 1, 単価: 1000, 金額: 1000 }],
      合計金額: 1000,
    });
    assert.deepEqual(buyer, { name: '株式会社みなと水産 御中', contact: '佐々木 健一 様' });
    assert.equal(title, '御見積書');
  });

  test('[detection.shown] prefer the number that people know to a record’s own', () => {
    const line = { product_id: 310, sku: 'MIEL-500', name: 'Miel', quantity: 2, unit_price: 9 };
    const data = {
      ...{ invoice_number: 'FA-1', invoice_date: '2025-10-04', locale: 'fr_FR', total: 18 },
      seller: { name: 'Les Ruchers', siret: '83917204600014', legal_form: 'EARL' },
      customer: { name: 'Camille Fournier', tva_ue: 'SE556831940301' },
      line_items: [line],
    };
    assert.deepEqual(
      modelOf(data).lines?.map(({ sku, details }) => [sku, details]),
      [['MIEL-500', undefined]],
    );
  });

  test('[detection.shown] print no id that a program drew beside the number of the document', () => {
    const ids = [
      ...['clv9k2x7p0004qz8h', 'tz4a98xxat96iws9zmbrgj3a', 'V1StGXR8_Z5jdHi6B-myT'],
      ...['01ARZ3NDEKTSV4RRFFQ69G5FAV', '0ujtsYcgvSTl8PAuAdqWYSMnLOv', '507f1f77bcf86cd799439011'],
      ...['recK3vTq9LxWb2Yd8', 'in_1MtHbELkdIwHu7ixl4OzzPMv'],
    ];
    for (const id of ids) assert.equal(modelOf({ id, ...QUOTE }).references?.length, 1, id);
  });

  test('[detection.shown] print amounts of a column as money, whatever the units of its row', () => {
    const { model } = analyzeData({
      ...{ reportType: 'Service report', reportNo: 'SR/932', visitDate: '2025-08-19' },
      summary: 'The unit was serviced and found running normally under load.',
      partsUsed: [
        { part: 'Lube oil', qty: 22, uom: 'L', rate: 265, amount: 5830 },
        { part: 'Oil filter', qty: 2, uom: 'nos', rate: 840, amount: 1680 },
      ],
      currency: 'INR',
    });
    assert.match(JSON.stringify(model.sections), /₹5,830\.00/);
  });

  test('[detection.shown] print the verdict of each reading in a column', () => {
    const { model } = analyzeData({
      ...{ reportType: 'Service report', reportNo: 'SR/932', visitDate: '2025-08-19' },
      summary: 'The unit was serviced and found running normally under load.',
      readings: [
        { parameter: 'Oil pressure', measured: 4.1, status: 'OK' },
        { parameter: 'Battery voltage', measured: 26.2, status: 'Low' },
      ],
    });
    assert.match(JSON.stringify(model.sections), /"OK"/);
  });
});
