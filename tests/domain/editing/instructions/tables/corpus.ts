import type { Case } from './case.ts';
import { CORRECTIONS } from './corpus-corrections.ts';
import { TABLES } from './corpus-tables.ts';
import { TEXTS } from './corpus-texts.ts';

export const CORPUS: readonly Case[] = [...TABLES, ...TEXTS, ...CORRECTIONS];
