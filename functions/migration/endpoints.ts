import { assess } from './assess-migration.ts';

export const endpoints = [assess];
