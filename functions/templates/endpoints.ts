import { get } from './get-template.ts';
import { getSchema } from './get-template-schema.ts';
import { list } from './list-templates.ts';

export const endpoints = [list, get, getSchema];
