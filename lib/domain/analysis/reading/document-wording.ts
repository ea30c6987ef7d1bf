// Read when it is needed: most documents are in English, and this is of the size of all mappings.
export const { wordIn, wordTable } = await import('#lib/domain/i18n/wording/word-table.ts');
