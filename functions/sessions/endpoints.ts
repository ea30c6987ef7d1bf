import { generate } from './generate.ts';
import { modify } from './modify.ts';
import { preview } from './preview.ts';

export const endpoints = [preview, modify, generate];
