import type { ContractDocument } from '#lib/domain/document-model/written.ts';
import type { Fillings, SystemMapping } from '../../mapping/system-mapping.ts';
import { isChosen, isSigner, NO_TERMS, PARTIES } from './pandadoc-parties.ts';

const money = (label: string, value: string, isShown = true) =>
  ({
    label: { $const: label },
    kind: 'money',
    value: isShown ? value : { $if: { nonzero: value }, $then: value },
  }) as const;

/** The only table that counts has the total below it already. */
const isNoSumOfTable = {
  anyOf: [
    { lacks: 'pricing.tables.items' },
    { has: 'pricing.tables[1]' },
    { not: { equals: { 'pricing.tables[0].is_included_in_total': true } } },
  ],
} as const;

const fields: Fillings<Omit<ContractDocument, 'type'>> = {
  title: 'name',
  number: 'ref_number',
  date: ['date_completed', 'date_sent', 'date_created'],
  currency: ['grand_total.currency', 'pricing.tables.currency', 'pricing.tables.summary.currency'],
  parties: PARTIES,
  terms: [
    {
      $each: 'tokens',
      $where: { not: { contains: { name: ['clause.', ...NO_TERMS] } } },
      label: { $from: 'name', $as: 'name' },
      value: 'value',
    },
    {
      $each: 'fields',
      $where: { equals: { type: ['text', 'date', 'dropdown'] }, lacks: 'assigned_to' },
      label: ['title', 'name'],
      value: 'value',
    },
    {
      $each: 'fields',
      $where: {
        equals: { type: 'checkbox' },
        not: { equals: { name: 'Checkbox' }, lacks: 'title' },
      },
      label: ['title', 'name'],
      kind: 'boolean',
      value: 'value',
    },
    { $where: isNoSumOfTable, ...money('Total', 'grand_total.amount') },
    {
      label: { $const: 'Sign by' },
      kind: 'date',
      value: { $if: { lacks: 'date_completed' }, $then: 'expiration_date' },
    },
  ],
  clauses: [
    {
      $each: 'tokens',
      $where: { contains: { name: 'clause.' } },
      title: { $from: 'name', $as: 'name' },
      paragraphs: 'value',
    },
    {
      $each: ['content.sections', 'content.clauses', 'content_blocks'],
      title: ['title', 'heading'],
      paragraphs: [['text', 'body', 'content']],
    },
    { $each: 'content.terms', paragraphs: [['', 'text']] },
    {
      $each: 'pricing.tables',
      $where: { equals: { is_included_in_total: true } },
      title: {
        $if: { not: { contains: { name: 'PricingTable' } } },
        $then: 'name',
        $else: { $const: 'Price' },
      },
      table: {
        $each: 'items',
        $where: isChosen,
        $columns: [
          { label: 'Description', value: 'name' },
          { label: 'Quantity', kind: 'number', value: 'qty' },
          { label: 'Price', kind: 'money', value: 'price' },
          { label: 'Amount', kind: 'money', value: 'subtotal' },
        ],
        $details: ['description'],
      },
      facts: [
        {
          $where: { not: { same: ['summary.subtotal', 'summary.total'] } },
          ...money('Subtotal', 'summary.subtotal'),
        },
        money('Discount', 'summary.discount', false),
        money('Tax', 'summary.tax', false),
        money('Total', 'summary.total'),
      ],
    },
  ],
  signatories: [
    {
      $each: 'recipients',
      $where: isSigner,
      name: { $join: ['first_name', 'last_name'] },
      title: ['job_title', 'role'],
      organization: 'company',
      date: ['completed_at', 'signature_date'],
    },
  ],
};

export const pandadocDocument: SystemMapping = {
  id: 'pandadoc-document',
  name: 'PandaDoc: document details',
  type: 'contract',
  recognise: {
    contains: { status: 'document.' },
    has: ['recipients', 'name'],
    lacks: ['pricing.quotes', 'pricing_tables', 'products'],
    anyOf: [
      { lacks: 'pricing' },
      { has: 'content_blocks' },
      { contains: { name: ['agreement', 'contract'] } },
    ],
  },
  fields,
};
