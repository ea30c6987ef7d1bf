import type { TemplateSummary } from '#schemas/template.ts';
import type { TemplateContent } from './define.ts';

/** What is known of a template ahead of its content. */
export type Entry = Pick<TemplateSummary, 'id' | 'name' | 'type' | 'description' | 'style'> & {
  /** Only what is imported here, and so, becomes a file of its own in a deployment. */
  readonly load: () => Promise<{ readonly content: TemplateContent }>;
};

/** What there is to choose from; the content of each is loaded when it is used. */
export const CATALOG: readonly Entry[] = [
  {
    id: 'quote-modern',
    name: 'Modern quote',
    type: 'quote',
    description: 'A calm quote with an accent rule under the header and a coloured table head.',
    style: 'modern',
    load: () => import('./quotes/quote-modern.ts'),
  },
  {
    id: 'quote-professional',
    name: 'Professional quote',
    type: 'quote',
    description:
      'A formal quotation: centred letterhead, ruled tables, numbered lines, acceptance.',
    style: 'professional',
    load: () => import('./quotes/quote-professional.ts'),
  },
  {
    id: 'quote-bold',
    name: 'Bold quote',
    type: 'quote',
    description: 'A loud quote: a full-width colour block, heavy type, and the total as a banner.',
    style: 'bold',
    load: () => import('./quotes/quote-bold.ts'),
  },
  {
    id: 'invoice-clean',
    name: 'Clean invoice',
    type: 'invoice',
    description: 'A light invoice that leads with the amount and the day it is due.',
    style: 'stripe-clean',
    load: () => import('./invoices/invoice-clean.ts'),
  },
  {
    id: 'contract-simple',
    name: 'Simple contract',
    type: 'contract',
    description:
      'An agreement between parties: numbered clauses, terms and a signature block each.',
    style: 'minimal',
    load: () => import('./contracts/contract-simple.ts'),
  },
  {
    id: 'invoice-modern',
    name: 'Modern invoice',
    type: 'invoice',
    description:
      'An airy invoice: a large light title, dates in a soft strip, amounts in a card, payment details.',
    style: 'modern',
    load: () => import('./invoices/invoice-modern.ts'),
  },
  {
    id: 'invoice-corporate',
    name: 'Corporate invoice',
    type: 'invoice',
    description:
      'An invoice between companies: a tinted head, bill-to and ship-to, banded rows, bank details.',
    style: 'corporate',
    load: () => import('./invoices/invoice-corporate.ts'),
  },
  {
    id: 'receipt-compact',
    name: 'Compact receipt',
    type: 'receipt',
    description:
      'A till receipt, as wide as its paper: items, totals, cash and change, a word of thanks.',
    style: 'minimal',
    load: () => import('./receipts/receipt-compact.ts'),
  },
  {
    id: 'receipt-detailed',
    name: 'Detailed receipt',
    type: 'receipt',
    description:
      'A receipt for an order: what was paid, when and how, with every item and tax below.',
    style: 'stripe-clean',
    load: () => import('./receipts/receipt-detailed.ts'),
  },
  {
    id: 'report-executive',
    name: 'Executive report',
    type: 'report',
    description:
      'A report to be read: summary, key figures, sections with points, numbered recommendations.',
    style: 'corporate',
    load: () => import('./reports/report-executive.ts'),
  },
  {
    id: 'report-data',
    name: 'Data report',
    type: 'report',
    description: 'A report of figures: metrics, a bar chart, and tables with sums and remarks.',
    style: 'modern',
    load: () => import('./reports/report-data.ts'),
  },
  {
    id: 'certificate-classic',
    name: 'Classic certificate',
    type: 'certificate',
    description: 'A landscape diploma in serif type within an ornamented double frame.',
    style: 'classic',
    load: () => import('./certificates/certificate-classic.ts'),
  },
  {
    id: 'certificate-modern',
    name: 'Modern certificate',
    type: 'certificate',
    description:
      'A landscape certificate with slanted bands of colour, a large name and details to verify it.',
    style: 'modern',
    load: () => import('./certificates/certificate-modern.ts'),
  },
  {
    id: 'letter-business',
    name: 'Business letter',
    type: 'letter',
    description:
      'A company letter whose address stands in the window: DIN 5008 on A4, No. 10 on Letter.',
    style: 'professional',
    load: () => import('./letters/letter-business.ts'),
  },
  {
    id: 'letter-formal',
    name: 'Formal letter',
    type: 'letter',
    description:
      'A letter in serif type below a centred letterhead, for invitations, thanks and appointments.',
    style: 'classic',
    load: () => import('./letters/letter-formal.ts'),
  },
  {
    id: 'contract-services',
    name: 'Services agreement',
    type: 'contract',
    description:
      'A services agreement: the parties, a schedule of fees, key terms, clauses, signatures.',
    style: 'corporate',
    load: () => import('./contracts/contract-services.ts'),
  },
  {
    id: 'contract-nda',
    name: 'Non-disclosure agreement',
    type: 'contract',
    description:
      'A mutual non-disclosure agreement with standard clauses, to which more can be added.',
    style: 'classic',
    load: () => import('./contracts/contract-nda.ts'),
  },
];
