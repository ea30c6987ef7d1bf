export { wordList, wordSet } from '#lib/domain/formatting/word-list.ts';
