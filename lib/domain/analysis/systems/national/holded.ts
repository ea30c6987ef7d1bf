import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields: Commercial = {
  kind: {
    $from: 'docType',
    $in: {
      invoice: 'invoice',
      salesreceipt: 'invoice',
      creditnote: 'credit-note',
      proform: 'pro-forma',
      estimate: 'quote',
      salesorder: 'order-confirmation',
      waybill: 'delivery-note',
    },
    $else: 'invoice',
  },
  number: 'docNumber',
  issueDate: 'date',
  dueDate: { $if: { not: { equals: { docType: 'estimate' } } }, $then: 'dueDate' },
  validUntil: { $if: { equals: { docType: 'estimate' } }, $then: 'dueDate' },
  currency: 'currency',
  language: ['language', { $const: 'es' }],
  timeZone: { $const: 'Europe/Madrid' },
  subject: 'desc',
  buyer: {
    name: 'contactName',
    address: {
      lines: [['billAddress.address', 'contactAddress']],
      city: ['billAddress.city', 'contactCity'],
      postalCode: ['billAddress.postalCode', 'contactCp'],
      region: ['billAddress.province', 'contactProvince'],
      country: ['billAddress.countryCode', 'contactCountryCode', 'billAddress.country'],
    },
    identifiers: [{ scheme: { $const: 'NIF' }, value: ['contactCode', 'contactVatNumber'] }],
    email: 'contactEmail',
  },
  delivery: {
    to: {
      address: {
        lines: ['shippingAddress.address'],
        city: 'shippingAddress.city',
        postalCode: 'shippingAddress.postalCode',
        region: 'shippingAddress.province',
      },
    },
  },
  references: [{ kind: 'preceding-invoice', value: 'from.docNumber' }],
  pricesInclude: 'net',
  lines: [
    {
      $each: 'products',
      name: 'name',
      description: 'desc',
      sku: 'sku',
      quantity: 'units',
      unitPrice: 'price',
      adjustments: [{ kind: 'discount', percent: 'discount' }],
      taxRate: 'tax',
      amount: 'subtotal',
    },
  ],
  allowances: [{ kind: 'discount', percent: 'discount' }],
  taxes: [
    { name: { $const: 'IVA' }, amount: 'tax' },
    { name: { $const: 'Retención IRPF' }, amount: 'retention', withheld: true },
  ],
  totals: {
    net: 'subtotal',
    tax: 'tax',
    gross: { $sum: ['subtotal', 'tax'] },
    prepaid: 'paymentsTotal',
    payable: ['paymentsPending', 'total'],
  },
  notes: ['notes'],
};

export const holdedInvoice: SystemMapping = {
  id: 'holded-invoice',
  name: 'Holded: invoice and credit note',
  type: 'invoice',
  recognise: {
    has: ['contactName', 'products', 'docNumber', 'currencyChange'],
    not: { equals: { docType: ['estimate', 'salesorder', 'waybill'] } },
  },
  fields,
};

export const holdedEstimate: SystemMapping = {
  id: 'holded-estimate',
  name: 'Holded: estimate, sales order and waybill',
  type: 'quote',
  recognise: {
    has: ['contactName', 'products', 'docNumber', 'currencyChange'],
    equals: { docType: ['estimate', 'salesorder', 'waybill'] },
  },
  fields,
};
