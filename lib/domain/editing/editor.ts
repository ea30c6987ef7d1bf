/**
 * All that changes a document: reading it, understanding what is asked, doing it, checking it. Of a
 * function's code it is the largest part, and most requests need nothing of it; so it is imported
 * when a document is to be changed, and holds no state.
 */

export { instructionMismatches } from './check/instruction-mismatches.ts';
export { editDocument, openDocument } from './edit-document.ts';
export { checkInstruction } from './guardrails/check-instruction.ts';
export { checkOperations } from './guardrails/check-operations.ts';
export { interpret } from './interpret/interpret.ts';
export { isForeign } from './interpret/language/foreign.ts';
export { suggestible } from './interpret/suggestions.ts';
export { touchedTexts } from './language/touched-words.ts';
export { parseDocument } from './parse-document.ts';
