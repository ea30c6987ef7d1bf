import { isTag } from 'domhandler';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { EditableDocument } from '#lib/domain/editing/editable-document.ts';
import type { Renderer } from '#lib/ports/renderer.ts';
import { isEventHandler } from '#lib/shared/html/active-parts.ts';
import { PAINT_MARK, type PaintedElement } from '#schemas/rendering/page-facts.ts';
import { type Hex, opaque, WHITE } from './color.ts';

/** An element as a browser paints it: on a screen, or on paper. */
export interface Painted extends Omit<PaintedElement, 'color' | 'backdrops' | 'background'> {
  /** Of its own text, as it is seen; undefined where it has none. */
  readonly color: Hex | undefined;
  readonly backdrops: readonly Hex[];
  readonly background: Hex | undefined;
}

/**
 * Shows a document in a browser and tells how its elements are painted, by their ids in `content`,
 * which was read from this very tree. The tree is of no other use afterwards: it is marked, and its
 * scripts are taken out.
 */
export async function paintOf(
  renderer: Renderer,
  ownerId: string,
  { document, content }: { readonly document: EditableDocument; readonly content: ContentModel },
  signal: AbortSignal,
): Promise<Painted[]> {
  mark(document, content);
  const source = { kind: 'html', html: document.toHtml() } as const;
  const { paint = [] } = await renderer.inspect({ ownerId, source, aspects: ['paint'] }, signal);
  return paint.map((element) => {
    const backdrops = element.backdrops.map((backdrop) => opaque(backdrop) ?? WHITE);
    return {
      ...element,
      backdrops: backdrops.length === 0 ? [WHITE] : backdrops,
      // Transparent text is seen as what shines through.
      color:
        element.characters > 0 ? (opaque(element.color, backdrops[0]) ?? backdrops[0]) : undefined,
      background: opaque(element.background, WHITE),
    };
  });
}

function mark({ tree }: EditableDocument, content: ContentModel): void {
  const open = [...tree.children];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue;
    open.push(...node.children);
    const { attribs } = node;
    for (const name of Object.keys(attribs)) if (isEventHandler(name)) delete attribs[name];
    delete attribs[PAINT_MARK];
    if (node.name === 'script') {
      attribs['type'] = 'text/plain';
      delete attribs['src'];
    }
    const id = content.idOf(node);
    if (id !== undefined) attribs[PAINT_MARK] = id;
  }
}
