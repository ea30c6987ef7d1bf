import { answer } from './answer-message.ts';
import { listen } from './refuse-stream.ts';

export const endpoints = [answer, listen];
