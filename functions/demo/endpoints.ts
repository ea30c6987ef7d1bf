import { scenarios } from './list-scenarios.ts';
import { magic } from './make-demo.ts';

export const endpoints = [scenarios, magic];
