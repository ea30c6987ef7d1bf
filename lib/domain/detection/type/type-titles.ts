import type { DetectedType } from '#schemas/analysis.ts';

/** What a document of a type is called that has no title of its own. */
export const TYPE_TITLES: Readonly<Record<DetectedType, string>> = {
  invoice: 'Invoice',
  quote: 'Quote',
  receipt: 'Receipt',
  report: 'Report',
  certificate: 'Certificate',
  letter: 'Letter',
  contract: 'Agreement',
  document: 'Document',
};
