import type { Expected } from './check-page.ts';

/** An instruction for a document of the gallery, or of `raw-documents.ts`, and what must come of it. */
export type Case = readonly [document: string, instruction: string, expected: Expected];
