import { batch } from './generate-batch.ts';

export const endpoints = [batch];
