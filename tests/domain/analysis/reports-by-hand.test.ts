import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import type { ReportDocument } from '#lib/domain/document-model/written.ts';
import type { JsonObject } from '#schemas/json.ts';

const modelOf = (data: JsonObject) => analyzeData(data).document?.model as ReportDocument;
const room = (name: string, comment: string) => ({
  room: name,
  items: [
    { item: 'Walls and ceiling', condition: 'Good', comment },
    { item: 'Windows', condition: 'Good', comment: '' },
  ],
});

const INSPECTION = {
  report_id: 'insp-20260522-0714',
  report_title: 'Property Inspection Report',
  reference: 'INSP-0714',
  inspection_date: '2026-05-22',
  agent: { name: 'Calder & Wren Lettings', address: '52 Micklegate, York YO1 6LF' },
  inspector: 'Gemma Priestley',
  property: { address: '14 Skeldergate, York YO1 6DH', type: 'Flat' },
  landlord: 'Mr R. Okafor',
  tenant: 'Ms Lucy Brand',
  summary: 'The property is clean and well looked after. Two repairs are needed.',
  rooms: [
    room('Hallway', ''),
    room('Kitchen', 'Small chip to the worktop edge left of the sink, as it was at check-in.'),
    room('Bedroom', 'Clean.'),
  ],
  meter_readings: { electricity: '48217', water: '00391' },
  created_at: '2026-05-22T11:14:36Z',
};

const MONTH = {
  titel: 'Monatsbericht Mai 2026',
  firma: 'Radwerk Freiburg GmbH',
  anschrift: 'Habsburgerstraße 91, 79104 Freiburg im Breisgau',
  erstelltAm: '2026-06-03',
  zusammenfassung: 'Der Umsatz lag leicht über dem Vormonat. Die Werkstatt war ausgebucht.',
  kennzahlen: {
    umsatzNetto: 68435.9,
    umsatzVormonat: 67749.1,
    kostenGesamt: 60246.35,
    ergebnis: 8189.55,
    verkaufteRaeder: 31,
    durchschnittlicherWerkstattauftrag: 67.09,
  },
  umsatzNachWarengruppe: [
    { warengruppe: 'Fahrräder', mai: 18640, april: 16210, anzahl: 12 },
    { warengruppe: 'Zubehör', mai: 7218.4, april: 6954.1, anzahl: 140 },
  ],
  waehrung: 'EUR',
};

describe('reports made by hand', () => {
  test('[detection.shown] are by the firm with its address, not by whom they are about', () => {
    const { author, subject, facts = [] } = modelOf(INSPECTION);
    assert.equal(author?.name, 'Calder & Wren Lettings');
    assert.equal(author?.contact, 'Gemma Priestley');
    assert.equal(subject, undefined);
    const said = facts.map(({ label, value }) => `${label}: ${value}`);
    assert.ok(said.includes('Landlord: Mr R. Okafor') && said.includes('Tenant: Ms Lucy Brand'));
    assert.ok(said.includes('Property address: 14 Skeldergate, York YO1 6DH'));
  });

  test('[detection.shown] have the number and the day that people use', () => {
    const { number, date } = modelOf(INSPECTION);
    assert.deepEqual([number, date], ['INSP-0714', '2026-05-22']);
    assert.doesNotMatch(JSON.stringify(modelOf(INSPECTION)), /insp-2026|11:14/);
    assert.equal(analyzeData(INSPECTION).model.locale.language, 'en-GB');
  });

  test('[detection.shown] give lists of the same kind the same form, under the name of each', () => {
    const [rooms, meters] = modelOf(INSPECTION).sections ?? [];
    assert.deepEqual(
      rooms?.sections?.map(({ title, table }) => [title, table?.columns.length]),
      [
        ['Hallway', 2],
        ['Kitchen', 3],
        ['Bedroom', 3],
      ],
    );
    assert.deepEqual(
      meters?.facts?.map(({ kind }) => kind),
      ['text', 'text'],
    );
  });

  test('[detection.shown] write amounts among amounts with their currency, and counts without', () => {
    const { metrics = [], sections = [] } = modelOf(MONTH);
    const kinds = Object.fromEntries(metrics.map(({ label, kind }) => [label, kind]));
    assert.equal(kinds['Umsatz Vormonat'], 'money');
    assert.equal(kinds['Ergebnis'], 'money');
    assert.equal(kinds['Durchschnittlicher Werkstattauftrag'], 'money');
    assert.equal(kinds['Verkaufte Räder'], 'number');
    assert.equal(sections[0]?.title, 'Umsatz nach Warengruppe');
    assert.deepEqual(
      sections[0]?.table?.columns.map(({ kind }) => kind),
      ['text', 'money', 'money', 'number'],
    );
  });

  test('[detection.shown] state the address below the name of a firm with the firm', () => {
    assert.deepEqual(modelOf(MONTH).author?.address?.lines, [
      'Habsburgerstraße 91, 79104 Freiburg im Breisgau',
    ]);
  });

  test('[detection.shown] write the rate of a tax in per cent', () => {
    const { metrics = [] } = modelOf({ ...MONTH, kennzahlen: { kosten: 100.5, vat_rate: 13.5 } });
    assert.deepEqual(
      metrics.map(({ kind, value }) => [kind, value]),
      [
        ['money', '100.5'],
        ['percent', '13.5'],
      ],
    );
  });
});

