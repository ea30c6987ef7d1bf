import type { ContentModel, ContentNode } from './content-model.ts';

/** What a document is called by, before and after an edit. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Texts that a name is made of: the title, the number, and numbers that stand elsewhere. */
const isName = ({ role, text }: ContentNode): boolean =>
  role === 'title' || role === 'number' || (role === 'value' && /\d/.test(text));

/** The names of `before` that read otherwise in `after`, which is the same tree after an edit. */
export function renamingsBetween(before: ContentModel, after: ContentModel): Renaming[] {
  const now = new Map(after.nodes.map((node) => [node.element, node.text]));
  return before.nodes.filter(isName).flatMap((node) => {
    const to = now.get(node.element);
    return to === undefined || to === node.text ? [] : [changedWords(node.text, to)];
  });
}

/** The words that differ: of "No. A-77" and "No. A-78" the last one each. */
function changedWords(before: string, after: string): Renaming {
  const [from, to] = [before.split(' '), after.split(' ')];
  while (from.length > 1 && to.length > 1 && from[0] === to[0]) {
    from.shift();
    to.shift();
  }
  while (from.length > 1 && to.length > 1 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return { from: from.join(' '), to: to.join(' ') };
}

/** The name of a document after its renamings: they change whole words of it. */
export function renamed(name: string, renamings: readonly Renaming[]): string {
  const words = (text: string) => ` ${text} `;
  const all = renamings.reduce(
    (text, { from, to }) => text.replace(words(from), () => words(to)),
    words(name),
  );
  return all.trim();
}
