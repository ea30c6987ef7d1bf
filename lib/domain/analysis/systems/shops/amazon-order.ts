import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { addressBelow } from '../address-below.ts';

const address = addressBelow({
  lines: ['AddressLine1', 'AddressLine2', 'AddressLine3'],
  city: 'City',
  region: ['StateOrRegion', 'County'],
  postalCode: 'PostalCode',
  country: 'CountryCode',
});

/** Where the items stand that an order was completed with. */
const ITEMS = ['OrderItems', '^.OrderItems'] as const;
const inItems = (field: string) => ITEMS.map((items) => `${items}[].${field}`);

export const amazonOrder: SystemMapping = {
  id: 'amazon-order',
  name: 'Amazon: order (Selling Partner API) with its items',
  type: 'receipt',
  recognise: { has: ['AmazonOrderId', 'OrderStatus', 'OrderTotal', 'PurchaseDate'] },
  fields: {
    kind: {
      $from: 'OrderStatus',
      $in: { Pending: 'order-confirmation', Unshipped: 'order-confirmation' },
      $else: 'receipt',
    },
    number: 'AmazonOrderId',
    issueDate: 'PurchaseDate',
    status: {
      $from: 'OrderStatus',
      $in: { Canceled: 'void', Shipped: 'paid', InvoiceUnconfirmed: 'paid' },
    },
    currency: 'OrderTotal.CurrencyCode',
    references: [
      { kind: 'purchase-order', value: 'BuyerInfo.PurchaseOrderNumber' },
      { kind: 'sales-order', value: 'SellerOrderId' },
    ],
    buyer: {
      name: ['BuyerInfo.BuyerTaxInfo.CompanyLegalName', 'BuyerInfo.BuyerName'],
      identifiers: {
        $each: 'BuyerInfo.BuyerTaxInfo.TaxClassifications',
        scheme: [{ $from: 'Name', $in: { VATNumber: 'vat' } }, { $const: 'tax' }],
        value: 'Value',
      },
    },
    delivery: {
      to: { name: 'ShippingAddress.Name', address: address('ShippingAddress') },
    },
    lines: {
      $each: ITEMS,
      name: 'Title',
      sku: 'SellerSKU',
      quantity: 'QuantityOrdered',
      unitPrice: { $divide: 'ItemPrice', $by: 'QuantityOrdered' },
      amount: 'ItemPrice',
    },
    allowances: [{ kind: 'discount', amount: { $sum: inItems('PromotionDiscount') } }],
    charges: [
      {
        kind: 'shipping',
        amount: { $sum: inItems('ShippingPrice'), $minus: inItems('ShippingDiscount') },
      },
      { kind: 'other', amount: { $sum: inItems('BuyerInfo.GiftWrapPrice') } },
    ],
    totals: {
      lines: { $sum: inItems('ItemPrice') },
      tax: {
        $sum: [...inItems('ItemTax'), ...inItems('ShippingTax')],
        $minus: [...inItems('PromotionDiscountTax'), ...inItems('ShippingDiscountTax')],
      },
      gross: 'OrderTotal',
    },
    notes: { $all: ITEMS, $item: 'BuyerInfo.GiftMessageText' },
  },
};
