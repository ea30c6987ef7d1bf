import type { Commercial, SystemMapping } from '../../mapping/system-mapping.ts';

const fields: Commercial = {
  kind: {
    $if: { has: 'salesCreditMemoLines' },
    $then: 'credit-note',
    $else: {
      $if: { has: 'salesQuoteLines' },
      $then: 'quote',
      $else: { $if: { has: 'salesOrderLines' }, $then: 'order-confirmation', $else: 'invoice' },
    },
  },
  number: 'number',
  issueDate: ['invoiceDate', 'creditMemoDate', 'documentDate', 'orderDate'],
  dueDate: { $if: { lacks: ['salesQuoteLines', 'salesOrderLines'] }, $then: 'dueDate' },
  validUntil: 'validUntilDate',
  status: {
    $from: 'status',
    $in: { Draft: 'draft', Open: 'open', Paid: 'paid', Canceled: 'void', Accepted: 'accepted' },
  },
  currency: 'currencyCode',
  buyer: {
    name: ['billToName', 'customerName'],
    address: {
      lines: [
        ['billToAddressLine1', 'sellToAddressLine1'],
        ['billToAddressLine2', 'sellToAddressLine2'],
      ],
      city: ['billToCity', 'sellToCity'],
      region: ['billToState', 'sellToState'],
      postalCode: ['billToPostCode', 'sellToPostCode'],
      country: ['billToCountry', 'sellToCountry'],
    },
    phone: 'phoneNumber',
    email: 'email',
  },
  delivery: {
    date: ['shipmentDate', 'requestedDeliveryDate'],
    to: {
      name: 'shipToName',
      contact: 'shipToContact',
      address: {
        lines: ['shipToAddressLine1', 'shipToAddressLine2'],
        city: 'shipToCity',
        region: 'shipToState',
        postalCode: 'shipToPostCode',
        country: 'shipToCountry',
      },
    },
  },
  references: [
    { kind: 'customer-number', value: 'customerNumber' },
    { kind: 'purchase-order', value: ['customerPurchaseOrderReference', 'externalDocumentNumber'] },
    { kind: 'sales-order', value: 'orderNumber' },
    { kind: 'preceding-invoice', value: 'invoiceNumber' },
    { kind: 'salesperson', value: 'salesperson' },
    { kind: 'shipping-method', value: 'shipmentMethod.displayName' },
  ],
  pricesInclude: { $if: { equals: { pricesIncludeTax: true } }, $then: 'gross', $else: 'net' },
  lines: [
    {
      $each: ['salesInvoiceLines', 'salesCreditMemoLines', 'salesQuoteLines', 'salesOrderLines'],
      name: 'description',
      description: 'description2',
      sku: 'lineObjectNumber',
      quantity: { $if: { not: { equals: { lineType: 'Comment' } } }, $then: 'quantity' },
      unit: {
        $from: 'unitOfMeasureCode',
        $in: {
          PCS: 'H87',
          STK: 'H87',
          STÜCK: 'H87',
          HOUR: 'HUR',
          STUNDE: 'HUR',
          DAY: 'DAY',
          BOX: 'BX',
          KG: 'KGM',
          SET: 'SET',
          CAN: 'CA',
        },
      },
      unitPrice: { $if: { not: { equals: { lineType: 'Comment' } } }, $then: 'unitPrice' },
      adjustments: [{ kind: 'discount', percent: 'discountPercent', amount: 'discountAmount' }],
      taxRate: 'taxPercent',
      amount: {
        $if: { equals: { lineType: 'Comment' } },
        $then: 'nothing',
        $else: {
          $if: { equals: { '$.pricesIncludeTax': true } },
          $then: 'amountIncludingTax',
          $else: 'amountExcludingTax',
        },
      },
      date: 'shipmentDate',
    },
  ],
  allowances: [{ kind: 'discount', amount: 'discountAmount' }],
  totals: {
    net: 'totalAmountExcludingTax',
    tax: 'totalTaxAmount',
    gross: 'totalAmountIncludingTax',
    payable: {
      $if: { equals: { status: ['Open', 'Paid'] } },
      $then: 'remainingAmount',
    },
    prepaid: {
      $if: { equals: { status: ['Open', 'Paid'] } },
      $then: { $sum: ['totalAmountIncludingTax'], $minus: ['remainingAmount'] },
    },
  },
  paymentTerms: 'paymentTerm.displayName',
};

const HAS = ['customerNumber', 'customerName', 'totalAmountIncludingTax', 'sellToAddressLine1'];

export const businessCentralInvoice: SystemMapping = {
  id: 'business-central-invoice',
  name: 'Dynamics 365 Business Central: sales invoice and credit memo',
  type: 'invoice',
  recognise: { has: HAS, lacks: ['salesQuoteLines', 'salesOrderLines'] },
  fields,
};

export const businessCentralQuote: SystemMapping = {
  id: 'business-central-quote',
  name: 'Dynamics 365 Business Central: sales quote and order',
  type: 'quote',
  recognise: { has: HAS, lacks: ['salesInvoiceLines', 'salesCreditMemoLines'] },
  fields,
};
