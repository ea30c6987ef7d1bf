import { z } from 'zod';
import { DetectedType } from '../analysis.ts';
import { listOf } from '../common.ts';
import { OutputFormat } from '../render-options.ts';
import { StyleName } from '../template.ts';
import { Warning } from '../warning.ts';

/** A document to try the service with. */
export const DemoScenario = z.object({
  id: z.string(),
  name: z.string(),
  type: DetectedType,
  description: z.string(),
  prompts: z.array(z.string()).describe('Changes to try, as prompt.'),
  data: z.record(z.string(), z.unknown()).describe('What the document is made of.'),
});
export type DemoScenario = z.infer<typeof DemoScenario>;

export const DemoScenarioList = listOf('scenarios', DemoScenario);

export const DemoRequest = z.object({
  scenario: z
    .string()
    .max(100)
    .optional()
    .describe('Of GET /v1/demo/scenarios. Without scenario and prompt the first one.'),
  prompt: z
    .string()
    .regex(/\S/, 'prompt cannot be empty')
    .max(2_000)
    .optional()
    .describe(
      'With a scenario: a change of its document, in plain words. Alone: the document to make.',
    ),
  format: OutputFormat.default('pdf'),
});
export type DemoRequest = z.infer<typeof DemoRequest>;

export const DemoDocument = z.object({
  success: z.literal(true),
  scenario: z.string().nullable().describe('null: the document was made of the prompt alone.'),
  html: z.string(),
  format: OutputFormat,
  url: z.string().describe('The file as a data URL: data:<mime>;base64,<data>.'),
  size: z.int().min(1).describe('Bytes.'),
  filename: z.string(),
  pageCount: z.int().min(1),
  documentType: DetectedType,
  style: StyleName,
  done: z.array(z.string()).describe('What was done, step by step.'),
  warnings: z.array(Warning),
});
export type DemoDocument = z.infer<typeof DemoDocument>;
