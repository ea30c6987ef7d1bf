import type { DetectedType } from '#schemas/analysis.ts';
import { labelOf } from './keys.ts';
import type { Wording } from './model.ts';
import type { Pool } from './pool.ts';
import { NEUTRAL_WRAPPERS, type Root } from './unwrap.ts';

/** What a document of a type is called that has no title of its own. */
export const TYPE_TITLES: Readonly<Record<DetectedType, string>> = {
  invoice: 'Invoice',
  quote: 'Quote',
  receipt: 'Receipt',
  report: 'Report',
  certificate: 'Certificate',
  letter: 'Letter',
  contract: 'Agreement',
  document: 'Document',
};
const MAX_TITLE_LENGTH = 160;

/** A person's record carries the person's name as its title; `title` is then what they do. */
const RESUME_KEYS = new Set([
  'experience',
  'workexperience',
  'work',
  'employment',
  'education',
  'skills',
]);

export interface TitleParts {
  readonly title: string;
  readonly titled: boolean;
  readonly titlePath: string | undefined;
  readonly subtitle:
    | undefined
    | {
        readonly path: string;
        readonly label: string;
        readonly kind: 'text';
        readonly text: string;
      };
}

/** Takes the document's own title, or finds one: the type's name, or that of the wrapper it came in. */
export function takeTitle(
  pool: Pool,
  type: DetectedType,
  root: Root,
  wording: Wording,
): TitleParts {
  const fits = ({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TITLE_LENGTH;
  const person = type === 'document' && pool.peek().some(({ name }) => RESUME_KEYS.has(name));
  const own = person
    ? pool.take('title', (candidate) => fits(candidate) && candidate.name === 'name')
    : undefined;
  const field =
    own ??
    pool.take(
      'title',
      (candidate) =>
        fits(candidate) &&
        (candidate.name !== 'name' || ['report', 'document', 'contract'].includes(type)),
    );
  const below =
    pool.take('subtitle', fits) ??
    (own === undefined
      ? undefined
      : (pool.take('title', fits) ??
        pool.takeAll((candidate) => candidate.name === 'label' && fits(candidate))[0]));
  const subtitle =
    below === undefined
      ? undefined
      : {
          path: below.path,
          label: labelOf(below.key),
          kind: 'text' as const,
          text: String(below.value).trim(),
        };
  if (field !== undefined)
    return { title: String(field.value).trim(), titled: true, titlePath: field.path, subtitle };
  if (type === 'letter' && wording.subject !== undefined)
    return { title: wording.subject.text, titled: true, titlePath: wording.subject.path, subtitle };
  return { title: untitled(type, root), titled: false, titlePath: undefined, subtitle };
}

function untitled(type: DetectedType, root: Root): string {
  const wrappers = root.wrappers.filter((wrapper) => !NEUTRAL_WRAPPERS.has(wrapper));
  if (type === 'document' && wrappers.length > 0) return wrappers.map(labelOf).join(' – ');
  return TYPE_TITLES[type];
}
