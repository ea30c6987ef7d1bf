import type { Party } from '#lib/domain/document-model/party.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { INDIAN_STATES } from './indian-states.ts';

const party = (at: string): Fillings<Party> => ({
  name: `${at}.LglNm`,
  tradingName: `${at}.TrdNm`,
  address: {
    lines: [`${at}.Addr1`, `${at}.Addr2`],
    city: `${at}.Loc`,
    postalCode: `${at}.Pin`,
    region: [{ $from: `${at}.Stcd`, $in: INDIAN_STATES }],
    country: { $const: 'IN' },
  },
  identifiers: [{ scheme: { $const: 'GSTIN' }, value: `${at}.Gstin` }],
  phone: `${at}.Ph`,
  email: `${at}.Em`,
});

const tax = (name: string, amount: string) =>
  ({
    $where: { nonzero: amount },
    name: { $const: name },
    amount,
  }) as const;

export const indiaEinvoice: SystemMapping = {
  id: 'india-einvoice',
  name: 'GST e-invoice (India): INV-01 schema',
  type: 'invoice',
  recognise: { has: ['SellerDtls', 'BuyerDtls', 'ItemList', 'DocDtls.No'] },
  dates: 'day-first',
  fields: {
    kind: {
      $from: 'DocDtls.Typ',
      $in: { INV: 'invoice', CRN: 'credit-note', DBN: 'debit-note' },
    },
    title: {
      $from: 'DocDtls.Typ',
      $in: { INV: 'Tax Invoice' },
    },
    number: 'DocDtls.No',
    issueDate: 'DocDtls.Dt',
    period: { start: 'RefDtls.DocPerdDtls.InvStDt', end: 'RefDtls.DocPerdDtls.InvEndDt' },
    currency: ['ExpDtls.ForCur', { $const: 'INR' }],
    language: { $const: 'en-IN' },
    seller: party('SellerDtls'),
    buyer: party('BuyerDtls'),
    delivery: {
      to: {
        name: 'ShipDtls.LglNm',
        address: {
          lines: ['ShipDtls.Addr1', 'ShipDtls.Addr2'],
          city: 'ShipDtls.Loc',
          postalCode: 'ShipDtls.Pin',
          region: { $from: 'ShipDtls.Stcd', $in: INDIAN_STATES },
        },
        identifiers: [{ scheme: { $const: 'GSTIN' }, value: 'ShipDtls.Gstin' }],
      },
      from: {
        lines: ['DispDtls.Nm', 'DispDtls.Addr1', 'DispDtls.Addr2'],
        city: 'DispDtls.Loc',
        postalCode: 'DispDtls.Pin',
      },
    },
    references: [
      { $each: 'RefDtls.ContrDtls', kind: 'purchase-order', value: 'PORefr' },
      { $each: 'RefDtls.ContrDtls', kind: 'contract', value: 'ContrRefr' },
      { $each: 'RefDtls.PrecDocDtls', kind: 'preceding-invoice', value: 'InvNo' },
      { kind: 'vehicle', value: 'EwbDtls.VehNo' },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'ItemList',
        name: 'PrdDesc',
        details: [
          {
            $if: { equals: { IsServc: 'Y' } },
            $then: { $join: [{ $const: 'SAC' }, 'HsnCd'] },
            $else: { $join: [{ $const: 'HSN' }, 'HsnCd'] },
          },
          { $join: [{ $const: 'Batch' }, 'BchDtls.Nm'] },
          { $join: [{ $const: 'Serial no.' }, 'PrdSlNo'] },
        ],
        quantity: 'Qty',
        unit: 'Unit',
        unitPrice: 'UnitPrice',
        adjustments: [{ kind: 'discount', amount: 'Discount' }],
        taxRate: 'GstRt',
        amount: 'AssAmt',
      },
    ],
    allowances: [{ kind: 'discount', amount: 'ValDtls.Discount' }],
    charges: [{ kind: 'other', reason: { $const: 'Other charges' }, amount: 'ValDtls.OthChrg' }],
    taxes: [
      tax('CGST', 'ValDtls.CgstVal'),
      tax('SGST', 'ValDtls.SgstVal'),
      tax('IGST', 'ValDtls.IgstVal'),
      tax('Cess', 'ValDtls.CesVal'),
      tax('State cess', 'ValDtls.StCesVal'),
    ],
    totals: {
      lines: 'ValDtls.AssVal',
      net: { $sum: ['ValDtls.AssVal', 'ValDtls.OthChrg'], $minus: ['ValDtls.Discount'] },
      rounding: 'ValDtls.RndOffAmt',
      gross: { $sum: ['ValDtls.TotInvVal'], $minus: ['ValDtls.RndOffAmt'] },
      payable: ['PayDtls.PaymtDue', 'ValDtls.TotInvVal'],
      prepaid: 'PayDtls.PaidAmt',
    },
    paymentMeans: [
      {
        method: 'PayDtls.Mode',
        accountName: 'PayDtls.Nm',
        accountNumber: 'PayDtls.AccDet',
        bankCode: 'PayDtls.FinInsBr',
        reference: 'PayDtls.PayInstr',
      },
    ],
    paymentTerms: 'PayDtls.PayTerm',
    fiscalCode: { content: 'SignedQRCode' },
    notes: [
      { $join: [{ $const: 'IRN:' }, 'Irn'] },
      {
        $join: [
          { $join: [{ $const: 'Ack No.:' }, 'AckNo'] },
          { $join: [{ $const: 'Ack date:' }, 'AckDt'] },
          { $join: [{ $const: 'E-way bill:' }, 'EwbNo'] },
        ],
        $with: ' · ',
      },
      { $join: [{ $const: 'Place of supply:' }, { $from: 'BuyerDtls.Pos', $in: INDIAN_STATES }] },
      {
        $if: { equals: { 'TranDtls.RegRev': 'Y' } },
        $then: { $const: 'Tax is payable on reverse charge basis.' },
      },
      {
        $from: 'TranDtls.SupTyp',
        $in: {
          EXPWOP: 'Supply meant for export under bond or LUT without payment of integrated tax.',
          EXPWP: 'Supply meant for export on payment of integrated tax.',
          SEZWOP: 'Supply to SEZ unit under bond or LUT without payment of integrated tax.',
          SEZWP: 'Supply to SEZ unit on payment of integrated tax.',
        },
      },
      'RefDtls.InvRm',
    ],
  },
};
