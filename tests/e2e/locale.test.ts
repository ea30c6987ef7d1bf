import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { readPdf } from '#tests/support/pdf.ts';
import { useService } from '#tests/support/service.ts';

describe('locale and time zone', () => {
  const service = useService();
  const pdfText = async (body: Record<string, unknown>) => {
    const response = await service.send('POST', '/v1/create', body);
    const content = Buffer.from(await response.arrayBuffer());
    assert.equal(response.status, 200, content.subarray(0, 400).toString());
    const { pages } = await readPdf(content);
    return pages.map(({ text }) => text.replaceAll(/\s/g, ' ')).join('\n');
  };
  const assertText = (text: string, parts: readonly string[]) => {
    for (const part of parts) assert.ok(text.includes(part), `${part} in ${text}`);
  };
  const invoice = {
    invoiceNumber: 'R-1042',
    issueDate: '2026-03-02',
    currency: 'EUR',
    client: { name: 'Ada Lovelace' },
    items: [{ description: 'Gears', quantity: 1, unitPrice: 1234.5, total: 1234.5 }],
    total: 1234.5,
  };

  test('[options.locale-zone] write the values of data and of templates', async () => {
    const options = { locale: 'de-DE', timeZone: 'Asia/Tokyo' };
    assertText(await pdfText({ data: invoice, options }), ['2. März 2026', '1.234,50 €']);
    const receipt = { receiptNumber: 'Q-1', paymentMethod: 'Bar', total: 5, currency: 'EUR' };
    const printed = { ...receipt, date: '2026-03-02T23:30:00Z' };
    assertText(await pdfText({ data: printed, options }), ['3. März 2026 um 08:30']);
    assertText(await pdfText({ data: invoice, options: {} }), ['March 2, 2026', '€1,234.50']);
    assertText(await pdfText({ data: { ...invoice, locale: 'fr-FR' }, options }), ['2 mars 2026']);
    const quote = {
      meta: { quoteNumber: 'Q-1', date: '2026-03-02', validUntil: '2026-04-02' },
      company: { name: 'Analytical Engines' },
      client: { name: 'Ada' },
      lineItems: [{ description: 'Gears', quantity: 1, unitPrice: 1234.5, total: 1234.5 }],
      totals: { subtotal: 1234.5, total: 1234.5, currency: 'EUR' },
    };
    assertText(await pdfText({ data: quote, templateId: 'quote-modern', options }), [
      'Angebot',
      'Einzelpreis',
      'Gesamtbetrag',
      '2. März 2026',
      '1.234,50 €',
    ]);
  });

  test('[options.locale-zone] that do not exist are refused, each at its field', async () => {
    for (const [field, wrong] of [
      ['locale', 'not a locale'],
      ['locale', 'xx'],
      ['timeZone', 'Mars/Olympus'],
      ['timeZone', ''],
    ] as const) {
      const body = { data: invoice, options: { [field]: wrong } };
      const response = await service.send('POST', '/v1/create', body);
      const { code, details } = (await response.json()) as {
        code: string;
        details: { path: string[] }[];
      };
      assert.deepEqual(
        [response.status, code, details[0]?.path],
        [400, 'VALIDATION_ERROR', ['options', field]],
      );
    }
  });
});
