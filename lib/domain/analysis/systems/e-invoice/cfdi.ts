import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { FISCAL_REGIMES, PAYMENT_FORMS, USES } from './cfdi-catalogues.ts';

const STAMP = 'Complemento.TimbreFiscalDigital';

export const cfdi: SystemMapping = {
  id: 'cfdi',
  name: 'CFDI 4.0 (Mexico): comprobante fiscal digital',
  type: 'invoice',
  recognise: { has: ['Emisor.Rfc', 'Receptor.Rfc', 'Conceptos', 'SubTotal', 'TipoDeComprobante'] },
  xml: true,
  fields: {
    kind: {
      $from: 'TipoDeComprobante',
      $in: { I: 'invoice', E: 'credit-note', T: 'delivery-note', P: 'payment-receipt' },
    },
    number: { $join: ['Serie', 'Folio'], $with: '-' },
    issueDate: 'Fecha',
    currency: 'Moneda',
    language: { $const: 'es-MX' },
    seller: {
      name: 'Emisor.Nombre',
      identifiers: [{ scheme: { $const: 'RFC' }, value: 'Emisor.Rfc' }],
      address: { postalCode: 'LugarExpedicion', country: { $const: 'MX' } },
      remarks: [
        {
          $join: [
            { $const: 'Régimen fiscal:' },
            'Emisor.RegimenFiscal',
            { $from: 'Emisor.RegimenFiscal', $in: FISCAL_REGIMES },
          ],
        },
      ],
    },
    buyer: {
      name: 'Receptor.Nombre',
      identifiers: [{ scheme: { $const: 'RFC' }, value: 'Receptor.Rfc' }],
      address: {
        postalCode: 'Receptor.DomicilioFiscalReceptor',
        country: ['Receptor.ResidenciaFiscal', { $const: 'MX' }],
      },
      remarks: [
        {
          $join: [
            { $const: 'Régimen fiscal:' },
            'Receptor.RegimenFiscalReceptor',
            { $from: 'Receptor.RegimenFiscalReceptor', $in: FISCAL_REGIMES },
          ],
        },
        {
          $join: [
            { $const: 'Uso del CFDI:' },
            'Receptor.UsoCFDI',
            { $from: 'Receptor.UsoCFDI', $in: USES },
          ],
        },
      ],
    },
    references: [
      {
        $each: 'CfdiRelacionados[].CfdiRelacionado',
        kind: 'preceding-invoice',
        value: 'UUID',
      },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: ['Conceptos.Concepto', 'Conceptos'],
        name: 'Descripcion',
        details: [
          { $join: [{ $const: 'Clave SAT' }, 'ClaveProdServ'] },
          { $join: [{ $const: 'Cuenta predial' }, 'CuentaPredial.Numero'] },
          { $join: [{ $const: 'Pedimento' }, 'InformacionAduanera.NumeroPedimento'] },
        ],
        sku: 'NoIdentificacion',
        quantity: 'Cantidad',
        unit: ['Unidad', 'ClaveUnidad'],
        unitPrice: 'ValorUnitario',
        adjustments: [{ kind: 'discount', amount: 'Descuento' }],
        taxRate: {
          $from: ['Impuestos.Traslados.Traslado.TasaOCuota', 'Impuestos.Traslados.TasaOCuota'],
          $times: '100',
        },
        amount: { $sum: ['Importe'], $minus: ['Descuento'] },
      },
    ],
    taxes: [
      {
        $each: ['Impuestos.Traslados.Traslado', 'Impuestos.Traslados'],
        name: { $from: 'Impuesto', $in: { '001': 'ISR', '002': 'IVA', '003': 'IEPS' } },
        rate: { $from: 'TasaOCuota', $times: '100' },
        base: 'Base',
        amount: 'Importe',
        exemptionReason: { $from: 'TipoFactor', $in: { Exento: 'Exento' } },
      },
      {
        $each: ['Impuestos.Retenciones.Retencion', 'Impuestos.Retenciones'],
        name: {
          $from: 'Impuesto',
          $in: { '001': 'Retención ISR', '002': 'Retención IVA', '003': 'Retención IEPS' },
        },
        amount: 'Importe',
        withheld: true,
      },
    ],
    totals: {
      net: { $sum: ['SubTotal'], $minus: ['Descuento'] },
      tax: 'Impuestos.TotalImpuestosTrasladados',
      gross: {
        $sum: ['SubTotal', 'Impuestos.TotalImpuestosTrasladados'],
        $minus: ['Descuento'],
      },
      payable: 'Total',
    },
    paymentMeans: [
      {
        code: {
          $from: 'FormaPago',
          $in: { '01': '10', '02': '20', '03': '30', '04': '54', '28': '55' },
        },
        method: { $from: 'FormaPago', $in: PAYMENT_FORMS },
      },
    ],
    paymentTerms: {
      $join: [
        {
          $from: 'MetodoPago',
          $in: {
            PUE: 'PUE – Pago en una sola exhibición',
            PPD: 'PPD – Pago en parcialidades o diferido',
          },
        },
        'CondicionesDePago',
      ],
      $with: '. ',
    },
    fiscalCode: {
      content: {
        $join: [
          {
            $const: 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?id=',
          },
          `${STAMP}.UUID`,
          { $const: '&re=' },
          'Emisor.Rfc',
          { $const: '&rr=' },
          'Receptor.Rfc',
          { $const: '&tt=' },
          'Total',
          { $const: '&fe=' },
          { $from: 'Sello', $slice: [-8] },
        ],
        $with: '',
      },
    },
    notes: [
      {
        $if: { has: `${STAMP}.UUID` },
        $then: { $const: 'Este documento es una representación impresa de un CFDI.' },
      },
      { $join: [{ $const: 'Folio fiscal:' }, `${STAMP}.UUID`] },
      {
        $join: [
          { $join: [{ $const: 'Certificado del emisor' }, 'NoCertificado'] },
          { $join: [{ $const: 'Certificado del SAT' }, `${STAMP}.NoCertificadoSAT`] },
          { $join: [{ $const: 'Certificado el' }, `${STAMP}.FechaTimbrado`] },
        ],
        $with: ' · ',
      },
      'Addenda.Observaciones',
    ],
  },
};
