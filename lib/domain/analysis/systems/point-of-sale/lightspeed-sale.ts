import type { SystemMapping } from '../../mapping/system-mapping.ts';

const contact = 'Customer.Contact';

export const lightspeedSale: SystemMapping = {
  id: 'lightspeed-sale',
  name: 'Lightspeed Retail: sale',
  type: 'receipt',
  recognise: { has: ['saleID', 'calcTotal', 'SaleLines'] },
  fields: {
    kind: 'receipt',
    number: ['ticketNumber', 'saleID'],
    issueDate: ['completeTime', 'timeStamp', 'createTime'],
    status: {
      $if: { equals: { voided: true } },
      $then: 'void',
      $else: { $from: 'completed', $in: { true: 'paid', false: 'open' } },
    },
    currency: [
      'currency',
      { $from: 'Shop.Contact.Addresses.ContactAddress.country', $as: 'country-currency' },
    ],
    references: [
      { kind: 'cashier', value: { $join: ['Employee.firstName', 'Employee.lastName'] } },
      { kind: 'register', value: 'Register.name' },
      { kind: 'purchase-order', value: 'referenceNumber' },
    ],
    seller: { name: 'Shop.name' },
    buyer: {
      name: ['Customer.company', { $join: ['Customer.firstName', 'Customer.lastName'] }],
      email: `${contact}.Emails.ContactEmail.address`,
      phone: `${contact}.Phones.ContactPhone.number`,
      address: {
        lines: [
          `${contact}.Addresses.ContactAddress.address1`,
          `${contact}.Addresses.ContactAddress.address2`,
        ],
        city: `${contact}.Addresses.ContactAddress.city`,
        region: `${contact}.Addresses.ContactAddress.state`,
        postalCode: `${contact}.Addresses.ContactAddress.zip`,
        country: { $from: `${contact}.Addresses.ContactAddress.country`, $as: 'country' },
      },
    },
    lines: {
      // A list of one is not a list.
      $each: 'SaleLines.SaleLine',
      name: ['Item.description', 'Note.note'],
      sku: ['Item.customSku', 'Item.systemSku'],
      quantity: 'unitQuantity',
      unitPrice: 'unitPrice',
      amount: [
        'calcSubtotal',
        'displayableSubtotal',
        { $from: 'unitPrice', $times: 'unitQuantity' },
      ],
    },
    allowances: {
      kind: 'discount',
      amount: ['calcDiscount', { $sum: ['SaleLines.SaleLine[].calcLineDiscount'] }],
      reason: 'Discount.name',
    },
    totals: {
      lines: 'calcSubtotal',
      tax: { $sum: ['calcTax1', 'calcTax2'] },
      gross: 'calcTotal',
      tip: 'calcTips',
      change: 'change',
    },
    payments: {
      $each: 'SalePayments.SalePayment',
      method: 'PaymentType.name',
      lastDigits: 'CCCharge.xnum',
      amount: 'amount',
      date: 'createTime',
    },
    notes: 'SaleNotes.PrintedNote.note',
  },
};
