import { intentFirst } from './intent-first.ts';

export const endpoints = [intentFirst];
