import { z } from 'zod';

/** What is known of markup where it is made. It travels with the markup, so that no later stage has to search for it. */
export const MarkupFacts = z.object({
  /** The language of the root element. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The orientation of the sheet that its own style sheet asks for. */
  orientation: z.enum(['portrait', 'landscape']).exactOptional(),
  /** Whose style sheet it has: templates differ in the classes that theirs offer. */
  stylesheet: z.literal('layout').exactOptional(),
  /** Whether it is certain to hold no script. */
  scriptFree: z.boolean(),
});
export type MarkupFacts = z.infer<typeof MarkupFacts>;
