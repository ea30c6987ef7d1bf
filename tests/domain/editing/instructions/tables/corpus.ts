import type { Expected } from './check-page.ts';
import { TABLES } from './corpus-tables.ts';
import { TEXTS } from './corpus-texts.ts';

/** An instruction for a document of the gallery, or of `raw-documents.ts`, and what must come of it. */
export type Case = readonly [document: string, instruction: string, expected: Expected];

export const CORPUS: readonly Case[] = [...TABLES, ...TEXTS];
