import { get } from './get-document.ts';
import { getMetadata } from './get-metadata.ts';

export const endpoints = [get, getMetadata];
