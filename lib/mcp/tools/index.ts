import type { Tool } from '../tool.ts';
import { documentTools } from './documents.ts';
import { generateFromSource } from './generate-from-source.ts';
import { listTool } from './list-templates.ts';
import { sourceTools } from './sources.ts';

/** Every tool for agents. */
export const tools: readonly Tool[] = [
  listTool,
  ...documentTools,
  ...sourceTools,
  generateFromSource,
];
