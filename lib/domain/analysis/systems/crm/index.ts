import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { hubspotQuote } from './hubspot-quote.ts';
import { pandadocQuote } from './pandadoc-quote.ts';
import { pipedriveDeal } from './pipedrive-deal.ts';
import { salesforceQuote } from './salesforce-quote.ts';
import { teamleaderQuotation } from './teamleader-quotation.ts';
import { zohoCrmQuote } from './zoho-crm-quote.ts';

export const CRM: readonly SystemMapping[] = [
  hubspotQuote,
  salesforceQuote,
  pipedriveDeal,
  pandadocQuote,
  zohoCrmQuote,
  teamleaderQuotation,
];
