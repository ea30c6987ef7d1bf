import type { Rule } from '../rule.ts';
import { TABLE_RULES, TEXT_RULES } from './table-and-text-rules.ts';
import { undo } from './undo.ts';

/** Every rule, in the order in which they are asked: the first that understands a clause reads it. */
export const RULES: readonly Rule[] = [undo, ...TABLE_RULES, ...TEXT_RULES];
