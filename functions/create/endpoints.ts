import { analyze } from './analyze-data.ts';
import { create } from './create-document.ts';

export const endpoints = [create, analyze];
