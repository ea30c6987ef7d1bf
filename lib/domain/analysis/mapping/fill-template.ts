import { escapeHtml } from '#lib/shared/html/escape.ts';
import { locateAll, locateOwn, type Scope, scalarOf } from './locate.ts';

/** `{{name}}`, `{{{to.firstName}}}` and `{name}`. */
const PLACEHOLDER = /(\{{1,3})\s{0,4}([A-Za-z_][\w.]{0,80})\s{0,4}\}{1,3}/g;

/**
 * A text with its placeholders filled from the objects at some paths. What they do not have is left out,
 * since nobody sends a placeholder; but for single braces, which a text may mean.
 */
export function fillTemplate(
  template: string,
  scope: Scope,
  paths: readonly string[],
  { consumed }: { readonly consumed: Set<string> },
): string {
  const objects = paths.flatMap((path) => locateAll(scope, path));
  const isMarkup = /<[a-z][^<>]{0,200}>/i.test(template);
  return template.replace(PLACEHOLDER, (written, braces: string, name: string) => {
    const [found] = objects.flatMap((object) => {
      const inner = locateOwn(object, name);
      return (inner && scalarOf(inner)) ?? [];
    });
    if (found === undefined) return braces.length > 1 ? '' : written;
    consumed.add(found.path);
    const text = String(found.value);
    return isMarkup && braces.length < 3 ? escapeHtml(text) : text;
  });
}
