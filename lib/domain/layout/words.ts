/** The words that the layout itself adds to a document; everything else comes from the data. */
export interface Words {
  readonly notes: string;
  readonly terms: string;
  readonly details: string;
  /** Alternative text of images. */
  readonly logo: string;
  readonly signature: string;
  /** What introduces whom a certificate is for, and what for. */
  readonly presentedTo: string;
  readonly presentedFor: string;
  readonly certificateOfCompletion: string;
  readonly certificateOfAchievement: string;
  /** What follows the signature of a letter. */
  readonly postscript: string;
  readonly enclosures: string;
  readonly copies: string;
  /** `{page}` and `{pages}` stand for the numbers. */
  readonly pageOfPages: string;
}

const ENGLISH: Words = {
  notes: 'Notes',
  terms: 'Terms',
  details: 'Details',
  logo: 'Logo',
  signature: 'Signature',
  presentedTo: 'This is presented to',
  presentedFor: 'for',
  certificateOfCompletion: 'Certificate of Completion',
  certificateOfAchievement: 'Certificate of Achievement',
  postscript: 'P.S.',
  enclosures: 'Enclosures:',
  copies: 'cc:',
  pageOfPages: 'Page {page} of {pages}',
};

/** The words in a language, given as a BCP 47 tag. */
export function wordsIn(_language: string): Words {
  return ENGLISH;
}
