import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { labelOf } from '#lib/domain/analysis/reading/key-words.ts';
import { analyzeData } from '#lib/domain/detection/analyze-data.ts';
import { inLanguage } from '#lib/domain/detection/labels/in-language.ts';
import { wordTable } from '#lib/domain/i18n/wording/word-table.ts';
import { layoutDocument } from '#lib/domain/layout/layout-document.ts';
import { payloadFixtures } from '#tests/fixtures/payloads.ts';
import { readerText } from '#tests/support/reader-text.ts';

const LANGUAGES = ['de', 'fr', 'nl', 'pl', 'ja'] as const;

/** English keys of backends, each with its label in the languages above. */
const TRADES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'a garage': {
    licensePlate: [
      'Kennzeichen',
      'Immatriculation',
      'Kenteken',
      'Numer rejestracyjny',
      '登録番号（ナンバー）',
    ],
    first_registration: [
      'Erstzulassung',
      'Première immatriculation',
      'Eerste toelating',
      'Pierwsza rejestracja',
      '初度登録',
    ],
    laborHours: [
      'Arbeitsstunden',
      'Heures de main-d’œuvre',
      'Arbeidsuren',
      'Roboczogodziny',
      '作業時間',
    ],
    spare_parts: ['Ersatzteile', 'Pièces', 'Onderdelen', 'Części', '部品'],
    workOrder: ['Arbeitsauftrag', 'Ordre de réparation', 'Werkorder', 'Zlecenie', '作業指示書'],
  },
  'a school that sends a reminder': {
    amount_remaining: [
      'Restbetrag',
      'Montant restant dû',
      'Openstaand bedrag',
      'Pozostała kwota',
      '未払額',
    ],
    total_open: [
      'Offener Gesamtbetrag',
      'Total restant dû',
      'Totaal openstaand',
      'Razem do zapłaty',
      '未払合計',
    ],
    pay_before: ['Zahlbar bis', 'À payer avant le', 'Betalen vóór', 'Zapłacić do', 'お支払期限'],
    reminderFee: [
      'Mahngebühr',
      'Frais de relance',
      'Aanmaningskosten',
      'Opłata za wezwanie',
      '督促手数料',
    ],
    invoices: ['Rechnungen', 'Factures', 'Facturen', 'Faktury', '請求書一覧'],
  },
  'a landlord': {
    base_rent: ['Kaltmiete', 'Loyer hors charges', 'Kale huur', 'Czynsz podstawowy', '基本賃料'],
    livingArea: [
      'Wohnfläche',
      'Surface habitable',
      'Woonoppervlakte',
      'Powierzchnia mieszkalna',
      '居住面積',
    ],
    moveInDate: [
      'Einzugsdatum',
      'Date d’entrée dans les lieux',
      'Intrekdatum',
      'Data wprowadzenia',
      '入居日',
    ],
    meter_readings: [
      'Zählerstände',
      'Relevés de compteurs',
      'Meterstanden',
      'Stany liczników',
      '検針値一覧',
    ],
    autoRenewal: [
      'Automatische Verlängerung',
      'Renouvellement automatique',
      'Automatische verlenging',
      'Automatyczne przedłużenie',
      '自動更新',
    ],
  },
  'a haulier': {
    consignee: ['Empfänger', 'Destinataire', 'Geadresseerde', 'Odbiorca', '荷受人'],
    gross_weight: ['Bruttogewicht', 'Poids brut', 'Brutogewicht', 'Masa brutto', '総重量'],
    portOfLoading: ['Ladehafen', 'Port de chargement', 'Laadhaven', 'Port załadunku', '船積港'],
    delivery_address: [
      'Lieferadresse',
      'Adresse de livraison',
      'Afleveradres',
      'Adres dostawy',
      'お届け先住所',
    ],
    packageCount: ['Anzahl Packstücke', 'Nombre de colis', 'Aantal colli', 'Liczba paczek', '個数'],
  },
  'an employer': {
    weekly_hours: [
      'Wochenstunden',
      'Heures hebdomadaires',
      'Uren per week',
      'Godziny tygodniowo',
      '週所定労働時間',
    ],
    hireDate: [
      'Eintrittsdatum',
      'Date d’embauche',
      'Datum in dienst',
      'Data zatrudnienia',
      '入社日',
    ],
    gross_salary: [
      'Bruttogehalt',
      'Salaire brut',
      'Brutosalaris',
      'Wynagrodzenie brutto',
      '総支給額',
    ],
    vacationDays: [
      'Urlaubstage',
      'Jours de congé',
      'Vakantiedagen',
      'Dni urlopu',
      '年次有給休暇日数',
    ],
    workplace: ['Arbeitsort', 'Lieu de travail', 'Werkplek', 'Miejsce pracy', '勤務地'],
  },
};

/** Payloads with English keys and values of another language: the labels that they have, and what those are in English. */
const PRINTED: Readonly<Record<string, readonly (readonly [english: string, own: string])[]>> = {
  'quote/coworking-offert': [
    ['Approved', 'Godkänd för F-skatt'],
    ['Owner', 'Ägare'],
  ],
  'letter/taalschool-herinnering': [
    ['Invoices', 'Facturen'],
    ['Amount remaining', 'Openstaand bedrag'],
    ['Total open', 'Totaal openstaand'],
    ['Collection costs', 'Incassokosten bij niet-betaling'],
    ['Pay before', 'Betalen vóór'],
  ],
  'contract/gyomu-itaku': [
    ['Auto renewal', '自動更新'],
    ['Monthly fee', '月額（税込）'],
    ['Consumption tax', '消費税率'],
    ['Representative title', '代表者役職'],
    ['Corporate number', '法人番号'],
    ['Closing', '結び'],
  ],
};

describe('English keys of firms that write in another language', () => {
  for (const [trade, keys] of Object.entries(TRADES))
    it(`are labels in the language of the document: ${trade}`, () => {
      for (const [key, expected] of Object.entries(keys))
        assert.deepEqual(
          LANGUAGES.map((language) => wordTable(language).get(labelOf(key).toLowerCase())),
          expected,
          key,
        );
    });

  for (const fixture of payloadFixtures().filter(({ name }) => Object.hasOwn(PRINTED, name)))
    it(`are printed in the language of the document: ${fixture.name}`, async () => {
      const analyzed = analyzeData(fixture.payload);
      const { suggestedStyle } = analyzed.analysis.styling;
      const model = await inLanguage(analyzed);
      const shown = readerText(layoutDocument(model, { style: suggestedStyle }).html);
      for (const [english, own] of PRINTED[fixture.name] ?? []) {
        assert.ok(shown.includes(own), own);
        assert.ok(!shown.includes(english), english);
      }
    });
});
