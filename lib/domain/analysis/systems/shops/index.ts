import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { amazonOrder } from './amazon-order.ts';
import { bigcommerceOrder } from './bigcommerce-order.ts';
import { bigcommerceQuote } from './bigcommerce-quote.ts';
import { commercetoolsOrder } from './commercetools-order.ts';
import { ebayOrder } from './ebay-order.ts';
import { ecwidOrder } from './ecwid-order.ts';
import { etsyReceipt } from './etsy-receipt.ts';
import { gumroadSale } from './gumroad-sale.ts';
import { magentoOrder } from './magento-order.ts';
import { prestashopOrder } from './prestashop-order.ts';
import { prestashopOrderSlip } from './prestashop-order-slip.ts';
import { shopifyDraftOrder } from './shopify-draft-order.ts';
import { shopifyOrder } from './shopify-order.ts';
import { shopifyRefund } from './shopify-refund.ts';
import { squarespaceOrder } from './squarespace-order.ts';
import { wixOrder } from './wix-order.ts';
import { woocommerceOrder } from './woocommerce-order.ts';

export const SHOPS: readonly SystemMapping[] = [
  shopifyOrder,
  shopifyDraftOrder,
  shopifyRefund,
  woocommerceOrder,
  magentoOrder,
  bigcommerceOrder,
  bigcommerceQuote,
  squarespaceOrder,
  wixOrder,
  etsyReceipt,
  amazonOrder,
  ecwidOrder,
  prestashopOrder,
  prestashopOrderSlip,
  ebayOrder,
  gumroadSale,
  commercetoolsOrder,
];
