import { writtenLike } from '../apply/tables/cell-text.ts';
import type { ContentModel } from '../content-model.ts';
import type { Operation } from '../operations.ts';
import type { DocumentWriting } from '../values/document-writing.ts';

/** A figure of a text is replaced with its sign, and in its form: "25" with "30%" in "25% deposit", "72.50" with "£73" in "£72.50". */
export const withWholeFigures = (
  operations: readonly Operation[],
  { nodes }: ContentModel,
  { read }: DocumentWriting,
): readonly Operation[] =>
  operations.map((operation) => {
    if (operation.op !== 'replace-text' || !/\d/.test(operation.find)) return operation;
    const { find, replace } = operation;
    const [before = '', after = ''] = [/^\p{Sc}/u.exec(replace)?.[0], /%$/.exec(replace)?.[0]];
    const lead = /^\d/.test(find) ? before : '';
    const trail = /\d$/.test(find) && /\d%$/.test(replace) ? after : '';
    const whole = `${lead}${find}${trail}`;
    const isPart = whole !== find && nodes.some(({ text }) => text.includes(whole));
    const found = isPart ? whole : find;
    const like = /^\p{Sc}/u.test(found) ? read(found) : undefined;
    return { ...operation, find: found, replace: writtenLike(replace, like, read) };
  });
