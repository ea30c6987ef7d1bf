import { getOpenApi } from './get-openapi.ts';
import { health } from './health.ts';

export const endpoints = [health, getOpenApi];
