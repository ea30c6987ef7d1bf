import { z } from 'zod/mini';
import { Currency, DateText, Period } from './amount.ts';
import { Fact, Metric, Section } from './content.ts';
import { Party, Signatory } from './party.ts';

const common = {
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  number: z.optional(z.string()),
  language: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  currency: z.optional(Currency),
  accentColor: z.optional(z.string()),
  /** What hand-made data says beyond the vocabulary. */
  details: z.optional(z.array(Fact)),
};

/** A certificate or badge in the terms of Open Badges and schema.org. */
export const CertificateDocument = z.strictObject({
  type: z.literal('certificate'),
  ...common,
  recipient: z.optional(Party),
  /** Whether it honours its recipient; without it the content tells. */
  purpose: z.optional(z.enum(['award', 'statement'])),
  /** What it is awarded for: a course, an achievement, a competence. */
  achievement: z.optional(z.string()),
  /** What the achievement is, or the award's own sentence. */
  statement: z.optional(z.string()),
  criteria: z.optional(z.string()),
  issuer: z.optional(Party),
  /** When it was awarded, where that is not the day of its paper. */
  awardDate: z.optional(DateText),
  issueDate: z.optional(DateText),
  completionDate: z.optional(DateText),
  expiryDate: z.optional(DateText),
  period: z.optional(Period),
  /** Grade, score, level, hours, credits: in the words of the wording tables. */
  results: z.optional(z.array(Fact)),
  credentialId: z.optional(z.string()),
  verificationUrl: z.optional(z.string()),
  /** Address of the badge's image. */
  image: z.optional(z.string()),
  sections: z.optional(z.array(Section)),
  signatories: z.optional(z.array(Signatory)),
});
export type CertificateDocument = z.infer<typeof CertificateDocument>;

/** A letter after DIN 5008. */
export const LetterDocument = z.strictObject({
  type: z.literal('letter'),
  ...common,
  sender: z.optional(Party),
  recipient: z.optional(Party),
  /** The reference line: "Your reference", "Our reference", customer number. */
  references: z.optional(z.array(Fact)),
  place: z.optional(z.string()),
  date: z.optional(DateText),
  subject: z.optional(z.string()),
  salutation: z.optional(z.string()),
  body: z.optional(z.array(Section)),
  closing: z.optional(z.string()),
  signatories: z.optional(z.array(Signatory)),
  enclosures: z.optional(z.array(z.string())),
  copies: z.optional(z.array(z.string())),
  postscript: z.optional(z.string()),
});
export type LetterDocument = z.infer<typeof LetterDocument>;

/** A contract: who agrees on what, clause by clause. */
export const ContractDocument = z.strictObject({
  type: z.literal('contract'),
  ...common,
  /** Where it was made. */
  place: z.optional(z.string()),
  date: z.optional(DateText),
  period: z.optional(Period),
  parties: z.optional(z.array(z.strictObject({ role: z.optional(z.string()), party: Party }))),
  recitals: z.optional(z.array(z.string())),
  /** What is agreed in figures and dates: fee, term, notice, governing law. */
  terms: z.optional(z.array(Fact)),
  clauses: z.optional(z.array(Section)),
  /** Remarks that are no part of what is agreed. */
  notes: z.optional(z.array(z.string())),
  signatories: z.optional(z.array(Signatory)),
});
export type ContractDocument = z.infer<typeof ContractDocument>;

/** A report, a set of results, a transcript. */
export const ReportDocument = z.strictObject({
  type: z.literal('report'),
  ...common,
  date: z.optional(DateText),
  period: z.optional(Period),
  /** Who made it. */
  author: z.optional(Party),
  /** Whom it is for, or about: a patient, a student, a client. */
  subject: z.optional(Party),
  subjectRole: z.optional(z.enum(['patient', 'student', 'learner', 'client'])),
  status: z.optional(z.string()),
  facts: z.optional(z.array(Fact)),
  summary: z.optional(z.array(z.string())),
  metrics: z.optional(z.array(Metric)),
  sections: z.optional(z.array(Section)),
  notes: z.optional(z.array(z.string())),
  signatories: z.optional(z.array(Signatory)),
});
export type ReportDocument = z.infer<typeof ReportDocument>;

/** Free content: none of the types. */
export const FreeDocument = z.strictObject({
  type: z.literal('document'),
  ...common,
  /** Whom it comes from. */
  author: z.optional(Party),
  parties: z.optional(z.array(z.strictObject({ role: z.optional(z.string()), party: Party }))),
  facts: z.optional(z.array(Fact)),
  sections: z.optional(z.array(Section)),
  notes: z.optional(z.array(z.string())),
  signatories: z.optional(z.array(Signatory)),
});
export type FreeDocument = z.infer<typeof FreeDocument>;
