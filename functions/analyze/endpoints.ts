import { analyze } from './analyze-for-templates.ts';
import { mappings } from './list-signals.ts';
import { preview } from './preview-data.ts';

export const endpoints = [analyze, preview, mappings];
