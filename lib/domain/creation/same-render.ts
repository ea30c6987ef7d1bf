import { hash } from 'node:crypto';
import { hashRenderInput } from '#lib/domain/documents/reuse-rendering.ts';
import type { RenderJob } from '#lib/ports/renderer.ts';
import { isFoundIn } from '#lib/shared/html/markup-parts.ts';
import { VERSION } from '#lib/version.ts';

/** What makes a page depend on more than its markup: script, and what is loaded from elsewhere. */
const DEPENDS_ON_MORE =
  /<(?:script|link|iframe|object|embed|frame|base|meta\s[^>]*refresh)\b|\bon[a-z]+\s*=|javascript:|@import|\b(?:src|srcset|poster|background|data)\s*=\s*["']?\s*(?:https?:)?\/\/|url\(\s*["']?\s*(?:https?:)?\/\//i;

const dependsOnMore = (markup: string) => DEPENDS_ON_MORE.test(markup);

/**
 * A digest of all that decides about a render's bytes, or undefined where that cannot be told from the
 * job alone: of an address, of markup with script, and of what loads images or styles from elsewhere.
 */
export function renderHash(job: Omit<RenderJob, 'ownerId'>): string | undefined {
  const { source, format, options, fit, metadata } = job;
  if (source.kind !== 'html' || isFoundIn(source.html, dependsOnMore)) return undefined;
  const decisive = { ...options, strict: undefined };
  const { headerHtml = '', footerHtml = '', css = '' } = decisive;
  if (dependsOnMore(headerHtml + footerHtml + css)) return undefined;
  const content = hash('sha256', source.html, 'base64url');
  return hashRenderInput([VERSION, content, format, decisive, fit, metadata]);
}
