export { wordList, wordSet } from '#lib/shared/text/word-list.ts';
