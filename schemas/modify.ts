import { z } from 'zod';

/** A change in plain words. */
const Instruction = z
  .string()
  .max(2_000, 'must be at most 2,000 characters')
  .regex(/\S/, 'must be 1 to 2,000 characters')
  .describe('The change, in plain words.');

export const ModifyRequest = z
  .object({
    sessionId: z.string().min(1).max(100),
    instruction: Instruction.optional(),
    prompt: Instruction.optional().describe('Another name of instruction, which wins over it.'),
    region: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .describe('The part that the change is meant for: a value of data-service-region.'),
    undo: z
      .boolean()
      .optional()
      .describe('Goes back one revision instead; an instruction in the same request is ignored.'),
  })
  .refine(
    ({ instruction, prompt, undo }) => undo === true || (instruction ?? prompt) !== undefined,
    { message: 'instruction (or prompt) is required, unless undo is true', path: ['instruction'] },
  );
export type ModifyRequest = z.infer<typeof ModifyRequest>;

export const ModifyQuery = z.object({
  stream: z
    .enum(['true', 'false'])
    .optional()
    .describe('true answers with server-sent events as the work goes on.'),
});

const Changes = z
  .array(z.string())
  .describe('What was changed, a plain English sentence for each change.');

const Findings = z
  .array(z.string())
  .describe(
    'Why selfCheckPassed is false: what of it is not there or not sure, in plain English sentences.',
  );

export const Modification = z.object({
  html: z.string().describe('The whole document as it is now.'),
  changes: Changes,
  tokensUsed: z.int().min(0).describe('Of a language model; 0 where none was asked.'),
  selfCheckPassed: z
    .boolean()
    .describe('Whether everything that was asked for could be read back from the new document.'),
  findings: Findings,
});
export type Modification = z.infer<typeof Modification>;

/** The events of a streamed modify, by name. */
export const modifyEvents = {
  start: z.object({
    model: z.string().describe('embedded, or the name of the language model.'),
    estimatedTime: z.int().min(0).describe('Milliseconds.'),
  }),
  delta: z.object({ text: z.string().describe('What is being done.') }),
  changes: z.object({ changes: Changes }),
  complete: Modification.extend({ usage: z.object({ processingTimeMs: z.int().min(0) }) }),
} as const;

export const RefineRequest = z
  .object({
    templateId: z.string().min(1).max(200).optional().describe('A template that is stored.'),
    html: z
      .string()
      .regex(/\S/, 'html cannot be empty')
      .max(2_000_000)
      .optional()
      .describe('Mustache HTML; templateId wins over it.'),
    instruction: Instruction,
  })
  .refine(({ templateId, html }) => templateId !== undefined || html !== undefined, {
    message: 'one of templateId or html is required',
    path: [],
  });
export type RefineRequest = z.infer<typeof RefineRequest>;

export const RefinedTemplate = z.object({
  success: z.literal(true),
  html: z.string().describe('The template as it would be now; nothing is stored.'),
  changes: Changes,
  selfCheckPassed: z.boolean(),
  findings: Findings,
});
export type RefinedTemplate = z.infer<typeof RefinedTemplate>;
