import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { guessLanguage } from '#lib/domain/i18n/guess-language.ts';
import type { JsonObject } from '#schemas/json.ts';

const KNOWN: readonly (readonly [language: string, data: JsonObject])[] = [
  ['de-DE', { Rechnungsnummer: 'R-1', Kunde: { Name: 'Kurt' }, Zwischensumme: 1, MwSt: 19 }],
  [
    'de-AT',
    {
      client: { name: 'Huber', country: 'Österreich' },
      items: [{ description: 'Beratung und Konzept' }],
      notes: 'Zahlbar innerhalb von 14 Tagen ohne Abzug.',
    },
  ],
  ['fr-FR', { 'Numéro de facture': 'F-1', lignes: [{ désignation: 'x', quantité: 1 }], TVA: 2 }],
  ['es', { factura: { numero: '1', fecha: '2026-01-02', cliente: { nombre: 'Ana' }, iva: 21 } }],
  ['es-MX', { factura: { fecha: '2026-01-02', cliente: { nombre: 'Ana' } }, country: 'MX' }],
  ['it-IT', { numeroFattura: '1', cedente: {}, imponibile: 3, aliquota: 22 }],
  ['nl-NL', { factuurnummer: '1', klant: { naam: 'x' }, bedrag: 3, btw: 21 }],
  [
    'pt-BR',
    { numeroFatura: '1', cliente: { nome: 'x' }, vencimento: 'x', pais: {}, country: 'BR' },
  ],
  ['sv-SE', { fakturanummer: '1', kund: { namn: 'x' }, belopp: 3, moms: 25 }],
  ['nb-NO', { fakturanummer: '1', kunde: { navn: 'x' }, beløp: 3, mva: 25 }],
  ['pl-PL', { nabywca: { nazwa: 'x' }, sprzedawca: {}, kwota: 3 }],
  ['ja-JP', { client: { name: '株式会社サンプル' }, items: [{ description: 'ウェブサイト制作' }] }],
  ['zh-CN', { buyer: { name: '北京科技有限公司' }, items: [{ description: '软件开发服务' }] }],
  ['ko-KR', { title: '청구서', client: { name: '주식회사' } }],
  ['ar', { title: 'فاتورة', items: [{ description: 'تصميم موقع' }] }],
  ['ru', { title: 'Счёт', seller: { name: 'ООО «Вектор»' }, items: [{ description: 'Услуги' }] }],
  ['ru', { title: 'Отчёт о ДДС', notes: 'Выплаты объёмом выше плановых; клиент: Київ' }],
  [
    'uk',
    {
      title: 'Рахунок',
      items: [{ description: 'Розробка сайту' }],
      назва: 'Послуги',
      кількість: 1,
    },
  ],
  ['be', { title: 'Рахунак', items: [{ description: 'Распрацоўка сайта, паслугі' }] }],
  ['kk', { title: 'Шот', items: [{ description: 'Қызметтер, сайтты әзірлеу' }] }],
  ['sr', { title: 'Рачун', items: [{ description: 'Израда сајта за предузеће' }] }],
  ['mk', { title: 'Фактура', items: [{ description: 'Сметководство, куќа, ѕид' }] }],
  ['bg', { title: 'Фактура', items: [{ description: 'Изработка на сайт' }], notes: 'ДДС 20 %' }],
  ['he-IL', { title: 'חשבונית', items: [{ description: 'עיצוב אתר' }] }],
  // English keys around short values.
  [
    'pl-PL',
    {
      sample: { type: 'Woda', source: 'Studnia głębinowa, kran w kuchni' },
      results: [{ parameter: 'Odczyn pH', assessment: 'zgodny' }],
      conclusion: 'Próbka spełnia wymagania z wyjątkiem żelaza.',
    },
  ],
  [
    'cs-CZ',
    {
      sample: { type: 'Pitná voda', source: 'Studna, kohoutek v kuchyni' },
      conclusion: 'Vzorek splňuje požadavky s výjimkou železa.',
    },
  ],
  ['da-DK', { note: 'Resultaterne gælder kun for den prøvede prøve, undtagen for jern.' }],
  ['nb-NO', { note: 'Resultatene gjelder kun for prøven, unntatt for jern.' }],
  ['fi-FI', { note: 'Näyte täyttää vaatimukset, ja tulos on voimassa ilman eri päätöstä.' }],
  ['en-GB', { client: { name: 'Ada', country: 'United Kingdom' } }],
];

const UNKNOWN: readonly JsonObject[] = [
  {},
  { client: { name: 'María de la Cruz', city: 'Los Angeles' }, notes: 'Please pay within 30 days' },
  { client: { name: '東京株式会社' }, items: [{ description: 'Website design for the company' }] },
  { data: { base: 1, vat: 2, total: 3, per: 'hour', plan: 'Pro' } },
  { client: { name: 'Łukasz Żółtowski', street: 'ul. Świętej Anny 4' }, notes: 'Thank you' },
  { url: 'https://example.com/und/für/mit/nicht', id: 'ist-wir-sie' },
  { client: { country: 'US' }, seller: { country: 'GB' } },
];

describe('the language of data', () => {
  for (const [language, data] of KNOWN)
    test(`${language} shows in ${JSON.stringify(data).slice(0, 60)}`, () => {
      assert.equal(guessLanguage(data, undefined), language);
    });

  test('shows in its currency where neighbours share their words', () => {
    const data = { fakturanummer: '1', kunde: { navn: 'x' }, moms: 25 };
    assert.equal(guessLanguage(data, 'DKK'), 'da-DK');
  });

  test('is not guessed from names, codes and English keys', () => {
    for (const data of UNKNOWN)
      assert.equal(guessLanguage(data, undefined), undefined, JSON.stringify(data));
  });
});
