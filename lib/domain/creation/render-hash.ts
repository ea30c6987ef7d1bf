import { hash } from 'node:crypto';
import { hashRenderInput } from '#lib/domain/documents/reuse-rendering.ts';
import type { RenderJob } from '#lib/ports/renderer.ts';
import { showsActive } from '#lib/shared/html/active-parts.ts';
import { reachesOutside } from '#lib/shared/html/outside-resources.ts';
import { VERSION } from '#lib/version.ts';

/** Whether a page depends on more than its markup: on script, or on what is loaded from elsewhere. */
const dependsOnMore = (markup: string, scriptFree = false) =>
  reachesOutside(markup) || (!scriptFree && showsActive(markup));

/**
 * A digest of all that decides about a render's bytes, or undefined where that does not follow from the
 * job alone: of an address, of markup with script, and of what loads images or styles from elsewhere.
 */
export function renderHash(job: Omit<RenderJob, 'ownerId'>): string | undefined {
  const { source, format, options, fit, metadata } = job;
  if (source.kind !== 'html' || dependsOnMore(source.html, source.scriptFree)) return undefined;
  const decisive = { ...options, strict: undefined };
  const { headerHtml = '', footerHtml = '', css = '' } = decisive;
  if (dependsOnMore(headerHtml + footerHtml + css)) return undefined;
  const content = hash('sha256', source.html, 'base64url');
  return hashRenderInput([VERSION, content, format, decisive, fit, metadata]);
}
