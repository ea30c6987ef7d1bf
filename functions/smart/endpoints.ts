import { smart } from './generate-smart.ts';

export const endpoints = [smart];
