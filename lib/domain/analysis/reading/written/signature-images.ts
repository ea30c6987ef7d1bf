import type { Signatory } from '#lib/domain/document-model/party.ts';
import { textIn, use } from '../composing.ts';
import { wordsOfKey } from '../key-words.ts';
import { mentions } from '../notions.ts';
import type { Found } from '../shape/draft.ts';
import { ownPath, type Written } from './compose.ts';

/** Signatures and seals that are drawn: each with who signs by its key or its place, else on a line of its own. */
export function withImages(written: Written, given: readonly Signatory[]): Signatory[] {
  const { draft, composing } = written;
  const signatories = [...given];
  for (const found of draft.found.get('signatories.image') ?? []) {
    const image = found.taken ? undefined : textIn(found);
    if (image === undefined) continue;
    const at = mentions(found.key, 'seal') ? -1 : ownerOf(written, found, signatories);
    const owner = signatories[at];
    use(composing, draft, 'signatories.image', found, `signatories.${at}.image`);
    if (owner === undefined) signatories.push({ image });
    else signatories[at] = { ...owner, image };
  }
  return signatories;
}

/** Whose signature it is; -1: nobody's for sure. */
function ownerOf(written: Written, found: Found, signatories: readonly Signatory[]): number {
  const { origins } = written.composing;
  const words = wordsOfKey(found.key);
  const shared = signatories.map(({ title = '', image }, index) => {
    if (image !== undefined) return 0;
    const own = origins.get(`signatories.${index}.name`)?.split('.').at(-1) ?? '';
    const names = new Set([...wordsOfKey(own), ...wordsOfKey(title)]);
    return words.filter((word) => names.has(word)).length;
  });
  const most = Math.max(...shared);
  if (most > 0 && shared.filter((count) => count === most).length === 1)
    return shared.indexOf(most);
  const free = signatories.filter(({ image }) => image === undefined);
  const [only] = free;
  if (free.length === 1 && only !== undefined) return signatories.indexOf(only);
  const before = valueBefore(written, found);
  return signatories.findIndex(
    ({ name, title, image }) =>
      image === undefined && before !== undefined && (name === before || title === before),
  );
}

/** What stands in the data before it. */
function valueBefore({ given }: Written, { path }: Found): unknown {
  const fields = Object.entries(given.data);
  return fields[fields.findIndex(([key]) => key === ownPath(given, path)) - 1]?.[1];
}
