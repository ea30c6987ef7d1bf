import { extract } from './extract-brand.ts';

export const endpoints = [extract];
