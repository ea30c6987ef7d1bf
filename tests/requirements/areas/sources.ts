import { built } from '../requirement.ts';

/** Where records come from. */
export const sourceRequirements = [
  ...built('contract 9: Sources, mappings, AI helpers', {
    'sources.lifecycle': 'Sources are created, read, listed, replaced, merged and deleted',
    'sources.secrets':
      'Secrets are encrypted at rest, come back masked, and stay where the mask does',
    'sources.validation': 'What is wrong of a source is named by its path',
    'sources.demo': 'A demo key stores no sources',
    'sources.test': ':id/test answers { success, ok, message, latencyMs }',
    'sources.sync': ':id/sync refreshes fields and count',
    'sources.records': ':id/records are paged by limit, offset and cursor, formatted and raw',
    'sources.filters': 'A filter is at most ten conditions, all to hold',
    'sources.content': 'JSON and CSV are read when they are stored',
    'sources.csv-errors':
      'A broken CSV is refused with line and column, separator and encoding too',
    'sources.csv-memory': 'CSV is read in constant memory',
    'sources.cleanup': 'Files of sources that are gone are removed',
  }),
];
