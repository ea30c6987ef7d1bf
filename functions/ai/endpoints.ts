import { infer } from './infer-schema.ts';
import { match } from './match-template.ts';
import { suggest } from './suggest-mappings.ts';

export const endpoints = [suggest, infer, match];
