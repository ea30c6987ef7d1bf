import type { Element } from 'domhandler';
import type { ContentModel } from '#lib/domain/editing/content-model.ts';
import type { ProtectedTemplate } from '#lib/domain/editing/template/protect-tags.ts';
import type { WrittenTag } from '#lib/domain/templates/parse-template.ts';

/** The template as it is now, parsed. */
export interface Workpiece {
  readonly content: ContentModel;
  readonly tags: readonly WrittenTag[];
  readonly shielded: ProtectedTemplate;
  readonly root: Element;
}
