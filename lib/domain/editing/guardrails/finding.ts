import { PagewrightError } from '#lib/errors.ts';
import type { Ports } from '#lib/ports/index.ts';

/** What `details.category` of a GUARDRAIL_VIOLATION says. */
export type GuardrailCategory = 'unsafe_content' | 'injection_attempt' | 'script_injection';

/** Why something is refused. Names the rule, never the text: a log line holds no content. */
export interface Finding {
  readonly category: GuardrailCategory;
  /** `reveal-prompt`, `handler`, …: for the log alone. */
  readonly rule: string;
  /** How the text had to be read to match: `plain`, `leet`, `base64`, … */
  readonly reading: string;
}

/** Where the finding was made. */
export type GuardrailStage = 'instruction' | 'operations' | 'markup';

/** Clients learn the category and what would be right, not the rule: a precise answer would teach how to get round it. */
const MESSAGES: Readonly<Record<GuardrailCategory, string>> = {
  unsafe_content:
    'The instruction asks for content that this service does not put into documents: describe a change that harms nobody',
  injection_attempt:
    'The instruction addresses the service instead of the document: describe only what should change in the document, and put text to be inserted in quotation marks',
  script_injection:
    'Scripts, event handlers, frames, forms and script addresses cannot be added to a document: describe the change in words, and use http or https addresses for links and images',
};

/**
 * Logs the rule and throws.
 *
 * @throws {PagewrightError} `guardrailViolation`, with `details.category`.
 */
export function refuse(
  { log }: Pick<Ports, 'log'>,
  stage: GuardrailStage,
  { category, rule, reading }: Finding,
): never {
  log.warn({ guardrail: { stage, category, rule, reading } }, 'refused by a guardrail');
  throw new PagewrightError('guardrailViolation', {
    message: MESSAGES[category],
    details: { category },
    cause: new Error(`guardrail ${stage}: ${rule} (${reading})`),
  });
}
