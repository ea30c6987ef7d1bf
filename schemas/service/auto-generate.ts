import { z } from 'zod';
import { Analysis } from '../analysis.ts';
import { Id, Timestamp } from '../common.ts';
import { AnalyzeRequest, Ttl } from '../create.ts';
import { DocumentDescription } from '../document.ts';
import { GeneratedTemplate } from '../generated-template.ts';
import { DocumentData } from '../json.ts';
import { ItemOptions, OutputFormat } from '../render-options.ts';
import { SavedTemplateDraft, SavedTemplateResponse } from '../saved-template.ts';
import { TemplateMatch } from '../smart.ts';
import { StyleName } from '../template.ts';
import { Warning } from '../warning.ts';

const ProposalId = z.string().min(1).max(100);

export const AutoGenerateRequest = AnalyzeRequest;
export type AutoGenerateRequest = z.infer<typeof AutoGenerateRequest>;

export const CustomTemplateRequest = z.object({
  data: DocumentData,
  description: z
    .string()
    .regex(/\S/, 'description cannot be empty')
    .max(2_000)
    .optional()
    .describe('The template in words: type, style, parts wanted and not, title.'),
  style: StyleName.optional(),
});
export type CustomTemplateRequest = z.infer<typeof CustomTemplateRequest>;

/** A template for data, to be accepted or left. */
export const Proposal = z.object({
  success: z.literal(true),
  proposalId: Id,
  expiresAt: Timestamp.describe('A day after it was made.'),
  match: TemplateMatch.optional().describe(
    'The template that there is and that suits the data: it is what is proposed. Absent: a template was generated.',
  ),
  template: GeneratedTemplate,
  html: z.string().describe('The template filled with the data.'),
  analysis: Analysis,
});
export type Proposal = z.infer<typeof Proposal>;

export const AcceptRequest = z.object({
  proposalId: ProposalId,
  save: z
    .boolean()
    .default(false)
    .describe('true: store the template. false: make the document of the data.'),
  name: SavedTemplateDraft.shape.name.optional().describe('save: what to call the template.'),
  format: OutputFormat.default('pdf').describe('Of the document.'),
  options: ItemOptions.optional(),
  ttl: Ttl,
});
export type AcceptRequest = z.infer<typeof AcceptRequest>;

export const AcceptedTemplate = SavedTemplateResponse;

export const AcceptedDocument = z.object({
  success: z.literal(true),
  document: DocumentDescription.extend({
    documentUrl: z.url().describe('Signed link to the hosted document, valid until expiresAt.'),
    url: z.string().describe('The file as a data URL: data:<mime>;base64,<data>.'),
  }),
  sessionId: Id,
  warnings: z.array(Warning),
});

export const Accepted = z.union([AcceptedTemplate, AcceptedDocument]);

export const MatchQuery = z.object({ proposalId: ProposalId });

export const ProposalMatches = z.object({
  success: z.literal(true),
  proposalId: Id,
  match: TemplateMatch.nullable().describe('The one that suits the data. null: none does.'),
  matches: z.array(TemplateMatch).describe('All that were held against the data, best first.'),
});
