import { renderTemplate } from '#lib/domain/templates/render.ts';
import type { JsonObject } from '#schemas/json.ts';

/** What a fragment of a template becomes, without the page around it. */
export function fill(html: string, data: JsonObject = {}): string {
  const page = renderTemplate({ html }, data);
  return page.slice(page.indexOf('<body>') + '<body>'.length, -'</body></html>'.length);
}
