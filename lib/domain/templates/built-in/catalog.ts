import type { TemplateSummary } from '#schemas/template.ts';
import type { TemplateContent } from './define.ts';

type Entry = Pick<TemplateSummary, 'id' | 'name' | 'type' | 'description' | 'style'> & {
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
    load: () => import('./quote-modern.ts'),
  },
  {
    id: 'quote-professional',
    name: 'Professional quote',
    type: 'quote',
    description:
      'A formal quotation: centred letterhead, ruled tables, numbered lines, acceptance.',
    style: 'professional',
    load: () => import('./quote-professional.ts'),
  },
  {
    id: 'quote-bold',
    name: 'Bold quote',
    type: 'quote',
    description: 'A loud quote: a full-width colour block, heavy type, and the total as a banner.',
    style: 'bold',
    load: () => import('./quote-bold.ts'),
  },
  {
    id: 'invoice-clean',
    name: 'Clean invoice',
    type: 'invoice',
    description: 'A light invoice that leads with the amount and the day it is due.',
    style: 'stripe-clean',
    load: () => import('./invoice-clean.ts'),
  },
  {
    id: 'contract-simple',
    name: 'Simple contract',
    type: 'contract',
    description:
      'An agreement between parties: numbered clauses, terms and a signature block each.',
    style: 'minimal',
    load: () => import('./contract-simple.ts'),
  },
];
