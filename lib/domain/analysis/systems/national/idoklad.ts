import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const idokladInvoice: SystemMapping = {
  id: 'idoklad-invoice',
  name: 'iDoklad: issued invoice',
  type: 'invoice',
  recognise: { has: ['DocumentNumber', 'DateOfMaturity', 'PartnerAddress', 'Items', 'Prices'] },
  fields: {
    kind: {
      $from: 'DocumentType',
      $in: { '0': 'invoice', '2': 'credit-note', '3': 'pro-forma' },
      $else: 'invoice',
    },
    number: 'DocumentNumber',
    issueDate: 'DateOfIssue',
    dueDate: 'DateOfMaturity',
    paidDate: 'DateOfPayment',
    status: { $from: 'PaymentStatus', $in: { '1': 'paid', '2': 'partially-paid', '3': 'paid' } },
    currency: ['Currency.Code', { $const: 'CZK' }],
    language: [
      { $from: 'ReportLanguage', $in: { '1': 'cs', '2': 'sk', '3': 'en', '4': 'de' } },
      { $const: 'cs' },
    ],
    subject: 'Description',
    seller: {
      name: ['MyAddress.NickName', 'SupplierAddress.NickName'],
      address: {
        lines: ['MyAddress.Street'],
        city: 'MyAddress.City',
        postalCode: 'MyAddress.PostalCode',
        country: ['MyAddress.CountryName'],
      },
      identifiers: [
        { scheme: { $const: 'IČO' }, value: 'MyAddress.IdentificationNumber' },
        { scheme: { $const: 'DIČ' }, value: 'MyAddress.VatIdentificationNumber' },
      ],
      phone: ['MyAddress.Phone', 'MyAddress.Mobile'],
      email: 'MyAddress.Email',
      website: 'MyAddress.Www',
      remarks: ['MyAddress.RegisterRecord'],
    },
    buyer: {
      name: 'PartnerAddress.NickName',
      contact: { $join: ['PartnerAddress.Firstname', 'PartnerAddress.Surname'] },
      address: {
        lines: ['PartnerAddress.Street'],
        city: 'PartnerAddress.City',
        postalCode: 'PartnerAddress.PostalCode',
        country: 'PartnerAddress.CountryName',
      },
      identifiers: [
        { scheme: { $const: 'IČO' }, value: 'PartnerAddress.IdentificationNumber' },
        { scheme: { $const: 'DIČ' }, value: 'PartnerAddress.VatIdentificationNumber' },
      ],
    },
    delivery: { date: 'DateOfTaxing' },
    references: [{ kind: 'purchase-order', value: 'OrderNumber' }],
    pricesInclude: 'net',
    lines: [
      {
        $each: 'Items',
        // A line of rounding belongs to the sums.
        $where: { not: { equals: { ItemType: 1 } } },
        name: 'Name',
        quantity: 'Amount',
        unit: 'Unit',
        unitPrice: ['Prices.UnitPrice', 'UnitPrice'],
        adjustments: [{ kind: 'discount', percent: 'DiscountPercentage' }],
        taxRate: 'VatRate',
        amount: ['Prices.TotalWithoutVat'],
      },
    ],
    taxes: [
      {
        $each: 'Prices.VatRateSummary',
        name: { $const: 'DPH' },
        rate: 'VatRate',
        base: 'TotalWithoutVat',
        amount: 'TotalVat',
      },
    ],
    totals: {
      net: 'Prices.TotalWithoutVat',
      tax: 'Prices.TotalVat',
      gross: 'Prices.TotalWithVat',
      prepaid: 'Prices.TotalPaid',
    },
    paymentMeans: [
      {
        accountNumber: {
          $join: ['MyAddress.AccountNumber', 'MyAddress.BankNumberCode'],
          $with: '/',
        },
        iban: 'MyAddress.Iban',
        bic: 'MyAddress.Swift',
        bankName: 'MyAddress.BankName',
        reference: 'VariableSymbol',
      },
    ],
    introduction: 'ItemsTextPrefix',
    notes: ['ItemsTextSuffix', 'Note'],
  },
};
