/**
 * What makes, reads and fills templates for those who write them. Most requests need nothing of it; so
 * it is imported when it is asked for, and holds no state.
 */
export { analyzeTemplate } from './analyze/analyze-template.ts';
export { createFromSession, saveFromSession } from './from-session/save-from-session.ts';
export { generateTemplate } from './generate/generate-template.ts';
export { injectFields } from './inject/inject-fields.ts';
export { listStyles } from './list-styles.ts';
export { sampleData } from './sample/sample-data.ts';