test('[detection.shown] a statement of account is called so, with what it comes to below its rows', () => {
  const { title, sections = [] } = modelOf({
    Kontoauszug: '2026-03',
    Datum: '31.03.2026',
    Kunde: { Name: 'Huber Bau GmbH', Straße: 'Lindenweg 3', PLZ: '5020', Ort: 'Salzburg' },
    Firma: 'Holzhandel Moser KG',
    Währung: 'EUR',
    Anfangssaldo: 1200,
    Buchungen: [
      {
        Datum: '05.03.2026',
        Beleg: 'RE-441',
        Text: 'Schnittholz',
        Soll: 860,
        Haben: 0,
        Saldo: 2060,
      },
      { Datum: '12.03.2026', Beleg: 'ZE-90', Text: 'Zahlung', Soll: 0, Haben: 1200, Saldo: 860 },
    ],
    Endsaldo: 860,
  });
  assert.equal(title, 'Kontoauszug');
  assert.deepEqual(
    sections.map(({ table, facts }) => [table?.rows.length, facts?.map(({ value }) => value)]),
    [[2, ['860']]],
  );
});

test('[detection.shown] what a laboratory found to comply or not makes a report', () => {
  const risultato = (parametro: string, valore: number, esito: string) => ({
    PARAMETRO: parametro,
    METODO: 'UNI EN ISO 17294-2:2016',
    RISULTATO: valore,
    LIMITE: '200',
    ESITO: esito,
  });
  const { type } = modelOf({
    RDP_NUM: '25/03914',
    DATA_EMISSIONE: '2025-05-22',
    LABORATORIO: { RAGIONE_SOCIALE: 'Analisi Adige S.r.l.', INDIRIZZO: 'Via Maso 60, Bolzano' },
    COMMITTENTE: { RAGIONE_SOCIALE: 'Agriturismo Larici', INDIRIZZO: 'Località Larici 4, Borgo' },
    CAMPIONE: { DESCRIZIONE: 'Acqua destinata al consumo umano' },
    RISULTATI: [risultato('Ferro', 236, 'NON CONFORME'), risultato('Nitrati', 12, 'CONFORME')],
    GIUDIZIO: 'Il campione non è conforme al limite previsto per il ferro.',
  });
  assert.equal(type, 'report');
});

describe('reports that programs hold', () => {
  test('[detection.shown] name flats by texts of digits, and units of two parts', () => {
    const { sections } = modelOf({
      report_title: 'Ventilation check',
      measurements: [
        { flat: '1001', flow_l_s: 15, ok: true, status: 'Ej kontrollerat' },
        { flat: '1002', flow_l_s: 9, ok: false, status: 'OK' },
      ],
      weather: { outdoor_temp_c: -4 },
    });
    assert.deepEqual(sections?.[0]?.table?.columns, [
      { label: 'Flat', kind: 'text' },
      { label: 'Flow (l/s)', kind: 'number' },
      { label: 'Ok', kind: 'boolean' },
      { label: 'Status', kind: 'text' },
    ]);
    assert.equal(sections?.[0]?.table?.rows[0]?.cells[3], 'Ej kontrollerat');
    assert.deepEqual(sections?.[1]?.facts, [
      { label: 'Outdoor temp', kind: 'number', value: '-4', unit: '°C' },
    ]);
  });

  test('[detection.shown] keep what their writer says of themselves, and where they sign', () => {
    const { author, signatories } = modelOf({
      report_title: 'Inspection of the roof',
      company: { name: 'Norrluft AB', city: 'Umeå' },
      inspector: { name: 'Karin Lindqvist', certified_by: 'Kiwa' },
      findings: [{ place: 'Roof', remark: 'Two tiles are loose.' }],
      signature: { place: 'Umeå', date: '2025-02-28', name: 'Karin Lindqvist' },
    });
    assert.deepEqual(author?.remarks, ['Certified by: Kiwa']);
    assert.deepEqual(signatories, [{ name: 'Karin Lindqvist', place: 'Umeå', date: '2025-02-28' }]);
  });

  test('[detection.shown] of students are signed by their school and their guardian', () => {
    const { signatories, facts } = modelOf({
      'Report Title': 'Term report',
      'Student Name': 'Matías Fuentes',
      'Student RUN': '24.318.665-K',
      Principal: 'Hernán Oyarzún',
      'Guardian Name': 'Paola Carrasco',
      Grades: [{ Subject: 'Music', Average: 6.2 }],
    });
    assert.deepEqual(signatories, [
      { name: 'Hernán Oyarzún', title: 'Principal' },
      { name: 'Paola Carrasco', title: 'Guardian' },
    ]);
    assert.equal(facts?.[0]?.value, '24.318.665-K');
  });
});
