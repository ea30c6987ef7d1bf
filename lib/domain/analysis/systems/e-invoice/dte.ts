import type { SystemMapping } from '../../mapping/system-mapping.ts';

const HEAD = 'Documento.Encabezado';

export const dte: SystemMapping = {
  id: 'dte',
  name: 'DTE (Chile): documento tributario electrónico',
  type: 'invoice',
  recognise: { has: [`${HEAD}.IdDoc.TipoDTE`, `${HEAD}.Emisor.RUTEmisor`, 'Documento.Detalle'] },
  xml: true,
  fields: {
    kind: {
      $from: `${HEAD}.IdDoc.TipoDTE`,
      $in: {
        '33': 'invoice',
        '34': 'invoice',
        '39': 'receipt',
        '41': 'receipt',
        '43': 'self-billed-invoice',
        '46': 'self-billed-invoice',
        '52': 'delivery-note',
        '56': 'debit-note',
        '61': 'credit-note',
        '110': 'invoice',
        '111': 'debit-note',
        '112': 'credit-note',
      },
      $else: 'invoice',
    },
    title: {
      $from: `${HEAD}.IdDoc.TipoDTE`,
      $in: {
        '33': 'Factura electrónica',
        '34': 'Factura no afecta o exenta electrónica',
        '39': 'Boleta electrónica',
        '41': 'Boleta exenta electrónica',
        '46': 'Factura de compra electrónica',
        '52': 'Guía de despacho electrónica',
        '56': 'Nota de débito electrónica',
        '61': 'Nota de crédito electrónica',
        '110': 'Factura de exportación electrónica',
      },
    },
    number: `${HEAD}.IdDoc.Folio`,
    issueDate: `${HEAD}.IdDoc.FchEmis`,
    dueDate: `${HEAD}.IdDoc.FchVenc`,
    period: { start: `${HEAD}.IdDoc.PeriodoDesde`, end: `${HEAD}.IdDoc.PeriodoHasta` },
    currency: [
      {
        $from: `${HEAD}.Totales.TpoMoneda`,
        $in: { 'DOLAR USA': 'USD', EURO: 'EUR', 'PESO CL': 'CLP' },
      },
      { $const: 'CLP' },
    ],
    language: { $const: 'es-CL' },
    seller: {
      name: [`${HEAD}.Emisor.RznSoc`, `${HEAD}.Emisor.RznSocEmisor`],
      address: {
        lines: [`${HEAD}.Emisor.DirOrigen`],
        region: `${HEAD}.Emisor.CmnaOrigen`,
        city: `${HEAD}.Emisor.CiudadOrigen`,
        country: { $const: 'CL' },
      },
      identifiers: [{ scheme: { $const: 'RUT' }, value: `${HEAD}.Emisor.RUTEmisor` }],
      phone: `${HEAD}.Emisor.Telefono`,
      email: `${HEAD}.Emisor.CorreoEmisor`,
      remarks: [
        { $join: [{ $const: 'Giro:' }, [`${HEAD}.Emisor.GiroEmis`, `${HEAD}.Emisor.GiroEmisor`]] },
      ],
    },
    buyer: {
      name: `${HEAD}.Receptor.RznSocRecep`,
      contact: `${HEAD}.Receptor.Contacto`,
      address: {
        lines: [`${HEAD}.Receptor.DirRecep`],
        region: `${HEAD}.Receptor.CmnaRecep`,
        city: `${HEAD}.Receptor.CiudadRecep`,
      },
      identifiers: [{ scheme: { $const: 'RUT' }, value: `${HEAD}.Receptor.RUTRecep` }],
      remarks: [{ $join: [{ $const: 'Giro:' }, `${HEAD}.Receptor.GiroRecep`] }],
    },
    delivery: {
      to: {
        address: {
          lines: [`${HEAD}.Transporte.DirDest`],
          region: `${HEAD}.Transporte.CmnaDest`,
          city: `${HEAD}.Transporte.CiudadDest`,
        },
      },
    },
    references: [
      {
        $each: 'Documento.Referencia',
        $where: { equals: { TpoDocRef: ['33', '34', '39', '46', '110'] } },
        kind: 'preceding-invoice',
        value: 'FolioRef',
      },
      {
        $each: 'Documento.Referencia',
        $where: { equals: { TpoDocRef: '801' } },
        kind: 'purchase-order',
        value: 'FolioRef',
      },
      {
        $each: 'Documento.Referencia',
        $where: { equals: { TpoDocRef: '52' } },
        kind: 'despatch-advice',
        value: 'FolioRef',
      },
      { kind: 'salesperson', value: `${HEAD}.Emisor.CdgVendedor` },
      { kind: 'vehicle', value: `${HEAD}.Transporte.Patente` },
    ],
    pricesInclude: {
      $if: { equals: { [`${HEAD}.IdDoc.TipoDTE`]: ['39', '41'] } },
      $then: 'gross',
      $else: 'net',
    },
    lines: [
      {
        $each: 'Documento.Detalle',
        name: 'NmbItem',
        description: 'DscItem',
        details: [{ $if: { equals: { IndExe: '1' } }, $then: { $const: 'Exento de IVA' } }],
        sku: 'CdgItem.VlrCodigo',
        quantity: 'QtyItem',
        unit: 'UnmdItem',
        unitPrice: 'PrcItem',
        adjustments: [{ kind: 'discount', percent: 'DescuentoPct', amount: 'DescuentoMonto' }],
        amount: 'MontoItem',
      },
    ],
    allowances: [
      {
        $each: 'Documento.DscRcgGlobal',
        $where: { equals: { TpoMov: 'D', TpoValor: '$' } },
        kind: 'discount',
        reason: 'GlosaDR',
        amount: 'ValorDR',
      },
      {
        $each: 'Documento.DscRcgGlobal',
        $where: { equals: { TpoMov: 'D', TpoValor: '%' } },
        kind: 'discount',
        reason: 'GlosaDR',
        percent: 'ValorDR',
      },
    ],
    taxes: [
      {
        name: { $const: 'IVA' },
        rate: `${HEAD}.Totales.TasaIVA`,
        base: `${HEAD}.Totales.MntNeto`,
        amount: `${HEAD}.Totales.IVA`,
      },
    ],
    totals: {
      net: { $sum: [`${HEAD}.Totales.MntNeto`, `${HEAD}.Totales.MntExe`] },
      tax: `${HEAD}.Totales.IVA`,
      gross: `${HEAD}.Totales.MntTotal`,
      payable: [`${HEAD}.Totales.VlrPagar`, `${HEAD}.Totales.MntTotal`],
    },
    paymentMeans: [
      {
        method: {
          $from: `${HEAD}.IdDoc.MedioPago`,
          $in: { PE: 'Depósito en cuenta', TC: 'Tarjeta', CF: 'Cheque a fecha', OT: 'Otro' },
        },
        code: {
          $from: `${HEAD}.IdDoc.MedioPago`,
          $in: { CH: '20', LT: '30', EF: '10', PE: '42', TC: '48' },
        },
        accountNumber: `${HEAD}.IdDoc.NumCtaPago`,
        bankName: `${HEAD}.IdDoc.BcoPago`,
      },
    ],
    paymentTerms: [
      `${HEAD}.IdDoc.TermPagoGlosa`,
      {
        $from: `${HEAD}.IdDoc.FmaPago`,
        $in: { '1': 'Contado', '2': 'Crédito', '3': 'Sin costo' },
      },
    ],
    notes: [{ $all: 'Documento.Referencia', $where: { has: 'CodRef' }, $item: 'RazonRef' }],
  },
};
