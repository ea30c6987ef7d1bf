/**
 * What reads colours and changes documents: most of the code of a function, and none of it needed
 * before a page has been looked at. It is imported when there is something to decide.
 */
export { editDocument, openDocument } from '#lib/domain/editing/edit-document.ts';
export { checkOperations } from '#lib/domain/editing/guardrails/check-operations.ts';
export { brandOf } from './brand-of.ts';
export { planBrand } from './plan-brand.ts';
export { readBrand } from './read-brand.ts';
