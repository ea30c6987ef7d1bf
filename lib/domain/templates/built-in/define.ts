import type { JsonObject } from '#schemas/json.ts';
import type { Template } from '#schemas/template.ts';
import { BASE_CSS } from './base-css.ts';

/** A template that comes with the product: a Template whose sample data is JSON. */
export type BuiltInTemplate = Readonly<Omit<Template, 'sampleData'>> & {
  readonly sampleData: JsonObject;
};

/** When the built-in templates were released: they have no other history. */
const RELEASED_AT = '2026-01-15T00:00:00.000Z';

type Definition = Pick<
  BuiltInTemplate,
  'id' | 'name' | 'type' | 'description' | 'style' | 'schema' | 'sampleData'
> & {
  /** The document's title, in Mustache. */
  readonly title: string;
  readonly css: string;
  readonly body: string;
  readonly isDefault?: boolean;
};

/** Completes a built-in template: plain Mustache in a whole page, as a user could have written it. */
export function defineTemplate({
  title,
  css,
  body,
  isDefault = false,
  ...rest
}: Definition): BuiltInTemplate {
  return {
    ...rest,
    isDefault,
    version: 1,
    source: 'builtin',
    createdAt: RELEASED_AT,
    updatedAt: RELEASED_AT,
    html: `<!doctype html>
<html>
<head>
<title>${title}</title>
<style>${BASE_CSS}${css}</style>
</head>
<body>
${body}
</body>
</html>
`,
  };
}
