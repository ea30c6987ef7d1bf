import { apply } from './apply-brand.ts';
import { extract } from './extract-brand.ts';

export const endpoints = [extract, apply];
