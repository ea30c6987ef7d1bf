import { z } from 'zod';
import { DateText, Period } from './amount.ts';
import { Fact, Metric, Section } from './content.ts';
import { Party, Signatory } from './party.ts';

const common = {
  title: z.string().optional(),
  subtitle: z.string().optional(),
  number: z.string().optional(),
  language: z.string().optional(),
  timeZone: z.string().optional(),
  currency: z.string().optional(),
  accentColor: z.string().optional(),
  /** What hand-made data says beyond the vocabulary. */
  details: z.array(Fact).optional(),
};

/** A certificate or badge in the terms of Open Badges and schema.org. */
export const CertificateDocument = z.strictObject({
  type: z.literal('certificate'),
  ...common,
  recipient: Party.optional(),
  /** Whether it honours its recipient; without it the content tells. */
  purpose: z.enum(['award', 'statement']).optional(),
  /** What it is awarded for: a course, an achievement, a competence. */
  achievement: z.string().optional(),
  /** What the achievement is, or the award's own sentence. */
  statement: z.string().optional(),
  criteria: z.string().optional(),
  issuer: Party.optional(),
  issueDate: DateText.optional(),
  completionDate: DateText.optional(),
  expiryDate: DateText.optional(),
  period: Period.optional(),
  /** Grade, score, level, hours, credits: in the words of the wording tables. */
  results: z.array(Fact).optional(),
  credentialId: z.string().optional(),
  verificationUrl: z.string().optional(),
  /** Address of the badge's image. */
  image: z.string().optional(),
  sections: z.array(Section).optional(),
  signatories: z.array(Signatory).optional(),
});
export type CertificateDocument = z.infer<typeof CertificateDocument>;

/** A letter after DIN 5008. */
export const LetterDocument = z.strictObject({
  type: z.literal('letter'),
  ...common,
  sender: Party.optional(),
  recipient: Party.optional(),
  /** The reference line: "Your reference", "Our reference", customer number. */
  references: z.array(Fact).optional(),
  place: z.string().optional(),
  date: DateText.optional(),
  subject: z.string().optional(),
  salutation: z.string().optional(),
  body: z.array(Section).optional(),
  closing: z.string().optional(),
  signatories: z.array(Signatory).optional(),
  enclosures: z.array(z.string()).optional(),
  copies: z.array(z.string()).optional(),
  postscript: z.string().optional(),
});
export type LetterDocument = z.infer<typeof LetterDocument>;

/** A contract: who agrees on what, clause by clause. */
export const ContractDocument = z.strictObject({
  type: z.literal('contract'),
  ...common,
  date: DateText.optional(),
  period: Period.optional(),
  parties: z.array(z.strictObject({ role: z.string().optional(), party: Party })).optional(),
  recitals: z.array(z.string()).optional(),
  /** What is agreed in figures and dates: fee, term, notice, governing law. */
  terms: z.array(Fact).optional(),
  clauses: z.array(Section).optional(),
  /** Remarks that are no part of what is agreed. */
  notes: z.array(z.string()).optional(),
  signatories: z.array(Signatory).optional(),
});
export type ContractDocument = z.infer<typeof ContractDocument>;

/** A report, a set of results, a transcript. */
export const ReportDocument = z.strictObject({
  type: z.literal('report'),
  ...common,
  date: DateText.optional(),
  period: Period.optional(),
  /** Who made it. */
  author: Party.optional(),
  /** Whom it is for, or about: a patient, a student, a client. */
  subject: Party.optional(),
  subjectRole: z.enum(['patient', 'student', 'learner', 'client']).optional(),
  status: z.string().optional(),
  facts: z.array(Fact).optional(),
  summary: z.array(z.string()).optional(),
  metrics: z.array(Metric).optional(),
  sections: z.array(Section).optional(),
  notes: z.array(z.string()).optional(),
  signatories: z.array(Signatory).optional(),
});
export type ReportDocument = z.infer<typeof ReportDocument>;

/** Free content: none of the types. */
export const FreeDocument = z.strictObject({
  type: z.literal('document'),
  ...common,
  parties: z.array(z.strictObject({ role: z.string().optional(), party: Party })).optional(),
  facts: z.array(Fact).optional(),
  sections: z.array(Section).optional(),
  notes: z.array(z.string()).optional(),
  signatories: z.array(Signatory).optional(),
});
export type FreeDocument = z.infer<typeof FreeDocument>;
