import type { Address, Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';

const HEADER = 'FatturaElettronicaHeader';
const GENERAL = 'FatturaElettronicaBody.DatiGenerali';
const DOCUMENT = `${GENERAL}.DatiGeneraliDocumento`;
const GOODS = 'FatturaElettronicaBody.DatiBeniServizi';

const address = (at: string): Fillings<Address> => ({
  lines: [{ $join: [`${at}.Indirizzo`, `${at}.NumeroCivico`], $with: ', ' }],
  city: `${at}.Comune`,
  postalCode: `${at}.CAP`,
  region: `${at}.Provincia`,
  country: `${at}.Nazione`,
});

const party = (at: string): Fillings<Party> => ({
  name: [
    `${at}.DatiAnagrafici.Anagrafica.Denominazione`,
    {
      $join: [
        `${at}.DatiAnagrafici.Anagrafica.Titolo`,
        `${at}.DatiAnagrafici.Anagrafica.Nome`,
        `${at}.DatiAnagrafici.Anagrafica.Cognome`,
      ],
    },
  ],
  address: address(`${at}.Sede`),
  identifiers: [
    {
      scheme: { $const: 'Partita IVA' },
      value: {
        $join: [
          `${at}.DatiAnagrafici.IdFiscaleIVA.IdPaese`,
          `${at}.DatiAnagrafici.IdFiscaleIVA.IdCodice`,
        ],
        $with: '',
      },
    },
    { scheme: { $const: 'Codice fiscale' }, value: `${at}.DatiAnagrafici.CodiceFiscale` },
    {
      scheme: { $const: 'REA' },
      value: { $join: [`${at}.IscrizioneREA.Ufficio`, `${at}.IscrizioneREA.NumeroREA`] },
    },
  ],
  phone: `${at}.Contatti.Telefono`,
  email: `${at}.Contatti.Email`,
  remarks: [
    { $join: [{ $const: 'Cap. soc. €' }, `${at}.IscrizioneREA.CapitaleSociale`] },
    {
      $from: `${at}.IscrizioneREA.StatoLiquidazione`,
      $in: { LS: 'In liquidazione' },
    },
    {
      $from: `${at}.DatiAnagrafici.RegimeFiscale`,
      $in: {
        RF02: 'Regime dei contribuenti minimi',
        RF11: 'Agenzie di viaggi e turismo (art. 74-ter DPR 633/72)',
        RF14: 'Rivendita di beni usati (art. 36 DL 41/95)',
        RF19: 'Regime forfettario (L. 190/2014)',
      },
    },
  ],
});

/** Why no VAT is due (Natura). */
const EXEMPTIONS = {
  N1: 'Escluse ex art. 15 DPR 633/72',
  N2: 'Non soggette',
  'N2.1': 'Non soggette ad IVA ai sensi degli artt. da 7 a 7-septies DPR 633/72',
  'N2.2': 'Non soggette',
  N3: 'Non imponibili',
  'N3.1': 'Non imponibili – esportazioni',
  'N3.2': 'Non imponibili – cessioni intracomunitarie',
  'N3.3': 'Non imponibili – cessioni verso San Marino',
  'N3.4': 'Non imponibili – operazioni assimilate alle cessioni all’esportazione',
  'N3.5': 'Non imponibili – a seguito di dichiarazioni d’intento',
  'N3.6': 'Non imponibili – altre operazioni',
  N4: 'Esenti',
  N5: 'Regime del margine – IVA non esposta in fattura',
  N6: 'Inversione contabile',
  'N6.1': 'Inversione contabile – rottami e altri materiali di recupero',
  'N6.2': 'Inversione contabile – oro e argento',
  'N6.3': 'Inversione contabile – subappalto nel settore edile',
  'N6.4': 'Inversione contabile – cessione di fabbricati',
  'N6.5': 'Inversione contabile – telefoni cellulari',
  'N6.6': 'Inversione contabile – prodotti elettronici',
  'N6.7': 'Inversione contabile – comparto edile e settori connessi',
  'N6.8': 'Inversione contabile – settore energetico',
  'N6.9': 'Inversione contabile – altri casi',
  N7: 'IVA assolta in altro stato UE',
} as const;

export const fatturapa: SystemMapping = {
  id: 'fatturapa',
  name: 'FatturaPA (Italy): fattura elettronica',
  type: 'invoice',
  recognise: { has: ['FatturaElettronicaHeader', 'FatturaElettronicaBody'] },
  xml: true,
  fields: {
    kind: {
      $from: `${DOCUMENT}.TipoDocumento`,
      $in: {
        TD01: 'invoice',
        TD02: 'deposit-invoice',
        TD03: 'deposit-invoice',
        TD04: 'credit-note',
        TD05: 'debit-note',
        TD06: 'invoice',
        TD08: 'credit-note',
        TD09: 'debit-note',
        TD16: 'self-billed-invoice',
        TD17: 'self-billed-invoice',
        TD18: 'self-billed-invoice',
        TD19: 'self-billed-invoice',
      },
      $else: 'invoice',
    },
    number: `${DOCUMENT}.Numero`,
    issueDate: `${DOCUMENT}.Data`,
    dueDate: 'FatturaElettronicaBody.DatiPagamento.DettaglioPagamento.DataScadenzaPagamento',
    currency: `${DOCUMENT}.Divisa`,
    language: { $const: 'it' },
    seller: party(`${HEADER}.CedentePrestatore`),
    buyer: party(`${HEADER}.CessionarioCommittente`),
    delivery: {
      date: [`${GENERAL}.DatiTrasporto.DataOraConsegna`, `${GENERAL}.DatiDDT.DataDDT`],
      to: { address: address(`${GENERAL}.DatiTrasporto.IndirizzoResa`) },
    },
    references: [
      { $each: `${GENERAL}.DatiOrdineAcquisto`, kind: 'purchase-order', value: 'IdDocumento' },
      { $each: `${GENERAL}.DatiContratto`, kind: 'contract', value: 'IdDocumento' },
      { $each: `${GENERAL}.DatiFattureCollegate`, kind: 'preceding-invoice', value: 'IdDocumento' },
      { $each: `${GENERAL}.DatiDDT`, kind: 'despatch-advice', value: 'NumeroDDT' },
      {
        kind: 'project',
        value: {
          $join: [
            {
              $join: [
                { $const: 'CIG' },
                [`${GENERAL}.DatiOrdineAcquisto.CodiceCIG`, `${GENERAL}.DatiContratto.CodiceCIG`],
              ],
            },
            {
              $join: [
                { $const: 'CUP' },
                [`${GENERAL}.DatiOrdineAcquisto.CodiceCUP`, `${GENERAL}.DatiContratto.CodiceCUP`],
              ],
            },
          ],
          $with: ' · ',
        },
      },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: `${GOODS}.DettaglioLinee`,
        name: 'Descrizione',
        details: [
          {
            $all: 'AltriDatiGestionali',
            $where: { has: 'RiferimentoTesto' },
            $item: 'RiferimentoTesto',
          },
        ],
        sku: 'CodiceArticolo.CodiceValore',
        quantity: 'Quantita',
        unit: 'UnitaMisura',
        unitPrice: 'PrezzoUnitario',
        adjustments: [
          {
            $each: 'ScontoMaggiorazione',
            kind: { $from: 'Tipo', $in: { SC: 'discount', MG: 'surcharge' } },
            percent: 'Percentuale',
            amount: 'Importo',
          },
        ],
        taxRate: 'AliquotaIVA',
        amount: 'PrezzoTotale',
        period: { start: 'DataInizioPeriodo', end: 'DataFinePeriodo' },
      },
    ],
    allowances: [
      {
        $each: `${DOCUMENT}.ScontoMaggiorazione`,
        $where: { equals: { Tipo: 'SC' } },
        kind: 'discount',
        percent: 'Percentuale',
        amount: 'Importo',
      },
    ],
    charges: [
      {
        $each: `${DOCUMENT}.DatiCassaPrevidenziale`,
        kind: 'other',
        reason: { $const: 'Contributo cassa previdenziale' },
        percent: 'AlCassa',
        amount: 'ImportoContributoCassa',
      },
    ],
    taxes: [
      {
        $each: `${GOODS}.DatiRiepilogo`,
        name: { $const: 'IVA' },
        rate: 'AliquotaIVA',
        base: 'ImponibileImporto',
        amount: 'Imposta',
        exemptionReason: ['RiferimentoNormativo', { $from: 'Natura', $in: EXEMPTIONS }],
      },
      {
        $each: `${DOCUMENT}.DatiRitenuta`,
        name: { $const: 'Ritenuta d’acconto' },
        rate: 'AliquotaRitenuta',
        amount: 'ImportoRitenuta',
        withheld: true,
      },
      {
        $each: `${GOODS}.DatiRiepilogo`,
        $where: { equals: { EsigibilitaIVA: 'S' } },
        name: { $const: 'IVA in scissione dei pagamenti' },
        amount: 'Imposta',
        withheld: true,
      },
    ],
    totals: {
      net: { $sum: [`${GOODS}.DatiRiepilogo[].ImponibileImporto`] },
      tax: { $sum: [`${GOODS}.DatiRiepilogo[].Imposta`] },
      gross: `${DOCUMENT}.ImportoTotaleDocumento`,
      rounding: `${DOCUMENT}.Arrotondamento`,
      payable: {
        $sum: ['FatturaElettronicaBody.DatiPagamento[].DettaglioPagamento[].ImportoPagamento'],
      },
    },
    paymentMeans: [
      {
        $each: 'FatturaElettronicaBody.DatiPagamento[].DettaglioPagamento',
        code: {
          $from: 'ModalitaPagamento',
          $in: {
            MP01: '10',
            MP02: '20',
            MP05: '30',
            MP08: '48',
            MP19: '59',
            MP20: '59',
            MP21: '59',
          },
        },
        method: {
          $from: 'ModalitaPagamento',
          $in: {
            MP03: 'Assegno circolare',
            MP06: 'Vaglia cambiario',
            MP07: 'Bollettino bancario',
            MP09: 'RID',
            MP12: 'RIBA',
            MP13: 'MAV',
            MP15: 'Giroconto',
            MP16: 'Domiciliazione bancaria',
            MP17: 'Domiciliazione postale',
            MP18: 'Bollettino di c/c postale',
            MP22: 'Trattenuta su somme già riscosse',
            MP23: 'PagoPA',
          },
        },
        accountName: 'Beneficiario',
        bankName: 'IstitutoFinanziario',
        iban: 'IBAN',
        bic: 'BIC',
        reference: 'CodicePagamento',
      },
    ],
    instalments: [
      {
        $each: 'FatturaElettronicaBody.DatiPagamento[].DettaglioPagamento',
        $where: { has: '$.FatturaElettronicaBody.DatiPagamento[].DettaglioPagamento[1]' },
        date: 'DataScadenzaPagamento',
        amount: 'ImportoPagamento',
      },
    ],
    notes: [
      { $all: `${DOCUMENT}.Causale` },
      {
        $if: { equals: { [`${GOODS}.DatiRiepilogo[].EsigibilitaIVA`]: 'S' } },
        $then: { $const: 'Scissione dei pagamenti (art. 17-ter DPR 633/72)' },
      },
      {
        $if: { equals: { [`${DOCUMENT}.DatiBollo.BolloVirtuale`]: 'SI' } },
        $then: { $const: 'Imposta di bollo assolta in modo virtuale (DM 17/06/2014)' },
      },
    ],
  },
};
