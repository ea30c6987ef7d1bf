import type { Bill } from './bill.ts';
import { stemsOf } from './stems.ts';

/** Stems of all words that the document holds. */
export const documentWords = ({ subject: { content } }: Bill): ReadonlySet<string> =>
  content.memo.get(
    documentWords,
    undefined,
    () => new Set(content.nodes.flatMap(({ text }) => stemsOf(text))),
  );
