import type { Block, Entry } from '#lib/domain/presentation/printed-document.ts';
import { wordSet } from '#lib/shared/text/word-list.ts';
import { normalizeKey } from '../keys/keys.ts';

/** Keys that say only that content comes: as headings they would tell a reader nothing. */
const CONTAINERS = wordSet(
  'secti{ons es} conte{nt nts ntblocks nu nido nuto udo} chap{ters itres} blocks ' +
    'parts abschnitte kapitel inhalt{ e} secciones capit{ulos oli} sezioni secoes ' +
    'inhoud hoofdstukken',
);

/** Sections that the data keeps in a list of sections, as sections of the document. */
export function withoutContainers(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => {
    const key = block.path.slice(block.path.lastIndexOf('.') + 1);
    if (!CONTAINERS.has(normalizeKey(key))) return block;
    if (block.kind === 'entries' && block.entries.every(isSection))
      return block.entries.map(sectionOf);
    if (block.kind === 'group' && block.blocks.every(({ label }) => label !== undefined))
      return block.blocks;
    return block;
  });
}

const isSection = ({ title, subtitle, aside }: Entry): boolean =>
  title !== undefined && subtitle === undefined && aside === undefined;

function sectionOf({ path, title = '', blocks }: Entry): Block {
  const [only] = blocks;
  return blocks.length === 1 && only !== undefined && only.label === undefined
    ? { ...only, label: title }
    : { kind: 'group', path, label: title, blocks };
}
