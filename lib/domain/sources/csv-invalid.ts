import { invalid, type PagewrightError } from '#lib/errors.ts';

/** What is wrong with the content of a CSV source. */
export const csvInvalid = (message: string): PagewrightError =>
  invalid({ path: ['config', 'content'], message });
