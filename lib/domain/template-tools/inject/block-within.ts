import { type Element, isTag, isText } from 'domhandler';

const BLOCKS: ReadonlySet<string> = new Set(['div', 'section', 'address', 'aside']);
/** Classes of the block that shows whose document it is. */
const SENDER = /\b(?:sender|from|brand|logo|company|letterhead|issuer|business)\b/;

/**
 * Where something is put into a part of nothing but blocks, which may stand side by side: into the block
 * that shows the logo or the sender, else the last one, so that it becomes no column of its own.
 */
export function blockWithin(part: Element): Element {
  const blocks = part.children.filter(isTag);
  const isOfBlocks =
    blocks.length > 1 &&
    blocks.every(({ name }) => BLOCKS.has(name)) &&
    !part.children.some((node) => isText(node) && node.data.trim() !== '');
  if (!isOfBlocks) return part;
  return (
    blocks.find(holdsImage) ??
    blocks.find(({ attribs }) => SENDER.test(attribs['class'] ?? '')) ??
    blocks.at(-1) ??
    part
  );
}

function holdsImage(element: Element): boolean {
  const pending = [element];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.name === 'img') return true;
    pending.push(...next.children.filter(isTag));
  }
  return false;
}
