import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const acumaticaInvoice: SystemMapping = {
  id: 'acumatica-invoice',
  name: 'Acumatica: invoice',
  type: 'invoice',
  recognise: { has: ['ReferenceNbr', 'Details', 'CustomerID', 'Amount'] },
  fields: {
    kind: {
      $from: 'Type',
      $in: { Invoice: 'invoice', 'Credit Memo': 'credit-note', 'Debit Memo': 'debit-note' },
      $else: 'invoice',
    },
    number: 'ReferenceNbr',
    issueDate: 'Date',
    dueDate: 'DueDate',
    status: {
      $from: 'Status',
      $in: { Open: 'open', Closed: 'paid', Voided: 'void', 'On Hold': 'draft', Balanced: 'draft' },
    },
    currency: ['CurrencyID', 'Currency'],
    subject: 'Description',
    buyer: {
      name: ['BillToCompanyName', 'CustomerName'],
      contact: 'BillToAttention',
      address: {
        lines: ['BillToAddressLine1', 'BillToAddressLine2'],
        city: 'BillToCity',
        region: 'BillToState',
        postalCode: 'BillToPostalCode',
        country: 'BillToCountry',
      },
    },
    delivery: {
      to: {
        name: ['ShipToName', 'ShipToCompanyName'],
        address: {
          lines: ['ShipToAddressLine1', 'ShipToAddressLine2'],
          city: 'ShipToCity',
          region: 'ShipToState',
          postalCode: 'ShipToPostalCode',
          country: 'ShipToCountry',
        },
      },
    },
    references: [
      { kind: 'purchase-order', value: 'CustomerOrder' },
      { kind: 'project', value: { $if: { not: { equals: { Project: 'X' } } }, $then: 'Project' } },
    ],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'Details',
        name: ['TransactionDescription', 'TransactionDescr', 'Description'],
        sku: 'InventoryID',
        quantity: 'Qty',
        unit: {
          $from: 'UOM',
          $in: {
            HOUR: 'HUR',
            EACH: 'EA',
            EA: 'EA',
            DAY: 'DAY',
            BOX: 'BX',
            KG: 'KGM',
            LITER: 'LTR',
          },
        },
        unitPrice: 'UnitPrice',
        adjustments: [{ kind: 'discount', amount: 'DiscountAmount' }],
        amount: ['Amount', 'ExtendedPrice'],
      },
    ],
    allowances: [{ kind: 'discount', amount: 'DiscountTotal' }],
    taxes: [
      {
        $each: 'TaxDetails',
        name: 'TaxID',
        rate: 'TaxRate',
        base: 'TaxableAmount',
        amount: 'TaxAmount',
      },
    ],
    totals: {
      lines: 'DetailTotal',
      tax: 'TaxTotal',
      gross: 'Amount',
      prepaid: { $sum: ['Amount'], $minus: ['Balance'] },
      payable: 'Balance',
    },
    paymentTerms: {
      $from: 'Terms',
      $in: {
        '30D': 'Net 30',
        '15D': 'Net 15',
        '45D': 'Net 45',
        '60D': 'Net 60',
        '00D': 'Due on receipt',
      },
    },
    notes: ['note'],
  },
};
