import type { ContentModel, ContentNode } from '#lib/domain/editing/content-model.ts';
import { plainWords } from './document-texts.ts';

const FULL_NAME =
  /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]*\.?){0,2} \p{Lu}[\p{L}'-]+$/u;
const SAYS_NAMES = /^(?:party-name|party-line|signature|prose|text|value)$/;

/** The people that a document names, each by the texts that say nothing but the whole name. */
function peopleIn(content: ContentModel): ReadonlyMap<string, readonly ContentNode[]> {
  return content.memo.get(peopleIn, content, () =>
    Map.groupBy(
      content.nodes.filter(
        ({ role, text }) => SAYS_NAMES.test(role) && text.length < 50 && FULL_NAME.test(text),
      ),
      ({ text }) => text,
    ),
  );
}

/** Whom "Ingrid", "Mr. Adeyemi" or "Anselm Reid" is: the whole name and where it stands. undefined: nobody, or not only one. */
export function personCalled(
  said: string,
  content: ContentModel,
): { readonly name: string; readonly nodes: readonly ContentNode[] } | undefined {
  const words = plainWords(said)
    .split(' ')
    .filter((word) => !/^(?:mr|mrs|ms|miss|dr|prof|the|our)$/.test(word));
  if (words.length === 0 || words.some((word) => word.length < 2)) return undefined;
  const found = [...peopleIn(content)].filter(([name]) => {
    const own = plainWords(name).split(' ');
    return words.every((word) => own.includes(word));
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? undefined : { name: only[0], nodes: only[1] };
}

/** Whether another text says just a part of a name: "Dear Mr. Adeyemi" would go on saying it. */
export function isAlsoInPart(name: string, content: ContentModel): boolean {
  const last = name.split(' ').at(-1) ?? name;
  return content.nodes.some(({ text }) =>
    plainWords(text.replaceAll(name, '')).split(' ').includes(plainWords(last)),
  );
}

const JOB = /^\p{L}[\p{L} ,&'-]{2,40}$/u;
const SIGNED = /^(?:signature|prose|text)$/;

/** What stands right below a name where somebody signs: "Course Director". */
export function jobBelow(
  names: readonly ContentNode[],
  { nodes }: ContentModel,
): ContentNode | undefined {
  const below = names.flatMap((name) => {
    const next = nodes[nodes.indexOf(name) + 1];
    const isJob =
      next !== undefined &&
      next.region === name.region &&
      next.role === name.role &&
      SIGNED.test(next.role) &&
      JOB.test(next.text);
    return isJob ? [next] : [];
  });
  return below.length === 1 ? below[0] : undefined;
}

/** What the one who signs is, where only one does. */
export function onlyJob(content: ContentModel): ContentNode | undefined {
  return jobBelow([...peopleIn(content).values()].flat(), content);
}

/** Whose job it is: the name right above it. */
export function nameAbove(job: string, content: ContentModel): ContentNode | undefined {
  const said = plainWords(job);
  const names = [...peopleIn(content).values()].flat();
  const found = names.filter((name) => {
    const below = jobBelow([name], content);
    return below !== undefined && ` ${plainWords(below.text)} `.endsWith(` ${said} `);
  });
  return found.length === 1 ? found[0] : undefined;
}
