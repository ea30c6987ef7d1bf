import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { isChosen } from '../signing/pandadoc-parties.ts';

const quote = 'pricing.quotes';
const tables = 'pricing.tables[]';
const line = {
  name: 'name',
  description: 'description',
  sku: 'sku',
  quantity: 'qty',
  unitPrice: 'price',
} as const;
const token = (name: string) =>
  ({ $each: 'tokens', $where: { equals: { name } }, name: 'value' }) as const;
const person = { $join: ['recipients.first_name', 'recipients.last_name'] };

export const pandadocQuote: SystemMapping = {
  id: 'pandadoc-quote',
  name: 'PandaDoc: document with a quote',
  type: 'quote',
  recognise: {
    has: ['recipients', 'grand_total'],
    contains: { status: 'document.' },
    anyOf: [
      { has: `${quote}.sections.items` },
      // The older editor; of an agreement the table is one of its clauses.
      {
        has: 'pricing.tables.items',
        lacks: 'content_blocks',
        not: { contains: { name: ['agreement', 'contract'] } },
      },
    ],
  },
  fields: {
    kind: 'quote',
    subject: 'name',
    number: 'ref_number',
    issueDate: ['date_sent', 'date_created'],
    validUntil: 'expiration_date',
    status: {
      $from: 'status',
      $in: {
        'document.draft': 'draft',
        'document.sent': 'open',
        'document.viewed': 'open',
        'document.completed': 'accepted',
        'document.declined': 'declined',
        'document.voided': 'void',
      },
    },
    currency: ['grand_total.currency', `${quote}.currency`, 'pricing.tables.currency'],
    seller: {
      contact: { $join: ['created_by.first_name', 'created_by.last_name'] },
      email: 'created_by.email',
    },
    buyer: [
      {
        ...token('Client.Company'),
        contact: { $join: ['^.recipients.first_name', '^.recipients.last_name'] },
        email: '^.recipients.email',
      },
      { name: ['recipients.company', person], contact: person, email: 'recipients.email' },
    ],
    lines: [
      {
        $within: `${quote}[].sections`,
        $each: 'items',
        ...line,
        amount: 'total',
        group: '^.name',
      },
      {
        $within: tables,
        $each: 'items',
        $where: { ...isChosen, equals: { '^.is_included_in_total': true } },
        ...line,
        amount: 'subtotal',
      },
    ],
    allowances: {
      kind: 'discount',
      amount: [
        `${quote}.summary.discount`,
        `${quote}.summary.total_discount`,
        { $sum: [`${tables}.summary.discount`] },
      ],
    },
    taxes: {
      amount: [
        `${quote}.summary.tax`,
        `${quote}.summary.total_tax`,
        { $sum: [`${tables}.summary.tax`] },
      ],
    },
    totals: {
      lines: [`${quote}.summary.subtotal`, { $sum: [`${tables}.summary.subtotal`] }],
      gross: ['grand_total', `${quote}.total`],
    },
  },
};
