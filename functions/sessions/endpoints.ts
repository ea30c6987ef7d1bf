import { generate } from './generate.ts';
import { preview } from './preview.ts';

export const endpoints = [preview, generate];
