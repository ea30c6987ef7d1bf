import { batch } from './generate-batch.ts';
import { templateBatch } from './generate-template-batch.ts';

export const endpoints = [batch, templateBatch];
