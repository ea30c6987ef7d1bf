import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const party = (at: string): Fillings<Party> => ({
  name: [`${at}.DaneIdentyfikacyjne.Nazwa`, `${at}.DaneIdentyfikacyjne.PelnaNazwa`],
  address: {
    lines: [`${at}.Adres.AdresL1`, `${at}.Adres.AdresL2`],
    country: `${at}.Adres.KodKraju`,
  },
  identifiers: [
    { scheme: { $const: 'NIP' }, value: `${at}.DaneIdentyfikacyjne.NIP` },
    {
      scheme: { $const: 'VAT UE' },
      value: {
        $join: [`${at}.DaneIdentyfikacyjne.KodUE`, `${at}.DaneIdentyfikacyjne.NrVatUE`],
        $with: '',
      },
    },
  ],
  phone: `${at}.DaneKontaktowe.Telefon`,
  email: `${at}.DaneKontaktowe.Email`,
});

/** Sums of a rate (P_13_x net, P_14_x tax); a rate that the document does not have has no sums. */
const rate = (percent: string, net: string, tax: string) =>
  ({
    name: { $const: 'VAT' },
    rate: { $const: percent },
    base: `Fa.${net}`,
    amount: `Fa.${tax}`,
  }) as const;

export const ksef: SystemMapping = {
  id: 'ksef',
  name: 'KSeF FA (Poland): faktura ustrukturyzowana',
  type: 'invoice',
  recognise: { has: ['Podmiot1', 'Podmiot2', 'Fa.P_2', 'Fa.FaWiersz'] },
  xml: true,
  fields: {
    kind: {
      $from: 'Fa.RodzajFaktury',
      $in: {
        VAT: 'invoice',
        UPR: 'invoice',
        KOR: 'corrected-invoice',
        ZAL: 'deposit-invoice',
        ROZ: 'final-invoice',
        KOR_ZAL: 'corrected-invoice',
        KOR_ROZ: 'corrected-invoice',
      },
      $else: 'invoice',
    },
    number: 'Fa.P_2',
    issueDate: 'Fa.P_1',
    dueDate: ['Fa.Platnosc.TerminPlatnosci.Termin', 'Fa.Platnosc.TerminPlatnosci'],
    paidDate: 'Fa.Platnosc.DataZaplaty',
    status: { $from: 'Fa.Platnosc.Zaplacono', $in: { '1': 'paid' } },
    period: { start: 'Fa.OkresFa.P_6_Od', end: 'Fa.OkresFa.P_6_Do' },
    currency: 'Fa.KodWaluty',
    language: { $const: 'pl' },
    seller: party('Podmiot1'),
    buyer: party('Podmiot2'),
    delivery: { date: 'Fa.P_6' },
    references: [
      { kind: 'customer-number', value: 'Podmiot2.NrKlienta' },
      { $each: 'Fa.WarunkiTransakcji.Zamowienia', kind: 'purchase-order', value: 'NrZamowienia' },
      { $each: 'Fa.WarunkiTransakcji.Umowy', kind: 'contract', value: 'NrUmowy' },
      { $each: 'Fa.DaneFaKorygowanej', kind: 'preceding-invoice', value: 'NrFaKorygowanej' },
      { $each: 'Fa.WZ', kind: 'despatch-advice', value: '' },
    ],
    pricesInclude: { $if: { has: 'Fa.FaWiersz.P_9B' }, $then: 'gross', $else: 'net' },
    lines: [
      {
        $each: 'Fa.FaWiersz',
        position: 'NrWierszaFa',
        name: 'P_7',
        details: [
          { $join: [{ $const: 'GTU' }, { $from: 'GTU', $slice: [4] }] },
          { $join: [{ $const: 'PKWiU' }, 'PKWiU'] },
        ],
        sku: 'Indeks',
        quantity: 'P_8B',
        unit: 'P_8A',
        unitPrice: ['P_9A', 'P_9B'],
        adjustments: [{ kind: 'discount', amount: 'P_10' }],
        taxRate: 'P_12',
        amount: ['P_11', 'P_11A'],
      },
    ],
    taxes: [
      rate('23', 'P_13_1', 'P_14_1'),
      rate('8', 'P_13_2', 'P_14_2'),
      rate('5', 'P_13_3', 'P_14_3'),
      {
        $where: { has: 'Fa.P_13_7' },
        name: { $const: 'VAT' },
        category: { $const: 'E' },
        base: 'Fa.P_13_7',
        amount: { $sum: ['Fa.P_13_7'], $minus: ['Fa.P_13_7'] },
        exemptionReason: [
          'Fa.Adnotacje.Zwolnienie.P_19A',
          'Fa.Adnotacje.Zwolnienie.P_19B',
          'Fa.Adnotacje.Zwolnienie.P_19C',
          { $const: 'Zwolnione z VAT' },
        ],
      },
    ],
    totals: {
      net: {
        $sum: [
          'Fa.P_13_1',
          'Fa.P_13_2',
          'Fa.P_13_3',
          'Fa.P_13_4',
          'Fa.P_13_5',
          'Fa.P_13_6_1',
          'Fa.P_13_6_2',
          'Fa.P_13_6_3',
          'Fa.P_13_7',
          'Fa.P_13_8',
          'Fa.P_13_9',
          'Fa.P_13_10',
          'Fa.P_13_11',
        ],
      },
      tax: { $sum: ['Fa.P_14_1', 'Fa.P_14_2', 'Fa.P_14_3', 'Fa.P_14_4', 'Fa.P_14_5'] },
      gross: 'Fa.P_15',
      payable: {
        $if: { lacks: 'Fa.Platnosc.Zaplacono' },
        $then: ['Fa.Rozliczenie.DoZaplaty', 'Fa.P_15'],
      },
    },
    paymentMeans: [
      {
        code: {
          $from: 'Fa.Platnosc.FormaPlatnosci',
          $in: { '1': '10', '2': '48', '4': '20', '6': '30' },
        },
        method: {
          $from: 'Fa.Platnosc.FormaPlatnosci',
          $in: { '3': 'Bon', '5': 'Kredyt', '7': 'Płatność mobilna' },
        },
        iban: { $from: 'Fa.Platnosc.RachunekBankowy.NrRB', $as: 'iban' },
        accountNumber: {
          $from: { $from: 'Fa.Platnosc.RachunekBankowy.NrRB', $as: 'national-account' },
          $mask: '## #### #### #### #### #### ####',
        },
        bic: 'Fa.Platnosc.RachunekBankowy.SWIFT',
        bankName: 'Fa.Platnosc.RachunekBankowy.NazwaBanku',
      },
    ],
    notes: [
      {
        $if: { equals: { 'Fa.Adnotacje.P_16': '1' } },
        $then: { $const: 'Metoda kasowa' },
      },
      {
        $if: { equals: { 'Fa.Adnotacje.P_17': '1' } },
        $then: { $const: 'Samofakturowanie' },
      },
      {
        $if: { equals: { 'Fa.Adnotacje.P_18': '1' } },
        $then: { $const: 'Odwrotne obciążenie' },
      },
      {
        $if: { equals: { 'Fa.Adnotacje.P_18A': '1' } },
        $then: { $const: 'Mechanizm podzielonej płatności' },
      },
      { $join: [{ $const: 'Przyczyna korekty:' }, 'Fa.PrzyczynaKorekty'] },
      { $all: 'Fa.DodatkowyOpis', $item: { $join: ['Klucz', 'Wartosc'], $with: ': ' } },
      { $all: 'Stopka.Informacje[].StopkaFaktury' },
      {
        $join: [
          { $join: [{ $const: 'KRS' }, 'Stopka.Rejestry.KRS'] },
          { $join: [{ $const: 'REGON' }, 'Stopka.Rejestry.REGON'] },
          { $join: [{ $const: 'BDO' }, 'Stopka.Rejestry.BDO'] },
        ],
        $with: ' · ',
      },
      { $join: [{ $const: 'Numer KSeF:' }, ['NumerKSeF', '^.numerKSeF', '^.ksefNumber']] },
    ],
  },
};
